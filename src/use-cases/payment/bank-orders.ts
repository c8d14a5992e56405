import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { splitPayment } from '../../domain/booking/ledger.ts'
import { openPayments } from '../../domain/booking/money-statuses.ts'
import { plus } from '../../domain/money.ts'
import type { OrderState } from '../../infra/payments/payment-provider.ts'

const { payments } = schema
export type Payment = typeof payments.$inferSelect
type KnownOrder = Pick<OrderState, 'orderId' | 'reference' | 'amount'>

/** Whose order it is: by the bank's own name for it, or by the reference that we gave. */
export async function findOrder(
  tx: Database,
  { orderId, reference }: KnownOrder,
): Promise<number | undefined> {
  const isOurs = sql`${payments.orderId} = ${orderId} or ${payments.reference} = ${reference}`
  const [row] = await tx
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(isOurs)
    .orderBy(sql`${payments.orderId} = ${orderId} desc nulls last`)
    .limit(1)
  return row?.bookingId
}

/**
 * The row of an order that the bank speaks of. Whoever placed it may have died before the bank's name for it could be
 * noted; then it is the row that waits for a name, and where none does the bank knows an order that we do not.
 */
export async function rowOfOrder(
  tx: Database,
  bookingId: number,
  order: KnownOrder,
  now: Date,
): Promise<{ payment: Payment; isUnknown: boolean }> {
  const { orderId, reference, amount } = order
  const [known] = await tx.select().from(payments).where(eq(payments.orderId, orderId))
  if (known) return { payment: known, isUnknown: false }
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.reference, reference)))
    .orderBy(desc(payments.id))
  const unnamed = rows.filter((row) => row.orderId === null)
  const waiting = unnamed.find((row) => plus(row.rentAmount, row.depositAmount) === amount) ?? unnamed[0]
  if (waiting) {
    await tx.update(payments).set({ orderId }).where(eq(payments.id, waiting.id))
    return { payment: { ...waiting, orderId }, isUnknown: false }
  }
  const [last] = rows
  if (!last) throw new Error(`no payment of booking ${bookingId} has the reference ${reference}`)
  const payment = await insert(tx, { ...last, ...splitPayment(amount, last), orderId, now })
  return { payment, isUnknown: true }
}

/** Notes what the bank calls the order that was placed for this row, and where it is paid. */
export async function nameOrder(
  tx: Database,
  { id, bookingId }: Payment,
  order: KnownOrder & { paymentUrl: string },
  now: Date,
): Promise<void> {
  const { orderId, paymentUrl } = order
  const [own] = await tx.select().from(payments).where(eq(payments.id, id))
  const isFree = own?.orderId === null
  const [known] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId))
  if (isFree && !known) await tx.update(payments).set({ orderId }).where(eq(payments.id, id))
  else if (!known) await rowOfOrder(tx, bookingId, order, now)
  await tx
    .update(payments)
    .set({ paymentUrl, status: 'PENDING' })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, openPayments)))
  // Another row took the name that was meant for this one: the two orders are told apart by theirs.
  if (isFree && known)
    await tx
      .update(payments)
      .set({ status: 'ABANDONED', settledAt: now })
      .where(and(eq(payments.id, id), isNull(payments.orderId)))
}

async function insert(
  tx: Database,
  { bookingId, reference, orderId, method, rentAmount, depositAmount, now }: Payment & { now: Date },
): Promise<Payment> {
  const values = { bookingId, reference, orderId, method, rentAmount, depositAmount }
  const [made] = await tx
    .insert(payments)
    .values({ ...values, status: 'PENDING', expiresAt: now, createdAt: now })
    .returning()
  if (!made) throw new Error('the database returned no payment')
  return made
}
