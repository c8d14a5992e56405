import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { lettersTo } from '../support/letters-in-folder.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ LETTERS_PER_HOUR: '5' }, { hasWebsite: true })

let email: string
let count = 0
beforeEach(async () => {
  system.clock.now = TEST_NOW
  email = `isik${++count}@example.ee`
  await system.db().delete(schema.carOccupancies)
})

const book = (person: object = {}, carId: number = ids.cars.yaris) =>
  CustomerBooking.register(system, { car: { id: carId }, client: client({ email, ...person }) })

type Unpacked = { names: string[]; data: { clients: { email: string }[]; bookings: { id: number }[] } }

async function unpacked(response: Response): Promise<Unpacked> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text = strFromU8(entries['data.json'] ?? new Uint8Array())
  return { names: Object.keys(entries), data: JSON.parse(text) as Unpacked['data'] }
}

const post = (path: string, fields: Record<string, string>, headers = {}) =>
  system.send(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

/** The code of the letter that asking on the booking's page leads to. */
async function codeFor(own: CustomerBooking, address = email): Promise<string> {
  const asked = await post(own.at('/en/documents'), { intent: 'request-data' }, own.held)
  expect([asked.status, (await asked.text()).includes('The e-mail is on its way')]).toEqual([200, true])
  const text = (await lettersTo(system, address)).at(-1)?.text ?? ''
  return /[?&]code=([\w.-]+)/.exec(text)?.[1] ?? ''
}

describe('by the link of a booking', () => {
  it('one has that booking alone, without the pictures of papers', async () => {
    const own = await book()
    const other = await book({}, ids.cars.automatic)
    const { clientId } = await own.row()
    await system.db().update(schema.bookings).set({ clientId }).where(eq(schema.bookings.id, other.id))
    await own.sendDocuments()
    const { names, data } = await unpacked(await system.get(own.at('/api/customer/export'), own.held))
    expect(data.bookings.map(({ id }) => id)).toEqual([own.id])
    expect(names.filter((name) => name.startsWith('documents/'))).toEqual([])
  })
})

describe('all that is held about a person', () => {
  it('is handed out for the code of a letter, and only by a press of the button', async () => {
    const own = await book()
    const other = await book({}, ids.cars.automatic)
    await own.sendDocuments()
    const code = await codeFor(own)
    const page = await system.get(`/en/my-data?code=${code}`)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(await page.text()).toContain('Download my data')
    const { names, data } = await unpacked(await post('/api/customer/person', { code }))
    expect(data.bookings.map(({ id }) => id)).toEqual([own.id, other.id])
    expect(names.filter((name) => name.startsWith('documents/'))).toHaveLength(3)
  })

  it('holds nothing of someone else who was registered under the same code or address', async () => {
    const own = await book()
    const stranger = `stranger.${email}`
    const theirs = await book({ email: stranger }, ids.cars.automatic)
    const code = await codeFor(theirs, stranger)
    const { data } = await unpacked(await post('/api/customer/person', { code }))
    expect(data.bookings.map(({ id }) => id)).toEqual([theirs.id])
    expect(JSON.stringify(data)).not.toContain(`"${email}"`)
    expect(own.id).not.toBe(theirs.id)
  })

  it('is not handed out for a code that is old, of an address that changed, or made up', async () => {
    const own = await book()
    const code = await codeFor(own)
    const [id, until, proof] = code.split('.')
    const wrong = [
      '',
      code.slice(0, -1),
      `${id}.${Number(until) + 3600}.${proof}`,
      `${Number(id) + 1}.${until}.${proof}`,
    ]
    for (const made of [...wrong, own.token, `${id}.${own.token}`]) {
      const refused = await post('/api/customer/person', { code: made })
      expect([refused.status, refused.headers.get('location')]).toEqual([303, '/minu-andmed'])
    }
    system.clock.now = new Date(TEST_NOW.getTime() + 61 * 60_000)
    expect((await post('/api/customer/person', { code })).status).toBe(303)
    const page = await (await system.get(`/en/my-data?code=${code}`)).text()
    expect(page).toContain('This link no longer works')
    system.clock.now = TEST_NOW
    expect((await post('/api/customer/person', { code })).status).toBe(200)
    const { clientId } = await own.row()
    await system
      .db()
      .update(schema.clients)
      .set({ email: `new.${email}` })
      .where(eq(schema.clients.id, clientId))
    expect((await post('/api/customer/person', { code })).status).toBe(303)
  })

  it('sends no more letters than a stranger may cause', async () => {
    const own = await book()
    for (let at = 0; at < 6; at++) await post(own.at('/documents'), { intent: 'request-data' }, own.held)
    expect(await lettersTo(system, email)).toHaveLength(5)
  })
})
