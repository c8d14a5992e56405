import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { noFaults } from '../../src/simulators/bank/faults.ts'
import { allowCalls } from '../../src/use-cases/locker/allow-calls.ts'
import { takeNotice } from '../../src/use-cases/payment/take-notice.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { Desk, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const { smartLockers, smartLockerReservations: reservations, lockerEvents } = schema
const PICK_UP = new Date('2026-11-16T08:00:00Z')
const atPickUp = (minutes: number) => {
  system.clock.now = new Date(PICK_UP.getTime() + minutes * 60_000)
}

beforeAll(async () => {
  const locationId = ids.places.office
  await system
    .db()
    .insert(smartLockers)
    .values(
      ['+37258000001', '+37258000002'].map((phone, index) => ({ name: `K${index + 1}`, phone, locationId })),
    )
})
beforeEach(async () => {
  atPickUp(-200)
  await allow()
  system.clock.now = TEST_NOW
  await system.db().delete(reservations)
  await system.db().delete(schema.carOccupancies)
  system.running().bank.simulator?.set(noFaults)
})

const allow = () => allowCalls(system.db(), system.running().jobs.lockers, system.clock.now)

/** The customer is at the locker and says so: their phone opens it from now on. */
async function stand({ own }: StaffBooking): Promise<void> {
  expect(await own.services.locker(own.token, 'at-locker')).toEqual({ ok: true })
  await allow()
}

/** Paid with its deposit, looked through and signed. */
async function ready(): Promise<StaffBooking> {
  const booking = await StaffBooking.registered(desk)
  await booking.own.payAtBank('pay', true)
  await booking.own.sendDocuments()
  await booking.own.approveDocuments()
  await booking.own.signByHand()
  return booking
}

const reservationOf = async ({ own }: StaffBooking, purpose: 'pick-up' | 'return' = 'pick-up') => {
  const mine = and(eq(reservations.bookingId, own.id), eq(reservations.purpose, purpose))
  const [row] = await system.db().select().from(reservations).where(mine)
  return row
}

async function eventsOf({ own }: StaffBooking): Promise<string[]> {
  const rows = await system
    .db()
    .select({ event: lockerEvents.event })
    .from(lockerEvents)
    .innerJoin(reservations, eq(reservations.id, lockerEvents.reservationId))
    .where(eq(reservations.bookingId, own.id))
    .orderBy(asc(lockerEvents.id))
  return rows.map(({ event }) => event)
}

describe('M9: lockers that were told or used stay, and who may not take the key cannot open', () => {
  it('a: paying for an extension deletes nothing of what happened', async () => {
    const booking = await ready()
    atPickUp(0)
    await stand(booking)
    expect(await booking.own.services.locker(booking.own.token, 'key-taken')).toEqual({ ok: true })
    system.clock.now = new Date('2026-11-18T08:00:00Z')
    await booking.post('change', { returnDate: '2026-11-20T10:00' })
    await booking.own.payAtBank()
    expect((await reservationOf(booking))?.keyTakenAt).toEqual(PICK_UP)
    expect(await eventsOf(booking)).toEqual(['granted', 'key-taken'])
    system.clock.now = new Date('2026-11-20T08:00:00Z')
    await booking.own.signByHand()
    expect((await booking.own.view()).locker).toMatchObject({ isKeyTaken: true })
    await booking.own.services.locker(booking.own.token, 'at-locker')
    expect(await booking.own.services.locker(booking.own.token, 'key-returned')).toEqual({ ok: true })
  })

  it('b: a phone that opens is told to the unit no more after a cancellation', async () => {
    const booking = await ready()
    atPickUp(-20)
    await stand(booking)
    await booking.post('change', { services: [{ id: ids.services.childSeat, quantity: 1 }] })
    const { money } = await booking.page()
    await booking.post('money', { account: 'rent', direction: 'in', amount: money.rentDue, method: 'CASH' })
    expect((await reservationOf(booking))?.slot).toBe(1)
    await booking.post('cancel', { reason: 'Ei tule' })
    await allow()
    expect(await eventsOf(booking)).toEqual(['granted', 'revoked'])
    expect((await reservationOf(booking))?.slot).toBeNull()
  })

  it('c: paying the deposit changes no locker that was told', async () => {
    const [first, second] = [
      await StaffBooking.registered(desk),
      await StaffBooking.registered(desk, { car: { id: ids.cars.fabia } }),
    ]
    await first.own.payAtBank()
    await second.own.payAtBank()
    const told = await reservationOf(second)
    await first.post('cancel', { reason: 'Ei tule' })
    await second.own.payAtBank('pay', true)
    expect(await reservationOf(second)).toEqual(told)
  })

  it('d: a payment that the bank takes back shuts the locker again', async () => {
    const booking = await ready()
    atPickUp(-20)
    await stand(booking)
    const { payments } = schema
    const mine = eq(payments.bookingId, booking.own.id)
    const [order] = await system.db().select().from(payments).where(mine)
    const { orderId, reference = '', rentAmount } = order ?? {}
    if (!orderId || rentAmount === undefined) throw new Error('nothing was paid')
    const word = {
      kind: 'order',
      status: 'VOIDED',
      currency: 'EUR',
      orderId,
      reference,
      amount: rentAmount,
    } as const
    await takeNotice(system.running().jobs.payments, word, system.clock.now)
    await allow()
    expect(await eventsOf(booking)).toEqual(['granted', 'revoked'])
    expect((await booking.own.view()).locker?.obstacles).toEqual(['unpaid', 'deposit'])
  })
})

it('M11: a form without the deposit does not take it off a booking that was accepted with it', async () => {
  const booking = await StaffBooking.registered(desk)
  await booking.post('confirm')
  expect((await booking.page()).money).toMatchObject({ rentDue: 85.5, depositDue: 200 })
  await booking.own.signByHand()
  await booking.own.payAtBank('pay', false)
  await booking.own.sendDocuments()
  await booking.own.approveDocuments()
  atPickUp(-15)
  expect((await booking.page()).money).toMatchObject({ depositDue: 0, depositPaid: 200 })
})
