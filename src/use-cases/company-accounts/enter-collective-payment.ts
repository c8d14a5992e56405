import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type RentalDue, shareOut } from '../../domain/booking/collective-payment.ts'
import { type Cents, sum } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordDone } from '../booking/staff-action.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { lockAccount } from '../payment/booking-balance.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { settlePayment } from '../payment/settle-booking.ts'
import { enterMoney } from '../payment/write-ledger.ts'

const { collectiveInvoices, collectiveParts, papers } = schema

export type CollectiveDue = { number: string; rentals: RentalDue[]; due: Cents }

/** What the rentals of a collective invoice owe still, the oldest first; all of them are this transaction's alone. */
export async function lockCollective(tx: Database, number: string): Promise<CollectiveDue | undefined> {
  const parts = await tx
    .selectDistinct({ bookingId: papers.bookingId })
    .from(collectiveInvoices)
    .innerJoin(collectiveParts, eq(collectiveParts.invoiceId, collectiveInvoices.id))
    .innerJoin(papers, eq(papers.id, collectiveParts.paperId))
    .where(eq(collectiveInvoices.number, number))
    .orderBy(asc(papers.bookingId))
  const rentals: RentalDue[] = []
  for (const { bookingId } of parts) {
    const account = await lockAccount(tx, bookingId)
    if (account) rentals.push({ bookingId, due: account.balance.rentDue })
  }
  return rentals.length === 0 ? undefined : { number, rentals, due: sum(rentals.map(({ due }) => due)) }
}

/**
 * One transfer of a company, shared over the rentals of its invoice by entries of their own. Answers with the first that
 * got some of it. Nobody gets a letter: whoever drove has nothing to do with it.
 */
export async function enterCollectivePayment(
  tx: Database,
  deps: PaymentDependencies,
  { number, rentals }: CollectiveDue,
  { id: bankEntryId, amount }: { id: number; amount: Cents },
  staff: ByStaff,
): Promise<number> {
  const shares = shareOut(amount, rentals)
  for (const { bookingId, amount: share } of shares) {
    const money = {
      account: 'rent',
      kind: 'payment',
      method: 'TRANSFER',
      amount: share,
      bankEntryId,
    } as const
    const { booking } = await enterMoney(tx, bookingId, [{ ...money, note: number }], staff.now)
    await writeBooking(tx, bookingId, { paymentMethod: money.method })
    await settlePayment(tx, deps, bookingId, staff.now)
    await recordDone(tx, staff, booking, 'bank-transfer', { after: { bankEntry: bankEntryId, note: number } })
  }
  return shares[0]?.bookingId ?? 0
}
