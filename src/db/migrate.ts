import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { Database, OpenDatabase } from './client.ts'
import { appliedMigrations } from './copy/read-company.ts'

const ownMigrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const JOURNAL = 'meta/_journal.json'

/** A later release has changed this database in ways that this one knows nothing of. */
export class NewerDatabase extends Error {
  constructor(what: string) {
    super(
      `${what} was made by a newer release than this one, which would not understand it. Start that release, or go back to a backup from before it: npm run upgrade -- --back.`,
    )
  }
}

/** Brings the database to this code's schema; processes that start together take turns. */
export async function migrate(database: OpenDatabase): Promise<void> {
  await database.exclusively((db) => migrateIn(database.kind, db))
}

/** The same for whoever has the database to himself already. */
export async function migrateIn(kind: OpenDatabase['kind'], db: Database): Promise<void> {
  await refuseNewer((await appliedMigrations(db)).at(-1)?.at ?? 0, 'The database')
  await migrateBy(kind, db, ownMigrations)
}

/** Nothing is done to what this release does not understand. */
export async function refuseNewer(last: number, what: 'The database' | 'The backup'): Promise<void> {
  if (last > (await newestKnown())) throw new NewerDatabase(what)
}

/** Brings an empty database to the schema of an earlier release: the one that knew nothing after this moment. */
export async function migrateUpTo(kind: OpenDatabase['kind'], db: Database, last: number): Promise<void> {
  await refuseNewer(last, 'The backup')
  const folder = await mkdtemp(join(tmpdir(), 'autorent-migrations-'))
  try {
    await cp(ownMigrations, folder, { recursive: true })
    const journal = await readJournal()
    const entries = journal.entries.filter(({ when }) => when <= last)
    await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }))
    await migrateBy(kind, db, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function migrateBy(kind: OpenDatabase['kind'], db: Database, migrationsFolder: string): Promise<void> {
  // Both migrators ask for their own driver's type and use only what is common to the two.
  if (kind === 'embedded') await migrateEmbedded(db as never, { migrationsFolder })
  else await migrateServer(db as never, { migrationsFolder })
}

type Journal = { entries: { when: number; tag: string }[] }

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(join(ownMigrations, JOURNAL), 'utf8')) as Journal
}

/** When the last migration that this release brings was written. */
export async function newestKnown(): Promise<number> {
  const { entries } = await readJournal()
  return Math.max(...entries.map(({ when }) => when))
}
