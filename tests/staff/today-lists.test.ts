import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { findBookings } from '../../src/use-cases/booking/find-bookings.ts'
import { readToday, type Today } from '../../src/use-cases/today/read-today.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { bookings, carOccupancies, questionnaires, smartLockers, smartLockerReservations } = schema

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(carOccupancies)
  await system.db().update(bookings).set({ cancelledAt: TEST_NOW, cancelReason: '-', attentions: [] })
})

const at = (text: string) => new Date(`2026-11-${text}:00+02:00`)
const book = (rentDate: string, returnDate: string, more: object = {}) =>
  CustomerBooking.register(system, {
    rentDate: `2026-11-${rentDate}`,
    returnDate: `2026-11-${returnDate}`,
    car: { id: ids.cars.yaris },
    ...more,
  })
const change = (booking: CustomerBooking, values: Partial<typeof bookings.$inferInsert>) =>
  system.db().update(bookings).set(values).where(eq(bookings.id, booking.id))

async function today(): Promise<Record<'pickUps' | 'returns' | 'overdue' | 'soon' | 'requests', number[]>> {
  const read = await readToday(system.db(), system.clock.now)
  const numbers = (name: keyof Today) =>
    (read[name] as { booking: { id: number } }[]).map(({ booking }) => booking.id)
  return {
    pickUps: numbers('pickUps'),
    returns: numbers('returns'),
    overdue: numbers('overdue'),
    soon: numbers('soon'),
    requests: numbers('requests'),
  }
}
const nothing = { pickUps: [], returns: [], overdue: [], soon: [], requests: [] }

