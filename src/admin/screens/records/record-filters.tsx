import type { ReactElement } from 'react'
import { SearchInput } from 'react-admin'
import type { Field, Resource } from '../../../contract/records/resource.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import { fieldLabel } from '../../words/react-words.ts'
import type { Say } from '../../words/words.tsx'
import { RecordInput } from './record-input.tsx'

/** What narrows a list: a search over its texts, and each field that is marked for it; times from and before. */
export function filtersOf(
  resource: Resource,
  name: string,
  { t, messages }: { t: Say<'records'>; messages: StaffMessages },
): ReactElement[] {
  const search = messages.react.ra.action.search
  const fields = resource.fields.filter(({ isFilter }) => isFilter)
  return [
    ...(resource.search.length > 0
      ? [
          <SearchInput
            key="q"
            source="q"
            alwaysOn
            placeholder={search}
            slotProps={{ htmlInput: { 'aria-label': search } }}
          />,
        ]
      : []),
    ...fields.flatMap((field) => {
      const label = fieldLabel(messages, name, field.name)
      if (field.kind !== 'day' && field.kind !== 'moment') return [filter(field, field.name, label)]
      return [
        filter(field, `${field.name}_gte`, t('from', { field: label })),
        filter(field, `${field.name}_lt`, t('before', { field: label })),
      ]
    }),
  ]
}

const filter = (field: Field, source: string, label: string) => (
  <RecordInput key={source} field={field} source={source} label={label} isFilter />
)
