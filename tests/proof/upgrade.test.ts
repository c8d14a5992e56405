import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../../src/db/client.ts'
import { appliedMigrations } from '../../src/db/copy/read-company.ts'
import { migrateUpTo, newestKnown } from '../../src/db/migrate.ts'
import { operate } from '../support/operate-command.ts'
import { onServer, useServerProcesses } from '../support/server-process.ts'
import { createDatabase } from '../support/test-database.ts'

const processes = useServerProcesses()
let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'autorent-upgrade-'))
})
afterAll(() => rm(root, { recursive: true }))

const settings = (url: string, name: string) => ({ ...onServer(url), DATA_DIR: join(root, name) })

async function withDatabase<T>(
  url: string,
  use: (db: ReturnType<typeof openServer>['db']) => Promise<T>,
): Promise<T> {
  const database = openServer(url, 2)
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}

/** As a release that is not written yet will leave it. */
const changeByNewer = (url: string) =>
  withDatabase(url, async (db) => {
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values ('of the future', ${(await newestKnown()) + 1})`)
  })

const bookings = (url: string) =>
  withDatabase(url, async (db) => {
    const { rows } = (await db.execute(sql`select count(*)::int as n from cars`)) as {
      rows: { n: number }[]
    }
    return rows[0]?.n
  })

describe('a database that is newer than the release', () => {
  it('is not started on, nor restored from, nor upgraded, and nothing in it changes', async () => {
    const url = await createDatabase()
    const env = settings(url, 'newer')
    await changeByNewer(url)
    const server = processes.spawn(env)
    expect((await server.exited).code).toBe(1)
    expect(server.stderr()).toMatch(/^The database was made by a newer release than this one, .*\.\n$/)
    expect(await operate('doctor', env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('newer release'),
    })
    const upgrade = await operate('upgrade', env, '--no-build')
    expect(upgrade).toMatchObject({
      code: 1,
      said: expect.stringMatching(/The database was made by a newer release/),
    })
    const names = await readdir(join(root, 'newer/backups'))
    const backup = names.find((name) => name.endsWith('.tar.gz')) ?? ''
    const older = { ...env, DATABASE_URL: await createDatabase() }
    const restored = await operate('restore', older, join(root, 'newer/backups', backup), '--aside')
    expect(restored).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The backup was made by a newer release/),
    })
    expect(await bookings(older.DATABASE_URL)).toBeGreaterThan(0)
  })
})

describe('an upgrade', () => {
  it('takes a backup, changes the database, and has a way back', async () => {
    const url = await createDatabase('template1')
    const env = settings(url, 'older')
    const earlier = (await journal()).at(-2)?.when ?? 0
    await withDatabase(url, async (db) => {
      await migrateUpTo('server', db, earlier)
      await db.execute(sql`insert into representatives (name) values ('Mari')`)
    })
    const upgraded = await operate('upgrade', env, '--no-build')
    expect(upgraded, upgraded.said).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^The way back is /),
    })
    expect(await withDatabase(url, appliedMigrations)).toHaveLength((await journal()).length)
    await withDatabase(url, (db) =>
      db.execute(sql`insert into representatives (name) values ('of the new release')`),
    )
    const back = await operate('upgrade', env, '--back')
    expect(back).toMatchObject({
      code: expect.any(Number),
      said: expect.stringMatching(/^What was there is kept as/),
    })
    const state = await withDatabase(url, async (db) => ({
      migrations: (await appliedMigrations(db)).at(-1)?.at,
      names: ((await db.execute(sql`select name from representatives`)) as { rows: unknown[] }).rows,
    }))
    expect(state).toEqual({ migrations: earlier, names: [{ name: 'Mari' }] })
  })

  it('is not gone back from where none was made', async () => {
    const back = await operate('upgrade', settings(await createDatabase(), 'never'), '--back')
    expect(back).toMatchObject({ code: 1, said: expect.stringMatching(/^There is no .*last-upgrade\.json/) })
    expect(existsSync(join(root, 'never'))).toBe(false)
  })
})

it('the list of changes begins with this release, but for what is to come', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const titles = [...(await readFile('CHANGELOG.md', 'utf8')).matchAll(/^## (.*)$/gm)].map(
    ([, title]) => title,
  )
  expect(titles.find((title) => title !== 'Unreleased')).toBe(version)
})

async function journal() {
  const { entries } = JSON.parse(await readFile('migrations/meta/_journal.json', 'utf8')) as {
    entries: { when: number }[]
  }
  return entries
}