describe('the day of the front desk', () => {
  it('has the pick-ups of today and of tomorrow morning, and the later ones that lack something', async () => {
    const first = await book('16T10:00', '17T10:00', { car: { id: ids.cars.fabia } })
    const second = await book('15T14:00', '16T08:00')
    const later = await book('17T14:00', '18T10:00')
    const far = await book('20T10:00', '21T10:00', { car: { id: ids.cars.fabia } })
    expect(await today()).toEqual({ ...nothing, pickUps: [second.id, first.id], soon: [later.id] })
    for (const booking of [later, far]) {
      await booking.payAtBank()
      await change(booking, { status: 'SIGNED' })
    }
    expect(await today()).toEqual({ ...nothing, pickUps: [second.id, first.id] })
  })

  it('forgets a booking whose unpaid hold has run out, and one that was cancelled', async () => {
    const booking = await book('16T10:00', '17T10:00')
    system.clock.now = new Date(TEST_NOW.getTime() + 31 * 60_000)
    expect(await today()).toEqual(nothing)
    await change(booking, { status: 'CONFIRMED' })
    expect((await today()).pickUps).toEqual([booking.id])
    await change(booking, { cancelledAt: TEST_NOW, cancelReason: 'ei tule' })
    expect(await today()).toEqual(nothing)
  })

  it('keeps whoever should have come yesterday and did not', async () => {
    const booking = await book('15T14:00', '18T08:00')
    await change(booking, { status: 'SIGNED' })
    system.clock.now = at('16T09:00')
    expect((await today()).pickUps).toEqual([booking.id])
    system.clock.now = at('18T09:00')
    expect(await today()).toEqual(nothing)
  })

  it('has the returns of today; once their time is past they are overdue until the car is back', async () => {
    const booking = await book('15T14:00', '16T15:00')
    await change(booking, { status: 'SIGNED', handedOverAt: at('15T14:05') })
    system.clock.now = at('16T09:00')
    expect(await today()).toEqual({ ...nothing, returns: [booking.id] })
    system.clock.now = at('16T15:01')
    expect(await today()).toEqual({ ...nothing, overdue: [booking.id] })
    system.clock.now = at('30T15:01')
    expect(await today()).toEqual({ ...nothing, overdue: [booking.id] })
    system.clock.now = at('16T17:00')
    await change(booking, { actualReturnDate: at('16T16:00') })
    expect(await today()).toEqual({ ...nothing, returns: [booking.id] })
    const [row] = (await readToday(system.db(), system.clock.now)).returns
    expect(row).toMatchObject({ booking: { actualReturnDate: at('16T16:00') } })
  })

  it('says what to do next: money, papers, signature, key', async () => {
    const booking = await book('16T10:00', '19T10:00')
    const row = async () => (await readToday(system.db(), system.clock.now)).pickUps[0]
    expect(await row()).toMatchObject({ next: 'money', due: 8550, documents: 'missing', hasCar: true })
    await booking.payAtBank()
    expect(await row()).toMatchObject({ next: 'resend-link', due: 0 })
    await booking.sendDocuments()
    expect(await row()).toMatchObject({ next: 'documents', documents: 'waiting' })
    const { papers } = await readToday(system.db(), system.clock.now)
    expect(papers).toEqual([expect.objectContaining({ waiting: 3, since: TEST_NOW })])
    await booking.approveDocuments()
    await booking.signByHand()
    expect(await row()).toMatchObject({ next: 'hand-over', documents: 'approved' })
  })

  it('has requests that nobody has answered, also when the car is no longer kept', async () => {
    const { client: _, ...rest } = { client: undefined }
    const response = await system.post('/api/booking/register', {
      ...rest,
      rentDate: '2026-11-26T10:00',
      returnDate: '2026-11-27T10:00',
      rentLocationId: ids.places.office,
      returnLocationId: ids.places.office,
      car: { id: ids.cars.yaris },
      ...client(),
    })
    const { id } = (await response.json()) as { id: number }
    expect(await today()).toEqual({ ...nothing, requests: [id] })
    system.clock.now = at('17T12:00')
    const [row] = (await readToday(system.db(), system.clock.now)).requests
    expect(row).toMatchObject({ hasCar: false, next: 'confirm' })
  })

  it('has what only people can decide, also about a cancelled booking', async () => {
    const booking = await book('26T10:00', '27T10:00')
    await change(booking, { attentions: ['refund-rejected'], cancelledAt: TEST_NOW, cancelReason: '-' })
    const { attention } = await readToday(system.db(), system.clock.now)
    expect(attention.map(({ booking: { id }, next }) => [id, next])).toEqual([[booking.id, 'attention']])
  })

  it('has the lockers of today and the answers that nobody has read', async () => {
    const booking = await book('15T14:00', '16T15:00')
    const [locker] = await system
      .db()
      .insert(smartLockers)
      .values({ name: 'Kapp 1', phone: '+37255500001' })
      .returning()
    await system
      .db()
      .insert(smartLockerReservations)
      .values({
        smartLockerId: locker?.id ?? 0,
        bookingId: booking.id,
        start: at('15T13:30'),
        end: at('15T15:00'),
      })
    await system.db().insert(questionnaires).values({
      bookingId: booking.id,
      quality: 5,
      condition: 4,
      recommend: 9,
      additional: 'Aitäh!',
    })
    const { lockers, answers } = await readToday(system.db(), system.clock.now)
    expect(lockers).toEqual([
      expect.objectContaining({ locker: 'Kapp 1', purpose: 'pick-up', keyMovedAt: null }),
    ])
    expect(answers).toEqual([
      expect.objectContaining({ client: 'Jaan Tamm', recommend: 9, additional: 'Aitäh!' }),
    ])
    system.clock.now = at('16T09:00')
    expect((await readToday(system.db(), system.clock.now)).lockers).toEqual([])
  })
})

describe('looking for a booking', () => {
  const found = async (typed: string) =>
    (await findBookings(system.db(), typed, system.clock.now)).map(({ booking }) => booking.id)

  it('finds it by number, name, telephone, e-mail and plate, in whatever form it is told', async () => {
    const booking = await book('16T10:00', '17T10:00', {
      client: client({
        firstName: 'Tiit',
        lastName: 'Õunapuu',
        email: 'tiit@ounad.example',
        phone: '+372 5666 7788',
      }),
    })
    const number = `AR-${String(booking.id).padStart(6, '0')}`
    for (const typed of [number, `ar ${booking.id}`, number.toLowerCase()])
      expect(await found(typed)).toEqual([booking.id])
    for (const typed of ['ounapuu', 'Tiit Õ', '56667788', '+372 5666 7788', 'TIIT@ounad']) {
      expect(await found(typed), typed).toEqual([booking.id])
    }
    for (const typed of ['001 AAA', '001aaa', '001']) expect((await found(typed))[0], typed).toBe(booking.id)
    expect(await found(String(booking.id))).toContain(booking.id)
  })

  it('finds nothing for what means nothing, and takes signs as they are', async () => {
    for (const typed of [
      '',
      '  ',
      '%',
      '_',
      'AR-',
      'ar-99999999999',
      '\\',
      "'; drop table bookings",
      'AR-0',
    ]) {
      expect(await found(typed), typed).toEqual([])
    }
  })
})
