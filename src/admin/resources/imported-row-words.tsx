import type { ImportedRow } from '../../server/api/schemas/staff/import.ts'
import { plainText } from '../../server/api/schemas/staff/plain-text.ts'
import { faultWords } from '../layout/fault-words.ts'
import { useSpoken, useWords } from '../layout/words.tsx'

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
