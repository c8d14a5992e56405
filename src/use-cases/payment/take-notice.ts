import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import { openPayments } from '../../domain/booking/money-statuses.ts'
import { plus, times } from '../../domain/money.ts'
import type { Notice } from '../../infra/payments/payment-provider.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { lifeOf, lockAccount } from './booking-balance.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { needPeople, settleBooking } from './settle-booking.ts'
import { type NoticeTaken, takeRefund } from './take-refund.ts'

type OrderNotice = Extract<Notice, { kind: 'order' }>
type Payment = typeof schema.payments.$inferSelect

/**
 * Takes the bank's word, told or asked for: the only thing that confirms a payment. The same word twice, or in another
 * order than things happened, leads to the same end.
 */
export function takeNotice(deps: PaymentDependencies, notice: Notice, now: Date): Promise<NoticeTaken> {
  return inTurn(deps.db, (tx) =>
    notice.kind === 'order' ? takeOrder(tx, deps, notice, now) : takeRefund(tx, notice, now),
  )
}

/** What the bank never heard of, or has forgotten, will not be paid. */
export function abandonPayment(
  deps: PaymentDependencies,
  { orderId, reference, rentAmount, depositAmount }: Payment,
  now: Date,
): Promise<NoticeTaken> {
  const amount = plus(rentAmount, depositAmount)
  const given = { orderId: orderId ?? '', reference, amount, currency: 'EUR' } as const
  return takeNotice(deps, { kind: 'order', status: 'ABANDONED', ...given }, now)
}

async function takeOrder(
  tx: Database,
  deps: PaymentDependencies,
  notice: OrderNotice,
  now: Date,
): Promise<NoticeTaken> {
  const { payments } = schema
  const [found] = await tx
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(eq(payments.reference, notice.reference))
  if (!found) return 'unknown'
  // The booking first, then what belongs to it: everyone locks in this order.
  const account = await lockAccount(tx, found.bookingId)
  const [payment] = await tx.select().from(payments).where(eq(payments.reference, notice.reference))
  if (!account || !payment) return 'unknown'
  const isOurs = notice.currency === 'EUR' && notice.amount === payment.rentAmount + payment.depositAmount
  // A reference has one order; money of another one is not what this payment waits for.
  const isOtherOrder = payment.orderId !== null && notice.orderId !== payment.orderId
  if ((!isOurs || isOtherOrder) && (notice.status === 'PAID' || notice.status === 'VOIDED')) {
    await needPeople(tx, account.booking, isOurs ? 'other-order' : 'wrong-amount', now)
    return 'taken'
  }
  if (notice.status === 'PAID') await paid(tx, deps, { ...payment, orderId: notice.orderId }, now)
  if (notice.status === 'VOIDED') {
    await voided(tx, payment, now)
    if (payment.status === 'PAID') await needPeople(tx, account.booking, 'payment-voided', now)
  }
  if (notice.status === 'ABANDONED') await abandoned(tx, payment, now)
  return 'taken'
}

async function paid(tx: Database, deps: PaymentDependencies, payment: Payment, now: Date): Promise<void> {
  if (payment.status === 'PAID' || payment.status === 'VOIDED') return
  await close(tx, payment, 'PAID', now)
  await enter(tx, payment, 'payment', 1, now)
  await settleBooking(tx, deps, payment.bookingId, now)
  await recordEvent(tx, 'payment-received', { bookingId: payment.bookingId, paymentId: payment.id }, now)
}

/** Never takes a car from someone who may be driving it: people decide. */
async function voided(tx: Database, payment: Payment, now: Date): Promise<void> {
  if (payment.status === 'VOIDED') return
  await close(tx, payment, 'VOIDED', now)
  if (payment.status !== 'PAID') return
  await enter(tx, payment, 'void', -1, now)
  await writeBooking(tx, payment.bookingId, { isPaid: false })
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
  const { orderId } = payment
  await tx.update(payments).set({ status, orderId, settledAt: now }).where(eq(payments.id, payment.id))
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
  await tx.insert(schema.ledgerEntries).values(
    parts.map(({ account, amount }) => ({
      bookingId: payment.bookingId,
      paymentId: payment.id,
      account,
      kind,
      amount: times(amount, sign),
      method: payment.method,
      createdAt: now,
    })),
  )
}
