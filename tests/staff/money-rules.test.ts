import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TodayAnswer } from '../../src/contract/staff/today.ts'
import { schema } from '../../src/db/schema.ts'
import { cents, percentHundredths } from '../../src/domain/money.ts'
import { noFaults } from '../../src/simulators/bank/faults.ts'
import { askBank } from '../../src/use-cases/payment/ask-bank.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { Desk, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const later = (minutes: number) => {
  system.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000)
}
/** By e-mail: the person lies in the body itself. */
const asRequest = () => ({ client: undefined, ...client() })

beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  system.bank().set(noFaults)
  system.clock.now = TEST_NOW
})

it('M10: a booking that costs nothing is confirmed when it is made, and keeps its car', async () => {
  const { coupons, groupCoupons } = schema
  const free = { code: 'TASUTA', name: 'Tasuta', start: '2026-01-01', end: '2027-12-31', isNewClient: false }
  const [coupon] = await system.db().insert(coupons).values(free).returning()
  await system
    .db()
    .insert(groupCoupons)
    .values({
      couponId: coupon?.id ?? 0,
      groupId: ids.groups.small,
      discount: cents(percentHundredths(10_000)),
      isPercentage: true,
    })
  await system.running().customer.payments.catalogue.newest()
  const own = await CustomerBooking.register(system, {
    couponCodes: ['TASUTA'],
    car: { id: ids.cars.yaris, price: 0 },
  })
  expect(await own.row()).toMatchObject({ status: 'CONFIRMED', isPaid: true, price: 0 })
  expect((await own.occupancy())?.holdExpiresAt).toBeNull()
  expect(await own.pay()).toEqual({ kind: 'nothing_due' })
})

describe('M18: whether a car is kept is what its calendar says', () => {
  it.each([
    ['a hold that runs', 0, false, true],
    ['a hold that is over', 40, false, false],
    ['a hold without an end', 40, true, true],
  ])('%s', async (_name, minutes, isLifted, isHeld) => {
    const booking = await StaffBooking.registered(desk)
    if (isLifted) await booking.post('lift-hold')
    later(minutes)
    expect((await booking.own.view()).isHeld).toBe(isHeld)
  })

  it('also of a payment that is under way when its car is gone', async () => {
    const own = await CustomerBooking.register(system)
    await own.pay()
    await system.db().delete(schema.carOccupancies)
    expect(await own.view()).toMatchObject({ status: 'PENDING', isHeld: false })
  })
})

it('M20: a request stays in its list when its payment comes to nothing', async () => {
  const own = await CustomerBooking.register(system, asRequest())
  const isListed = async () => {
    const { requests } = (await (await desk.get('/today')).json()) as TodayAnswer
    return requests.some(({ id }) => id === own.id)
  }
  expect(await isListed()).toBe(true)
  const started = await own.pay()
  expect(await isListed()).toBe(true)
  if (started?.kind === 'go_to_bank') await own.pressAtBank(started.url, 'cancel')
  expect(await isListed()).toBe(true)
  expect((await own.view()).isRequest).toBe(true)
})

describe('M21: nobody pays for a rental that is over', () => {
  it('and for which no car was handed out', async () => {
    const own = await CustomerBooking.register(system)
    system.clock.now = new Date('2026-12-01T08:00:00Z')
    expect(await own.pay()).toEqual({ kind: 'rental_over' })
  })

  it('but whoever drove pays what is left', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    await booking.post('change', { services: [{ id: ids.services.childSeat, quantity: 1 }] })
    await booking.post('change', { returnDate: '2026-11-20T10:00' })
    system.clock.now = new Date('2026-12-01T08:00:00Z')
    expect((await booking.own.pay())?.kind).toBe('go_to_bank')
  })
})

it('M24: only a car with the gearbox that was asked for takes the place of another', async () => {
  const { cars } = schema
  await system.db().update(cars).set({ gearbox: 'AUTOMATIC' }).where(eq(cars.id, ids.cars.yaris))
  await system.running().customer.payments.catalogue.newest()
  const own = await CustomerBooking.register(system)
  system.bank().set({ webhook: 'never' })
  await own.payAtBank()
  later(40)
  await CustomerBooking.register(system, asRequest())
  await askBank(system.running().jobs.payments, system.clock.now)
  expect(await own.row()).toMatchObject({ status: 'PENDING', attentions: ['paid-without-car'] })
  await system.db().update(cars).set({ gearbox: 'MANUAL' }).where(eq(cars.id, ids.cars.yaris))
  await system.running().customer.payments.catalogue.newest()
})

it('M25: one press of the button is one entry, two are two', async () => {
  const booking = await StaffBooking.registered(desk)
  const press = (key: string) =>
    booking.post('money', { account: 'rent', direction: 'in', amount: 40, method: 'CASH', key })
  const key = crypto.randomUUID()
  const answers = await Promise.all([press(key), press(key)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await booking.own.ledger()).toHaveLength(1)
  await press(crypto.randomUUID())
  expect(await booking.own.ledger()).toHaveLength(2)
})
