import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openEmbedded, openServer } from '../../src/db/client.ts'
import type { CompanyHeader } from '../../src/db/copy/company-header.ts'
import { withCompany } from '../../src/db/copy/read-company.ts'
import { schema } from '../../src/db/schema.ts'
import { openFiles } from '../../src/server/adapters/files.ts'
import { sealedFiles } from '../../src/server/adapters/sealed-files.ts'
import { checkBackup, readKey } from '../../src/server/operate/backup-file.ts'
import { client } from '../support/bodies.ts'
import { Bucket } from '../support/bucket.ts'
import { TEST_KEYS } from '../support/data-keys.ts'
import { dumpOf } from '../support/database-dump.ts'
import { png } from '../support/document-files.ts'
import { operate } from '../support/operate-command.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { makeCar } from '../support/rows.ts'
import { makePricesLast, orderBody, postJson } from '../support/server-pair.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { ids } from '../support/small-company.ts'
import { createDatabase } from '../support/test-database.ts'

/** One company goes from a server into a folder, into a backup, out of it and to another server. */

const processes = useServerProcesses()
const BACKUP_KEY = randomBytes(32).toString('base64')
const SECRET = onServer('').SESSION_SECRET

let root = ''
let url = ''
let token = ''
let firstHeader: CompanyHeader
let bucket: Bucket
const folder = (name: string) => join(root, name)

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'autorent-backup-'))
  bucket = await Bucket.open()
  url = await createDatabase()
  const database = openServer(url, 2)
  await makePricesLast(database.db)
  await database.db
    .insert(schema.cars)
    .values(
      Array.from({ length: 4 }, (_, at) =>
        makeCar({ groupId: ids.groups.small, registerNumber: `${at}COPY` }),
      ),
    )
  await database.close()
})
afterAll(async () => {
  await bucket.close()
  await rm(root, { recursive: true })
})

async function book(server: ServerProcess, plate: string): Promise<string> {
  const from = quietMorning()
  const cars = await postJson(`${server.url}/api/booking/cars`, {
    ...orderBody({ carId: 0, from, to: daysAfter(from, 2) }),
  })
  const found = (cars.body.sortedCars as { id: number }[] | undefined) ?? []
  const { status, body } = await postJson(
    `${server.url}/api/booking/register`,
    orderBody({
      carId: found[0]?.id ?? 0,
      from,
      to: daysAfter(from, 2),
      changes: { client: client({ email: `${plate}@example.ee`, idCode: '38001085718' }) },
    }),
  )
  expect(status, JSON.stringify(body)).toBe(201)
  const links = body.links as Record<string, string>
  return new URLSearchParams(links.documents?.split('?')[1]).get('token') ?? ''
}

/** What the holder of the letter's link gets: all about the booking, with what is sealed in it. */
async function opens(server: ServerProcess): Promise<void> {
  const answer = await fetch(`${server.url}/api/customer/export`, { headers: { 'x-booking-token': token } })
  expect(answer.status).toBe(200)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(Buffer.from(files['data.json'] ?? []).includes('38001085718')).toBe(true)
}

/** The one picture that the customer sent, wherever it is kept. */
async function seesPicture(place: { DATA_DIR: string; FILES_URL?: string }): Promise<boolean> {
  const store = openFiles({ FILES_URL: undefined, ...place }, () => new Date())
  const [key = ''] = await Array.fromAsync(store.keys())
  return Buffer.from((await sealedFiles(store).get(key)) ?? []).includes('IHDR')
}

async function looked<T>(
  opened: OpenDatabase | Promise<OpenDatabase>,
  look: (database: OpenDatabase) => Promise<T>,
) {
  const database = await opened
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}
const headerOf = ({ db }: OpenDatabase): Promise<CompanyHeader> =>
  withCompany(db, async ({ header }) => header)
/** What we say of it, and every value of every row as another reader finds it. */
const all = async (database: OpenDatabase) => ({
  header: await headerOf(database),
  values: (await dumpOf(database.db)).split('\n').sort(),
})

const first = () => ({ ...onServer(url), DATA_DIR: folder('first'), DATA_KEYS: TEST_KEYS })
const alone = (name: string) => ({ DATA_DIR: folder(name), DATA_KEYS: '', SESSION_SECRET: '', DEMO: '0' })

