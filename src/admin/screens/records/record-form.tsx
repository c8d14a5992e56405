import { Box } from '@mui/material'
import {
  DeleteButton,
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { recordFaults } from '../../../contract/records/record-faults.ts'
import type { RecordBody } from '../../../contract/records/record-schema.ts'
import type { Field, Resource, ResourceName } from '../../../contract/records/resource.ts'
import { resources } from '../../../contract/records/resources.ts'
import { Columns } from '../../ui/columns.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { fieldLabel } from '../../words/react-words.ts'
import { useSpoken } from '../../words/words.tsx'
import { RecordCell } from './record-cell.tsx'
import { RecordInput } from './record-input.tsx'
import { type Overtaken, RecordVersions } from './record-versions.tsx'
import { useMayWrite } from './use-may-write.ts'

type FormProps = { isNew?: boolean; overtaken?: Overtaken | undefined }

/** The form of a record: its fields in order, texts in three languages side by side, checked as the API checks them. */
export function RecordForm({ isNew = false, overtaken }: FormProps) {
  const name = useResourceContext() as ResourceName
  const resource = resources[name]
  const mayWrite = useMayWrite(name)
  const check = (values: RecordBody) => {
    const faults = recordFaults(resource, values)
    return Object.fromEntries(faults.map(({ path, code }) => [path, `faults.${code}`]))
  }
  return (
    <SimpleForm
      validate={check}
      mode="onBlur"
      reValidateMode="onChange"
      defaultValues={isNew ? emptyRecord(resource) : undefined}
      toolbar={
        mayWrite && (isNew || resource.verbs.includes('update')) ? (
          <Toolbar sx={{ gap: 2, justifyContent: 'space-between' }}>
            <SaveButton color="secondary" alwaysEnable={isNew} />
            {!isNew && resource.verbs.includes('remove') ? <RemoveButton name={name} /> : null}
          </Toolbar>
        ) : (
          false
        )
      }
    >
      <UnsavedGuard />
      <ShownVersions resource={resource} name={name} overtaken={overtaken} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          width: '100%',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' },
        }}
      >
        {rowsOf(resource).map((row) =>
          row.length === 3 ? (
            <InThree key={row[0]?.name} fields={row} />
          ) : (
            row.map((field) => (
              <Box key={field.name} sx={isWide(field) ? { gridColumn: '1 / -1' } : {}}>
                <RecordInput field={field} />
              </Box>
            ))
          ),
        )}
      </Box>
      {isNew ? null : <ReadOnlyFacts resource={resource} name={name} />}
    </SimpleForm>
  )
}

/** While a save is under way it is the screen itself that leaves. */
function UnsavedGuard() {
  const { isDirty, dirtyFields, isSubmitting } = useFormState()
  return <LeaveGuard isDirty={isDirty && Object.keys(dirtyFields).length > 0 && !isSubmitting} />
}

/** Until the record has been saved over the version that was shown, or loaded anew. */
function ShownVersions({ overtaken, ...props }: FormProps & { resource: Resource; name: ResourceName }) {
  const record = useRecordContext()
  if (!overtaken || record !== overtaken.previous) return null
  return <RecordVersions key={JSON.stringify(overtaken.current)} overtaken={overtaken} {...props} />
}

/** Asked first and refused at once: a record that is in use cannot be said to be gone. */
function RemoveButton({ name }: { name: ResourceName }) {
  const { reset } = useFormContext()
  const notify = useNotify()
  const redirect = useRedirect()
  const removed = () => {
    reset()
    notify('ra.notification.deleted', { messageArgs: { smart_count: 1 } })
    redirect('list', name)
  }
  return <DeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess: removed }} />
}

const isWide = (field: Field): boolean => field.kind === 'text' && field.isLong === true

/** One text three times, side by side: what is missing in a language is seen. */
function InThree({ fields }: { fields: readonly Field[] }) {
  return (
    <Columns from="md" columns="repeat(3, 1fr)" sx={{ gridColumn: '1 / -1' }}>
      {fields.map((field) => (
        <RecordInput key={field.name} field={field} />
      ))}
    </Columns>
  )
}

/** `name`, `nameEn`, `nameRu` belong together; every other field stands alone. */
function rowsOf({ fields }: Resource): Field[][] {
  const written = fields.filter(({ isReadOnly }) => !isReadOnly)
  const names = new Set(written.map(({ name }) => name))
  return written
    .filter(({ name }) => !/(En|Ru)$/.test(name) || !names.has(name.slice(0, -2)))
    .map((field) =>
      names.has(`${field.name}En`)
        ? written.filter(({ name }) => [field.name, `${field.name}En`, `${field.name}Ru`].includes(name))
        : [field],
    )
}

/** What a new record says before anyone says otherwise. */
function emptyRecord({ fields }: Resource): RecordBody {
  const filled = fields.flatMap((field): [string, unknown][] => {
    if (field.isReadOnly) return []
    if (field.usually !== undefined) return [[field.name, field.usually]]
    if (field.kind === 'boolean') return [[field.name, field.name === 'isActive']]
    if (field.kind === 'text' && field.emptyAs === 'text') return [[field.name, '']]
    if (field.name === 'orderNumber' || field.name === 'carPriceMarkupPercent') return [[field.name, 0]]
    return field.name === 'maxQuantity' ? [[field.name, 1]] : []
  })
  return Object.fromEntries(filled)
}

/** What a record says and nobody types: it follows from something else. */
function ReadOnlyFacts({ resource, name }: { resource: Resource; name: ResourceName }) {
  const record = useRecordContext()
  const { messages } = useSpoken()
  const facts = resource.fields.filter(
    ({ isReadOnly, name: field, kind }) => isReadOnly && kind !== 'json' && isSaid(record?.[field]),
  )
  if (facts.length === 0) return null
  return (
    <Box sx={{ mt: 3, width: '100%' }}>
      <Facts>
        {facts.map((field) => (
          <Fact key={field.name} name={fieldLabel(messages, name, field.name)}>
            <RecordCell field={field} />
          </Fact>
        ))}
      </Facts>
    </Box>
  )
}

const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== ''
