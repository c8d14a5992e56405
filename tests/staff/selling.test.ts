import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingPageAnswer } from '../../src/contract/staff/bookings.ts'
import type { OfferAnswer, OfferMadeAnswer, OffersAnswer } from '../../src/contract/staff/offers.ts'
import type { PhoneQuote } from '../../src/contract/staff/phone.ts'
import type { ChangeAnswer, TimelineAnswer } from '../../src/contract/staff/timeline.ts'
import { schema } from '../../src/db/schema.ts'
import { sweepHolds } from '../../src/use-cases/booking/sweep-holds.ts'
import { client, search } from '../support/bodies.ts'
import { lettersTo } from '../support/letters-in-folder.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })
const { bookings, carOccupancies } = schema
const staff: { owner?: AtWork; agent?: AtWork } = {}
let calls = 0

beforeAll(async () => {
  staff.owner = await signedIn(system, 'owner')
  staff.agent = await signedIn(system, 'agent')
})
beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(carOccupancies)
})

const agent = () => staff.agent as AtWork
const owner = () => staff.owner as AtWork
const RENT = 85.5

const offer = (changes: object = {}) => ({
  ...search(),
  carId: ids.cars.yaris,
  price: RENT,
  firstName: 'Kati',
  lastName: 'Kask',
  email: `kati-${calls++}@example.ee`,
  language: 'en',
  holdsCar: true,
  until: '2026-11-15T18:00',
  ...changes,
})
async function made(changes: object = {}) {
  const response = await agent().post('/offers', offer(changes))
  expect([response.status, await response.clone().text()]).toEqual([201, expect.any(String)])
  return (await response.json()) as OfferMadeAnswer
}
async function code(response: Response) {
  return [response.status, ((await response.json()) as { code: string }).code]
}
const read = async (id: number) => (await (await agent().get(`/offers/${id}`)).json()) as OfferAnswer
const take = (id: number, changes: object = {}) =>
  agent().post(`/offers/${id}/take`, { client: client(), hold: 'tomorrow', price: RENT, ...changes })
const book = (changes: object = {}) =>
  agent().post('/phone/bookings', {
    ...search(),
    car: { id: ids.cars.yaris },
    price: RENT,
    services: [],
    client: client(),
    hold: 'tomorrow',
    key: `a call, number ${calls++}`,
    ...changes,
  })
const percent = (value: number) => ({ kind: 'percent', percent: value, reason: 'Püsiklient' })
const page = async (id: number) =>
  (await (await agent().get(`/bookings/${id}/page`)).json()) as BookingPageAnswer
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

