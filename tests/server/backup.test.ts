import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openEmbedded, openServer } from '../../src/db/client.ts'
import { withCompany } from '../../src/db/copy/read-company.ts'
import { newestKnown } from '../../src/db/migrate.ts'
import { checkBackup, readKey } from '../../src/server/operate/backup-file.ts'
import { TEST_KEYS } from '../support/data-keys.ts'
import { operate } from '../support/operate-command.ts'
import { onServer, useServerProcesses } from '../support/server-process.ts'
import { createDatabase } from '../support/test-database.ts'

/** What every change may break; `npm run proof -- operate` walks all the ways a company is kept, moved and upgraded. */

const BACKUP_KEY = randomBytes(32).toString('base64')
const processes = useServerProcesses()
let root = ''
let url = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'autorent-backup-'))
  url = await createDatabase()
})
afterAll(() => rm(root, { recursive: true }))

const headerOf = async (database: OpenDatabase) => {
  try {
    return await withCompany(database.db, async ({ header }) => header)
  } finally {
    await database.close()
  }
}
const settings = () => ({ ...onServer(url), DATA_DIR: join(root, 'first'), DATA_KEYS: TEST_KEYS, BACKUP_KEY })

it('a sealed backup becomes the same company in another place, and one that is damaged is refused', async () => {
  expect(await operate('backup', settings())).toMatchObject({
    code: 0,
    said: expect.stringContaining('found whole'),
  })
  const [name = ''] = await readdir(join(root, 'first/backups'))
  const path = join(root, 'first/backups', name)
  const other = { DATA_DIR: join(root, 'second'), DATA_KEYS: '', SESSION_SECRET: '', DEMO: '0', BACKUP_KEY }
  expect(await operate('restore', other, path)).toMatchObject({
    code: 0,
    said: expect.stringContaining('every table compared'),
  })
  const copy = await openEmbedded({ folder: join(root, 'second/database') })
  expect(await headerOf(copy)).toEqual(await headerOf(openServer(url, 2)))

  const bytes = await readFile(path)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(join(root, 'spoiled'), bytes)
  const spoiled = checkBackup({ path: join(root, 'spoiled'), key: readKey(BACKUP_KEY) })
  await expect(spoiled).rejects.toThrow(/the file is damaged/)
})

it('a database that is newer than the release is not started on', async () => {
  const database = openServer(url, 2)
  await database.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('of the future', ${(await newestKnown()) + 1})`)
  await database.close()
  const server = processes.spawn(settings())
  expect((await server.exited).code).toBe(1)
  expect(server.stderr()).toMatch(/^The database was made by a newer release than this one, .*\.\n$/)
})
