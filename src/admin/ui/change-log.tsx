import { Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useReference } from 'react-admin'
import type { Field, Resource, ResourceName } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import { plainText } from '../../contract/staff/plain-text.ts'
import type { RecordedChange } from '../../contract/staff/records.ts'
import { useApi } from '../api/use-api.ts'
import { valueText } from '../screens/records/value-text.ts'
import { fieldLabel } from '../words/react-words.ts'
import { useWords } from '../words/words.tsx'
import { PlainList } from './plain-list.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { TitledPaper } from './titled-paper.tsx'

const PAGE = 10

type Props = {
  title: string
  none: string
  more: string
  resource: string
  recordId: number
  /** One change in words. */
  children: (entry: RecordedChange) => ReactNode
}

/** The last changes of a record, as the log has them, and earlier ones when asked for. */
export function ChangeLog({ title, none, more, resource, recordId, children }: Props) {
  const [count, setCount] = useState(PAGE)
  const { value: entries, problem } = useApi('GET /:resource/:id/history', {
    params: { resource, id: recordId },
    query: { count },
  })
  return (
    <TitledPaper title={title}>
      <ProblemAlert problem={problem} />
      <PlainList isOrdered gap={2} none={entries && none}>
        {entries?.map((entry) => (
          <Box component="li" key={entry.id}>
            {children(entry)}
          </Box>
        ))}
      </PlainList>
      {entries?.length === count ? <Button onClick={() => setCount(count + PAGE)}>{more}</Button> : null}
    </TitledPaper>
  )
}

type Facts = Record<string, unknown> | null

type ChangedFieldsProps = { resource: ResourceName; before: Facts; after: Facts }

/** From what to what, field by field, in the units people use. */
export function ChangedFields({ resource, before, after }: ChangedFieldsProps) {
  const { t, locale, messages } = useWords('records')
  const names = Object.keys(after ?? before ?? {}).filter(
    (name) => isTelling(before?.[name]) || isTelling(after?.[name]),
  )
  const say = (name: string, facts: Facts): ReactNode => {
    const field = resources[resource]?.fields.find((one) => one.name === name)
    const value = facts?.[name]
    if (field?.kind === 'reference' && typeof value === 'number')
      return <RecordName resource={field.resource} id={value} />
    const text = field ? valueText(field, inApiUnits(field, value), locale, messages) : plainText(value)
    return text === '' ? t('history.nothing') : text
  }
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {names.map((name) => (
        <li key={name}>
          {fieldLabel(messages, resource, name)}
          {': '}
          {before ? <del>{say(name, before)}</del> : null}{' '}
          {after ? (
            <Box component="ins" sx={{ textDecoration: 'none', color: 'text.primary' }}>
              {say(name, after)}
            </Box>
          ) : null}
        </li>
      ))}
    </Box>
  )
}

/** What the record is called that is meant by a number; the number alone when it is no longer there, or not ours to read. */
export function RecordName({ resource, id }: { resource: ResourceName; id: number }) {
  const { referenceRecord } = useReference({ reference: resource, id })
  return plainText(referenceRecord?.title ?? id)
}

/** The log keeps what the database keeps: cents and hundredths. */
function inApiUnits({ kind }: Field, value: unknown): unknown {
  const isHundredths = kind === 'money' || kind === 'percent' || kind === 'discount'
  return isHundredths && typeof value === 'number' ? value / 100 : value
}

const isTelling = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && value !== '•'

/** What can be written back of a record as it was. */
export function writable(
  resource: Resource | undefined,
  facts: Record<string, unknown>,
): Record<string, unknown> {
  const fields = resource?.fields.filter(({ name, isReadOnly }) => !isReadOnly && name in facts) ?? []
  return Object.fromEntries(fields.map((field) => [field.name, inApiUnits(field, facts[field.name])]))
}
