import { migrationStatements } from './migration-statements.ts'

const ADDED = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi
const CONSTRAINT =
  /\balter\s+table\s.*\badd\s+constraint\s+"?(\w+)"?\s+(check|foreign\s+key|unique|primary\s+key|exclude)\b([^;]*)/i

/**
 * Constraints of a migration on columns that the last release writes already: it may write what they refuse. A column that
 * the same migration adds is not written by it.
 */
export function unsafeConstraints(migration: string): string[] {
  const statements = migrationStatements(migration)
  const added = new Set(
    statements.flatMap(({ statement, table }) =>
      [...statement.matchAll(ADDED)].map(([, column]) => `${table}.${column}`),
    ),
  )
  return statements.flatMap(({ statement, table = '' }) => {
    const [found, name = '', kind = '', about = ''] = CONSTRAINT.exec(statement) ?? []
    if (!found) return []
    const asked = /^foreign/i.test(kind) ? (/\(([^)]*)\)/.exec(about)?.[1] ?? '') : about
    const columns = [...asked.matchAll(/"(\w+)"/g)].flatMap(([, column = '']) =>
      [table, name, 'public'].includes(column) ? [] : [column],
    )
    const isNew = columns.length > 0 && columns.every((column) => added.has(`${table}.${column}`))
    return isNew ? [] : [statement]
  })
}
