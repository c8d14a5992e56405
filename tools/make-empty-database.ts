import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMPTY_DATABASE } from '../src/db/empty-database.ts'
import { hashOfFiles } from './hash-of-files.ts'

const RECORD = `${EMPTY_DATABASE}.made-from`

/** Makes what new embedded databases are copied from, unless it is there and made from the same migrations. */
export async function makeEmptyDatabase(): Promise<void> {
  const madeFrom = hashOfFiles(['migrations/**/*.*', 'package-lock.json'])
  if (existsSync(EMPTY_DATABASE) && existsSync(RECORD) && readFileSync(RECORD, 'utf8') === madeFrom) return
  const [{ openEmbedded }, { migrate }] = await Promise.all([
    import('../src/db/client.ts'),
    import('../src/db/migrate.ts'),
  ])
  const half = `${EMPTY_DATABASE}.half`
  rmSync(half, { recursive: true, force: true })
  // Before the new one is opened, which would begin as a copy of it.
  rmSync(EMPTY_DATABASE, { recursive: true, force: true })
  const database = await openEmbedded({ folder: half })
  await migrate(database)
  await database.close()
  makeReadable(half)
  renameSync(half, EMPTY_DATABASE)
  writeFileSync(RECORD, madeFrom)
}

/** There is nobody in it, and whoever builds need not be whoever runs; what is copied from it is made private there. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}
