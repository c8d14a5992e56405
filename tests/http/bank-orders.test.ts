import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { noFaults } from '../../src/simulators/bank/faults.ts'
import { cancelBooking } from '../../src/use-cases/booking/cancel-booking.ts'
import { askBank } from '../../src/use-cases/payment/ask-bank.ts'
import { sendRefunds } from '../../src/use-cases/payment/refund-money.ts'
import { startPayment } from '../../src/use-cases/payment/start-payment.ts'
import { takeNotice } from '../../src/use-cases/payment/take-notice.ts'
import { CustomerBooking, swedbank } from '../support/customer-booking.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const PRICE = 8550
const deps = () => system.running().jobs.payments
const later = (minutes: number) => {
  system.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000)
}
const ordersOf = ({ id }: CustomerBooking) =>
  system
    .db()
    .select()
    .from(schema.payments)
    .where(eq(schema.payments.bookingId, id))
    .orderBy(schema.payments.id)
const refundsOf = ({ id }: CustomerBooking) =>
  system.db().select().from(schema.refunds).where(eq(schema.refunds.bookingId, id))

async function toBank(own: CustomerBooking, withDeposit = false): Promise<string> {
  const started = await own.pay(withDeposit)
  if (started?.kind !== 'go_to_bank') throw new Error(`no way to the bank: ${started?.kind}`)
  return started.url
}

beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  system.bank().set(noFaults)
  system.clock.now = TEST_NOW
})

describe('M5: what the bank took is entered, whichever order it was', () => {
  it('the slow answer to the first of two tabs comes last', async () => {
    const own = await CustomerBooking.register(system)
    const placed = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    const slow = {
      ...deps(),
      bank: {
        ...deps().bank,
        placeOrder: async (order: Parameters<ReturnType<typeof deps>['bank']['placeOrder']>[0]) => {
          const answer = await deps().bank.placeOrder(order)
          placed.resolve()
          await answered.promise
          return answer
        },
      },
    }
    const start = {
      choice: swedbank,
      withDeposit: false,
      locale: 'et',
      returnUrl: 'http://autorent.test/bank-links',
      notificationUrl: 'http://autorent.test/api/payments/notice',
    } as const
    const first = startPayment(slow, own.id, start, system.clock.now)
    await placed.promise
    const url = await toBank(own, true)
    answered.resolve()
    await first
    await own.pressAtBank(url, 'pay')
    expect(await own.ledger()).toEqual([
      ['rent', 'payment', PRICE],
      ['deposit', 'payment', 20_000],
    ])
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED', attentions: [] })
  })

  it('an amount that differs is one letter to the office, however often the bank repeats it', async () => {
    const own = await CustomerBooking.register(system)
    system.bank().set({ wrongAmount: true, webhook: 'twice' })
    await own.payAtBank()
    for (let minute = 3; minute < 60; minute += 3) {
      later(minute)
      await askBank(deps(), system.clock.now)
    }
    const { outbox } = schema
    const told = await system.db().select().from(outbox).where(eq(outbox.event, 'needs-attention'))
    const ofOwn = told
      .map(({ payload }) => payload)
      .filter((one) => 'attention' in one && one.bookingId === own.id)
    expect(ofOwn).toMatchObject([{ attention: 'wrong-amount' }, { attention: 'owed-back' }])
    expect(await own.ledger()).toEqual([['rent', 'payment', PRICE + 100]])
  })
})

describe('M6: what happens to one order is nothing to another', () => {
  it('the late word that the first was given up leaves the second under way, and it is found paid', async () => {
    const own = await CustomerBooking.register(system)
    system.bank().set({ webhook: 'never' })
    await own.pressAtBank(await toBank(own), 'cancel')
    const [first] = await ordersOf(own)
    const url = await toBank(own)
    const { reference = '', orderId } = first ?? {}
    const word = { kind: 'order', status: 'ABANDONED', amount: cents(PRICE), currency: 'EUR' } as const
    await takeNotice(deps(), { ...word, reference, orderId: orderId ?? '' }, system.clock.now)
    expect((await ordersOf(own)).map(({ status }) => status)).toEqual(['ABANDONED', 'PENDING'])
    await own.pressAtBank(url, 'pay')
    later(10)
    await askBank(deps(), system.clock.now)
    expect(await own.ledger()).toEqual([['rent', 'payment', PRICE]])
    expect(new Set((await ordersOf(own)).map((row) => row.reference)).size).toBe(1)
  })

  it('an order that was said to be given up is asked about once more after its time', async () => {
    const own = await CustomerBooking.register(system)
    system.bank().set({ webhook: 'never' })
    const url = await toBank(own)
    const { payments } = schema
    await system.db().update(payments).set({ status: 'ABANDONED' }).where(eq(payments.bookingId, own.id))
    await own.pressAtBank(url, 'pay')
    later(120)
    await askBank(deps(), system.clock.now)
    expect(await own.ledger()).toEqual([['rent', 'payment', PRICE]])
  })
})