describe('an offer', () => {
  it('needs a name and one way to reach whoever it is for', async () => {
    expect((await made({ email: '', phone: '+372 5123 4567' })).email).toBeNull()
    const nobody = await agent().post('/offers', offer({ firstName: '', email: '', phone: '' }))
    expect(nobody.status).toBe(422)
    const { errors } = (await nobody.json()) as { errors: { path: string }[] }
    expect(errors.map(({ path }) => path)).toEqual(['client.firstName', 'client.phone'])
  })

  it('keeps its car from everyone else, shows on the timeline, and lets go when its time is over', async () => {
    const { id } = await made()
    expect(await code(await book())).toEqual([409, 'car_taken'])
    expect(await code(await agent().post('/offers', offer()))).toEqual([409, 'car_taken'])
    const days = await agent().get('/timeline?from=2026-11-16&to=2026-11-20')
    const { groups } = (await days.json()) as TimelineAnswer
    const bars = groups.flatMap(({ cars }) => cars).flatMap((car) => car.bars)
    expect(bars).toEqual([expect.objectContaining({ kind: 'offer', id, customer: 'Kati Kask' })])
    system.clock.now = new Date('2026-11-15T16:00:01Z')
    expect((await read(id)).state).toBe('expired')
    expect(await code(await take(id))).toEqual([409, 'offer_closed'])
    expect((await book()).status).toBe(201)
    expect(await sweepHolds(system.db(), system.clock.now)).toBe(0)
  })

  it('is freed by the job that frees holds', async () => {
    await made()
    system.clock.now = new Date('2026-11-15T16:00:01Z')
    expect(await sweepHolds(system.db(), system.clock.now)).toBe(1)
  })

  it('without its car promises the price alone: another car of the group will do', async () => {
    const { id } = await made({ holdsCar: false })
    expect((await book()).status).toBe(201)
    const taken = await take(id)
    expect(taken.status).toBe(201)
    const booking = await page(((await taken.json()) as { id: number }).id)
    expect([booking.car.id, booking.price.total]).toEqual([ids.cars.fabia, RENT])
  })

  it('can be withdrawn, which frees its car, and then not taken', async () => {
    const { id } = await made()
    expect((await agent().post(`/offers/${id}/withdraw`)).status).toBe(200)
    expect(await code(await agent().post(`/offers/${id}/withdraw`))).toEqual([409, 'offer_closed'])
    expect(await code(await take(id))).toEqual([409, 'offer_closed'])
    expect((await book()).status).toBe(201)
    const { offers: withdrawn } = (await (
      await agent().get('/offers?state=withdrawn')
    ).json()) as OffersAnswer
    expect(withdrawn.map((one) => one.id)).toEqual([id])
  })

  it('ends before the pick-up, and not behind us', async () => {
    for (const [until, fault] of [
      ['2026-11-15T09:00', 'past'],
      ['2026-11-17T10:00', 'after_pick_up'],
    ]) {
      const refused = await agent().post('/offers', offer({ until }))
      const { errors } = (await refused.json()) as { errors: object[] }
      expect([refused.status, errors]).toEqual([422, [{ path: 'until', code: fault }]])
    }
  })

  it('holds its price whatever the list says later, and is taken once, by staff', async () => {
    const { id } = await made()
    const season = (await (await owner().get('/group-prices/1')).json()) as Record<string, unknown>
    const { title: _title, id: _id, ...prices } = season
    expect((await owner().put('/group-prices/1', { ...prices, tuesday: 99 })).status).toBe(200)
    const [first, second] = await Promise.all([take(id), take(id)])
    const codes = [first?.status, second?.status].toSorted((a = 0, b = 0) => a - b)
    expect(codes).toEqual([201, 409])
    const rows = await system.db().select().from(bookings).where(eq(bookings.offerId, id))
    expect(rows.map(({ price }) => price)).toEqual([8550])
    expect((await owner().put('/group-prices/1', prices)).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'taken', booking: { id: rows[0]?.id }, link: null })
  })
})

describe('D47: an offer by e-mail', () => {
  it('has the price lines and a link in the customer’s language, and one press makes it a booking', async () => {
    const { email, link } = await made({ handPrice: percent(10), price: 76.95 })
    const [letter] = await lettersTo(system, email ?? '')
    expect(letter?.subject).toBe('Offer: Toyota Yaris, €76.95')
    expect(letter?.text).toContain('Agreed discount 10%')
    expect(letter?.text).not.toContain('Püsiklient')
    expect(letter?.text).toContain(link)
    const { pathname, search: query } = new URL(link)
    const path = pathname + query
    const shown = await (await system.get(path)).text()
    expect(shown).toContain('€76.95')
    expect(shown).not.toContain('Püsiklient')
    const missing = await system.send(path, form({ seenPrice: '76.95', firstName: 'Kati' }))
    expect(missing.status).toBe(422)
    const { idCode, drivingLicenceNumber, address, phone } = client()
    const typed = {
      seenPrice: '76.95',
      firstName: 'Kati',
      lastName: 'Kask',
      email: email ?? '',
      phone,
      idCode,
      drivingLicenceNumber,
      address,
      terms: 'on',
      dataHandling: 'on',
    }
    const pressed = await system.send(path, form(typed))
    expect([pressed.status, pressed.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/en\/bank-links\?booking=AR-\d{6}$/),
    ])
    expect(pressed.headers.getSetCookie().join()).toMatch(/booking-\d+=/)
    const again = await system.send(path, form(typed))
    expect(again.headers.get('location')).toBe(pressed.headers.get('location'))
    expect(await (await system.get(path)).text()).toContain('has been booked')
  })

  it('tells nobody whose it is without its code', async () => {
    expect(await (await system.get('/en/offer?code=nothing')).text()).toContain('no such offer')
    expect((await system.send('/en/offer?code=nothing', form({}))).status).toBe(409)
  })
})