describe('from a server into a folder', () => {
  it('nothing is lost: rows, numbers that come next, secrets, and the link in a letter', async () => {
    const server = await processes.start(first())
    token = await book(server, 'first')
    const sent = await fetch(`${server.url}/api/customer/uploads?driver=0&kind=other`, {
      method: 'POST',
      headers: { 'x-booking-token': token },
      body: new Uint8Array(await png()),
    })
    expect(sent.status).toBe(201)
    const busy = await operate('move', first(), 'to-embedded')
    expect(busy).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^DATABASE_URL: \d+ other connections/),
    })
    await server.kill('SIGTERM')
    const before = await looked(openServer(url, 2), all)
    const moved = await operate('move', first(), 'to-embedded')
    expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('every table compared') })
    const own = { folder: folder('first/database') }
    expect(await looked(openEmbedded(own), all)).toEqual(before)
    firstHeader = before.header
    expect(await readFile(folder('first/session-secret'), 'utf8')).toBe(SECRET)
    expect(await readFile(folder('first/data-key'), 'utf8')).toBe(TEST_KEYS)
    const again = await operate('move', first(), 'to-embedded')
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('nothing of it is overwritten') })
  })
})

describe('a backup', () => {
  let path = ''
  const settings = () => ({ ...alone('first'), BACKUP_KEY })

  it('is taken while the server runs, sealed, and read again', async () => {
    const server = await processes.start(settings())
    await opens(server)
    const taken = await operate('backup', settings())
    expect(taken).toMatchObject({
      code: 0,
      said: expect.stringMatching(/, 1 files, ledger .* found whole\.\n$/),
    })
    await opens(server)
    await server.kill('SIGTERM')
    const [name = ''] = await readdir(folder('first/backups'))
    expect(name).toMatch(/^autorent-\d{8}T\d{6}Z\.sealed$/)
    path = folder(`first/backups/${name}`)
    const bytes = await readFile(path)
    for (const secret of ['first@example.ee', SECRET, 'rows/bookings', 'clients'])
      expect(bytes.includes(secret)).toBe(false)
  })

  it('becomes the same company in another place, its files in a bucket', async () => {
    const other = {
      ...alone('second'),
      BACKUP_KEY,
      FILES_URL: `http://key:secret@127.0.0.1:${bucket.port}/private`,
    }
    const restored = await operate('restore', other, path)
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('every table compared') })
    const second = openEmbedded({ folder: folder('second/database') })
    expect(await looked(second, headerOf)).toEqual(firstHeader)
    expect(bucket.keys()).toHaveLength(1)
    expect(await seesPicture(other)).toBe(true)
    const server = await processes.start(other)
    await opens(server)
    await server.kill('SIGTERM')
    // And from a bucket into another backup.
    const again = await operate('backup', other)
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining(' 1 files, ') })
  })

  it('overwrites no company that lives, and can put one aside', async () => {
    const lives = await operate('restore', settings(), path)
    expect(lives).toMatchObject({ code: 1, said: expect.stringMatching(/^A company lives in .* --aside/) })
    const aside = await operate('restore', settings(), path, '--aside')
    expect(aside).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^What was there is kept as .*before-/),
    })
    expect(
      (await readdir(folder('first'))).filter((name) => name.startsWith('database.before-')),
    ).toHaveLength(1)
  })

  it('is refused when it is damaged, cut off, opened with another key, or no backup', async () => {
    const spoiled = folder('spoiled')
    const tried = (key: string | undefined = BACKUP_KEY) =>
      checkBackup({ path: spoiled, key: readKey(key) }).then(
        () => 'opened',
        (error: Error) => error.message,
      )
    const bytes = await readFile(path)
    await copyFile(path, spoiled)
    expect(await tried(randomBytes(32).toString('base64'))).toMatch(/^BACKUP_KEY does not open/)
    await expect(checkBackup({ path: spoiled, key: undefined })).rejects.toThrow(/^This backup is sealed/)
    await truncate(spoiled, bytes.length - 300)
    expect(await tried()).toMatch(/the file is damaged/)
    const middle = Buffer.from(bytes)
    middle[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1
    await writeFile(spoiled, middle)
    expect(await tried()).toMatch(/the file is damaged/)
    await writeFile(spoiled, 'a shopping list')
    expect(await tried()).toMatch(/is no backup/)
    const refused = await operate('restore', { ...alone('third'), BACKUP_KEY }, spoiled)
    expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/is no backup/) })
    expect(existsSync(folder('third'))).toBe(false)
  })

  it('without a key holds no keys, opens with tar, and says what is missing when it is restored', async () => {
    const open = { ...settings(), BACKUP_KEY: '', BACKUP_DIR: folder('open') }
    expect((await operate('backup', open)).said).toContain('holds no keys')
    const [name = ''] = await readdir(folder('open'))
    await mkdir(folder('unpacked'))
    execFileSync('tar', ['xzf', folder(`open/${name}`), '-C', folder('unpacked')])
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder('unpacked') })
    expect(await readdir(folder('unpacked'))).toEqual(['SHA256SUMS', 'company.json', 'files', 'rows'])
    const restored = await operate('restore', { ...alone('fourth'), BACKUP_KEY: '' }, folder(`open/${name}`))
    expect(restored.code).toBe(1)
    expect(restored.said).toMatch(/SESSION_SECRET is not in the backup and not set/)
    expect(restored.said).toMatch(/DATA_KEYS is not in the backup and not set/)
  })

  it('is removed when it is older than the days it is kept', async () => {
    const old = folder('open/autorent-20200101T000000Z.tar.gz')
    const foreign = folder('open/notes.txt')
    for (const file of [old, foreign]) await writeFile(file, '')
    for (const file of [old, foreign]) await utimes(file, 0, 0)
    await operate('backup', { ...settings(), BACKUP_KEY: '', BACKUP_DIR: folder('open') })
    expect([existsSync(old), existsSync(foreign)]).toEqual([false, true])
  })
})

