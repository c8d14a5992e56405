import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import type { BookingChange } from '../../src/domain/booking/change.ts'
import { labelFrom } from '../../src/domain/calendar/wall-clock.ts'
import { cents } from '../../src/domain/money.ts'
import type { StaffMember } from '../../src/domain/people/staff.ts'
import { changeBooking, previewChange } from '../../src/use-cases/booking/change/change-booking.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { hire } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'
import { brokenBookings } from '../support/whole-bookings.ts'

const system = useTestSystem()
const { yaris, fabia, automatic, inactive } = ids.cars
const at = labelFrom
const [monday, thursday, friday] = [at('2026-11-16T10:00'), at('2026-11-19T10:00'), at('2026-11-20T10:00')]
let by: StaffMember

beforeEach(async () => {
  system.clock.now = TEST_NOW
  const db = system.db()
  await db.delete(schema.carOccupancies)
  await db.delete(schema.carBlocks)
  by = await hire(system, 'agent')
})

const deps = () => system.running().customer.payments
const change = (booking: CustomerBooking, wanted: BookingChange) =>
  changeBooking(deps(), booking.id, wanted, { by, now: system.clock.now })
const preview = (booking: CustomerBooking, wanted: BookingChange) =>
  previewChange(deps(), booking.id, wanted, { by, now: system.clock.now })
const faultsOf = async (result: Promise<{ kind: string; faults?: { path: string; code: string }[] }>) =>
  (await result).faults?.map(({ path, code }) => `${path} ${code}`)

async function logged(booking: CustomerBooking) {
  const { auditLog } = schema
  return system
    .db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.resource, 'bookings'), eq(auditLog.recordId, booking.id)))
    .orderBy(auditLog.id)
}

async function handOver(booking: CustomerBooking): Promise<void> {
  await system
    .db()
    .update(schema.bookings)
    .set({ handedOverAt: system.clock.now })
    .where(eq(schema.bookings.id, booking.id))
}

const signed = async (changes: object = {}) => {
  const booking = await CustomerBooking.register(system, changes)
  await booking.payAtBank()
  await booking.signByHand()
  return booking
}

