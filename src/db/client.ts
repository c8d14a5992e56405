import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Client, Pool, type PoolClient } from 'pg'
import { beginWithEmptyDatabase } from './empty-database.ts'
import { lockFolder } from './folder-lock.ts'
import { makePrivate } from './make-private.ts'
import { ServerConnection } from './server-connection.ts'

export type Database = PgDatabase<PgQueryResultHKT>

/** With what was told; without anything when something may have been missed. */
type OnNotify = (told?: string) => void

/** A database that is open: the same SQL, whether embedded in this process or on a server. */
export type OpenDatabase = {
  kind: 'embedded' | 'server'
  db: Database
  /** Runs `use` on one connection while no other process is inside the same section. */
  exclusively: <T>(use: (db: Database) => Promise<T>) => Promise<T>
  /** Calls back after each NOTIFY on the channel, and after a lost connection is back. Returns how to stop. */
  listen: (channel: string, onNotify: OnNotify) => Promise<() => Promise<void>>
  /** Plain SQL for the job queue, which brings its own; without values it may be several statements. */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
  /** How many connections there are, how many of them rest, and who waits for one. */
  connections: () => { total: number; idle: number; waiting: number }
  close: () => Promise<void>
}

/** It takes all of them at once and keeps them; its own measure is 128 MB, and what is read often is less. */
const SHARED_BUFFERS = '32MB'

type EmbeddedOptions = {
  folder?: string
  dump?: Blob
  /** Without the tables of this release: whoever restores an older company makes its own. */
  isBare?: boolean
}

export async function openEmbedded({ folder, dump, isBare }: EmbeddedOptions): Promise<OpenDatabase> {
  if (folder) await mkdir(join(folder, '..'), { recursive: true })
  const unlock = folder ? await lockFolder(folder) : undefined
  if (folder && !isBare) await beginWithEmptyDatabase(folder)
  if (folder && existsSync(folder)) await makePrivate(folder)
  const { PGlite, extensions, drizzleEmbedded } = await loadEmbedded()
  const pg = await PGlite.create({
    extensions,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    ...(folder ? { dataDir: folder } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
  })
  const db = drizzleEmbedded(pg, { casing: 'snake_case' })
  return {
    kind: 'embedded',
    db,
    exclusively: (use) => use(db),
    listen: (channel, onNotify) => pg.listen(channel, (told) => onNotify(told)),
    executeSql: async (text, values) =>
      values && values.length > 0
        ? pg.query(text, values)
        : ((await pg.exec(text)).findLast(({ fields }) => fields.length > 0) ?? { rows: [] }),
    connections: () => ({ total: 1, idle: 0, waiting: 0 }),
    close: async () => {
      await pg.close()
      await unlock?.()
    },
  }
}

/** A whole database as a module: whoever has a server for it does not read it. */
async function loadEmbedded() {
  const [{ PGlite }, { btree_gist }, { pg_trgm }, { drizzle: drizzleEmbedded }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
  ])
  return { PGlite, extensions: { btree_gist, pg_trgm }, drizzleEmbedded }
}

const RECONNECT_MS = 1_000
/** A connection that nobody gives, and an answer that does not come: longer than anything we ask takes. */
const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 30_000
const TAKE_BACK_MS = 1_000

/** Whoever reads or writes a whole company waits longer for an answer than a visitor does. */
export function openServer(url: string, poolSize = 10, answerWithinMs = ANSWER_WITHIN_MS): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: answerWithinMs,
    keepAlive: true,
    // A statement does not wait for the answer to the one before, unless whoever sends it does.
    pipeline: true,
    Client: ServerConnection,
  })
  // An idle connection that the server closes is replaced by the pool at the next query.
  pool.on('error', () => undefined)
  // One that breaks inside a transaction fails its next query; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  takeBackLost(pool)
  return {
    kind: 'server',
    db: drizzleServer(pool, { casing: 'snake_case' }),
    exclusively: (use) => exclusivelyOnServer(url, use),
    listen: (channel, onNotify) => listenOnServer(url, channel, onNotify),
    executeSql: async (text, values) => {
      // Several statements have several results; the last one with rows is the answer.
      const results = [await pool.query(text, values)].flat()
      return results.findLast(({ rows }) => rows.length > 0) ?? { rows: [] }
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

/**
 * The query builder gives a connection that broke at the very `begin` back to nobody, and the pool would be one smaller
 * for good. Whoever else held a broken one has let it go by then.
 */
function takeBackLost(pool: Pool): void {
  const lent = new Set<PoolClient>()
  pool.on('acquire', (client) => lent.add(client))
  pool.on('release', (_, client) => lent.delete(client))
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => lent.has(client) && client.release(true), TAKE_BACK_MS).unref()
    })
  })
}

/** A connection of its own, which may wait long for its turn; closing it lets the next process in. */
async function exclusivelyOnServer<T>(url: string, use: (db: Database) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS })
  // A connection that breaks while it is held fails its next query; unheard, the event would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock(hashtext('autorent'))`)
    return await use(drizzleServer(client, { casing: 'snake_case' }))
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** One connection of its own that comes back by itself; what was missed meanwhile counts as one notification. */
async function listenOnServer(
  url: string,
  channel: string,
  onNotify: OnNotify,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: Client | undefined
  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    })
    next.on('notification', ({ payload }) => onNotify(payload))
    next.on('error', () => undefined)
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
    // Only a connection that stood is followed by another one here: a failed attempt is repeated by its caller.
    next.once('end', () => {
      if (!stopped) setTimeout(reconnect, RECONNECT_MS).unref()
    })
  }
  const reconnect = (): void => {
    if (stopped) return
    connect().then(
      () => onNotify(),
      () => setTimeout(reconnect, RECONNECT_MS).unref(),
    )
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}
