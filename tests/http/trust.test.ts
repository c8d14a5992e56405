import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { client, registration, search } from '../support/bodies.ts'
import { exampleFacts } from '../support/booking-facts.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })
const { bookings, carOccupancies, clients, company, questionnaires } = schema
let owner: AtWork

beforeAll(async () => {
  owner = await signedIn(system, 'owner')
  const house = { id: 1, ...exampleFacts.company, whatsapp: '+37255551234' }
  await system.db().insert(company).overridingSystemValue().values(house)
})
beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(carOccupancies)
})

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await system.get(path, headers)
  return (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
}
/** As a browser without scripts posts it. */
const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  system.send(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

describe('what customers thought', () => {
  const answered = async (words: string, isAgreed: boolean) => {
    await system.db().delete(carOccupancies)
    const own = await CustomerBooking.register(system, { client: client({ language: 'en' }) })
    await system.db().update(bookings).set({ actualReturnDate: TEST_NOW }).where(eq(bookings.id, own.id))
    const fields = { quality: '5', condition: '4', recommend: '9', additional: words }
    const sent = await submit(
      own.at('/en/questionnaire'),
      { ...fields, ...(isAgreed ? { mayBeShown: 'yes' } : {}) },
      own.held,
    )
    expect(sent.status).toBe(200)
    const [row] = await system.db().select().from(questionnaires).where(eq(questionnaires.bookingId, own.id))
    if (!row) throw new Error('nothing was answered')
    return row
  }
  const show = async (row: { id: number }) => {
    const read = (await (await owner.get(`/questionnaires/${row.id}`)).json()) as object
    return owner.put(`/questionnaires/${row.id}`, { ...read, isShown: true, previous: read })
  }

  it('is shown from ten answers on; words only with consent, and only those that staff chose', async () => {
    const agreed = await answered('A car like new.', true)
    const silent = await answered('Only for the office.', false)
    const waiting = await answered('Not chosen yet.', true)
    expect((await show(agreed)).status).toBe(200)
    expect((await show(silent)).status).toBe(422)
    expect(await page('/en')).not.toContain('What customers say')
    for (let count = 3; count < 10; count++) await answered('', false)
    system.later(1)
    const home = await page('/en')
    expect(home).toContain('What customers say')
    expect(home).toContain('10 customers')
    expect(home).toContain('A car like new.')
    expect(home).not.toContain('Only for the office.')
    expect(home).not.toContain(waiting.additional)
    // Whoever comes from a search engine meets them too.
    expect(await page('/en/service/car-rental-from-tallinn-airport')).toContain('A car like new.')
    // In their own language only.
    expect(await page('/ru')).not.toContain('A car like new.')
  })

  it('goes with the person', async () => {
    await system.db().update(clients).set({ erasedAt: TEST_NOW })
    system.later(2)
    expect(await page('/en')).not.toContain('A car like new.')
    await system.db().update(clients).set({ erasedAt: null })
  })
})

describe('reaching us', () => {
  it('says whether the office is open, and has telephone and WhatsApp one tap away', async () => {
    const open = await page('/en/pricelist')
    expect(open).toContain('The office is open until 20:00')
    expect(open).toContain('https://wa.me/37255551234')
    system.clock.now = new Date('2026-11-15T19:00:00Z')
    expect(await page('/en/pricelist')).toContain('The office opens on Monday at 08:00')
    const own = await CustomerBooking.register(system)
    const home = await page(own.at('/en/documents'), own.held)
    expect(home).toContain('https://wa.me/37255551234')
    expect(home).toContain('https://www.google.com/maps/dir/?api=1')
  })

  it('a booking goes into the customer’s calendar, for whoever holds it', async () => {
    const own = await CustomerBooking.register(system)
    const calendar = await system.get(own.at('/api/customer/calendar'), own.held)
    expect(calendar.headers.get('content-type')).toContain('text/calendar')
    expect(await calendar.text()).toContain('DTSTART:20261116T080000Z')
    expect((await system.get(own.at('/api/customer/calendar'))).status).toBe(404)
  })
})

describe('my bookings', () => {
  const PAGE = '/en/my-bookings'
  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')

  it('lists what the browser holds, and fills the next order in without codes', async () => {
    const own = await CustomerBooking.register(system)
    const { number } = await own.view()
    expect(await page(PAGE)).toContain('No booking is open in this browser.')
    expect(await page(PAGE, own.held)).toContain(number)
    await system.db().delete(carOccupancies)
    const { car, services: _, ...asked } = registration()
    const step = new URLSearchParams({
      rentDate: asked.rentDate.slice(0, 10),
      rentTime: '10:00',
      returnDate: asked.returnDate.slice(0, 10),
      returnTime: '10:00',
      rentLocationId: String(search().rentLocationId),
      returnLocationId: String(search().returnLocationId),
    })
    const chosen = await submit(`/en/booking/car?${step}`, { carId: String(car.id) }, own.held)
    const form = await page('/en/booking/registration', {
      cookie: `${own.held.cookie}; ${cookieOf(chosen)}`,
    })
    expect(form).toContain('value="jaan.tamm@example.ee"')
    expect(form).toContain('value="Kase 1, 10123 Tallinn"')
    expect(form).not.toContain('38001085718')
    expect(form).not.toContain('ET123456"')
    const stranger = await page('/en/booking/registration', { cookie: cookieOf(chosen) })
    expect(stranger).not.toContain('jaan.tamm@example.ee')
  })

  it('opens all bookings of an address by a code that only its mailbox has, for a while', async () => {
    const email = 'kaks@example.ee'
    const one = await CustomerBooking.register(system, { client: client({ email }) })
    const other = await CustomerBooking.register(system, {
      client: client({ email: 'KAKS@example.ee' }),
      car: { id: ids.cars.fabia },
    })
    const { codes } = system.running().customer.payments
    const [row] = await system.db().select().from(clients).where(sql`lower(email) = ${email}`).limit(1)
    if (!row) throw new Error('nobody has this address')
    const code = codes.forBookings(row, TEST_NOW)
    const shown = await page(`${PAGE}?code=${code}`)
    expect(shown).toContain('Open all my bookings')
    expect(shown).not.toContain((await one.view()).number)
    const opened = await submit(`${PAGE}?code=${code}`, { intent: 'open' })
    expect(opened.status).toBe(302)
    const list = await page(PAGE, { cookie: cookieOf(opened) })
    for (const own of [one, other]) expect(list).toContain((await own.view()).number)
    for (const wrong of [codes.forData(row, TEST_NOW), `${code}x`, '1.2.3']) {
      const refused = await submit(`${PAGE}?code=${wrong}`, { intent: 'open' })
      expect(refused.headers.getSetCookie()).toEqual([])
    }
    system.later(61)
    expect(await page(`${PAGE}?code=${code}`)).toContain('This link has expired')
  })
})
