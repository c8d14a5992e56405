import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FieldError } from '../../src/contract/field-errors.ts'
import type { TodayAnswer } from '../../src/contract/staff/today.ts'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { client, registration, search } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })
const { carOccupancies, locationExceptions, locations } = schema
const office = { rentLocationId: ids.places.office, returnLocationId: ids.places.office }
let owner: AtWork

beforeAll(async () => {
  owner = await signedIn(system, 'owner')
})
beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(carOccupancies)
  await system.db().delete(schema.visitorRegistrations)
  await system.db().delete(locationExceptions)
  await closeOnHolidays('CLOSED')
})

const closeOnHolidays = (holidayHours: 'USUAL' | 'CLOSED') =>
  system.db().update(locations).set({ holidayHours }).where(eq(locations.id, ids.places.office))
const close = (start: string, end = start, hours: { opens?: string; closes?: string } = {}) =>
  system
    .db()
    .insert(locationExceptions)
    .values({
      locationId: ids.places.office,
      start,
      end,
      ...hours,
      rentPrice: cents(0),
      returnPrice: cents(0),
      reason: 'inventuur',
      reasonEn: 'stocktaking',
      reasonRu: 'учёт',
    })

/** From Christmas Eve, on which the office is closed, to the Monday after. */
const christmas = { rentDate: '2026-12-24T10:00', returnDate: '2026-12-28T10:00', ...office }
const closedAt = (path: string, nearest: string | null) =>
  expect.objectContaining({ path, code: 'closed', nearest, detail: expect.any(String) })
const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422)
  return ((await response.json()) as { errors: FieldError[] }).errors
}
let calls = 0
const byPhone = (changes: object) =>
  owner.post('/phone/bookings', {
    ...search(changes),
    car: { id: ids.cars.yaris },
    services: [],
    client: client(),
    hold: 'tomorrow',
    key: `holiday call ${calls++}`,
  })
const page = async (query: Record<string, string>, locale: 'et' | 'en' | 'ru' = 'en') => {
  const answer = await system.get(`${pathOf('index', locale)}?${new URLSearchParams(query).toString()}`)
  const html = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  return html.replaceAll(/&nbsp;|\u00a0/g, ' ')
}
const asked = (rentDate: string, rentTime: string, returnDate: string, returnTime = '10:00') => ({
  rentDate,
  rentTime,
  returnDate,
  returnTime,
  rentLocationId: String(ids.places.office),
  returnLocationId: String(ids.places.office),
})