describe('another return', () => {
  it('is priced as a whole, and the lines, the car and the log follow', async () => {
    const booking = await CustomerBooking.register(system)
    const result = await change(booking, { returnAt: friday })
    expect(result).toMatchObject({
      kind: 'changed',
      price: 11_400,
      previousPrice: 8550,
      isSignatureVoided: false,
    })
    const row = await booking.row()
    expect(row).toMatchObject({
      price: 11_400,
      vat: 2206,
      status: 'OPEN',
      returnDate: new Date('2026-11-20T08:00Z'),
    })
    expect((await booking.occupancy())?.endsAt).toEqual(new Date('2026-11-20T09:00Z'))
    expect(await logged(booking)).toMatchObject([
      {
        adminName: 'Mari Maasikas',
        action: 'extend',
        before: { price: 8550, returnDate: '2026-11-19T08:00:00.000Z' },
        after: { price: 11_400, returnDate: '2026-11-20T08:00:00.000Z' },
      },
    ])
    expect(
      await brokenBookings(system.db(), { now: system.clock.now, afterBooking: booking.id - 1 }),
    ).toEqual([])
  })

  it('keeps the end of a hold', async () => {
    const booking = await CustomerBooking.register(system)
    const before = await booking.occupancy()
    await change(booking, { returnAt: friday })
    expect((await booking.occupancy())?.holdExpiresAt).toEqual(before?.holdExpiresAt)
  })

  it('asks a paid customer for the difference, or owes it back', async () => {
    const booking = await CustomerBooking.register(system)
    await booking.payAtBank()
    expect(await change(booking, { returnAt: friday })).toMatchObject({
      balance: { rentDue: 2850, rentOwedBack: 0 },
    })
    expect(await booking.row()).toMatchObject({ status: 'CONFIRMED', isPaid: false })
    expect(await change(booking, { returnAt: at('2026-11-18T10:00') })).toMatchObject({
      price: 6000,
      balance: { rentDue: 0, rentOwedBack: 2550 },
    })
    expect(await booking.row()).toMatchObject({ status: 'CONFIRMED', isPaid: true })
  })

  it('D4, D49: is an annex to what was signed, and so is another car of the group', async () => {
    const booking = await signed()
    expect(await change(booking, { returnAt: friday })).toMatchObject({
      isSignatureVoided: false,
      isAnnexed: true,
      balance: { rentDue: 2850 },
    })
    expect(await change(booking, { carId: fabia })).toMatchObject({ isAnnexed: true, price: 11_400 })
    expect(await booking.row()).toMatchObject({ status: 'SIGNED', isContractSaved: true, carId: fabia })
    const papers = await booking.papers()
    const contract = papers.find(({ kind }) => kind === 'contract')?.number
    expect(papers.filter(({ kind }) => kind === 'annex').map(({ number }) => number)).toEqual([
      `${contract}-1`,
      `${contract}-2`,
    ])
    expect(papers.every(({ voidedAt }) => voidedAt === null)).toBe(true)
  })

  it('with a service that costs more voids what was signed with its annexes, and asks for a new signature', async () => {
    const booking = await signed()
    await change(booking, { returnAt: friday })
    const services = [{ id: ids.services.childSeat, quantity: 1 }]
    expect(await change(booking, { services })).toMatchObject({ isSignatureVoided: true, isAnnexed: false })
    expect(await booking.row()).toMatchObject({ status: 'CONFIRMED', isContractSaved: false })
    const papers = (await booking.papers()).filter(({ kind }) => /contract|annex/.test(kind))
    expect(papers.map(({ kind }) => kind)).toEqual(['contract', 'signed-contract', 'annex'])
    expect(papers.every(({ voidedAt }) => voidedAt !== null)).toBe(true)
  })

  it('is all that can change once the key is out', async () => {
    const booking = await signed()
    system.clock.now = new Date('2026-11-17T08:00Z')
    await handOver(booking)
    expect(await faultsOf(change(booking, { carId: fabia }))).toEqual([' handed_over'])
    expect(await faultsOf(change(booking, { rentAt: at('2026-11-17T12:00') }))).toEqual([' handed_over'])
    expect(await faultsOf(change(booking, { services: [] }))).toEqual([' handed_over'])
    expect(await faultsOf(change(booking, { returnAt: at('2026-11-17T09:30') }))).toEqual(['returnAt past'])
    expect(await change(booking, { returnAt: friday })).toMatchObject({ kind: 'changed', price: 11_400 })
  })
})

