import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openServer } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'
import { DataKeys, useDataKeys } from '../../src/db/sealed/data-keys.ts'
import { readDataKeys } from '../../src/server/data-key-list.ts'
import { parseEnv } from '../../src/server/env.ts'
import { client } from '../support/bodies.ts'
import { useTestKeys } from '../support/data-keys.ts'
import { dumpOf } from '../support/database-dump.ts'
import { png } from '../support/document-files.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { makeCar } from '../support/rows.ts'
import { makePricesLast, orderBody, postJson } from '../support/server-pair.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, ORIGIN, signedIn } from '../support/staff.ts'
import { createDatabase } from '../support/test-database.ts'
import type { TestSystem } from '../support/test-system.ts'

const processes = useServerProcesses()

const keyOf = (id: string, letter: string) => `${id}:${Buffer.from(letter.repeat(32)).toString('base64')}`
const OLD = keyOf('old', 'o')
const FRESH = keyOf('fresh', 'f')
const LEFT_IN_CLEAR = '47502124911'
const CODE = '38001085718'

let url = ''
let folder = ''
let database: OpenDatabase
let plates = 0

beforeAll(async () => {
  url = await createDatabase()
  folder = await mkdtemp(join(tmpdir(), 'autorent-keys-'))
  database = openServer(url, 4)
  await makePricesLast(database.db)
  await database.db.execute(sql`
    insert into clients (email, first_name, last_name, phone, address, driving_licence_number, id_code,
      language, terms, data_handling, consented_at, consent_edition)
    values ('vana@example.ee', 'Vana', 'Klient', '+37255000009', 'Kase 2', 'ET000009', ${LEFT_IN_CLEAR},
      'et', true, true, now(), '2026-01')`)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
  useTestKeys()
})

const settings = (keys: string) => ({
  ...onServer(url),
  DATA_DIR: folder,
  PUBLIC_URL: ORIGIN,
  DATA_KEYS: keys,
})
const start = (keys: string) => processes.start(settings(keys))

/** The command as whoever runs the server gives it. */
function rotate(keys: string): Promise<{ code: number; said: string }> {
  const env = { ...settings(keys), PATH: process.env.PATH }
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/server/rotate-keys.ts'], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: stdout + stderr }),
    )
  })
}

async function refusedStart(variables: Record<string, string>): Promise<string> {
  const server = processes.spawn(variables)
  expect((await server.exited).code).toBe(1)
  return server.stderr()
}

async function book(server: ServerProcess): Promise<string> {
  const car = makeCar({ groupId: ids.groups.small, registerNumber: `${++plates}KEYS` })
  const [made] = await database.db.insert(schema.cars).values(car).returning({ id: schema.cars.id })
  const from = quietMorning()
  const person = client({ email: `key${plates}@example.ee`, idCode: CODE })
  const order = { carId: made?.id ?? 0, from, to: daysAfter(from, 2), changes: { client: person } }
  const { status, body } = await postJson(`${server.url}/api/booking/register`, orderBody(order))
  expect(status, JSON.stringify(body)).toBe(201)
  const links = body.links as Record<string, string>
  return new URLSearchParams(links.documents?.split('?')[1]).get('token') ?? ''
}

