import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openEmbedded, openServer } from '../../src/db/client.ts'
import { withCompany } from '../../src/db/copy/read-company.ts'
import { copyBase } from '../support/base-copy.ts'
import { TEST_KEYS } from '../support/data-keys.ts'
import { operate } from '../support/operate-command.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { isProof } from '../support/proof.ts'
import { useServerProcesses } from '../support/server-process.ts'
import { createDatabase } from '../support/test-database.ts'

/** What whoever runs it for years does seldom, with as much data as a company has: `npm run proof -- operate`. */

const processes = useServerProcesses()
let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'autorent-operate-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const headerOf = async (opening: OpenDatabase | Promise<OpenDatabase>) => {
  const database = await opening
  try {
    return await withCompany(database.db, async ({ header }) => header)
  } finally {
    await database.close()
  }
}

describe.runIf(isProof)('a year of the demo company', () => {
  it('goes from the embedded database to a server and back without loss', async () => {
    const [here, there] = [join(root, 'here'), join(root, 'there')]
    const secrets = {
      SESSION_SECRET: 'a secret of the proofs, long enough to be taken',
      DATA_KEYS: TEST_KEYS,
    }
    const server = await processes.start({ DATA_DIR: here, DEMO: '1', ...secrets })
    await server.kill('SIGTERM')
    const before = await headerOf(openEmbedded({ folder: join(here, 'database') }))
    expect(before.prints.bookings?.rows).toBeGreaterThan(1000)
    const target = await createDatabase('template1')
    const out = await operate('move', { DATA_DIR: here, ...secrets }, 'to-postgres', target)
    expect(out.code, out.said).toBe(0)
    expect(await headerOf(openServer(target, 2))).toEqual(before)
    const back = await operate('move', { DATA_DIR: there, DATABASE_URL: target, ...secrets }, 'to-embedded')
    expect(back.code, back.said).toBe(0)
    expect(await headerOf(openEmbedded({ folder: join(there, 'database') }))).toEqual(before)
    const again = await processes.start({ DATA_DIR: there, DEMO: '0', ...secrets })
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
    await again.kill('SIGTERM')
    console.log(out.said + back.said)
  })
})

describe.runIf(isProof)('point in time, by an archive of the write-ahead log', () => {
  let first: PostgresServer | undefined
  let second: PostgresServer | undefined
  afterAll(async () => {
    await second?.stop()
    await first?.stop()
  })

  it('a server comes back as it was a moment before the mistake', async () => {
    const [archive, copy] = [join(root, 'wal'), join(root, 'base')]
    await mkdir(archive)
    await chmod(root, 0o755)
    await chmod(archive, 0o777)
    first = await startPostgres({
      wal_level: 'replica',
      max_wal_senders: 2,
      archive_mode: 'on',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
      archive_timeout: 60,
    })
    const database = openServer(first.url, 2)
    const { db } = database
    const one = async (statement: ReturnType<typeof sql>) =>
      Object.values(((await db.execute(statement)) as { rows: object[] }).rows[0] ?? {})[0] as string
    await db.execute(sql`create table bookings (id integer)`)
    await db.execute(sql`insert into bookings select generate_series(1, 1000)`)
    await copyBase(database, copy, 'recovery')
    await db.execute(sql`insert into bookings select generate_series(1001, 1500)`)
    const good = await one(sql`select now()::text`)
    await sleep(1_500)
    await db.execute(sql`delete from bookings`)
    const last = await one(sql`select pg_walfile_name(pg_switch_wal())`)
    while (!existsSync(join(archive, last))) await sleep(200)
    expect((await readdir(archive)).length).toBeGreaterThan(1)
    await database.close()

    second = await startPostgres(
      {
        wal_level: 'replica',
        max_wal_senders: 2,
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: good,
        recovery_target_action: 'promote',
      },
      copy,
    )
    const restored = openServer(second.url, 2)
    const rows = (await restored.db.execute(sql`select count(*)::int as n from bookings`)) as {
      rows: { n: number }[]
    }
    await restored.close()
    expect(rows.rows[0]?.n).toBe(1500)
  })
})