describe('another car', () => {
  it('of the same group costs what was agreed, whatever the price list says by now', async () => {
    const booking = await CustomerBooking.register(system)
    const { groupPrices } = schema
    const [before] = await system.db().select().from(groupPrices).where(eq(groupPrices.id, 1))
    await system
      .db()
      .update(groupPrices)
      .set({ monday: cents(9000) })
      .where(eq(groupPrices.id, 1))
    expect(await change(booking, { carId: fabia })).toMatchObject({
      kind: 'changed',
      price: 8550,
      previousPrice: 8550,
    })
    expect(await booking.occupancy()).toMatchObject({ carId: fabia })
    expect((await logged(booking)).map(({ action, after }) => [action, after])).toEqual([
      ['swap-car', { carId: fabia }],
    ])
    expect(await change(booking, { returnAt: friday })).toMatchObject({ price: 11_400 + 6000 - 300 })
    await system
      .db()
      .update(groupPrices)
      .set({ monday: before?.monday ?? cents(3000) })
      .where(eq(groupPrices.id, 1))
  })

  it('of another group costs what that group costs', async () => {
    const booking = await CustomerBooking.register(system)
    expect(await change(booking, { carId: automatic })).toMatchObject({ price: 18_000, deposit: 40_000 })
  })

  it('that is taken is refused, with who has it and what is free instead', async () => {
    const other = await CustomerBooking.register(system, {
      car: { id: fabia },
      rentDate: '2026-11-18T10:00',
      returnDate: '2026-11-21T10:00',
    })
    const booking = await CustomerBooking.register(system)
    const before = await booking.row()
    expect(await change(booking, { carId: fabia })).toEqual({
      kind: 'car_taken',
      inTheWay: [
        {
          kind: 'booking',
          id: other.id,
          number: `AR-${String(other.id).padStart(6, '0')}`,
          from: new Date('2026-11-18T08:00Z'),
          to: new Date('2026-11-21T08:00Z'),
        },
      ],
      freeCars: [{ id: yaris, name: 'Toyota Yaris', plate: '001AAA' }],
    })
    expect(await booking.row()).toEqual(before)
    expect(await logged(booking)).toEqual([])
  })

  it('that a hold which ran out would keep is free', async () => {
    const other = await CustomerBooking.register(system, { car: { id: fabia } })
    const booking = await CustomerBooking.register(system, {
      rentDate: '2026-11-23T10:00',
      returnDate: '2026-11-24T10:00',
      car: { id: yaris },
    })
    await booking.payAtBank()
    system.clock.now = new Date(TEST_NOW.getTime() + 31 * 60_000)
    expect(await change(booking, { carId: fabia, rentAt: monday, returnAt: thursday })).toMatchObject({
      kind: 'changed',
    })
    expect(await other.occupancy()).toBeUndefined()
  })

  it('must be one that is for rent', async () => {
    const booking = await CustomerBooking.register(system)
    expect(await faultsOf(change(booking, { carId: inactive }))).toEqual(['carId not_a_car'])
    expect(await faultsOf(change(booking, { carId: 4711 }))).toEqual(['carId not_a_car'])
  })

  it('gives one to a customer who paid when none was left', async () => {
    const booking = await CustomerBooking.register(system)
    const paying = await booking.pay()
    if (paying?.kind !== 'go_to_bank') throw new Error('no way to the bank')
    system.clock.now = new Date(TEST_NOW.getTime() + 5 * 60_000)
    await system.db().delete(schema.carOccupancies).where(eq(schema.carOccupancies.bookingId, booking.id))
    const others = await Promise.all(
      [yaris, fabia].map((id) => CustomerBooking.register(system, { car: { id } })),
    )
    await booking.pressAtBank(paying.url, 'pay')
    expect((await booking.row()).attentions).toEqual(['paid-without-car'])
    const [other] = others
    await system
      .db()
      .delete(schema.carOccupancies)
      .where(eq(schema.carOccupancies.bookingId, other?.id ?? 0))
    expect(await change(booking, { returnAt: at('2026-11-18T10:00') })).toMatchObject({
      kind: 'changed',
      balance: { rentOwedBack: 2550 },
    })
    expect(await booking.row()).toMatchObject({ attentions: [], status: 'CONFIRMED', isPaid: true })
    expect(await booking.occupancy()).toMatchObject({ carId: yaris, holdExpiresAt: null })
  })
})

describe('services, places and coupons', () => {
  it('rewrites the services and prices them with the rest', async () => {
    const booking = await CustomerBooking.register(system)
    const result = await change(booking, { services: [{ id: ids.services.childSeat, quantity: 2 }] })
    expect(result).toMatchObject({ kind: 'changed', price: 8550 + 2 * 3 * 400 })
    expect(await faultsOf(change(booking, { services: [{ id: 99, quantity: 1 }] }))).toEqual([
      'services.0 unknown_service',
    ])
    expect(
      await faultsOf(change(booking, { services: [{ id: ids.services.childSeat, quantity: 4 }] })),
    ).toEqual(['services.0 too_many'])
  })

  it('takes the fee of the window at the new place, and refuses a closed one', async () => {
    const booking = await CustomerBooking.register(system)
    expect(await change(booking, { returnLocationId: ids.places.airport })).toMatchObject({
      price: 8550 + 1500,
    })
    expect(await faultsOf(change(booking, { rentAt: at('2026-11-16T06:00') }))).toEqual(['rentAt closed'])
    expect(await faultsOf(change(booking, { returnLocationId: 77 }))).toEqual([
      'returnLocationId unknown_location',
    ])
  })

  it('keeps a coupon that held on the day of booking, though it has ended since', async () => {
    const { coupons } = schema
    const booking = await CustomerBooking.register(system, { couponCodes: ['KYMME'], car: { id: yaris } })
    expect((await booking.row()).couponCodes).toEqual(['KYMME'])
    const [before] = await system.db().select().from(coupons).where(eq(coupons.code, 'KYMME'))
    await system.db().update(coupons).set({ end: '2026-11-15' }).where(eq(coupons.code, 'KYMME'))
    system.clock.now = new Date('2026-11-16T06:00Z')
    await booking.payAtBank()
    expect(await change(booking, { returnAt: friday })).toMatchObject({
      price: 11_400 - 1140,
      lostCoupons: [],
    })
    expect(await change(booking, { carId: automatic })).toMatchObject({ lostCoupons: ['KYMME'] })
    if (before) await system.db().update(coupons).set({ end: before.end }).where(eq(coupons.code, 'KYMME'))
  })
})

