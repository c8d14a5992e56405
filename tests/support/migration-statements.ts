const TABLE = '(?:only\\s+)?(?:"?public"?\\.)?"?(\\w+)"?'
const altered = new RegExp(`\\b(?:alter\\s+table|on)\\s+${TABLE}`, 'i')

/**
 * The statements of a migration that nobody has called safe, on one line each and without what they quote, and those
 * that touch a table which the migration itself makes left out: it is nobody's yet.
 */
export function migrationStatements(migration: string): { statement: string; table: string | undefined }[] {
  const created = new Set(
    [...migration.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name),
  )
  return migration.split('--> statement-breakpoint').flatMap((text) => {
    // Whoever has thought about it says so in the lines before: `-- safe: the last release does not read it since 0.3`.
    if (/^\s*--\s*safe:\s*\S/m.test(text)) return []
    const statement = text
      .replaceAll(/--.*$/gm, '')
      .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "'body'")
      .replaceAll(/'(?:[^']|'')*'/g, "''")
      .replaceAll(/\s+/g, ' ')
      .trim()
    const [, table] = altered.exec(statement) ?? []
    return table && created.has(table) ? [] : [{ statement, table }]
  })
}