it('M29: a new payment is asked about before those that were asked about already', async () => {
  const own = await CustomerBooking.register(system)
  system.bank().set({ webhook: 'never' })
  await own.payAtBank()
  const { payments } = schema
  const asked = Array.from({ length: 60 }, (_, index) => ({
    bookingId: own.id,
    reference: `OLD-${index}`,
    orderId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    method: 'BANK_LINK' as const,
    rentAmount: cents(100),
    depositAmount: cents(0),
    status: 'PENDING' as const,
    expiresAt: new Date(TEST_NOW.getTime() + 86_400_000),
    createdAt: new Date(TEST_NOW.getTime() - 3_600_000),
    askedAt: new Date(TEST_NOW.getTime() - 3_600_000),
  }))
  await system.db().insert(payments).values(asked)
  later(3)
  await askBank(deps(), system.clock.now)
  expect(await own.ledger()).toEqual([['rent', 'payment', PRICE]])
  await system
    .db()
    .delete(payments)
    .where(eq(payments.method, 'BANK_LINK'))
    .catch(() => undefined)
})

describe('money that goes back through the bank', () => {
  async function paid(): Promise<CustomerBooking> {
    await system.db().delete(schema.carOccupancies)
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    return own
  }

  async function cancelled(): Promise<CustomerBooking> {
    const own = await paid()
    await cancelBooking(deps(), own.id, { by: 'staff', reason: 'Ei saa', fee: cents(0) }, system.clock.now)
    return own
  }

  it('T3: asked for too early it waits, and goes when the bank has the money', async () => {
    system.bank().set({ isUnsettled: true })
    const own = await cancelled()
    expect(await refundsOf(own)).toMatchObject([{ status: 'STARTED', said: 'not_refundable_yet' }])
    expect(await own.row()).toMatchObject({ attentions: [] })
    system.bank().set(noFaults)
    later(30)
    await sendRefunds(deps(), system.clock.now)
    expect(await refundsOf(own)).toMatchObject([{ status: 'STARTED' }])
    later(61)
    await sendRefunds(deps(), system.clock.now)
    await system.bank().settled()
    expect(await refundsOf(own)).toMatchObject([{ status: 'SUCCESSFUL' }])
    expect(await own.ledger()).toEqual([
      ['rent', 'payment', PRICE],
      ['rent', 'refund', -PRICE],
    ])
  })

  it('T3: after ten days people are asked', async () => {
    system.bank().set({ isUnsettled: true })
    const own = await cancelled()
    later(11 * 24 * 60)
    await sendRefunds(deps(), system.clock.now)
    expect(await refundsOf(own)).toMatchObject([{ status: 'REJECTED' }])
    expect(await own.row()).toMatchObject({ attentions: ['refund-rejected'] })
  })

  it('T4: pending without a word from the bank, it is asked about and found', async () => {
    system.bank().set({ refunds: 'left-pending' })
    const own = await cancelled()
    await system.bank().settled()
    expect(await refundsOf(own)).toMatchObject([{ status: 'PENDING' }])
    system.bank().set({ webhook: 'never', refunds: 'sent' })
    await system.bank().finishRefunds()
    expect(await refundsOf(own)).toMatchObject([{ status: 'PENDING' }])
    later(90)
    await askBank(deps(), system.clock.now)
    expect(await refundsOf(own)).toMatchObject([{ status: 'SUCCESSFUL' }])
  })

  it('T17: made in the bank’s own system it is booked once, and people are told', async () => {
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    const [order] = await ordersOf(own)
    await system.bank().refundOutside(order?.orderId ?? '', cents(1000))
    later(90)
    await askBank(deps(), system.clock.now)
    expect(await own.ledger()).toEqual([
      ['rent', 'payment', PRICE],
      ['rent', 'refund', -1000],
    ])
    expect(await own.row()).toMatchObject({ isPaid: false, attentions: ['refund-outside'] })
  })

  it('M31: who cancels sends nobody else’s refunds', async () => {
    const [first, second] = [await paid(), await paid()]
    const asked: string[] = []
    const counting = {
      ...deps(),
      bank: {
        ...deps().bank,
        refund: async ({ orderId }: { orderId: string }) => {
          asked.push(orderId)
          return { ok: false, code: 'unreachable' } as const
        },
      },
    }
    const cancel = (own: CustomerBooking) =>
      cancelBooking(counting, own.id, { by: 'staff', reason: 'Ei saa', fee: cents(0) }, system.clock.now)
    await cancel(first)
    await cancel(second)
    const orders = [...(await ordersOf(first)), ...(await ordersOf(second))]
    expect(asked).toEqual(orders.map(({ orderId }) => orderId))
  })
})
