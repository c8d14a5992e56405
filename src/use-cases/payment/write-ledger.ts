import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Attention } from '../../domain/booking/attention.ts'
import {
  type Balance,
  type ChargeReason,
  costOf,
  type LedgerAccount,
  ledgerAccounts,
  owedBackOf,
} from '../../domain/booking/ledger.ts'
import { cents, minus } from '../../domain/money.ts'
import { needPeopleNoMore } from '../booking/attentions.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { sumOfExtraCharges } from '../extra-charges/read-extra-charges.ts'
import { followInvoice } from '../papers/issue-invoice.ts'
import { type BookingAccount, type BookingRow, lockAccount, readBalance } from './booking-balance.ts'

/** What is in order once nothing is owed to the customer, however it went back. */
const mendedByGivingBack: Attention[] = ['owed-back', 'refund-rejected']

type NewEntry = Omit<typeof schema.ledgerEntries.$inferInsert, 'id' | 'bookingId' | 'createdAt'>

/** Writes down money that moved. Nobody else writes the ledger. */
export async function enterMoney(
  tx: Database,
  bookingId: number,
  entries: readonly NewEntry[],
  now: Date,
): Promise<BookingAccount> {
  const account = await lockAccount(tx, bookingId)
  if (!account) throw new Error(`booking ${bookingId} has money and does not exist`)
  const locationId = placeOf(account.booking)
  await tx.insert(schema.ledgerEntries).values(
    entries.map((entry) => ({
      ...entry,
      locationId: entry.locationId ?? locationId,
      bookingId,
      createdAt: now,
    })),
  )
  // A deposit that was left without being asked for is held until the car is back.
  return charge(tx, account.booking, 'deposit-asked', now)
}

/** Where money of a booking is counted: at the pick-up's place until the car is out, at the return's afterwards. */
const placeOf = (booking: BookingRow): number =>
  booking.handedOverAt ? (booking.actualReturnLocationId ?? booking.returnLocationId) : booking.rentLocationId

/** The same where the price itself may have changed: an invoice that was issued follows in the same transaction. */
export async function chargeAndBill(
  tx: Database,
  deps: BookingDependencies,
  booking: BookingRow,
  reason: ChargeReason,
  now: Date,
): Promise<BookingAccount> {
  const account = await charge(tx, booking, reason, now)
  if (!deps.isOnTrial) await followInvoice({ ...deps, db: tx }, booking.id, now)
  return account
}

/** Brings what is to be paid to what the booking costs as its row tells it: whoever changes the row calls this. */
export async function charge(
  tx: Database,
  booking: BookingRow,
  reason: ChargeReason,
  now: Date,
): Promise<BookingAccount> {
  const { id: bookingId } = booking
  const before = await readBalance(tx, bookingId)
  const extraCharges = await sumOfExtraCharges(tx, bookingId)
  const cost = costOf({ ...costFacts(booking), extraCharges }, before.depositPaid)
  const charged = { rent: before.rentCost, deposit: before.depositCost }
  const missing = ledgerAccounts
    .map((account) => ({ account, amount: minus(cost[account], charged[account]) }))
    .filter(({ amount }) => amount !== 0)
  if (missing.length > 0) {
    await tx
      .insert(schema.charges)
      .values(missing.map((one) => ({ ...one, bookingId, reason: reasonOf(one, reason), createdAt: now })))
  }
  const balance = missing.length > 0 ? await readBalance(tx, bookingId) : before
  const isPaid = isPaidFor(booking, balance)
  const written = isPaid === booking.isPaid ? booking : await writeBooking(tx, bookingId, { isPaid })
  if (owedBackOf(balance) === 0) await needPeopleNoMore(tx, booking, mendedByGivingBack)
  return { booking: written, balance }
}

/** What changes the price changes the deposit for reasons of its own. */
function reasonOf({ account, amount }: { account: LedgerAccount; amount: number }, reason: ChargeReason) {
  if (account === 'rent') return reason
  return amount > 0 ? ('deposit-asked' as const) : ('deposit-over' as const)
}

const costFacts = (booking: BookingRow) => ({
  price: booking.price,
  deposit: booking.deposit,
  paymentWithDeposit: booking.paymentWithDeposit,
  isCancelled: booking.cancelledAt !== null,
  isReturned: booking.actualReturnDate !== null,
  cancelFee: booking.cancelFee ?? cents(0),
  isWithoutCar: booking.lostCarAt !== null,
})

/** Nothing is due, and not only because nothing is asked for any more. */
function isPaidFor(booking: BookingRow, { rentDue, rentPaid }: Balance): boolean {
  return rentDue === 0 && (rentPaid > 0 || (booking.price === 0 && !booking.cancelledAt))
}