describe('V16, D16: nobody is sold a pick-up on Christmas Eve at a closed office', () => {
  const nearest = '2026-12-23T19:30'

  it('not by the search, the order, the phone, or a change by customers or by staff', async () => {
    const expected = [closedAt('rentDate', nearest)]
    expect(await errorsOf(await system.post('/api/booking/cars', search(christmas)))).toEqual(expected)
    const order = registration({ ...christmas, car: { id: ids.cars.yaris } })
    expect(await errorsOf(await system.post('/api/booking/register', order))).toEqual(expected)
    expect(await errorsOf(await owner.post('/phone/quote', search(christmas)))).toEqual(expected)
    expect(await errorsOf(await byPhone(christmas))).toEqual(expected)

    const before = { rentDate: '2026-12-22T10:00', returnDate: '2026-12-28T10:00', ...office }
    const own = await CustomerBooking.register(system, { ...before, car: { id: ids.cars.yaris } })
    const changed = await own.services.change(own.token, { rentDate: '2026-12-24', rentTime: '10:00' }, 'en')
    expect(changed).toMatchObject({ kind: 'refused', faults: [closedAt('rentAt', nearest)] })
    const byStaff = await owner.post(`/bookings/${own.id}/change`, {
      isTrial: true,
      rentDate: christmas.rentDate,
    })
    expect(await errorsOf(byStaff)).toEqual(expected)
  })

  it('nor a return, and the prices by day leave the day out', async () => {
    const back = { ...office, rentDate: '2026-12-21T10:00', returnDate: '2026-12-25T10:00' }
    expect(await errorsOf(await system.post('/api/booking/cars', search(back)))).toEqual([
      closedAt('returnDate', '2026-12-23T20:00'),
    ])
    const { rentDate: _rent, returnDate: _return, ...wishes } = search(office)
    const periods = [christmas, { rentDate: '2026-12-22T10:00', returnDate: '2026-12-28T10:00' }].map(
      ({ rentDate, returnDate }) => ({ rentDate, returnDate }),
    )
    const answer = await system.post('/api/booking/prices-by-day', { ...wishes, periods })
    const { dates } = (await answer.json()) as { dates: { rentDate: string }[] }
    expect(dates.map(({ rentDate }) => rentDate)).toEqual(['2026-12-22T10:00'])
  })

  it.each([
    ['et', '24. detsember: koht on suletud.', 'Lähim võimalik aeg: 23. detsember kell 19:30.'],
    ['en', '24 December: the place is closed.', 'Nearest possible time: 23 December at 19:30.'],
    ['ru', '24 декабря: место закрыто.', 'Ближайшее возможное время: 23 декабря'],
  ] as const)(
    'in %s the sentence names the hours of the day and the nearest time',
    async (locale, said, near) => {
      const response = await system.post('/api/booking/cars', search(christmas), {
        'accept-language': locale,
      })
      const [error] = await errorsOf(response)
      expect(error?.detail?.replaceAll('\u00a0', ' ')).toContain(said)
      expect(error?.detail?.replaceAll('\u00a0', ' ')).toContain(near)
    },
  )

  it('where the office is open on holidays, and at the airport, everything is as usual', async () => {
    const airport = { rentLocationId: ids.places.airport, returnLocationId: ids.places.airport }
    expect((await system.post('/api/booking/cars', search({ ...christmas, ...airport }))).status).toBe(200)
    await closeOnHolidays('USUAL')
    expect((await system.post('/api/booking/cars', search(christmas))).status).toBe(200)
  })

  it('an exception closes a day, or gives it other hours, from the next search on', async () => {
    const rental = { ...office, rentDate: '2026-12-02T10:00', returnDate: '2026-12-04T10:00' }
    expect((await system.post('/api/booking/cars', search(rental))).status).toBe(200)
    await close('2026-12-01', '2026-12-03', { opens: '11:00', closes: '15:00' })
    const [error] = await errorsOf(await system.post('/api/booking/cars', search(rental)))
    expect(error).toMatchObject({ code: 'closed', nearest: '2026-12-02T11:00' })
    expect(error?.detail).toContain('11:00–15:00')
    expect(
      (await system.post('/api/booking/cars', search({ ...rental, rentDate: '2026-12-02T11:00' }))).status,
    ).toBe(200)
  })

  it('the contact page and what search engines read have the coming holidays with their hours', async () => {
    await close('2026-12-01', '2026-12-03')
    await system.running().customer.payments.catalogue.newest()
    const html = await (await system.get(pathOf('contact', 'en'))).text()
    const told = ['stocktaking', 'Christmas Eve', '"validFrom":"2026-12-24"']
    const shut = '"opens":"00:00","closes":"00:00","validFrom":"2026-12-02"'
    expect([...told, shut].filter((text) => !html.includes(text))).toEqual([])
    expect(html.includes('may differ')).toBe(false)
  })

  it('bookings that stand on a day that becomes closed are shown to the staff until they are moved', async () => {
    const stay = { ...office, rentDate: '2026-12-02T10:00', returnDate: '2026-12-04T10:00' }
    const own = await CustomerBooking.register(system, { ...stay, car: { id: ids.cars.yaris } })
    const lists = async () => {
      const today = (await (await owner.get('/today')).json()) as TodayAnswer
      return [today.closedPickUps, today.closedReturns].map((list) => list.map(({ id }) => id))
    }
    expect(await lists()).toEqual([[], []])
    await close('2026-12-02')
    expect(await lists()).toEqual([[own.id], []])
    await close('2026-12-04', '2026-12-05')
    expect(await lists()).toEqual([[own.id], [own.id]])
    await system.db().delete(locationExceptions)
    expect(await lists()).toEqual([[], []])
  })
})

describe('V15: messages of the search form', () => {
  it('V15b: a closed hour by link names the hours and the nearest time, without scripts too', async () => {
    expect(await page(asked('2026-12-02', '21:00', '2026-12-04'))).toContain(
      '2 December: the place is open 08:00–20:00. Nearest possible time: 2 December at 19:30.',
    )
    expect(await page(asked('2026-12-24', '10:00', '2026-12-28'))).toContain(
      '24 December: the place is closed.',
    )
  })

  it('V15a: a return before the pick-up and a past day are called that', async () => {
    const before = await page(asked('2026-12-04', '10:00', '2026-12-02'))
    expect(before).toContain('The return must be after the pick-up.')
    const past = await page(asked('2026-11-10', '10:00', '2026-12-02'))
    expect(past).toContain('The pick-up time has passed.')
    for (const html of [before, past]) expect(html).not.toMatch(/the place is (open|closed)/)
  })

  it('V15c: where the price list ends the form says so, and the API has a code for it', async () => {
    const far = { ...office, rentDate: '2029-06-04T10:00', returnDate: '2029-06-08T10:00' }
    expect(await errorsOf(await system.post('/api/booking/cars', search(far)))).toEqual([
      { path: 'rentDate', code: 'no_prices' },
    ])
    const query = asked('2029-06-04', '10:00', '2029-06-08')
    const cars = await system.get(`${pathOf('booking-car', 'en')}?${new URLSearchParams(query).toString()}`)
    expect(cars.status).toBe(302)
    const html = await (await system.get(cars.headers.get('location') ?? '')).text()
    expect(html).toContain('There are no prices that far ahead yet.')
  })
})
