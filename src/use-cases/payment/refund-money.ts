import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import type { LedgerAccount } from '../../domain/booking/ledger.ts'
import { type Cents, cents, minus } from '../../domain/money.ts'
import { needPeople } from '../booking/attentions.ts'
import { lockAccount } from './booking-balance.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { takeNotice } from './take-notice.ts'

/** The bank gives nothing back below this. */
const LEAST_REFUND: Cents = cents(5)

type RefundPlan = { parts: { paymentId: number; amount: Cents }[]; byHand: Cents }

/** Through which payments so much could go back; the bank cannot give back what came in as cash or by transfer. */
export async function refundPlan(
  db: Database,
  bookingId: number,
  account: LedgerAccount,
  amount: Cents,
): Promise<RefundPlan> {
  const { payments, refunds } = schema
  const paid = account === 'rent' ? payments.rentAmount : payments.depositAmount
  const given = db
    .select({
      paymentId: refunds.paymentId,
      amount: sql<number>`sum(${refunds.amount})::int`.as('given_amount'),
    })
    .from(refunds)
    .where(and(eq(refunds.account, account), sql`${refunds.status} not in ('REJECTED', 'CANCELED')`))
    .groupBy(refunds.paymentId)
    .as('given')
  const sources = await db
    .select({ id: payments.id, left: sql<number>`${paid} - coalesce(${given.amount}, 0)` })
    .from(payments)
    .leftJoin(given, eq(given.paymentId, payments.id))
    .where(and(eq(payments.bookingId, bookingId), eq(payments.status, 'PAID')))
    .orderBy(asc(payments.id))
  const parts: RefundPlan['parts'] = []
  let byHand = amount
  for (const source of sources) {
    const part = cents(Math.min(byHand, source.left))
    if (part < LEAST_REFUND) continue
    parts.push({ paymentId: source.id, amount: part })
    byHand = minus(byHand, part)
  }
  return { parts, byHand }
}

/**
 * Decides, inside the caller's transaction, through which payments money goes back. Returns what the bank cannot give
 * back: people do that.
 */
export async function planRefund(
  tx: Database,
  bookingId: number,
  account: LedgerAccount,
  amount: Cents,
  now: Date,
): Promise<Cents> {
  const { parts, byHand } = await refundPlan(tx, bookingId, account, amount)
  for (const part of parts) {
    await tx.insert(schema.refunds).values({ ...part, bookingId, account, key: randomUUID(), createdAt: now })
  }
  return byHand
}

const HOUR_MS = 3_600_000
/** The bank's own money takes about a working day to come, and its refunds up to ten days. */
const PATIENCE_MS = 10 * 24 * HOUR_MS

/**
 * Tells the bank of refunds that are decided, of one booking or of all; the same key makes a repeat harmless. What the
 * bank does not have the money for yet waits and is asked for again.
 */
export async function sendRefunds(deps: PaymentDependencies, now: Date, bookingId?: number): Promise<void> {
  const { payments, refunds } = schema
  const { db } = deps
  const waiting = await db
    .select({ refund: refunds, orderId: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.status, 'STARTED'),
        or(isNull(refunds.nextTryAt), lte(refunds.nextTryAt, now)),
        bookingId === undefined ? undefined : eq(refunds.bookingId, bookingId),
      ),
    )
    .orderBy(asc(refunds.id))
  for (const { refund, orderId } of waiting) if (orderId) await sendRefund(deps, refund, orderId, now)
}

async function sendRefund(
  deps: PaymentDependencies,
  refund: typeof schema.refunds.$inferSelect,
  orderId: string,
  now: Date,
): Promise<void> {
  const { refunds } = schema
  const { amount, key, bookingId } = refund
  const still = and(eq(refunds.id, refund.id), eq(refunds.status, 'STARTED'))
  // The booking first, as everywhere: what the bank says of it meanwhile waits for the same rows.
  const write = (values: Partial<typeof refunds.$inferInsert>) =>
    inTurn(deps.db, async (tx) => {
      await lockAccount(tx, bookingId)
      await tx.update(refunds).set(values).where(still)
    })
  const answer = await deps.bank.refund({ orderId, amount, idempotencyKey: key })
  if (answer.ok) {
    await write({ refundId: answer.value.refundId, status: 'PENDING' })
    await takeNotice(deps, { kind: 'refund', orderId, ...answer.value }, now)
  } else if (answer.code === 'same_refund_key') await write({ status: 'PENDING' })
  else if (answer.code === 'not_refundable_yet' && now.getTime() - refund.createdAt.getTime() < PATIENCE_MS)
    await write({ nextTryAt: new Date(now.getTime() + HOUR_MS), said: answer.code })
  else if (answer.code !== 'unreachable') await rejected(deps, refund.id, bookingId, now)
}

function rejected(deps: PaymentDependencies, refundId: number, bookingId: number, now: Date): Promise<void> {
  return inTurn(deps.db, async (tx) => {
    const account = await lockAccount(tx, bookingId)
    const { refunds } = schema
    const [refund] = await tx
      .update(refunds)
      .set({ status: 'REJECTED', settledAt: now })
      .where(and(eq(refunds.id, refundId), ne(refunds.status, 'SUCCESSFUL')))
      .returning({ id: refunds.id })
    if (account && refund) await needPeople(tx, account.booking, 'refund-rejected', now)
  })
}
