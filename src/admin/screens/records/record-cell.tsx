import { Chip } from '@mui/material'
import { ReferenceField, TextField, useRecordContext, useResourceContext } from 'react-admin'
import type { Field } from '../../../contract/records/resource.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { TwoLines } from '../../ui/two-lines.tsx'
import { loggedWord } from '../../words/react-words.ts'
import { useSpoken } from '../../words/words.tsx'
import { choiceLabel, valueText } from './value-text.ts'

type Props = {
  field: Field
  /** A text that is there in three languages is shown in the reader's. */
  isTranslated?: boolean
}

const suffixes = { et: '', en: 'En', ru: 'Ru' } as const

/** One cell of a list. */
export function RecordCell({ field, isTranslated = false }: Props) {
  const record = useRecordContext()
  const { locale, messages } = useSpoken()
  const translated: unknown = isTranslated && record?.[`${field.name}${suffixes[locale]}`]
  const value: unknown = translated || record?.[field.name]
  const isOfLog = useResourceContext() === 'audit-log'
  if (field.kind === 'reference') {
    return value === null || value === undefined ? null : (
      <ReferenceField source={field.name} reference={field.resource} link={false}>
        <TextField source="title" />
      </ReferenceField>
    )
  }
  if (field.name === 'registerNumber') return <span>{showPlate(String(value))}</span>
  if (field.kind === 'choice')
    return <Chip size="small" variant="outlined" label={choiceLabel(messages, String(value))} />
  // The code stays in sight: it is what the log is searched by.
  const word =
    isOfLog && (field.name === 'resource' || field.name === 'action') && loggedWord(messages, String(value))
  if (word) return <TwoLines one={word} two={String(value)} />
  if (field.kind === 'discount') {
    const kind = record?.[field.isPercentage] === true ? 'percent' : 'money'
    return <span>{valueText({ kind }, value, locale, messages)}</span>
  }
  return (
    <span style={isNumber(field) ? { whiteSpace: 'nowrap' } : {}}>
      {valueText(field, value, locale, messages)}
    </span>
  )
}

export const isNumber = ({ kind }: Field): boolean =>
  kind === 'money' || kind === 'percent' || kind === 'integer' || kind === 'decimal' || kind === 'discount'
