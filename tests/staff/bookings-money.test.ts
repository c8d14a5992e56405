import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
})
const register = () => StaffBooking.registered(desk)
const cash = { account: 'rent', direction: 'in', amount: 85.5, method: 'CASH' }

describe('recording money', () => {
  it('confirms a booking that is paid in cash, and the log says who took it', async () => {
    const booking = await register()
    expect((await booking.post('money', { ...cash, note: 'Kassa 1' })).status).toBe(200)
    expect(await booking.own.row()).toMatchObject({
      status: 'CONFIRMED',
      isPaid: true,
      paymentMethod: 'CASH',
    })
    expect(await booking.own.ledger()).toEqual([['rent', 'payment', 8550]])
    expect(await booking.lastChange()).toMatchObject({
      action: 'money',
      adminName: 'Mari Maasikas',
      after: { account: 'rent', amount: 8550, method: 'CASH', note: 'Kassa 1', status: 'CONFIRMED' },
    })
  })

  it('takes a deposit by card and hands it back in cash', async () => {
    const booking = await register()
    await booking.post('money', { account: 'deposit', direction: 'in', amount: 200, method: 'CARD' })
    expect((await booking.page()).money).toMatchObject({ depositPaid: 200 })
    const back = { account: 'deposit', direction: 'back', method: 'CASH' }
    expect(await refusal(await booking.post('money', { ...back, amount: 200.01 }))).toEqual([
      422,
      'more_than_held',
      'amount',
    ])
    expect((await booking.post('money', { ...back, amount: 200 })).status).toBe(200)
    expect((await booking.page()).money).toMatchObject({ depositPaid: 0 })
  })

  it.each([
    ['no amount', { amount: 0 }, 'amount'],
    ['a third of a cent', { amount: 1.003 }, 'amount'],
    ['a way that is none', { method: 'BARTER' }, 'method'],
    ['an account that is none', { account: 'tips' }, 'account'],
  ])('refuses %s at its field', async (_name, change, field) => {
    const booking = await register()
    expect(await refusal(await booking.post('money', { ...cash, ...change }))).toEqual([
      422,
      'invalid',
      field,
    ])
    expect(await booking.own.ledger()).toEqual([])
  })
})

describe('paying back', () => {
  it('sends through the bank what came through it', async () => {
    const booking = await StaffBooking.onTheRoad(desk, true)
    system.clock.now = new Date('2026-11-19T08:10:00Z')
    await booking.post('take-back', {
      at: '2026-11-19T10:00',
      locationId: 1,
      odometer: 300_100,
      fuel: 8,
      damage: [],
    })
    const page = await booking.page()
    expect(page.nextStep).toBe('refund')
    expect(page.money.owedBack).toEqual({
      rent: { amount: 0, byHand: 0 },
      deposit: { amount: 200, byHand: 0 },
    })
    const answer = await booking.post('refund', { account: 'deposit', amount: 150 })
    expect(await answer.json()).toEqual({ kind: 'refunded', throughBank: 150, byHand: 0 })
    await booking.bankSettled()
    expect((await booking.own.ledger()).at(-1)).toEqual(['deposit', 'refund', -15_000])
    expect((await booking.page()).money.owedBack.deposit).toEqual({ amount: 50, byHand: 0 })
    expect(await booking.lastChange()).toMatchObject({
      action: 'refund',
      after: { account: 'deposit', throughBank: 15_000, byHand: 0 },
    })
    expect(await refusal(await booking.post('refund', { account: 'deposit', amount: 50.01 }))).toEqual([
      422,
      'more_than_owed',
      'amount',
    ])
  })

  it('hands back what came as cash, once staff say how', async () => {
    const booking = await register()
    await booking.post('money', { ...cash, amount: 100 })
    const refund = { account: 'rent', amount: 14.5 }
    expect(await refusal(await booking.post('refund', refund))).toEqual([422, 'not_from_bank', 'byHand'])
    expect(await booking.own.ledger()).toEqual([['rent', 'payment', 10_000]])
    const answer = await booking.post('refund', { ...refund, byHand: 'CASH' })
    expect(await answer.json()).toEqual({ kind: 'refunded', throughBank: 0, byHand: 14.5 })
    expect(await booking.own.ledger()).toEqual([
      ['rent', 'payment', 10_000],
      ['rent', 'refund', -1450],
    ])
    expect(await refusal(await booking.post('refund', { ...refund, byHand: 'CASH' }))).toEqual([
      409,
      'nothing_owed_back',
    ])
  })

  it('gives nothing back twice while the bank is still at it', async () => {
    const booking = await register()
    await booking.own.payAtBank()
    await booking.post('money', { ...cash, amount: 10 })
    await system
      .db()
      .insert(schema.refunds)
      .values({
        bookingId: booking.own.id,
        paymentId: (await booking.page()).payments[0]?.id ?? 0,
        account: 'rent',
        amount: cents(1000),
        key: crypto.randomUUID(),
        refundId: crypto.randomUUID(),
        status: 'PROCESSING',
      })
    const page = await booking.page()
    expect(page.money).toMatchObject({ onItsWay: { rent: 10 }, owedBack: { rent: { amount: 0 } } })
    expect(
      await refusal(await booking.post('refund', { account: 'rent', amount: 10, byHand: 'CASH' })),
    ).toEqual([409, 'nothing_owed_back'])
    const back = { account: 'rent', direction: 'back', amount: 90, method: 'CASH' }
    expect(await refusal(await booking.post('money', back))).toEqual([422, 'more_than_held', 'amount'])
  })
})
