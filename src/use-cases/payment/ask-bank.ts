import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { openPayments, openRefunds } from '../../domain/booking/money-statuses.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { abandonPayment, takeNotice } from './take-notice.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A bank that will tell has told by then. */
const PATIENCE_MS = 2 * MINUTE
/** An order that ran out this long ago and that the bank does not know will never be paid. */
const FORGOTTEN_MS = 60 * MINUTE
/** Money on its way back is asked about less often: it takes days. */
const REFUNDS_EVERY_MS = 60 * MINUTE
const AT_ONCE = 50

/** Asks the bank about orders and refunds nobody reported. Returns how many orders it asked about. */
export async function askBank(deps: PaymentDependencies, now: Date): Promise<number> {
  const { payments } = schema
  const { db } = deps
  const before = new Date(now.getTime() - PATIENCE_MS)
  const isOpen = and(inArray(payments.status, openPayments), lt(payments.createdAt, before))
  // Once more after its time: someone may have paid what was said to be given up.
  const isGivenUp = and(
    eq(payments.status, 'ABANDONED'),
    isNotNull(payments.orderId),
    lt(payments.expiresAt, before),
    gt(payments.expiresAt, new Date(now.getTime() - DAY)),
    or(isNull(payments.askedAt), lt(payments.askedAt, payments.expiresAt)),
  )
  const waiting = await db
    .select()
    .from(payments)
    .where(
      and(
        or(isOpen, isGivenUp, hasOpenRefund(now)),
        or(isNull(payments.askedAt), lt(payments.askedAt, before)),
      ),
    )
    .orderBy(sql`${payments.askedAt} asc nulls first`, asc(payments.id))
    .limit(AT_ONCE)
  for (const payment of waiting) await ask(deps, payment, now)
  return waiting.length
}

const hasOpenRefund = (now: Date) => {
  const { payments, refunds } = schema
  const asked = new Date(now.getTime() - REFUNDS_EVERY_MS).toISOString()
  return sql`exists (select from ${refunds} where ${refunds.paymentId} = ${payments.id}
    and ${refunds.status} in ${openRefunds} and ${refunds.status} <> 'STARTED'
    and greatest(${payments.askedAt}, ${refunds.createdAt}) < ${asked}::timestamptz)`
}

async function ask(
  deps: PaymentDependencies,
  payment: typeof schema.payments.$inferSelect,
  now: Date,
): Promise<void> {
  const { payments } = schema
  await deps.db.update(payments).set({ askedAt: now }).where(eq(payments.id, payment.id))
  const { orderId, expiresAt } = payment
  const known = orderId ? await deps.bank.findOrder(orderId) : ({ ok: false, code: 'not_found' } as const)
  if (known.ok) {
    const { refunds, ...order } = known.value
    await takeNotice(deps, { kind: 'order', ...order }, now)
    for (const refund of refunds)
      await takeNotice(deps, { kind: 'refund', orderId: order.orderId, ...refund }, now)
  } else if (known.code === 'not_found' && now.getTime() - expiresAt.getTime() > FORGOTTEN_MS)
    await abandonPayment(deps, payment, now)
}
