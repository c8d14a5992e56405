import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingPageAnswer } from '../../src/contract/staff/bookings.ts'
import type { TodayAnswer } from '../../src/contract/staff/today.ts'
import { schema } from '../../src/db/schema.ts'
import { bookingNumber } from '../../src/domain/booking/booking-number.ts'
import { cents } from '../../src/domain/money.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { client, registration } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { png } from '../support/document-files.ts'
import { ids } from '../support/small-company.ts'
import { signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })
const { locations, locationTimes, smartLockers } = schema

/** Four in the morning in Tallinn, a Monday; the office opens at eight. */
const NIGHT = new Date('2026-11-16T02:00:00Z')
const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
let lockerId = 0

beforeAll(async () => {
  const [place] = await system
    .db()
    .insert(locations)
    .values({
      name: 'Nutikapp',
      nameEn: 'Smart locker',
      nameRu: 'Шкафчик',
      address: 'Rendi 12, Tallinn',
      parking: 'Hoovis, koht 4',
      parkingEn: 'In the yard, bay 4',
      parkingRu: 'Во дворе, место 4',
    })
    .returning()
  lockerId = place?.id ?? 0
  const always = { start: '00:00', end: '00:00', rentPrice: cents(0), returnPrice: cents(0) }
  await system
    .db()
    .insert(locationTimes)
    .values(days.map((dayName) => ({ ...always, dayName, locationId: lockerId })))
  await system.db().insert(smartLockers).values({
    name: 'Kapp 1',
    nameEn: 'Locker 1',
    nameRu: 'Шкафчик 1',
    phone: '+37258000001',
    locationId: lockerId,
  })
})

beforeEach(async () => {
  system.clock.now = NIGHT
  await system.db().delete(schema.carOccupancies)
  await system.db().delete(schema.visitorRegistrations)
  await system.db().delete(schema.smartLockerReservations)
})

const rental = (rentTime: string, day = '16') => ({
  rentDate: `2026-11-${day}T${rentTime}`,
  returnDate: '2026-11-20T10:00',
  rentLocationId: lockerId,
  returnLocationId: lockerId,
})
const order = (rentTime: string, day?: string) =>
  registration({ ...rental(rentTime, day), car: { id: ids.cars.yaris } })

const search = (rentTime: string, headers = {}) =>
  system.post('/api/booking/cars', { ...rental(rentTime), gearboxType: '', couponCodes: [] }, headers)

const faultsOf = async (response: Response) =>
  ((await response.json()) as { errors?: { path: string; code: string }[] }).errors

