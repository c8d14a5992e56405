import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { appliedMigrations } from '../../../db/copy/read-company.ts'
import { rowsOf } from '../../../db/copy/rows-of.ts'
import { FolderInUse } from '../../../db/folder-lock.ts'
import { keepsConnections } from '../../../db/keeps-connections.ts'
import { newestKnown } from '../../../db/migrate.ts'
import type { Settings } from '../../env.ts'
import { openCompany } from '../company-place.ts'
import { beware, type Finding, fine, messageOf, wrong } from './finding.ts'

const OLDEST_SERVER = 150_000
const CLOCK_SECONDS = 5

/** Whether it answers, is new enough, has what it needs, and is of this release. */
export async function checkDatabase(settings: Settings, processes: number): Promise<Finding[]> {
  try {
    const database = await openCompany(settings)
    try {
      const server = settings.DATABASE_URL
        ? await checkServer(settings.DATABASE_URL, database.db, settings.DATABASE_POOL, processes)
        : [fine('database', `The embedded one in ${settings.DATA_DIR} opens.`)]
      return [...server, await checkMigrations(database.db)]
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
  const [found] = await rowsOf<{ version: number; name: string; late: number; gist: boolean; most: number }>(
    db,
    sql`select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
      extract(epoch from clock_timestamp())::float8 - ${Date.now() / 1000}::float8 as late,
      exists (select from pg_available_extensions where name = 'btree_gist') as gist,
      current_setting('max_connections')::int as most`,
  )
  if (!found) return [wrong('database', 'It answers nothing.', 'Look into its log.')]
  const needed = processes * (pool + 4)
  return [
    found.version < OLDEST_SERVER
      ? wrong('database', `It is PostgreSQL ${found.name}.`, 'Version 15 or newer is needed: upgrade it.')
      : fine('database', `PostgreSQL ${found.name} answers.`),
    found.gist
      ? fine('database', 'The extension btree_gist is there.')
      : wrong(
          'database',
          'The extension btree_gist is not there.',
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
