import type { ImportedRow } from '../../../contract/records/import.ts'
import { plainText } from '../../../contract/staff/plain-text.ts'
import { faultWords } from '../../words/fault-words.ts'
import { useSpoken, useWords } from '../../words/words.tsx'

/** What becomes of one line of a file. */
export function ImportedRowWords({ row, labelOf }: { row: ImportedRow; labelOf: (field: string) => string }) {
  const t = useWords('records')
  const { messages } = useSpoken()
  return (
    <>
      <strong>{t(`import.outcomes.${row.outcome}`)}</strong>
      {row.outcome === 'update'
        ? row.changes.map(({ field, before, after }) => (
            <div key={field}>
              {labelOf(field)}
              {': '}
              <del>{plainText(before ?? '–')}</del>{' '}
              <ins style={{ textDecoration: 'none' }}>{plainText(after ?? '–')}</ins>
            </div>
          ))
        : null}
      {row.outcome === 'refused'
        ? row.errors.map(({ path, code }) => (
            <div key={path + code}>
              {path === 'id' ? path : labelOf(path)}
              {': '}
              {faultWords(messages, code)}
            </div>
          ))
        : null}
    </>
  )
}
