import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { openPayments } from '../../domain/booking/money-statuses.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { abandonPayment, takeNotice } from './take-notice.ts'

const MINUTE = 60_000
/** A bank that will tell has told by then. */
const PATIENCE_MS = 2 * MINUTE
/** An order that ran out this long ago and that the bank does not know will never be paid. */
const FORGOTTEN_MS = 60 * MINUTE
const AT_ONCE = 50

/** Asks the bank about payments nobody reported. Returns how many it asked about. */
export async function askBank(deps: PaymentDependencies, now: Date): Promise<number> {
  const { payments } = schema
  const { db } = deps
  const before = new Date(now.getTime() - PATIENCE_MS)
  const waiting = await db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, openPayments),
        lt(payments.createdAt, before),
        or(isNull(payments.askedAt), lt(payments.askedAt, before)),
      ),
    )
    .orderBy(asc(payments.askedAt), asc(payments.id))
    .limit(AT_ONCE)
  for (const payment of waiting) {
    await db.update(payments).set({ askedAt: now }).where(eq(payments.id, payment.id))
    const { orderId, expiresAt } = payment
    const known = orderId ? await deps.bank.findOrder(orderId) : ({ ok: false, code: 'not_found' } as const)
    if (known.ok) await takeNotice(deps, { kind: 'order', ...known.value }, now)
    else if (known.code === 'not_found' && now.getTime() - expiresAt.getTime() > FORGOTTEN_MS)
      await abandonPayment(deps, payment, now)
  }
  return waiting.length
}