describe('D47: a price by hand', () => {
  it('is counted into the quote, the booking and what is due, as its own line', async () => {
    const quote = await agent().post('/phone/quote', {
      ...search(),
      carId: ids.cars.yaris,
      handPrice: percent(10),
    })
    const { chosen } = (await quote.json()) as PhoneQuote
    expect(chosen).toMatchObject({ price: 76.95, vat: 14.89 })
    const booked = await book({ handPrice: percent(10), price: 76.95 })
    expect(booked.status).toBe(201)
    const { id } = (await booked.json()) as { id: number }
    const shown = await page(id)
    expect(shown.price).toMatchObject({ total: 76.95, byHand: percent(10) })
    expect(shown.price.sections[0]?.lines.at(-1)?.shown).toMatch(/8,55/)
    expect(shown.money.rentDue).toBe(76.95)
    expect(shown.charges.map(({ amount }) => amount)).toContain(76.95)
  })

  it('has a limit for everyone but owners, who may set it', async () => {
    expect(await code(await book({ handPrice: percent(10.01), price: undefined }))).toEqual([
      409,
      'discount_too_large',
    ])
    expect(await code(await agent().post('/offers', offer({ handPrice: percent(11) })))).toEqual([
      409,
      'discount_too_large',
    ])
    const booked = await book()
    const { id } = (await booked.json()) as { id: number }
    const change = (who: AtWork, body: object) => who.post(`/bookings/${id}/change`, body)
    expect(await code(await change(agent(), { handPrice: percent(50) }))).toEqual([422, 'discount_too_large'])
    const tried = await change(owner(), { handPrice: percent(50), isTrial: true })
    expect((await tried.json()) as ChangeAnswer).toMatchObject({ price: 42.75, previousPrice: RENT })
    expect((await change(owner(), { handPrice: percent(50) })).status).toBe(200)
    // What an owner gave stays when someone else makes the rental longer, and goes when it is taken back.
    const longer = await change(agent(), { returnDate: '2026-11-20T10:00', isTrial: true })
    const { lines } = (await longer.json()) as ChangeAnswer
    expect(lines.at(-1)).toMatchObject({ kind: 'hand-discount', details: { percent: 50 } })
    expect((await change(agent(), { handPrice: null })).status).toBe(200)
    expect((await page(id)).price).toMatchObject({ total: RENT, byHand: null })
  })

  it('agreed for one rental does not hold for another', async () => {
    const agreed = { kind: 'price', price: 80, reason: 'Sõber' }
    const { id } = (await (await book({ handPrice: agreed, price: 80 })).json()) as { id: number }
    const longer = await agent().post(`/bookings/${id}/change`, { returnDate: '2026-11-20T10:00' })
    expect(longer.status).toBe(200)
    expect((await page(id)).price).toMatchObject({ total: 114, byHand: null })
  })
})

describe('D47: a better car for nothing', () => {
  it('costs what was booked, also when the rental becomes longer, until another group is paid for', async () => {
    const { id } = (await (await book()).json()) as { id: number }
    const change = async (body: object) => {
      const response = await agent().post(`/bookings/${id}/change`, body)
      expect(response.status).toBe(200)
      return (await response.json()) as ChangeAnswer
    }
    const carId = ids.cars.automatic
    expect((await change({ carId, isTrial: true })).price).toBe(180)
    expect((await change({ carId, upgrade: 'Auto on remondis' })).price).toBe(RENT)
    expect((await page(id)).price.upgradedFrom).toBe('Väike')
    expect((await change({ returnDate: '2026-11-20T10:00', isTrial: true })).price).toBe(114)
    expect((await change({ carId: ids.cars.fabia })).price).toBe(RENT)
    expect((await page(id)).price.upgradedFrom).toBeNull()
  })
})

describe('D50: additional drivers', () => {
  it('are named in the phone booking and later, and what is missing is said', async () => {
    const driver = {
      firstName: 'Jaan',
      lastName: 'Tamm',
      birthDate: '1985-02-01',
      drivingLicenceNumber: 'ET654321',
    }
    const booked = await book({ client: { ...client(), additionalDrivers: [driver] } })
    const { id } = (await booked.json()) as { id: number }
    expect((await page(id)).drivers.map(({ name }) => name)).toEqual(['Jaan Tamm'])
    const change = (additionalDrivers: object[]) =>
      agent().post(`/bookings/${id}/change`, { additionalDrivers })
    const refused = await change([{ ...driver, lastName: '' }])
    const { errors } = (await refused.json()) as { errors: object[] }
    expect([refused.status, errors]).toEqual([
      422,
      [{ path: 'additionalDrivers.0.lastName', code: 'required' }],
    ])
    expect((await change([driver, { ...driver, firstName: 'Mari' }])).status).toBe(200)
    expect((await page(id)).drivers.map(({ name }) => name)).toEqual(['Jaan Tamm', 'Mari Tamm'])
    expect((await change([])).status).toBe(200)
    expect((await page(id)).drivers).toEqual([])
  })
})