describe('V1: a locker is sold only when documents can be checked before', () => {
  it('not for half past six when people come at eight, but from nine on', async () => {
    const early = await search('06:30')
    expect(early.status).toBe(422)
    expect(await faultsOf(early)).toEqual([{ path: 'rentDate', code: 'documents_too_late' }])
    expect((await search('09:00')).status).toBe(200)
    const refused = await system.post('/api/booking/register', order('06:30'))
    expect(refused.status).toBe(422)
    expect(await faultsOf(refused)).toContainEqual({ path: 'rentDate', code: 'documents_too_late' })
    expect((await system.post('/api/booking/register', order('09:00'))).status).toBe(201)
  })

  it('people hand keys over at any hour all the same', async () => {
    const place = { rentLocationId: ids.places.airport, returnLocationId: ids.places.airport }
    const asked = { ...rental('06:30'), ...place, gearboxType: '', couponCodes: [] }
    expect((await system.post('/api/booking/cars', asked)).status).toBe(200)
  })

  it.each([
    ['et', 'Nutikapp avaneb, kui dokumendid on', 'Selleks ajaks me uue kliendi dokumente'],
    ['en', 'The locker opens once your documents', 'We cannot check a new customer’s documents'],
    ['ru', 'Шкафчик откроется, когда документы', 'К этому времени мы не успеем проверить'],
  ] as const)('the search form and the car step say so in %s', async (locale, said, tooSoon) => {
    const query = (time: string) =>
      new URLSearchParams({
        rentDate: '2026-11-16',
        rentTime: time,
        returnDate: '2026-11-20',
        returnTime: '10:00',
        rentLocationId: String(lockerId),
        returnLocationId: String(lockerId),
      }).toString()
    const home = await (await system.get(`${pathOf('index', locale)}?${query('06:30')}`)).text()
    expect(home).toContain(tooSoon)
    const cars = await (await system.get(`${pathOf('booking-car', locale)}?${query('12:00')}`)).text()
    expect(cars).toContain(said)
  })

  it('a client whose documents were approved has no limit in the browser that knows them', async () => {
    const known = await CustomerBooking.register(system, order('12:00'))
    await known.sendDocuments()
    const unchecked = await system.post('/api/booking/register', order('06:30'), known.held)
    expect(unchecked.status).toBe(422)
    await known.approveDocuments()
    expect((await search('06:30', known.held)).status).toBe(200)
    await system.db().delete(schema.carOccupancies)
    const stranger = { ...order('06:30'), client: client({ idCode: '60001017869' }) }
    expect((await system.post('/api/booking/register', stranger, known.held)).status).toBe(422)
    const response = await system.post('/api/booking/register', order('06:30'), known.held)
    expect(response.status).toBe(201)
    const { id, links } = (await response.json()) as { id: number; links: Record<string, string> }
    const token = new URL(links.documents ?? '', 'http://a.test').searchParams.get('token') ?? ''
    const again = new CustomerBooking(system, id, token)
    expect((await again.view()).steps).toContainEqual({ name: 'documents', state: 'done' })
    const desk = await signedIn(system, 'agent')
    const { pickUps } = (await (await desk.get('/today')).json()) as TodayAnswer
    expect(pickUps.find((booking) => booking.id === id)?.documents).toBe('approved')
  })

  it('a change online to a locker keeps to the same rule', async () => {
    const atOffice = { rentLocationId: ids.places.office, returnLocationId: ids.places.office }
    const own = await CustomerBooking.register(system, { ...order('12:00', '18'), ...atOffice })
    const move = (rentTime: string) => {
      const fields = { rentDate: '2026-11-16', rentTime, rentLocationId: String(lockerId) }
      return own.services.change(own.token, fields, 'et')
    }
    expect(await move('06:30')).toMatchObject({
      kind: 'refused',
      faults: [{ path: 'rentAt', code: 'documents_too_late' }],
    })
    expect(await move('09:00')).toMatchObject({ kind: 'tried' })
    const page = await system.send(own.at(pathOf('change', 'et')), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...own.held },
      body: new URLSearchParams({
        rentDate: '2026-11-16',
        rentTime: '06:30',
        rentLocationId: String(lockerId),
      }).toString(),
    })
    expect([page.status, (await page.text()).includes('Dokumente me selleks ajaks')]).toEqual([422, true])
    await own.sendDocuments()
    expect(await move('06:30')).toMatchObject({ kind: 'refused' })
    await own.approveDocuments()
    expect(await move('06:30')).toMatchObject({ kind: 'tried' })
  })

  it('V16: people who are at home on a holiday check no documents', async () => {
    const { locationExceptions } = schema
    const free = { rentPrice: cents(0), returnPrice: cents(0) }
    const closed = { locationId: ids.places.office, start: '2026-11-16', end: '2026-11-16', ...free }
    await system.db().insert(locationExceptions).values(closed)
    expect(await faultsOf(await search('19:00'))).toEqual([{ path: 'rentDate', code: 'documents_too_late' }])
    await system.db().delete(locationExceptions)
    expect((await search('19:00')).status).toBe(200)
  })
})

