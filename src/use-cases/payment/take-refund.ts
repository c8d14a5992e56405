import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { openRefunds, type RefundStatus } from '../../domain/booking/money-statuses.ts'
import { negative } from '../../domain/money.ts'
import type { Notice } from '../../infra/payments/payment-provider.ts'
import { needPeople } from '../booking/attentions.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { lockAccount } from './booking-balance.ts'
import { enterMoney } from './write-ledger.ts'

type RefundNotice = Extract<Notice, { kind: 'refund' }>

/** `unknown`: it is about nothing of ours. */
export type NoticeTaken = 'taken' | 'unknown'

/** What the bank says about money on its way back. */
export async function takeRefund(tx: Database, notice: RefundNotice, now: Date): Promise<NoticeTaken> {
  const { refunds, payments } = schema
  const isNamed = eq(refunds.refundId, notice.refundId)
  // The bank took it and our process died before it could note the bank's name for it.
  const isUnnamed = and(
    eq(payments.orderId, notice.orderId),
    eq(refunds.amount, notice.amount),
    isNull(refunds.refundId),
  )
  const [found] = await tx
    .select({ refund: refunds, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(or(isNamed, isUnnamed))
    .orderBy(isNull(refunds.refundId), refunds.id)
    .limit(1)
  if (!found) return 'unknown'
  const { method } = found
  const account = await lockAccount(tx, found.refund.bookingId)
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, found.refund.id))
  if (!account || !refund || isOver(refund.status)) return 'taken'
  await tx
    .update(refunds)
    .set({
      refundId: notice.refundId,
      status: notice.status,
      ...(isOver(notice.status) ? { settledAt: now } : {}),
    })
    .where(eq(refunds.id, refund.id))
  const { bookingId } = refund
  if (notice.status === 'SUCCESSFUL') {
    const { account: of, amount } = refund
    const entry = {
      refundId: refund.id,
      account: of,
      kind: 'refund' as const,
      amount: negative(amount),
      method,
    }
    await enterMoney(tx, bookingId, [entry], now)
    await writeBooking(tx, bookingId, { refundId: notice.refundId })
    await recordEvent(tx, 'refunded', { bookingId, amount: refund.amount, account: refund.account }, now)
  } else if (isOver(notice.status)) await needPeople(tx, account.booking, 'refund-rejected', now)
  return 'taken'
}

const isOver = (status: RefundStatus): boolean => !openRefunds.some((open) => open === status)
