import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TodayAnswer } from '../../src/contract/staff/today.ts'
import { schema } from '../../src/db/schema.ts'
import { noFaults } from '../../src/simulators/bank/faults.ts'
import { sweepHolds } from '../../src/use-cases/booking/sweep-holds.ts'
import { askBank } from '../../src/use-cases/payment/ask-bank.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)

beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  system.bank().set(noFaults)
  system.clock.now = TEST_NOW
})

const later = (minutes: number) => {
  system.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000)
}

async function today(): Promise<TodayAnswer> {
  return (await (await desk.get('/today')).json()) as TodayAnswer
}
/** On which of the two lists it stands. */
const listed = async ({ own }: StaffBooking) => {
  const { weOwe, owedToUs } = await today()
  const isIn = (list: TodayAnswer['weOwe']) => list.some(({ id }) => id === own.id)
  return { weOwe: isIn(weOwe), owedToUs: isIn(owedToUs) }
}

/** Paid at the bank, which told nobody until both cars of the group were gone. */
async function paidWithoutCar(): Promise<StaffBooking> {
  const booking = await StaffBooking.registered(desk)
  system.bank().set({ webhook: 'never' })
  await booking.own.payAtBank()
  later(40)
  for (const id of [ids.cars.yaris, ids.cars.fabia]) await CustomerBooking.register(system, { car: { id } })
  system.bank().set(noFaults)
  await askBank(system.running().jobs.payments, system.clock.now)
  return booking
}

describe('M1: what asks for people is no part of any sum', () => {
  it('a refund that the bank refused is still owed, can be asked for again and is not ticked away', async () => {
    const booking = await paidWithoutCar()
    expect((await booking.page()).money.owedBack.rent.amount).toBe(85.5)
    system.bank().set({ refunds: 'rejected' })
    const back = { account: 'rent', amount: 85.5, note: '' }
    expect((await booking.post('refund', back)).status).toBe(200)
    await booking.bankSettled()
    const page = await booking.page()
    expect(page.attentions).toEqual(['paid-without-car', 'refund-rejected'])
    expect(page.money.owedBack.rent.amount).toBe(85.5)
    expect(await listed(booking)).toMatchObject({ weOwe: true })
    expect(await refusal(await booking.post('notes', { isAttentionDone: true }))).toEqual([
      409,
      'without_car',
    ])
    system.bank().set(noFaults)
    expect((await booking.post('refund', back)).status).toBe(200)
    await booking.bankSettled()
    expect((await booking.page()).money.owedBack.rent.amount).toBe(0)
    expect(await listed(booking)).toEqual({ weOwe: false, owedToUs: false })
  })

  it('a tick takes nothing off the list of what we owe', async () => {
    const booking = await StaffBooking.registered(desk)
    await booking.own.payAtBank()
    await booking.post('money', { account: 'rent', direction: 'in', amount: 10, method: 'CASH' })
    expect((await booking.page()).attentions).toEqual(['owed-back'])
    expect((await booking.post('notes', { isAttentionDone: true })).status).toBe(200)
    expect((await booking.page()).attentions).toEqual([])
    expect(await listed(booking)).toMatchObject({ weOwe: true })
  })

  it('what was handed back at the desk asks for nobody any more', async () => {
    const booking = await StaffBooking.registered(desk)
    await booking.own.payAtBank()
    const cash = { account: 'rent', amount: 10, method: 'CASH' }
    await booking.post('money', { ...cash, direction: 'in' })
    expect((await booking.page()).attentions).toEqual(['owed-back'])
    expect((await booking.post('money', { ...cash, direction: 'back' })).status).toBe(200)
    expect((await booking.page()).attentions).toEqual([])
    expect(await listed(booking)).toEqual({ weOwe: false, owedToUs: false })
  })
})

describe('M4: whoever paid part of it keeps the car', () => {
  const childSeat = { services: [{ id: ids.services.childSeat, quantity: 1 }] }

  it.each(['change', 'notice'] as const)('and people are asked: the %s first', async (first) => {
    const booking = await StaffBooking.registered(desk)
    const started = await booking.own.pay()
    if (started?.kind !== 'go_to_bank') throw new Error('no way to the bank')
    const change = async () => expect((await booking.post('change', childSeat)).status).toBe(200)
    if (first === 'change') await change()
    await booking.own.pressAtBank(started.url, 'pay')
    if (first === 'notice') await change()
    later(40)
    await sweepHolds(system.db(), system.clock.now)
    expect(await booking.own.occupancy()).toMatchObject({ carId: ids.cars.yaris, holdExpiresAt: null })
    const { money, attentions } = await booking.page()
    expect(money.rentDue).toBeGreaterThan(0)
    expect(attentions).toEqual(first === 'change' ? ['part-paid'] : [])
    const rest = { account: 'rent', direction: 'in', amount: money.rentDue, method: 'CARD' }
    expect((await booking.post('money', rest)).status).toBe(200)
    expect(await booking.own.row()).toMatchObject({ status: 'CONFIRMED', isPaid: true, attentions: [] })
  })
})

