import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { pick } from '../../contract/pick.ts'
import type { PayAnswer } from '../../contract/visitor/customer.ts'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { dueOf } from '../../domain/booking/ledger.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import { plus } from '../../domain/money.ts'
import { makeReferenceNumber } from '../../domain/people/reference-number.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { NewOrder, PaymentChoice } from '../../infra/payments/payment-provider.ts'
import { readParties } from '../booking/read-parties.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { nameOrder, type Payment } from './bank-orders.ts'
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
  payment: Payment
  booking: BookingRow
}

/** Writes the attempt down, keeps the car meanwhile, and asks the bank where to send the customer. */
export async function startPayment(
  deps: PaymentDependencies,
  bookingId: number,
  start: PaymentStart,
  now: Date,
  isAgain = false,
): Promise<PayAnswer> {
  const prepared = await inTurn(deps.db, (tx) => prepare(tx, deps, bookingId, start, now))
  if ('kind' in prepared) return prepared
  const { payment } = prepared
  const { db } = deps
  const placed = await deps.bank.placeOrder(await orderOf(db, prepared, start, deps.paymentMinutes))
  if (placed.ok && placed.value.paymentUrl) {
    const { orderId, paymentUrl, reference, amount } = placed.value
    await inTurn(db, async (tx) => {
      await lockAccount(tx, bookingId)
      await nameOrder(tx, payment, { orderId, paymentUrl, reference, amount }, now)
    })
    return { kind: 'go_to_bank', url: paymentUrl }
  }
  // Nobody was sent to the bank with it, so nobody can pay it.
  await abandonPayment(deps, payment, now)
  if (placed.ok || placed.code !== 'already_paid' || isAgain) return { kind: 'bank_unreachable' }
  // What is left to pay, perhaps the deposit, is another payment.
  const isKnown = await askAboutReference(deps, payment, now)
  return isKnown ? startPayment(deps, bookingId, start, now, true) : { kind: 'bank_unreachable' }
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
  const isAccepted = account.booking.status === 'CONFIRMED' || account.booking.status === 'SIGNED'
  const isAsked = account.booking.paymentWithDeposit && (isAccepted || account.balance.rentPaid > 0)
  const paymentWithDeposit = isAsked || withDeposit
  const { returnDate, handedOverAt } = account.booking
  if (returnDate <= now && !handedOverAt && !account.booking.cancelledAt) return { kind: 'rental_over' }
  if (account.booking.cancelledAt && account.balance.rentDue === 0) return { kind: 'cancelled' }
  const asking = await writeBooking(tx, bookingId, { paymentWithDeposit })
  const { booking, balance } = await charge(tx, asking, 'deposit-asked', now)
  if (dueOf(balance) === 0) return { kind: 'nothing_due' }

  const expiresAt = new Date(now.getTime() + deps.paymentMinutes * 60_000)
  const isHeld = booking.cancelledAt !== null || (await holdWhilePaying(tx, deps, booking, now))
  if (!isHeld) return { kind: 'car_taken' }
  const method = choice.kind === 'bank' ? ('BANK_LINK' as const) : ('CARD' as const)
  const step = nextStatus(lifeOf(booking), 'start-payment', 'customer')
  if (step.ok) await writeBooking(tx, bookingId, { status: step.status })

  const asked = { rentAmount: balance.rentDue, depositAmount: balance.depositDue, method, expiresAt }
  const reference = await referenceFor(tx, bookingId)
  const [payment] = await tx
    .insert(payments)
    .values({ ...asked, bookingId, reference, createdAt: now })
    .returning()
  if (!payment) throw new Error('the database returned no payment')
  return { payment, booking }
}

/** The same reference again replaces the order at the bank, so that the same thing cannot be paid twice. */
async function referenceFor(tx: Database, bookingId: number): Promise<string> {
  const { payments } = schema
  const rows = await tx
    .select({ reference: payments.reference, status: payments.status })
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.id))
  const last = rows[0]?.reference
  const wasPaid = rows.some(
    ({ reference, status }) => reference === last && (status === 'PAID' || status === 'VOIDED'),
  )
  const references = new Set(rows.map(({ reference }) => reference))
  return last && !wasPaid ? last : `${bookingNumber(bookingId)}-${references.size + 1}`
}

/** The bank says that it was paid: it is asked about every order of that reference that it gave a name. */
async function askAboutReference(deps: PaymentDependencies, payment: Payment, now: Date): Promise<boolean> {
  const { payments } = schema
  const named = await deps.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.reference, payment.reference), isNotNull(payments.orderId)))
  let isKnown = false
  for (const { orderId } of named) {
    const known = orderId ? await deps.bank.findOrder(orderId) : undefined
    if (known?.ok) await takeNotice(deps, { kind: 'order', ...known.value }, now)
    isKnown ||= known?.ok === true
  }
  return isKnown
}

async function orderOf(
  db: Database,
  { payment, booking }: Prepared,
  { choice, locale, returnUrl, notificationUrl }: PaymentStart,
  expiresInMinutes: number,
): Promise<NewOrder> {
  const { client } = await readParties(db, booking.id)
  return {
    reference: payment.reference,
    display: bookingNumber(booking.id),
    amount: plus(payment.rentAmount, payment.depositAmount),
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
