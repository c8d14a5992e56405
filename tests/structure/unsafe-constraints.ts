const ADDED = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi
const CONSTRAINT =
  /\balter\s+table\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?\s.*\badd\s+constraint\s+"?(\w+)"?\s+(check|foreign\s+key|unique|primary\s+key|exclude)\b([^;]*)/i

/**
 * Constraints of a migration on columns that the last release writes already: it may write what they refuse. A column that
 * the same migration adds is not written by it. Whoever has thought about it says so: `-- safe: wider than before`.
 */
export function unsafeConstraints(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint')
  const created = new Set(
    [...migration.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name),
  )
  const added = new Set(
    statements.flatMap((text) => [...text.matchAll(ADDED)].map(([, column]) => `${tableIn(text)}.${column}`)),
  )
  return statements.flatMap((text) => {
    if (/^\s*--\s*safe:\s*\S/m.test(text)) return []
    const statement = text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim()
    const [found, table = '', name = '', kind = '', about = ''] = CONSTRAINT.exec(statement) ?? []
    if (!found || created.has(table)) return []
    const asked = /^foreign/i.test(kind) ? (/\(([^)]*)\)/.exec(about)?.[1] ?? '') : about
    const columns = [...asked.matchAll(/"(\w+)"/g)].flatMap(([, column = '']) =>
      [table, name, 'public'].includes(column) ? [] : [column],
    )
    const isNew = columns.length > 0 && columns.every((column) => added.has(`${table}.${column}`))
    return isNew ? [] : [statement]
  })
}

const tableIn = (text: string): string =>
  /\balter\s+table\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/i.exec(text)?.[1] ?? ''
