import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, type OpenDatabase, openEmbedded, openServer } from '../../db/client.ts'
import type { CompanyHeader, RowChunk } from '../../db/copy/company-header.ts'
import { appliedMigrations, type CompanyReading, tablesOf, withCompany } from '../../db/copy/read-company.ts'
import { rowsOf } from '../../db/copy/rows-of.ts'
import { writeCompany } from '../../db/copy/write-company.ts'
import { FolderInUse, lockFolder } from '../../db/folder-lock.ts'
import { migrateUpTo, newestKnown } from '../../db/migrate.ts'
import { ConfigurationError } from '../configuration-error.ts'
import { askRunningServer } from './rows-door.ts'

/** Where a company's rows are: on a server, or in a folder. */
export type CompanyPlace = { DATABASE_URL?: string | undefined; DATA_DIR: string }

/** A whole table is asked for at once. */
const ANSWER_WITHIN_MS = 6 * 3_600_000

export const databaseFolder = ({ DATA_DIR }: Pick<CompanyPlace, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'database')

/** Opens what is there and makes nothing new. */
export function openCompany({ DATABASE_URL, DATA_DIR }: CompanyPlace): Promise<OpenDatabase> | OpenDatabase {
  if (DATABASE_URL) return openServer(DATABASE_URL, 2, ANSWER_WITHIN_MS)
  const folder = databaseFolder({ DATA_DIR })
  if (!existsSync(folder)) throw new ConfigurationError(`DATA_DIR: there is no company in ${folder}.`)
  return openEmbedded({ folder })
}

/** Reads a company as it is now, whether or not a server runs on it. */
export async function readCompanyOf<T>(
  place: CompanyPlace,
  use: (reading: CompanyReading) => Promise<T>,
): Promise<T> {
  let database: OpenDatabase
  try {
    database = await openCompany(place)
  } catch (error) {
    if (error instanceof FolderInUse) return askRunningServer(place.DATA_DIR, use)
    throw error
  }
  try {
    return await withCompany(database.db, use)
  } finally {
    await database.close()
  }
}

/** Refuses a place where somebody already works, before anything is touched. */
export async function refuseLiving(place: CompanyPlace): Promise<void> {
  if (!place.DATABASE_URL) {
    if (existsSync(databaseFolder(place)))
      throw new ConfigurationError(
        `A company lives in ${databaseFolder(place)}, and nothing of it is overwritten. Name another DATA_DIR, or add --aside: it is then kept beside the restored one.`,
      )
    return
  }
  const database = openServer(place.DATABASE_URL, 2, ANSWER_WITHIN_MS)
  try {
    if (await hasRows(database.db))
      throw new ConfigurationError(
        'DATABASE_URL: a company lives in this database, and nothing of it is overwritten. Make an empty database, or add --aside: it is then kept beside the restored one.',
      )
  } finally {
    await database.close()
  }
}

/** The one row that comes with the tables is nobody's. */
async function hasRows(db: Database): Promise<boolean> {
  const tables = (await tablesOf(db)).filter(({ name }) => name !== 'catalogue_version')
  for (const { name } of tables) {
    const [found] = await rowsOf<{ some: boolean }>(
      db,
      sql`select exists (select from ${sql.identifier(name)}) as some`,
    )
    if (found?.some) return true
  }
  return false
}

/** Tables of another release, or of a restore that was broken off, with nothing in them. */
async function clearTables(db: Database): Promise<void> {
  if ((await tablesOf(db)).length === 0) return
  await db.transaction(async (tx) => {
    for (const schema of ['public', 'drizzle', 'jobs'])
      await tx.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`)
    await tx.execute(sql`create schema public`)
  })
}

/** Writes a company into a place where none lives: all of it or nothing, compared with what was read. */
export async function placeCompany(
  place: CompanyPlace,
  header: CompanyHeader,
  chunks: AsyncIterable<RowChunk>,
): Promise<void> {
  const last = header.migrations.at(-1)?.at ?? 0
  if (place.DATABASE_URL) {
    const database = openServer(place.DATABASE_URL, 2, ANSWER_WITHIN_MS)
    try {
      await clearTables(database.db)
      await migrateUpTo('server', database.db, last)
      await writeCompany(database.db, header, chunks)
    } finally {
      await database.close()
    }
    return
  }
  const folder = databaseFolder(place)
  const half = `${folder}.restoring`
  await rm(half, { recursive: true, force: true })
  await mkdir(place.DATA_DIR, { recursive: true, mode: 0o700 })
  const database = await openEmbedded({ folder: half, isBare: last !== (await newestKnown()) })
  try {
    await migrateUpTo('embedded', database.db, last)
    await writeCompany(database.db, header, chunks)
  } finally {
    await database.close()
  }
  // It gets its name when it is whole.
  await rename(half, folder)
}

/** Keeps a company that lives beside the one that takes its place, and says where. */
export async function putAside(place: CompanyPlace, stamp: string): Promise<string | undefined> {
  if (!place.DATABASE_URL) {
    const folder = databaseFolder(place)
    if (!existsSync(folder)) return undefined
    const unlock = await lockFolder(folder)
    const aside = `${folder}.before-${stamp}`
    await rename(folder, aside)
    await unlock()
    return aside
  }
  const database = openServer(place.DATABASE_URL, 2, ANSWER_WITHIN_MS)
  try {
    await refuseBusy(database.db)
    if ((await tablesOf(database.db)).length === 0) return undefined
    const schema = `before_${stamp.toLowerCase()}`
    await database.db.transaction((tx) => setSchemasAside(tx, schema))
    return `the schema ${schema}`
  } finally {
    await database.close()
  }
}

async function setSchemasAside(tx: Database, schema: string): Promise<void> {
  // The queue of jobs holds nothing of the company's, and each release makes its own.
  await tx.execute(sql`drop schema if exists jobs cascade`)
  await tx.execute(sql`alter schema public rename to ${sql.identifier(schema)}`)
  await tx.execute(sql`create schema public`)
  // What they bring belongs to the database and not to one company in it.
  const extensions = await rowsOf<{ name: string }>(
    tx,
    sql`select extname as name from pg_extension where extnamespace = ${schema}::regnamespace`,
  )
  for (const { name } of extensions)
    await tx.execute(sql`alter extension ${sql.identifier(name)} set schema public`)
  if ((await appliedMigrations(tx)).length > 0)
    await tx.execute(sql`alter schema drizzle rename to ${sql.identifier(`${schema}_migrations`)}`)
}

/** Whoever still works there would write into what has just been left. */
export async function refuseBusy(db: Database): Promise<void> {
  const [found] = await rowsOf<{ others: number }>(
    db,
    sql`select count(*)::int as others from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  if (found && found.others > 0)
    throw new ConfigurationError(
      `DATABASE_URL: ${found.others} other connections are open. Stop every server that uses this database first.`,
    )
}