describe('M7: nothing is kept for a car that was not there', () => {
  it('when the customer cancels', async () => {
    const { own } = await paidWithoutCar()
    expect((await own.view()).cancel).toEqual({ fee: 0, goesBack: 85.5 })
    expect(await own.services.cancel(own.token, 'et')).toMatchObject({ kind: 'cancelled' })
    expect(await own.row()).toMatchObject({ cancelFee: 0 })
  })

  it('when staff cancel', async () => {
    const booking = await paidWithoutCar()
    expect((await booking.page()).money.cancelFee).toBe(0)
    expect((await booking.post('cancel', { reason: 'Autot ei olnud' })).status).toBe(200)
    expect(await booking.own.row()).toMatchObject({ cancelFee: 0 })
  })
})

describe('M8: money that we owe is on a list until it has gone back', () => {
  const cash = (amount: number) => ({ account: 'rent', direction: 'in', amount, method: 'CASH' })

  it('after a booking that was paid by transfer is cancelled', async () => {
    const booking = await StaffBooking.registered(desk, {
      rentDate: '2026-11-26T10:00',
      returnDate: '2026-11-29T10:00',
      car: { id: ids.cars.yaris, price: 95 },
    })
    const { money } = await booking.page()
    await booking.post('money', { ...cash(money.rentDue), method: 'TRANSFER' })
    await booking.own.services.cancel(booking.own.token, 'et')
    expect((await booking.page()).attentions).toEqual(['owed-back'])
    expect(await listed(booking)).toMatchObject({ weOwe: true })
    const back = { account: 'rent', amount: money.rentDue, byHand: 'TRANSFER', note: '' }
    expect((await booking.post('refund', back)).status).toBe(200)
    expect(await listed(booking)).toMatchObject({ weOwe: false })
  })

  it('after it was paid at the desk and at the bank', async () => {
    const booking = await StaffBooking.registered(desk)
    const started = await booking.own.pay()
    if (started?.kind !== 'go_to_bank') throw new Error('no way to the bank')
    await booking.post('money', cash(85.5))
    await booking.own.pressAtBank(started.url, 'pay')
    expect((await booking.page()).attentions).toEqual(['owed-back'])
    expect(await listed(booking)).toMatchObject({ weOwe: true })
  })

  it('and a deposit that is still with us the day after the return', async () => {
    const booking = await StaffBooking.onTheRoad(desk, true)
    system.clock.now = new Date('2026-11-19T08:00:00Z')
    const back = {
      at: '2026-11-19T10:00',
      odometer: 300_100,
      fuel: 8,
      damage: [],
      locationId: ids.places.office,
    }
    expect((await booking.post('take-back', back)).status).toBe(200)
    system.clock.now = new Date('2026-11-20T08:00:00Z')
    expect(await listed(booking)).toMatchObject({ weOwe: true })
    await booking.post('refund', { account: 'deposit', amount: 200, note: '' })
    await booking.bankSettled()
    expect(await listed(booking)).toMatchObject({ weOwe: false })
  })
})

it('M22: a fee that staff name for an unpaid booking is due, is listed and can be paid', async () => {
  const booking = await StaffBooking.registered(desk)
  await booking.post('confirm')
  expect((await booking.post('cancel', { reason: 'Ei tulnud', fee: 28.5 })).status).toBe(200)
  expect((await booking.page()).money).toMatchObject({ rentCost: 28.5, rentDue: 28.5 })
  expect(await listed(booking)).toMatchObject({ owedToUs: true })
  await booking.own.payAtBank()
  expect((await booking.page()).money).toMatchObject({ rentPaid: 28.5, rentDue: 0 })
  expect(await booking.own.occupancy()).toBeUndefined()
  expect(await listed(booking)).toEqual({ weOwe: false, owedToUs: false })
})

it('M23: paid is what the balance says, after every kind of entry', async () => {
  const booking = await StaffBooking.registered(desk)
  const cash = (amount: number, direction = 'in') =>
    booking.post('money', { account: 'rent', direction, amount, method: 'CASH' })
  const isPaid = async () => [(await booking.page()).isPaid, (await booking.own.row()).isPaid]
  expect(await isPaid()).toEqual([false, false])
  await cash(85.5)
  expect(await isPaid()).toEqual([true, true])
  await cash(85.5, 'back')
  expect(await isPaid()).toEqual([false, false])
  await cash(85.5)
  await booking.post('change', { returnDate: '2026-11-20T10:00' })
  expect(await isPaid()).toEqual([false, false])
  await cash(28.5)
  expect(await isPaid()).toEqual([true, true])
})

it('what a booking costs cannot be rewritten, only added to', async () => {
  const booking = await StaffBooking.registered(desk)
  const { charges } = schema
  const mine = eq(charges.bookingId, booking.own.id)
  await expect(system.db().delete(charges).where(mine)).rejects.toMatchObject({
    cause: { constraint: 'charges_stand' },
  })
  await booking.post('change', { returnDate: '2026-11-20T10:00' })
  const written = await system.db().select().from(charges).where(mine).orderBy(charges.id)
  expect(written.map(({ reason, amount }) => [reason, amount])).toEqual([
    ['registered', 8550],
    ['changed', 2850],
  ])
})
