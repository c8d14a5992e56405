import { sql } from 'drizzle-orm'
import { type Database, openServer } from '../../../db/client.ts'
import { appliedMigrations } from '../../../db/copy/read-company.ts'
import { rowsOf } from '../../../db/copy/rows-of.ts'
import { FolderInUse } from '../../../db/folder-lock.ts'
import { keepsConnections } from '../../../db/keeps-connections.ts'
import { newestKnown } from '../../../db/migrate.ts'
import type { Settings } from '../../env.ts'
import { openCompany } from '../company-place.ts'
import { beware, type Finding, fine, messageOf, wrong } from './finding.ts'

const OLDEST_SERVER = 150_000
const EXTENSIONS = ['btree_gist', 'pg_trgm']
/** Three that listen, and those of the jobs. */
const BESIDE_POOL = 5
const LATE_SECONDS = 60
const CLOCK_SECONDS = 5

/** Whether it answers, is new enough, has what it needs, and is of this release. */
export async function checkDatabase(settings: Settings, processes: number): Promise<Finding[]> {
  try {
    const database = await openCompany(settings)
    try {
      const server = settings.DATABASE_URL
        ? await checkServer(settings.DATABASE_URL, database.db, settings.DATABASE_POOL, processes)
        : [fine('database', `The embedded one in ${settings.DATA_DIR} opens.`)]
      const copy = settings.DATABASE_READ_URL ? [await checkCopy(settings.DATABASE_READ_URL)] : []
      return [...server, await checkMigrations(database.db), ...copy]
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof FolderInUse)
      return [fine('database', 'A server has the embedded one open, so it was not looked into.')]
    const todo = settings.DATABASE_URL
      ? 'Start it, or set DATABASE_URL right. What it says is in the log of the database server.'
      : 'Set DATA_DIR to the folder of the company, or start the server once.'
    return [wrong('database', `It cannot be opened: ${messageOf(error)}`, todo)]
  }
}

async function checkServer(url: string, db: Database, pool: number, processes: number): Promise<Finding[]> {
  const [found] = await rowsOf<{
    version: number
    name: string
    late: number
    lacks: string[]
    most: number
  }>(
    db,
    sql`select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
      extract(epoch from clock_timestamp())::float8 - ${Date.now() / 1000}::float8 as late,
      array(select name from unnest(${sql.param(EXTENSIONS)}::text[]) as name
        where name not in (select a.name from pg_available_extensions a)) as lacks,
      current_setting('max_connections')::int as most`,
  )
  if (!found) return [wrong('database', 'It answers nothing.', 'Look into its log.')]
  const needed = processes * (pool + BESIDE_POOL)
  return [
    found.version < OLDEST_SERVER
      ? wrong('database', `It is PostgreSQL ${found.name}.`, 'Version 15 or newer is needed: upgrade it.')
      : fine('database', `PostgreSQL ${found.name} answers.`),
    found.lacks.length === 0
      ? fine('database', `The extensions ${EXTENSIONS.join(' and ')} are there.`)
      : wrong(
          'database',
          `It lacks the extension ${found.lacks.join(' and ')}.`,
          'Install the package postgresql-contrib of its version.',
        ),
    (await keepsConnections(url))
      ? fine('database', 'Connections stay ours between transactions.')
      : wrong('database', 'A pooler hands our connections to others.', 'pgbouncer: pool_mode=session.'),
    needed > found.most
      ? beware(
          'database',
          `${processes} processes may want ${needed} connections, and it gives ${found.most}.`,
          'Lower DATABASE_POOL or WEB_CONCURRENCY, or raise max_connections.',
        )
      : fine('database', `${processes} processes want at most ${needed} of its ${found.most} connections.`),
    Math.abs(found.late) > CLOCK_SECONDS
      ? wrong(
          'clock',
          `The database's clock differs from this machine's by ${Math.round(found.late)} s.`,
          'Run an NTP client on both: apt install chrony.',
        )
      : fine('clock', "The database's clock and this machine's agree."),
  ]
}

async function checkMigrations(db: Database): Promise<Finding> {
  const [last, known] = [(await appliedMigrations(db)).at(-1)?.at ?? 0, await newestKnown()]
  if (last > known)
    return wrong(
      'database',
      'It was made by a newer release than this one.',
      'Start that release, or npm run upgrade -- --back.',
    )
  if (last < known)
    return beware(
      'database',
      'It is of an older release.',
      'The next start changes it: npm run upgrade takes a backup before.',
    )
  return fine('database', 'It is of this release.')
}

/** The one that figures, lists and files are read from; without it the database itself is asked. */
async function checkCopy(url: string): Promise<Finding> {
  const copy = openServer(url, 1)
  try {
    const [found] = await rowsOf<{ follows: boolean; late: number }>(
      copy.db,
      sql`select pg_is_in_recovery() as follows,
        case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
          else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0) end::float8 as late`,
    )
    if (!found?.follows)
      return wrong(
        'copy',
        'DATABASE_READ_URL leads to no copy, but to a database of its own.',
        'Lead it to a standby that follows DATABASE_URL, or leave it out: nothing is read there.',
      )
    if (found.late > LATE_SECONDS)
      return beware(
        'copy',
        `It is ${Math.round(found.late)} s behind, so nothing is read there.`,
        'Look at pg_stat_replication and at the disk of the copy.',
      )
    return fine('copy', 'It follows the database.')
  } catch (error) {
    return beware(
      'copy',
      `It cannot be opened: ${messageOf(error)}`,
      'Start it, or set DATABASE_READ_URL right. Meanwhile the database itself is asked.',
    )
  } finally {
    await copy.close()
  }
}
