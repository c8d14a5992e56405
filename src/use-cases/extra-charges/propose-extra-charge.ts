import { and, eq, isNotNull, min } from 'drizzle-orm'
import type { ExtraChargeBody } from '../../contract/staff/extra-charges.ts'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { vatRateOfCharge } from '../../domain/booking/extra-charges.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { type Refused, recordDone, refused } from '../booking/staff-action.ts'
import { type BookingRow, lockAccount } from '../payment/booking-balance.ts'
import type { ExtraCharge } from './read-extra-charges.ts'

export type NewCharge = Pick<ExtraCharge, 'kind' | 'amount' | 'reason' | 'happenedAt'> &
  Partial<Pick<ExtraCharge, 'fileKey' | 'contentType'>>

export type ProposeResult =
  | { kind: 'proposed'; id: number }
  | Refused<'in_the_future' | 'before_hand_over' | 'above_excess'>

/** Writes down what may be asked of whoever had the car. Nobody owes it until it is charged. */
export function proposeExtraCharge(
  db: Database,
  bookingId: number,
  { isBeyondExcess, happenedAt, ...wanted }: ExtraChargeBody,
  staff: ByStaff,
): Promise<ProposeResult> {
  return inTurn(db, async (tx): Promise<ProposeResult> => {
    const account = await lockAccount(tx, bookingId)
    if (!account) return refused('unknown_booking')
    const { booking } = account
    if (!booking.handedOverAt) return refused('not_handed_over')
    if (happenedAt > staff.now) return refused('in_the_future', 'happenedAt')
    if (happenedAt < booking.handedOverAt) return refused('before_hand_over', 'happenedAt')
    const excess = wanted.kind === 'damage' && !isBeyondExcess ? await excessOf(tx, bookingId) : null
    if (excess !== null && wanted.amount > excess) return refused('above_excess', 'amount')
    return { kind: 'proposed', id: await enterProposal(tx, booking, { ...wanted, happenedAt }, staff) }
  })
}

/** Within a transaction that has the booking for itself. */
export async function enterProposal(
  tx: Database,
  booking: BookingRow,
  wanted: NewCharge,
  staff: ByStaff,
): Promise<number> {
  const vatRate = vatRateOfCharge(wanted.kind, booking.vatRate)
  const [charge] = await tx
    .insert(schema.extraCharges)
    .values({ ...wanted, vatRate, bookingId: booking.id, createdAt: staff.now })
    .returning()
  if (!charge) throw new Error('the database returned no charge')
  const { kind: extraCharge, amount, reason } = charge
  await recordDone(tx, staff, booking, 'propose-extra', { after: { extraCharge, amount, reason } })
  return charge.id
}

/** What the customer's cover leaves to them of one damage; null without a cover. */
export async function excessOf(tx: Database, bookingId: number) {
  const { bookingServices } = schema
  const [row] = await tx
    .select({ excess: min(bookingServices.deductible) })
    .from(bookingServices)
    .where(and(eq(bookingServices.bookingId, bookingId), isNotNull(bookingServices.deductible)))
  return row?.excess ?? null
}
