import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { noFaults } from '../../src/simulators/bank/faults.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { Desk, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

/** What was found while the stories of tests/proof/money-model.test.ts were written: the first by a story, the others by reading. */

const system = useTestSystem()
const desk = new Desk(system)

beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  system.bank().set(noFaults)
  system.clock.now = TEST_NOW
})

it('a hold that ran out and was not swept begins anew when staff change the booking', async () => {
  const booking = await StaffBooking.registered(desk)
  system.clock.now = new Date(TEST_NOW.getTime() + 40 * 60_000)
  const services = [{ id: ids.services.childSeat, quantity: 1 }]
  expect((await booking.post('change', { services })).status).toBe(200)
  const occupancy = await booking.own.occupancy()
  expect(occupancy).toMatchObject({
    carId: ids.cars.yaris,
    holdExpiresAt: new Date(system.clock.now.getTime() + 30 * 60_000),
  })
})

it('money is entered that the bank took, told of only after some of it went back at the bank itself', async () => {
  const { own } = await StaffBooking.registered(desk)
  system.bank().set({ webhook: 'never' })
  await own.payAtBank()
  system.bank().set(noFaults)
  const { payments } = schema
  const [order] = await system.db().select().from(payments).where(eq(payments.bookingId, own.id))
  await system.bank().refundOutside(order?.orderId ?? '', cents(500))
  expect(await own.ledger()).toEqual([
    ['rent', 'refund', -500],
    ['rent', 'payment', 8550],
  ])
  expect(await own.row()).toMatchObject({ attentions: ['refund-outside', 'part-paid'] })
  expect(await own.occupancy()).toMatchObject({ holdExpiresAt: null })
})

it('cancelling gives back nothing beyond what is owed while more than that is on its way', async () => {
  const booking = await StaffBooking.registered(desk)
  await booking.own.payAtBank('pay', true)
  await booking.post('change', { returnDate: '2026-11-18T10:00' })
  system.bank().set({ refunds: 'left-pending' })
  expect((await booking.post('refund', { account: 'rent', amount: 25.5, note: '' })).status).toBe(200)
  await booking.bankSettled()
  await booking.post('change', { returnDate: '2026-11-19T10:00' })
  const response = await booking.post('cancel', { reason: 'Ei sobi', fee: 85.5 })
  const { goesBack } = (await response.json()) as { goesBack: number }
  expect(goesBack).toBe(200)
})