describe('V17: at the locker', () => {
  /** Paid, approved and signed, at the agreed hour. */
  async function atTheLocker(): Promise<CustomerBooking> {
    const own = await CustomerBooking.register(system, order('12:00'))
    await own.payAtBank('pay', true)
    await own.sendDocuments()
    await own.approveDocuments()
    await own.signByHand()
    system.clock.now = new Date('2026-11-16T10:00:00Z')
    return own
  }
  const page = async (own: CustomerBooking, locale: 'et' | 'en' | 'ru') =>
    (await (await system.get(own.at(pathOf('smartlocker', locale)), own.held)).text()).replaceAll(
      /&nbsp;|\u00a0/g,
      ' ',
    )

  it.each([
    ['et', 'Kapp 1', 'Hoovis, koht 4'],
    ['en', 'Locker 1', 'In the yard, bay 4'],
    ['ru', 'Шкафчик 1', 'Во дворе, место 4'],
  ] as const)('the page names locker, address, plate and place in %s', async (locale, name, parking) => {
    const own = await atTheLocker()
    const html = await page(own, locale)
    for (const word of [name, parking, 'Rendi 12, Tallinn', 'openstreetmap.org/search?query=Rendi'])
      expect(html).toContain(word)
    const plate = (await own.view()).locker?.plate ?? ''
    expect(html).toContain(plate.slice(-3))
  })

  it('pictures, mileage and fuel are kept beside the booking', async () => {
    const own = await atTheLocker()
    const picture = new Uint8Array(await png())
    const send = (kind: string) =>
      system.send(`/api/customer/uploads?booking=${bookingNumber(own.id)}&driver=0&kind=${kind}`, {
        method: 'POST',
        headers: { ...own.held },
        body: picture,
      })
    expect((await send('pick-up-front')).status).toBe(201)
    const told = await post(own, { intent: 'reading', purpose: 'pick-up', odometer: '48 210', fuel: '7' })
    expect(told.status).toBe(200)
    expect((await own.view()).locker).toMatchObject({
      pictures: ['pick-up-front'],
      reading: { odometer: 48_210, fuel: 7 },
    })
    const staff = await signedIn(system, 'agent')
    const { lockers } = (await (await staff.get(`/bookings/${own.id}/page`)).json()) as BookingPageAnswer
    expect(lockers[0]).toMatchObject({ purpose: 'pick-up', odometer: 48_210, fuel: 7 })
    const refused = await post(own, { intent: 'reading', purpose: 'pick-up', odometer: 'palju', fuel: '7' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('value="palju"')
    const [kept] = await system
      .db()
      .select()
      .from(schema.uploads)
      .where(eq(schema.uploads.kind, 'pick-up-front'))
    // It shows how the car was, and waits for nobody.
    expect(kept).toMatchObject({ bookingId: own.id, status: 'APPROVED' })
  })

  it('the key is back only after the locker was opened in its time, and then we look at the car', async () => {
    const own = await atTheLocker()
    await own.services.locker(own.token, 'at-locker')
    await own.services.locker(own.token, 'key-taken')
    expect(await page(own, 'et')).not.toContain('value="key-returned"')
    const early = await post(own, { intent: 'key-returned' })
    expect(early.status).toBe(409)
    system.clock.now = new Date('2026-11-20T08:00:00Z')
    expect(await page(own, 'et')).not.toContain('value="key-returned"')
    expect(await own.services.locker(own.token, 'key-returned')).toEqual({
      ok: false,
      obstacles: ['not-opened'],
    })
    await own.services.locker(own.token, 'at-locker')
    const open = await page(own, 'et')
    expect(open).toContain('value="key-returned"')
    expect(open).toContain('Kas võti on kapis')
    await post(own, { intent: 'key-returned' })
    expect((await own.view()).steps).toContainEqual({ name: 'return', state: 'waiting' })
    const answer = await (await system.get(own.at('/documents'), own.held)).text()
    const home = answer.replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect(home).toContain('Vaatame auto üle')
    expect(home).not.toContain('Tagasta võti')
  })

  const post = (own: CustomerBooking, fields: Record<string, string>) =>
    system.send(own.at(pathOf('smartlocker', 'et')), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...own.held },
      body: new URLSearchParams(fields).toString(),
    })
})
