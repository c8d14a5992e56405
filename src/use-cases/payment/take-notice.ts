import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { splitPayment } from '../../domain/booking/ledger.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import { openPayments } from '../../domain/booking/money-statuses.ts'
import { plus, times } from '../../domain/money.ts'
import type { Notice } from '../../infra/payments/payment-provider.ts'
import { needPeople } from '../booking/attentions.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { findOrder, type Payment, rowOfOrder } from './bank-orders.ts'
import { lifeOf, lockAccount } from './booking-balance.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { settlePayment } from './settle-booking.ts'
import { type NoticeTaken, takeRefund } from './take-refund.ts'
import { enterMoney } from './write-ledger.ts'

const wasTaken: ReadonlySet<Notice['status']> = new Set(['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'])

type OrderNotice = Extract<Notice, { kind: 'order' }>

/**
 * Takes the bank's word, told or asked for: the only thing that confirms a payment. It is about one order of the bank,
 * and what the bank took is entered whatever was asked for. The same word twice, or in another order than things
 * happened, leads to the same end.
 */
export function takeNotice(deps: PaymentDependencies, notice: Notice, now: Date): Promise<NoticeTaken> {
  return inTurn(deps.db, (tx) =>
    notice.kind === 'order' ? takeOrder(tx, deps, notice, now) : takeRefund(tx, notice, now),
  )
}

/** What the bank never heard of, or has forgotten, will not be paid. */
export function abandonPayment(deps: PaymentDependencies, { id }: Payment, now: Date): Promise<void> {
  return inTurn(deps.db, async (tx) => {
    const { payments } = schema
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id))
    if (!payment) return
    await lockAccount(tx, payment.bookingId)
    const [current] = await tx.select().from(payments).where(eq(payments.id, id))
    if (current) await abandoned(tx, current, now)
  })
}

async function takeOrder(
  tx: Database,
  deps: PaymentDependencies,
  notice: OrderNotice,
  now: Date,
): Promise<NoticeTaken> {
  const bookingId = await findOrder(tx, notice)
  // The booking first, then what belongs to it: everyone locks in this order.
  const account = bookingId === undefined ? undefined : await lockAccount(tx, bookingId)
  if (!account) return 'unknown'
  const { booking } = account
  // What went back since was taken before: nobody may have told of that.
  const isTaken = wasTaken.has(notice.status)
  const isMoney = isTaken || notice.status === 'VOIDED'
  if (notice.currency !== 'EUR') {
    if (isMoney) await needPeople(tx, booking, 'wrong-amount', now)
    return 'taken'
  }
  const { payment, isUnknown } = await rowOfOrder(tx, booking.id, notice, now)
  if (isMoney && isUnknown) await needPeople(tx, booking, 'other-order', now)
  if (isTaken) await paid(tx, deps, payment, notice, now)
  if (notice.status === 'VOIDED') {
    await voided(tx, payment, now)
    if (payment.status === 'PAID') await needPeople(tx, booking, 'payment-voided', now)
  }
  if (notice.status === 'ABANDONED') await abandoned(tx, payment, now)
  return 'taken'
}

async function paid(
  tx: Database,
  deps: PaymentDependencies,
  asked: Payment,
  { amount }: OrderNotice,
  now: Date,
): Promise<void> {
  if (asked.status === 'PAID' || asked.status === 'VOIDED') return
  const { bookingId } = asked
  const payment = { ...asked, ...splitPayment(amount, asked) }
  await close(tx, payment, 'PAID', now)
  await writeBooking(tx, bookingId, { paymentMethod: payment.method })
  await enter(tx, payment, 'payment', 1, now)
  if (amount !== plus(asked.rentAmount, asked.depositAmount))
    await needPeople(tx, { id: bookingId }, 'wrong-amount', now)
  await settlePayment(tx, deps, bookingId, now)
  await recordEvent(tx, 'payment-received', { bookingId, paymentId: payment.id }, now)
}

/** Never takes a car from someone who may be driving it: people decide. */
async function voided(tx: Database, payment: Payment, now: Date): Promise<void> {
  if (payment.status === 'VOIDED') return
  await close(tx, payment, 'VOIDED', now)
  if (payment.status === 'PAID') await enter(tx, payment, 'void', -1, now)
}

/** The car stays held until its time runs out; the customer may try again meanwhile. */
async function abandoned(tx: Database, payment: Payment, now: Date): Promise<void> {
  if (!openPayments.some((open) => open === payment.status)) return
  await close(tx, payment, 'ABANDONED', now)
  const account = await lockAccount(tx, payment.bookingId)
  const step = account && nextStatus(lifeOf(account.booking), 'abandon-payment', 'system')
  if (!step?.ok) return
  const { payments } = schema
  const [other] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, payment.bookingId), inArray(payments.status, openPayments)))
  if (!other) await writeBooking(tx, payment.bookingId, { status: step.status })
}

async function close(tx: Database, payment: Payment, status: Payment['status'], now: Date): Promise<void> {
  const { payments } = schema
  const { rentAmount, depositAmount } = payment
  await tx
    .update(payments)
    .set({ status, rentAmount, depositAmount, settledAt: now })
    .where(eq(payments.id, payment.id))
}

async function enter(
  tx: Database,
  payment: Payment,
  kind: 'payment' | 'void',
  sign: 1 | -1,
  now: Date,
): Promise<void> {
  const parts = [
    { account: 'rent' as const, amount: payment.rentAmount },
    { account: 'deposit' as const, amount: payment.depositAmount },
  ].filter(({ amount }) => amount > 0)
  const { id: paymentId, method } = payment
  const entries = parts.map(({ account, amount }) => ({
    paymentId,
    account,
    kind,
    amount: times(amount, sign),
    method,
  }))
  await enterMoney(tx, payment.bookingId, entries, now)
}
