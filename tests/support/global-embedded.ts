import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { beginWithEmptyDatabase } from '../../src/db/empty-database.ts'
import { loadSmallCompany } from './small-company.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of the migrated embedded database with the small company. */
    dumpFile: string
    /** A PostgreSQL server and the name of its database with the small company. */
    serverUrl: string
  }
}

/** Migrates once; each test file then loads the dump, which is much quicker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'autorent-dump-'))
  await beginWithEmptyDatabase(join(folder, 'database'))
  const pg = await PGlite.create(join(folder, 'database'), { extensions: { btree_gist, pg_trgm } })
  const db = drizzle(pg, { casing: 'snake_case' })
  await migrate(db, { migrationsFolder: 'migrations' })
  await loadSmallCompany(db)
  const file = join(folder, 'base.tar')
  const dump = await pg.dumpDataDir('none')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await pg.close()
  project.provide('dumpFile', file)
  return () => rm(folder, { recursive: true })
}
