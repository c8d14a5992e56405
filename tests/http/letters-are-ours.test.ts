import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import PostalMime, { type Email } from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { companyRow } from '../../src/demo/company.ts'
import { letterLimits } from '../../src/domain/letters.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { remind } from '../../src/use-cases/letters/remind.ts'
import { client, registration } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem(
  { LETTERS_PER_HOUR: String(letterLimits.perHour), LETTERS_PER_DAY: String(letterLimits.perDay) },
  { hasWebsite: true },
)
const { bookings, carOccupancies, clients, mails, outbox } = schema
const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  const db = system.db()
  await db.delete(carOccupancies)
  await db.delete(mails)
  await db.delete(outbox)
  await db.insert(schema.company).overridingSystemValue().values(companyRow).onConflictDoNothing()
  await system.running().jobs.payments.catalogue.refresh()
  await rm(join(system.dataDir(), 'outbox'), { recursive: true, force: true })
})

async function lettersTo(address: string): Promise<Email[]> {
  await deliverLetters(system.running().jobs)
  const folder = join(system.dataDir(), 'outbox')
  const files = await readdir(folder).catch(() => [])
  const letters = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
  return letters.filter(({ to }) => to?.some((one) => one.address === address))
}
const rowsTo = (address: string) =>
  system.db().select().from(mails).where(eq(mails.recipient, address)).orderBy(mails.id)
const post = (path: string, fields: Record<string, string>, held = {}) =>
  system.send(path, {
    method: 'POST',
    headers: { ...held, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

describe('names', () => {
  const bad = 'winner, claim your refund at https://evil.example/r'

  it.each([
    ['firstName', { firstName: bad }, 'client.firstName'],
    ['lastName', { lastName: 'visit evil.example' }, 'client.lastName'],
    [
      'an additional driver',
      { additionalDrivers: [{ ...client(), firstName: 'Jaan 2' }] },
      'client.additionalDrivers.0.firstName',
    ],
  ])('are names: %s', async (_what, person, path) => {
    const response = await system.post('/api/booking/register', registration({ client: client(person) }))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid', errors: [{ path, code: 'format' }] })
    expect(await system.db().$count(mails)).toBe(0)
  })

  it.each(['et', 'en', 'ru'] as const)('say beside the field what is wrong, in %s', async (language) => {
    const paths = {
      et: '/broneerimine/registreerimine',
      en: '/en/booking/registration',
      ru: '/ru/booking/registration',
    }
    const { client: _, ...order } = registration()
    const person = client({ firstName: bad, terms: 'on', dataHandling: 'on' })
    const fields = { ...person, order: JSON.stringify(order), key: 'a key', intent: 'pay' }
    const cookies = { bookingForm: registration(), chosenCar: { id: ids.cars.yaris, price: 85.5 } }
    const response = await system.send(paths[language], {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
          .join('; '),
      },
      body: new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, String(value)]),
      ).toString(),
    })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain((await loadMessages(language)).client.errors.name)
    expect(html, 'what was typed stays').toContain('claim your refund')
  })
})

describe('letters that a stranger can cause', () => {
  const person = { email: 'victim@example.ee' }
  const register = () => CustomerBooking.register(system, { client: client(person) })

  it('come three an hour and ten a day to one address; staff see the others and can send them', async () => {
    for (let hour = 0; hour < 5; hour++) {
      system.clock.now = minutes(hour * 61)
      for (let index = 0; index < 4; index++) {
        const own = await register()
        await own.services.cancel(own.token, '')
      }
      await deliverLetters(system.running().jobs)
    }
    const rows = await rowsTo(person.email)
    expect(rows).toHaveLength(40)
    expect(rows.filter(({ sentAt }) => sentAt)).toHaveLength(letterLimits.perDay)
    expect((await lettersTo(person.email)).length).toBe(letterLimits.perDay)
    const firstHour = rows.filter(({ createdAt }) => createdAt < minutes(60))
    expect(firstHour.filter(({ sentAt }) => sentAt)).toHaveLength(letterLimits.perHour)

    const mari = await signedIn(system, 'agent')
    const listed = await (await mari.get('/letters?state=held-back')).json()
    expect((listed as { letters: { id: number; state: string }[] }).letters[0]).toMatchObject({
      state: 'held-back',
      failure: 'too-many-letters',
    })
    expect(await (await mari.get('/troubles')).json()).toMatchObject([{ part: 'held-back-letters' }])
    const last = rows.findLast(({ kind, stoppedAt }) => kind === 'cancelled' && stoppedAt)
    expect((await mari.post(`/letters/${last?.id}/again`)).status).toBe(201)
    await deliverLetters(system.running().jobs)
    const [sent] = await system
      .db()
      .select()
      .from(mails)
      .where(eq(mails.id, last?.id ?? 0))
    expect(sent?.sentAt).not.toBeNull()
  })

  it('do not stand in the way of what is owed: money, contracts, what staff send', async () => {
    for (let index = 0; index < 3; index++) {
      const own = await register()
      await own.services.cancel(own.token, '')
    }
    const paid = await register()
    await paid.payAtBank()
    await paid.services.cancel(paid.token, '')
    await deliverLetters(system.running().jobs)
    const sent = (await rowsTo(person.email)).filter(({ sentAt }) => sentAt).map(({ kind }) => kind)
    expect(sent.slice(letterLimits.perHour)).toEqual(
      expect.arrayContaining(['payment-received', 'cancelled']),
    )
  })

  it('among them the link, once in ten minutes; staff are not kept waiting', async () => {
    const own = await register()
    await deliverLetters(system.running().jobs)
    const ask = async () => {
      expect((await post('/en/documents', { email: person.email })).status).toBe(200)
      await deliverLetters(system.running().jobs)
      return (await rowsTo(person.email)).filter(({ kind, sentAt }) => kind === 'link-again' && sentAt).length
    }
    expect(await ask()).toBe(1)
    expect(await ask()).toBe(1)
    const mari = await signedIn(system, 'agent')
    expect((await mari.post(`/bookings/${own.id}/resend-link`, {})).status).toBeLessThan(300)
    await deliverLetters(system.running().jobs)
    expect(
      (await rowsTo(person.email)).filter(({ kind, sentAt }) => kind === 'link-again' && sentAt),
    ).toHaveLength(2)
    system.clock.now = minutes(61)
    expect(await ask()).toBe(3)
  })
})

