import { fileURLToPath } from 'node:url'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { Database, OpenDatabase } from './client.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings the database to this code's schema; processes that start together take turns. */
export async function migrate(database: OpenDatabase): Promise<void> {
  await database.exclusively((db) => migrateIn(database.kind, db))
}

/** The same for whoever has the database to himself already. */
export async function migrateIn(kind: OpenDatabase['kind'], db: Database): Promise<void> {
  // Both migrators ask for their own driver's type and use only what is common to the two.
  if (kind === 'embedded') await migrateEmbedded(db as never, { migrationsFolder })
  else await migrateServer(db as never, { migrationsFolder })
}