/** Someone of the staff, hired with keys that this server has. */
function atWork(server: ServerProcess, keys: string): Promise<AtWork> {
  useDataKeys(new DataKeys(readDataKeys(keys) ?? []))
  const send = (path: string, init: RequestInit) => fetch(server.url + path, init)
  const system: Pick<TestSystem, 'db' | 'clock' | 'post' | 'send'> = {
    db: () => database.db,
    clock: { now: new Date() },
    send,
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
  return signedIn(system as TestSystem, 'owner')
}

async function found(staff: AtWork, code: string): Promise<string[]> {
  const filter = encodeURIComponent(JSON.stringify({ q: code }))
  const people = (await (await staff.get(`/clients?filter=${filter}`)).json()) as { idCode: string }[]
  return people.map(({ idCode }) => idCode)
}

async function seesPicture(staff: AtWork): Promise<boolean> {
  const { documents } = (await (await staff.get('/documents')).json()) as { documents: { id: number }[] }
  const file = await staff.get(`/documents/${documents[0]?.id}/file`)
  return Buffer.from(await file.arrayBuffer()).includes('IHDR')
}

describe('keys that take turns', () => {
  it('a start seals what an older version left in clear, and it is found again', async () => {
    const server = await start(OLD)
    expect(await dumpOf(database.db)).not.toContain(LEFT_IN_CLEAR)
    const staff = await atWork(server, OLD)
    expect(await found(staff, LEFT_IN_CLEAR)).toEqual([LEFT_IN_CLEAR])
    const token = await book(server)
    const sent = await fetch(`${server.url}/api/customer/uploads?driver=0&kind=other`, {
      method: 'POST',
      headers: { 'x-booking-token': token },
      body: new Uint8Array(await png()),
    })
    expect(sent.status).toBe(201)
    await server.kill('SIGTERM')
  })

  it('the command seals everything anew while customers book; the old key is then taken out, and all is read', async () => {
    // Every process learns the new key before one of them writes with it.
    const first = await start(`${OLD},${FRESH}`)
    const bookings = Array.from({ length: 6 }, () => book(first))
    const [during] = await Promise.all([rotate(`${FRESH},${OLD}`), ...bookings])
    expect(during.said).toMatch(/^Sealed with fresh: \d+ values and 1 files\./)
    const between = await atWork(first, `${OLD},${FRESH}`)
    expect(await found(between, CODE)).toEqual(Array.from({ length: 7 }, () => CODE))
    expect(await seesPicture(between)).toBe(true)
    // It still writes with the old one, and the command does not let that go.
    await book(first)
    expect(await refusedStart(settings(FRESH))).toMatch(/^DATA_KEYS: the key old is missing.*\.\n$/)
    await first.kill('SIGTERM')

    const second = await start(`${FRESH},${OLD}`)
    const done = await rotate(`${FRESH},${OLD}`)
    expect(done).toMatchObject({
      code: 0,
      said: expect.stringContaining('No longer needed in DATA_KEYS: old.'),
    })
    await second.kill('SIGTERM')
    const dump = await dumpOf(database.db)
    expect(dump).toContain('sealed.fresh.')
    expect(dump).not.toContain('sealed.old.')

    const last = await start(FRESH)
    const staff = await atWork(last, FRESH)
    expect(await found(staff, CODE)).toHaveLength(8)
    expect(await found(staff, LEFT_IN_CLEAR)).toEqual([LEFT_IN_CLEAR])
    expect(await seesPicture(staff)).toBe(true)
    await last.kill('SIGTERM')
  })

  it('what was rotated once is not touched again', async () => {
    const before = await dumpOf(database.db)
    expect(await rotate(FRESH)).toEqual({ code: 0, said: 'Sealed with fresh: 0 values and 0 files.\n' })
    expect(await dumpOf(database.db)).toBe(before)
  })
})

describe('a start is refused with a sentence', () => {
  it('with another key under the same name, before anything is read or written', async () => {
    const before = await dumpOf(database.db)
    const said = await refusedStart(settings(keyOf('fresh', 'x')))
    expect(said).toMatch(/^DATA_KEYS: the key fresh is not the one .*\.\n$/)
    expect((await rotate(keyOf('fresh', 'x'))).said).toBe(said)
    expect(await dumpOf(database.db)).toBe(before)
  })

  it('with a new key alone', async () => {
    expect(await refusedStart(settings(OLD))).toMatch(/^DATA_KEYS: the key fresh is missing.*\.\n$/)
  })

  it('in earnest without a key; so is the command', async () => {
    expect(await refusedStart(settings(''))).toMatch(/^DATA_KEYS is missing: .*\.\n$/)
    expect(await rotate('')).toMatchObject({ code: 1, said: expect.stringMatching(/^DATA_KEYS is missing/) })
    const publicly = { PUBLIC_URL: 'https://rent.example', SIMULATE: 'bank,phones,lockers,mail' }
    expect(() => parseEnv(publicly)).toThrow(/^DATA_KEYS is missing/)
  })
})

describe('alone on a machine', () => {
  it('a key is made once and kept beside the database; without it the data stays shut', async () => {
    const own = await mkdtemp(join(tmpdir(), 'autorent-own-key-'))
    const alone = { DATA_DIR: own, DATA_KEYS: '', DEMO: '0' }
    await (await processes.start(alone)).kill('SIGTERM')
    const file = join(own, 'data-key')
    const key = await readFile(file, 'utf8')
    expect(key).toMatch(/^own:.{44}$/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const rows = join(own, 'database')
    for (const entry of await readdir(rows, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const bytes = await readFile(join(entry.parentPath, entry.name))
      expect(bytes.includes(key.slice(4)), entry.name).toBe(false)
    }
    await rename(file, `${file}.away`)
    expect(await refusedStart(alone)).toMatch(
      /^DATA_KEYS: the key own is not the one .*DATA_DIR\/data-key\.\n$/,
    )
    await rename(`${file}.away`, file)
    await (await processes.start(alone)).kill('SIGTERM')
    expect(await readFile(file, 'utf8')).toBe(key)
    await rm(own, { recursive: true })
  })
})
