import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { pick } from '../../contract/pick.ts'
import type { PayAnswer } from '../../contract/visitor/customer.ts'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { dueOf } from '../../domain/booking/ledger.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import { openPayments } from '../../domain/booking/money-statuses.ts'
import { plus } from '../../domain/money.ts'
import { makeReferenceNumber } from '../../domain/people/reference-number.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { NewOrder, PaymentChoice } from '../../infra/payments/payment-provider.ts'
import { readParties } from '../booking/read-parties.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { type BookingRow, lifeOf, lockAccount } from './booking-balance.ts'
import { holdWhilePaying } from './hold-while-paying.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { abandonPayment, takeNotice } from './take-notice.ts'
import { charge } from './write-ledger.ts'

type PaymentStart = {
  choice: PaymentChoice
  withDeposit: boolean
  locale: Locale
  returnUrl: string
  notificationUrl: string
}

type Prepared = {
  payment: typeof schema.payments.$inferSelect
  booking: BookingRow
  /** What is asked for now. An attempt under way keeps its own until the bank has taken these instead. */
  asked: Pick<typeof schema.payments.$inferSelect, 'rentAmount' | 'depositAmount' | 'method' | 'expiresAt'>
}

/** Writes the attempt down, keeps the car meanwhile, and asks the bank where to send the customer. */
export async function startPayment(
  deps: PaymentDependencies,
  bookingId: number,
  start: PaymentStart,
  now: Date,
): Promise<PayAnswer> {
  const prepared = await inTurn(deps.db, (tx) => prepare(tx, deps, bookingId, start, now))
  if ('kind' in prepared) return prepared
  const { payment } = prepared
  const { db } = deps
  const placed = await deps.bank.placeOrder(await orderOf(db, prepared, start, deps.paymentMinutes))
  if (placed.ok && placed.value.paymentUrl) {
    const { orderId, paymentUrl } = placed.value
    await db
      .update(schema.payments)
      .set({ ...prepared.asked, orderId, paymentUrl, status: 'PENDING' })
      .where(
        and(
          eq(schema.payments.id, payment.id),
          inArray(schema.payments.status, [...openPayments, 'ABANDONED']),
        ),
      )
    return { kind: 'go_to_bank', url: paymentUrl }
  }
  if (!placed.ok && placed.code === 'already_paid' && payment.orderId) {
    const known = await deps.bank.findOrder(payment.orderId)
    if (known.ok) await takeNotice(deps, { kind: 'order', ...known.value }, now)
    // What is left to pay, perhaps the deposit, is another payment.
    return known.ok ? startPayment(deps, bookingId, start, now) : { kind: 'bank_unreachable' }
  }
  // Nobody was sent to the bank with it, so nobody can pay it.
  if (payment.status === 'STARTED') await abandonPayment(deps, payment, now)
  return { kind: 'bank_unreachable' }
}

async function prepare(
  tx: Database,
  deps: PaymentDependencies,
  bookingId: number,
  { choice, withDeposit }: PaymentStart,
  now: Date,
): Promise<Prepared | Exclude<PayAnswer, { kind: 'go_to_bank' }>> {
  const account = await lockAccount(tx, bookingId)
  if (!account) throw new Error(`there is no booking ${bookingId}`)
  const { payments } = schema
  // Until something is paid the customer may think again; a booking that is accepted keeps what it asks for.
  const isAsked = account.booking.paymentWithDeposit && account.balance.rentPaid > 0
  const paymentWithDeposit = isAsked || withDeposit
  if (account.booking.cancelledAt && account.balance.rentDue === 0) return { kind: 'cancelled' }
  const asking = await writeBooking(tx, bookingId, { paymentWithDeposit })
  const { booking, balance } = await charge(tx, asking, 'deposit-asked', now)
  if (dueOf(balance) === 0) return { kind: 'nothing_due' }

  const expiresAt = new Date(now.getTime() + deps.paymentMinutes * 60_000)
  const isHeld = booking.cancelledAt !== null || (await holdWhilePaying(tx, deps, booking, now))
  if (!isHeld) return { kind: 'car_taken' }
  const method = choice.kind === 'bank' ? ('BANK_LINK' as const) : ('CARD' as const)
  const step = nextStatus(lifeOf(booking), 'start-payment', 'customer')
  await writeBooking(tx, bookingId, {
    paymentMethod: method,
    ...(step.ok ? { status: step.status } : {}),
  })

  const asked = { rentAmount: balance.rentDue, depositAmount: balance.depositDue, method, expiresAt }
  // The same reference again replaces the order at the bank, so that the same thing cannot be paid twice.
  const [open] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), inArray(payments.status, openPayments)))
    .orderBy(desc(payments.id))
    .limit(1)
  if (open) return { payment: open, booking, asked }
  const reference = await nextReference(tx, bookingId)
  const [payment] = await tx
    .insert(payments)
    .values({ ...asked, bookingId, reference, createdAt: now })
    .returning()
  if (!payment) throw new Error('the database returned no payment')
  return { payment, booking, asked }
}

async function nextReference(tx: Database, bookingId: number): Promise<string> {
  const { payments } = schema
  const [row] = await tx.select({ before: count() }).from(payments).where(eq(payments.bookingId, bookingId))
  return `${bookingNumber(bookingId)}-${(row?.before ?? 0) + 1}`
}

async function orderOf(
  db: Database,
  { payment, booking, asked }: Prepared,
  { choice, locale, returnUrl, notificationUrl }: PaymentStart,
  expiresInMinutes: number,
): Promise<NewOrder> {
  const { client } = await readParties(db, booking.id)
  return {
    reference: payment.reference,
    display: bookingNumber(booking.id),
    amount: plus(asked.rentAmount, asked.depositAmount),
    locale,
    choice,
    returnUrl,
    notificationUrl,
    expiresInMinutes,
    description: bookingNumber(booking.id),
    paymentReference: makeReferenceNumber(String(booking.id)) ?? '',
    payer: pick(client, 'firstName', 'lastName', 'email'),
  }
}