describe('offers', () => {
  const RETURNED = new Date('2026-11-19T08:00:00Z')
  const later = (days: number) => new Date(RETURNED.getTime() + days * 24 * 3_600_000)

  /** Someone who rented a month ago and agreed to offers. */
  async function rented(email: string): Promise<CustomerBooking> {
    await system.db().delete(carOccupancies)
    system.clock.now = TEST_NOW
    const own = await CustomerBooking.register(system, {
      client: client({ email, ads: true, language: 'en' }),
    })
    await own.payAtBank()
    await system.db().update(bookings).set({ actualReturnDate: RETURNED }).where(eq(bookings.id, own.id))
    await deliverLetters(system.running().jobs)
    return own
  }
  const offersTo = async (email: string) => {
    await remind(system.db(), system.clock.now)
    return (await lettersTo(email)).filter(({ subject }) => subject?.includes('discount code'))
  }
  const wants = async (email: string) => {
    const rows = await system.db().select().from(clients).where(eq(clients.email, email))
    return rows.map(({ ads, adsRefusedAt }) => [ads, adsRefusedAt])
  }

  it('carry the headers of RFC 8058, and one press on them ends offers to that address for good', async () => {
    const email = 'offers@example.ee'
    await rented(email)
    const second = await rented(email)
    await system.db().update(bookings).set({ couponReminderSent: true }).where(eq(bookings.id, second.id))
    system.clock.now = later(31)
    const [letter] = await offersTo(email)
    const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = new URL(/^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')
    expect(letter?.text).toContain(url.href)
    expect(letter?.text, 'the way out does not open the booking').not.toContain('token=')
    const path = url.pathname + url.search

    const html = await (await system.get(path)).text()
    expect(html).toContain(`We send offers to ${email}.`)
    expect(
      (await wants(email)).map(([ads]) => ads),
      'opening alone changes nothing',
    ).toEqual([true, true])

    expect((await post(path, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await wants(email)).toEqual([
      [false, later(31)],
      [false, later(31)],
    ])
    await system.db().update(bookings).set({ couponReminderSent: false })
    await rm(join(system.dataDir(), 'outbox'), { recursive: true })
    expect(await offersTo(email)).toEqual([])
  })

  it('that wait to be sent are not sent to someone who has said no meanwhile', async () => {
    const email = 'meanwhile@example.ee'
    const own = await rented(email)
    system.clock.now = later(31)
    await remind(system.db(), system.clock.now)
    await post(own.at('/en/documents'), { intent: 'stop-offers' }, own.held)
    expect(await offersTo(email)).toEqual([])
    expect((await own.view()).wantsOffers).toBe(false)
    await post(own.at('/en/documents'), { intent: 'start-offers' }, own.held)
    expect(await wants(email)).toEqual([[true, null]])
  })

  it.each([
    ['/loobu-pakkumistest', 'Ärge saatke mulle pakkumisi', 'Saatke mulle jälle pakkumisi'],
    ['/en/stop-offers', 'Send me no more offers', 'Send me offers again'],
    ['/ru/stop-offers', 'Не присылать мне предложения', 'Снова присылать предложения'],
  ])('have a switch at %s that works both ways', async (path, stop, start) => {
    const email = `switch${path.replaceAll('/', '-')}@example.ee`
    const own = await rented(email)
    const [row] = await system.db().select().from(clients).where(eq(clients.email, email))
    const { codes } = system.running().jobs.letters
    const page = `${path}?code=${codes.forOffers(row ?? { id: 0, email })}`
    expect(await (await system.get(page)).text()).toContain(stop)
    expect(await (await post(page, { intent: 'stop' })).text()).toContain(start)
    expect(await (await post(page, { intent: 'start' })).text()).toContain(stop)
    const wrong = `${path}?code=${own.id}.${own.token}`
    expect((await post(wrong, { intent: 'stop' })).status).toBe(404)
    expect((await wants(email))[0]?.[0]).toBe(true)
  })
})