describe('from the folder to another server', () => {
  it('nothing is lost, the next booking gets the next number, and the old place is closed', async () => {
    const target = await createDatabase('template1')
    const before = await looked(openEmbedded({ folder: folder('second/database') }), headerOf)
    const env = { ...alone('second'), SIMULATE: 'bank,phones,lockers,mail' }
    const moved = await operate('move', env, 'to-postgres', target)
    expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('every table compared') })
    expect(await looked(openServer(target, 2), headerOf)).toEqual(before)
    expect(existsSync(folder('second/database'))).toBe(false)
    const server = await processes.start({
      ...onServer(target),
      DATA_DIR: folder('second'),
      FILES_URL: `http://key:secret@127.0.0.1:${bucket.port}/private`,
    })
    await opens(server)
    await book(server, 'second')
    await server.kill('SIGTERM')
    const rows = await looked(openServer(target, 2), ({ db }) =>
      db.select({ id: schema.bookings.id }).from(schema.bookings),
    )
    const numbers = rows.map(({ id }) => id).sort((one, other) => one - other)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBe((before.prints.bookings?.rows ?? 0) + 1)
    const lives = await operate('move', { ...alone('first') }, 'to-postgres', target)
    expect(lives).toMatchObject({ code: 1, said: expect.stringMatching(/^DATABASE_URL: a company lives/) })
  })

  it('and a backup of a server is restored into an empty one, or beside what is there', async () => {
    const settings = { ...first(), BACKUP_DIR: folder('servers') }
    expect((await operate('backup', settings)).code).toBe(0)
    const [name = ''] = await readdir(folder('servers'))
    const target = await createDatabase('template1')
    const into = { ...settings, DATABASE_URL: target }
    expect((await operate('restore', into, folder(`servers/${name}`))).said).toContain('every table compared')
    const same = await looked(openServer(url, 2), headerOf)
    expect(await looked(openServer(target, 2), headerOf)).toEqual(same)
    expect((await operate('restore', into, folder(`servers/${name}`))).code).toBe(1)
    const aside = await operate('restore', into, folder(`servers/${name}`), '--aside')
    expect(aside.said).toMatch(/^What was there is kept as the schema before_\d{8}t\d{6}z\./)
    expect(await looked(openServer(target, 2), headerOf)).toEqual(same)
    const server = await processes.start({ ...into, DATA_DIR: folder('first') })
    await opens(server)
    await server.kill('SIGTERM')
  })
})
