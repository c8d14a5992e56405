import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { ChangeAnswer } from '../../src/contract/visitor/change.ts'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { MOST_ADDITIONAL_DRIVERS } from '../../src/domain/people/client.ts'
import { jobs } from '../../src/jobs/catalogue.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { png } from '../support/document-files.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { carOccupancies, filesUnderWay, licenceDates, services, uploads } = schema
const FEE = cents(1000)

beforeAll(async () => {
  system.clock.now = TEST_NOW
  await system.db().insert(services).values({
    name: 'Lisajuht',
    nameEn: 'Additional driver',
    nameRu: 'Дополнительный водитель',
    type: 'ONCE',
    price: FEE,
    maxQuantity: MOST_ADDITIONAL_DRIVERS,
    isPerAdditionalDriver: true,
  })
  await system.running().customer.payments.catalogue.refresh()
})

const driver = (firstName: string) => ({
  firstName,
  lastName: 'Kask',
  birthDate: '1985-04-04',
  drivingLicenceNumber: `EM-${firstName}`,
})
/** Nine days ahead, for three, driven by these besides Jaan. */
const rentedWith = async (...names: string[]) => {
  await system.db().delete(carOccupancies)
  return CustomerBooking.register(system, {
    rentDate: '2026-11-24T10:00',
    returnDate: '2026-11-27T10:00',
    car: { id: ids.cars.yaris },
    client: client({ additionalDrivers: names.map(driver) }),
  })
}
const faultsOf = (answer: ChangeAnswer) =>
  answer.kind === 'refused' ? answer.faults.map(({ path, code }) => `${path}:${code}`) : answer.kind

const sendLicence = async (own: CustomerBooking, place: number) => {
  const sent = await system.send(`/api/customer/uploads?driver=${place}&kind=licence-front`, {
    method: 'POST',
    headers: { 'x-booking-token': own.token },
    body: new Uint8Array(await png()),
  })
  expect(sent.status).toBe(201)
}
const note = (own: CustomerBooking, place: number, until: string) =>
  system.db().insert(licenceDates).values({ bookingId: own.id, driver: place, since: '2010-01-01', until })
const uploadsOf = (own: CustomerBooking) =>
  system.db().select().from(uploads).where(eq(uploads.bookingId, own.id)).orderBy(asc(uploads.id))
const noted = async (own: CustomerBooking) =>
  (await system.db().select().from(licenceDates).where(eq(licenceDates.bookingId, own.id))).map((row) => [
    row.driver,
    row.until,
  ])

it('V13: who no longer drives is taken out, with their fee and their papers; those behind keep theirs', async () => {
  const own = await rentedWith('Mari', 'Peeter')
  const before = await own.row()
  for (const place of [0, 1, 2]) await sendLicence(own, place)
  await note(own, 0, '2030-01-01')
  await note(own, 1, '2031-01-01')
  await note(own, 2, '2032-01-01')
  const [ofJaan, ofMari, ofPeeter] = await uploadsOf(own)
  const wish = { 'driver-gone-0': 'Mari Kask' }
  expect(await own.change(wish)).toMatchObject({ kind: 'tried', price: (before.price - FEE) / 100 })
  expect(await uploadsOf(own)).toHaveLength(3)
  expect(await own.agree(wish)).toMatchObject({ kind: 'changed' })
  const after = await own.row()
  expect([after.price, after.additionalDrivers.map(({ firstName }) => firstName)]).toEqual([
    before.price - FEE,
    ['Peeter'],
  ])
  expect(await uploadsOf(own)).toMatchObject([
    { id: ofJaan?.id, driver: 0 },
    { id: ofPeeter?.id, driver: 1 },
  ])
  expect(await noted(own)).toEqual([
    [0, '2030-01-01'],
    [1, '2032-01-01'],
  ])
  // Her picture is taken away by the next sweep.
  const files = system.running().jobs.files
  expect(await files.get(ofMari?.fileKey ?? '')).toBeDefined()
  system.clock.now = new Date(TEST_NOW.getTime() + 3_600_000)
  await jobs.find(({ name }) => name === 'sweep-files')?.run(system.running().jobs)
  system.clock.now = TEST_NOW
  expect(await files.get(ofMari?.fileKey ?? '').catch(() => undefined)).toBeUndefined()
  expect(await files.get(ofPeeter?.fileKey ?? '')).toBeDefined()
  expect(await system.db().select().from(filesUnderWay)).toEqual([])
})

it('whoever changed the drivers in another tab takes out nobody else', async () => {
  const own = await rentedWith('Mari', 'Peeter')
  expect(await own.agree({ 'driver-gone-0': 'Mari Kask' })).toMatchObject({ kind: 'changed' })
  expect(faultsOf(await own.change({ 'driver-gone-0': 'Mari Kask' }))).toEqual([':nothing_changed'])
})

it('one comes and another goes in one change, and there are never more than a contract takes', async () => {
  const names = ['Mari', 'Peeter', 'Anu', 'Toomas', 'Kati'].slice(0, MOST_ADDITIONAL_DRIVERS)
  const own = await rentedWith(...names)
  const uno = Object.fromEntries(
    Object.entries(driver('Uno')).map(([field, text]) => [`driver.${field}`, text]),
  )
  expect(faultsOf(await own.change(uno))).toEqual(['driver.firstName:too_many'])
  expect(await own.agree({ ...uno, 'driver-gone-0': 'Mari Kask' })).toMatchObject({ kind: 'changed' })
  const { additionalDrivers } = await own.row()
  expect(additionalDrivers.map(({ firstName }) => firstName)).toEqual([...names.slice(1), 'Uno'])
})

it('what was read from a licence is judged anew for other days, of whoever still drives', async () => {
  const own = await rentedWith('Mari')
  await note(own, 1, '2026-11-28')
  const longer = { returnDate: '2026-11-29', returnTime: '10:00' }
  expect(faultsOf(await own.change(longer))).toEqual(['returnAt:licence_ends'])
  expect(faultsOf(await own.change({ ...longer, 'driver-gone-0': 'Mari Kask' }))).toBe('tried')
})
