import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { openRefunds, type RefundStatus } from '../../domain/booking/money-statuses.ts'
import { negative } from '../../domain/money.ts'
import type { Notice } from '../../infra/payments/payment-provider.ts'
import { needPeople } from '../booking/attentions.ts'
import { writeBooking } from '../booking/write-booking.ts'
import type { Payment } from './bank-orders.ts'
import { lockAccount } from './booking-balance.ts'
import { enterMoney } from './write-ledger.ts'

type RefundNotice = Extract<Notice, { kind: 'refund' }>
type Refund = typeof schema.refunds.$inferSelect

/** `unknown`: it is about nothing of ours. */
export type NoticeTaken = 'taken' | 'unknown'

/** What the bank says about money on its way back, whether we asked for it or somebody did at the bank itself. */
export async function takeRefund(tx: Database, notice: RefundNotice, now: Date): Promise<NoticeTaken> {
  const { refunds, payments } = schema
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, notice.orderId))
  if (!payment) return 'unknown'
  const account = await lockAccount(tx, payment.bookingId)
  if (!account) return 'unknown'
  const known = await findRefund(tx, payment, notice)
  const refund = known ?? (await fromOutside(tx, payment, notice, now))
  if (isOver(refund.status)) return 'taken'
  const { bookingId } = refund
  await tx
    .update(refunds)
    .set({
      refundId: notice.refundId,
      status: notice.status,
      said: notice.description,
      ...(isOver(notice.status) ? { settledAt: now } : {}),
    })
    .where(eq(refunds.id, refund.id))
  if (notice.status === 'SUCCESSFUL') {
    await wentBack(tx, payment, refund, now)
    await writeBooking(tx, bookingId, { refundId: notice.refundId })
    if (!known) await needPeople(tx, account.booking, 'refund-outside', now)
  } else if (isOver(notice.status)) await needPeople(tx, account.booking, 'refund-rejected', now)
  return 'taken'
}

async function wentBack(tx: Database, { method }: Payment, refund: Refund, now: Date): Promise<void> {
  const { id: refundId, bookingId, account, amount } = refund
  const entry = { refundId, account, kind: 'refund' as const, amount: negative(amount), method }
  await enterMoney(tx, bookingId, [entry], now)
  await recordEvent(tx, 'refunded', { bookingId, amount, account }, now)
}

/** By the bank's name for it; or the bank took it and our process died before it could note that name. */
async function findRefund(
  tx: Database,
  { id: paymentId }: Payment,
  { refundId, amount }: RefundNotice,
): Promise<Refund | undefined> {
  const { refunds } = schema
  const isUnnamed = and(eq(refunds.amount, amount), isNull(refunds.refundId), eq(refunds.status, 'PENDING'))
  const isAsked = and(eq(refunds.amount, amount), isNull(refunds.refundId), eq(refunds.status, 'STARTED'))
  const [found] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), or(eq(refunds.refundId, refundId), isUnnamed, isAsked)))
    .orderBy(isNull(refunds.refundId), desc(refunds.status), asc(refunds.id))
    .limit(1)
  return found
}

/** Asked for in the bank's own system: it is booked like our own, from what is owed back first. */
async function fromOutside(
  tx: Database,
  payment: Payment,
  { refundId, amount, status }: RefundNotice,
  now: Date,
): Promise<Refund> {
  const { id: paymentId, bookingId } = payment
  const account = await lockAccount(tx, bookingId)
  const isDeposit =
    payment.rentAmount === 0 ||
    (account?.balance.depositOwedBack ?? 0) >= amount ||
    payment.rentAmount < amount
  const [made] = await tx
    .insert(schema.refunds)
    .values({
      bookingId,
      paymentId,
      refundId,
      amount,
      account: isDeposit && payment.depositAmount >= amount ? 'deposit' : 'rent',
      key: randomUUID(),
      status: isOver(status) ? 'PENDING' : status,
      createdAt: now,
    })
    .returning()
  if (!made) throw new Error('the database returned no refund')
  return made
}

const isOver = (status: RefundStatus): boolean => !openRefunds.some((open) => open === status)
