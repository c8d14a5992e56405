import { useEffect, useState } from 'react'
import { RecordContextProvider } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Field, Resource } from '../../../contract/records/resource.ts'
import type { StoredRecord } from '../../../contract/staff/records.ts'
import { BothVersions, type Faster, type Version } from '../../ui/both-versions.tsx'
import { fieldLabel } from '../../words/react-words.ts'
import { useSpoken } from '../../words/words.tsx'
import { RecordCell } from './record-cell.tsx'

/** A save that was refused because the record had changed: as it was before, and as it is now. */
export type Overtaken = Faster & { previous: StoredRecord; current: StoredRecord }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

type Props = { resource: Resource; name: string; overtaken: Overtaken }

/** What a colleague changed meanwhile, beside what stands in the form. Fields only they have touched are theirs at once. */
export function RecordVersions({ resource, name, overtaken }: Props) {
  const { previous, current, ...faster } = overtaken
  const { messages } = useSpoken()
  const { getValues, setValue } = useFormContext()
  const [mine] = useState<Record<string, unknown>>(() => structuredClone(getValues()))
  const changed = resource.fields.filter(
    (field) => !field.isReadOnly && !isSame(previous[field.name], current[field.name]),
  )
  const [kept, setKept] = useState<Record<string, Version>>(() =>
    Object.fromEntries(
      changed.map((field) => [
        field.name,
        isSame(mine[field.name], previous[field.name]) ? 'theirs' : 'mine',
      ]),
    ),
  )
  const keep = (version: Version, one?: string) => {
    const names = one === undefined ? changed.map((field) => field.name) : [one]
    setKept((last) => ({ ...last, ...Object.fromEntries(names.map((each) => [each, version])) }))
  }
  useEffect(() => {
    for (const [field, version] of Object.entries(kept))
      setValue(field, version === 'theirs' ? current[field] : mine[field], {
        shouldDirty: true,
        shouldValidate: true,
      })
  }, [kept, current, mine, setValue])
  return (
    <BothVersions
      {...faster}
      onKeep={keep}
      rows={changed.map((field) => ({
        name: field.name,
        label: fieldLabel(messages, name, field.name),
        theirs: <Said field={field} record={current} />,
        mine: <Said field={field} record={{ ...previous, ...mine }} />,
        kept: kept[field.name] ?? 'mine',
      }))}
    />
  )
}

function Said({ field, record }: { field: Field; record: Record<string, unknown> }) {
  const { records } = useSpoken().messages
  const value = record[field.name]
  if (value === null || value === undefined || value === '') return records.history.nothing
  return (
    <RecordContextProvider value={{ id: 0, ...record }}>
      <RecordCell field={field} />
    </RecordContextProvider>
  )
}
