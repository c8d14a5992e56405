import type { Database } from '../../db/client.ts'
import { type BookingAccount, lockAccount } from '../payment/booking-balance.ts'
import { type ExtraCharge, readExtraCharge } from './read-extra-charges.ts'

/** An extra charge with its booking's account, for this transaction alone: whoever changes one has the booking first. */
export async function lockExtraCharge(
  tx: Database,
  id: number,
): Promise<(BookingAccount & { extra: ExtraCharge }) | undefined> {
  const seen = await readExtraCharge(tx, id)
  const account = seen && (await lockAccount(tx, seen.bookingId))
  const extra = account && (await readExtraCharge(tx, id))
  return extra && { ...account, extra }
}