describe('what cannot be changed', () => {
  it('is a booking that is cancelled, returned or not there', async () => {
    const booking = await CustomerBooking.register(system)
    const { bookings } = schema
    const mark = (values: object) =>
      system.db().update(bookings).set(values).where(eq(bookings.id, booking.id))
    await mark({ actualReturnDate: TEST_NOW })
    expect(await faultsOf(change(booking, { returnAt: friday }))).toEqual([' returned'])
    await mark({ actualReturnDate: null, cancelledAt: TEST_NOW, cancelReason: 'x' })
    expect(await faultsOf(change(booking, { returnAt: friday }))).toEqual([' cancelled'])
    expect(await changeBooking(deps(), 987_654, {}, { by, now: TEST_NOW })).toEqual({ kind: 'not_found' })
  })

  it('are times behind us, times without a price, and a return before the pick-up', async () => {
    const booking = await CustomerBooking.register(system)
    expect(await faultsOf(change(booking, { rentAt: at('2026-11-14T10:00') }))).toEqual(['rentAt past'])
    expect(await faultsOf(change(booking, { returnAt: monday }))).toEqual(['returnAt not_after_pick_up'])
    const far = { rentAt: at('2027-09-01T10:00'), returnAt: at('2027-09-03T10:00') }
    expect(await faultsOf(change(booking, far))).toEqual(['returnAt no_price'])
  })
})

describe('a trial', () => {
  it('tells what the change would, and changes nothing', async () => {
    const booking = await signed()
    const before = [await booking.row(), await booking.occupancy(), await booking.papers()]
    const tried = await preview(booking, { returnAt: friday, carId: fabia })
    expect(tried).toMatchObject({
      kind: 'changed',
      price: 11_400,
      previousPrice: 8550,
      isAnnexed: true,
      isSignatureVoided: false,
    })
    expect([await booking.row(), await booking.occupancy(), await booking.papers()]).toEqual(before)
    expect(await logged(booking)).toEqual([])
    expect(await change(booking, { returnAt: friday, carId: fabia })).toEqual(tried)
  })

  it('of nothing at all costs nothing and voids nothing', async () => {
    const booking = await signed()
    expect(await change(booking, { returnAt: thursday, carId: yaris })).toMatchObject({
      price: 8550,
      isSignatureVoided: false,
    })
    expect((await booking.row()).status).toBe('SIGNED')
    expect(await logged(booking)).toEqual([])
  })
})

describe('two of the staff who want one car at once', () => {
  it('find that exactly one of them gets it, every time', async () => {
    for (let round = 0; round < 10; round++) {
      await system.db().delete(schema.carOccupancies)
      const week = { rentDate: '2026-11-16T10:00', returnDate: '2026-11-19T10:00' }
      const first = await CustomerBooking.register(system, { ...week, car: { id: yaris } })
      const second = await CustomerBooking.register(system, { ...week, car: { id: fabia } })
      const results = await Promise.all([
        change(first, { carId: automatic }),
        change(second, { carId: automatic }),
      ])
      expect(results.map(({ kind }) => kind).toSorted()).toEqual(['car_taken', 'changed'])
      const cars = [await first.occupancy(), await second.occupancy()].map((row) => row?.carId)
      expect(cars.filter((carId) => carId === automatic)).toHaveLength(1)
      const rows = [await first.row(), await second.row()].map(({ carId }) => carId)
      expect(rows).toEqual(cars)
    }
  })

  it('may swap the cars of two bookings against each other only one after the other', async () => {
    const first = await CustomerBooking.register(system, { car: { id: yaris } })
    const second = await CustomerBooking.register(system, { car: { id: fabia } })
    const results = await Promise.all([change(first, { carId: fabia }), change(second, { carId: yaris })])
    expect(results.map(({ kind }) => kind)).toEqual(['car_taken', 'car_taken'])
    expect([await first.occupancy(), await second.occupancy()]).toMatchObject([
      { carId: yaris },
      { carId: fabia },
    ])
  })
})
