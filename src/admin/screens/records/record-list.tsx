import { Button, Paper, type Theme, ThemeProvider, Typography } from '@mui/material'
import { useCallback } from 'react'
import {
  BulkDeleteButton,
  BulkExportButton,
  BulkUpdateButton,
  CreateButton,
  DataTable,
  ExportButton,
  FilterButton,
  FilterContext,
  FilterForm,
  ListBase,
  Pagination,
  useListContext,
  useResourceContext,
} from 'react-admin'
import { Link } from 'react-router'
import type { Resource, ResourceName } from '../../../contract/records/resource.ts'
import { resources } from '../../../contract/records/resources.ts'
import { Screen } from '../../ui/screen.tsx'
import { fieldLabel, resourceName } from '../../words/react-words.ts'
import { useSpoken, useWords } from '../../words/words.tsx'
import { exportCsv } from './export-csv.ts'
import { ImportButton } from './import-button.tsx'
import { isNumber, RecordCell } from './record-cell.tsx'
import { filtersOf } from './record-filters.tsx'
import { useMayWrite } from './use-may-write.ts'

/** Records with a page of their own are opened there. */
const ID = 'id'
const withPage = new Set(['bookings', 'cars'])

/** react-admin names the frame of a box; the box itself has to have a name too. */
const withNamedBoxes = (outer: Theme, name: string): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiCheckbox: { defaultProps: { role: 'group', slotProps: { input: { 'aria-label': name } } } },
  },
})

/** A list as its description says: its columns, what narrows it, what can be done with many at once. */
export function RecordList() {
  const name = useResourceContext() as ResourceName
  const { messages } = useSpoken()
  const resource = resources[name]
  const [field, order] = resource.sort
  const filters = filtersOf(resource, name, messages)
  const named = useCallback((outer: Theme) => withNamedBoxes(outer, messages.records.choose), [messages])
  return (
    <ListBase
      sort={{ field, order }}
      perPage={25}
      exporter={(records: Record<string, unknown>[]) => exportCsv(name, resource, records)}
    >
      <FilterContext value={filters}>
        <Screen
          title={resourceName(messages, name, 'many')}
          actions={<Actions resource={resource} name={name} />}
        >
          <FilterForm filters={filters} />
          <Paper
            sx={{ overflowX: 'auto', minWidth: 0 }}
            tabIndex={0}
            role="region"
            aria-label={resourceName(messages, name, 'many')}
          >
            <ThemeProvider theme={named}>
              <Table resource={resource} name={name} />
            </ThemeProvider>
          </Paper>
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </Screen>
      </FilterContext>
    </ListBase>
  )
}

function Actions({ resource, name }: { resource: Resource; name: ResourceName }) {
  const mayWrite = useMayWrite(resource)
  return (
    <>
      {resource.fields.some(({ isFilter }) => isFilter) ? <FilterButton /> : null}
      <ExportButton />
      {mayWrite && resource.verbs.includes('create') && resource.verbs.includes('update') ? (
        <ImportButton name={name} />
      ) : null}
      {name === 'bookings' ? <PhoneLink /> : null}
      {name === 'coupons' && mayWrite ? <CouponLink /> : null}
      {name !== 'coupons' && mayWrite && resource.verbs.includes('create') ? (
        <CreateButton variant="contained" color="secondary" />
      ) : null}
    </>
  )
}

/** A booking is made by its own screen. */
function PhoneLink() {
  const t = useWords('shell')
  return (
    <Button component={Link} to="/admin/phone" variant="contained" color="secondary">
      {t('menu.phone')}
    </Button>
  )
}

/** So is a coupon with all its parts. */
function CouponLink() {
  const { messages } = useSpoken()
  return (
    <Button component={Link} to="/admin/coupon/new" variant="contained" color="secondary">
      {messages.react.ra.action.create}
    </Button>
  )
}

function Table({ resource, name }: { resource: Resource; name: ResourceName }) {
  const { messages } = useSpoken()
  const mayWrite = useMayWrite(resource)
  const { total, isPending } = useListContext()
  if (!isPending && total === 0) {
    return <Typography sx={{ p: 3 }}>{messages.react.ra.navigation.no_filtered_results}</Typography>
  }
  return (
    <DataTable
      rowClick={name === 'coupons' ? (id) => `/admin/coupon/${id}` : withPage.has(name) ? 'show' : 'edit'}
      bulkActionButtons={
        mayWrite && resource.verbs.includes('update') ? (
          <BulkActions resource={resource} />
        ) : (
          <BulkExportButton />
        )
      }
    >
      <DataTable.Col source="id" label={ID} />
      {resource.fields
        .filter(({ isListed }) => isListed)
        .map((field) => (
          <DataTable.Col
            key={field.name}
            source={field.name}
            label={fieldLabel(messages, name, field.name)}
            disableSort={field.kind === 'json'}
            sx={isNumber(field) ? { textAlign: 'right' } : {}}
          >
            <RecordCell field={field} />
          </DataTable.Col>
        ))}
    </DataTable>
  )
}

/** Removing can be undone for a while; taking out of use keeps the history. */
function BulkActions({ resource }: { resource: Resource }) {
  const t = useWords('records')
  const canRetire = resource.fields.some(({ name }) => name === 'isActive')
  return (
    <>
      <BulkExportButton />
      {canRetire ? (
        <BulkUpdateButton data={{ isActive: false }} label={t('retire')} mutationMode="undoable" />
      ) : null}
      {canRetire ? (
        <BulkUpdateButton data={{ isActive: true }} label={t('activate')} mutationMode="undoable" />
      ) : null}
      {resource.verbs.includes('remove') ? <BulkDeleteButton mutationMode="undoable" /> : null}
    </>
  )
}
