import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { type Actor, nextStatus } from '../../domain/booking/life.ts'
import { type Cents, cents, plus } from '../../domain/money.ts'
import { cancelFeeOf, lifeOf, lockAccount } from '../payment/booking-balance.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { readOpenRefunds } from '../payment/read-open-refunds.ts'
import { planRefund, sendRefunds } from '../payment/refund-money.ts'
import { chargeAndBill } from '../payment/write-ledger.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'
import { needPeople } from './attentions.ts'
import { giveUpCar } from './occupy-car.ts'
import { readLines } from './read-lines.ts'
import { writeBooking } from './write-booking.ts'

type Cancellation = {
  by: Actor
  reason: string
  /** Staff may keep less or more than the conditions say. */
  fee?: Cents | null | undefined
}

type CancelResult =
  | { kind: 'cancelled'; fee: Cents; goesBack: Cents }
  | { kind: 'not_possible'; reason: 'cancelled' | 'returned' | 'handed_over' | 'not_allowed_to' }

/** Frees the car at once and sends back what is owed, as far as it came through the bank. */
export async function cancelBooking(
  deps: PaymentDependencies,
  bookingId: number,
  cancellation: Cancellation,
  now: Date,
): Promise<CancelResult> {
  const result = await inTurn(deps.db, (tx) => cancelWithin(tx, deps, bookingId, cancellation, now))
  if (result.kind === 'cancelled') await sendRefunds(deps, now, bookingId)
  return result
}

/** The same inside the caller's transaction; refunds are decided here, and whoever calls it sends them afterwards. */
export async function cancelWithin(
  tx: Database,
  deps: PaymentDependencies,
  bookingId: number,
  { by, reason, fee }: Cancellation,
  now: Date,
): Promise<CancelResult> {
  const account = await lockAccount(tx, bookingId)
  if (!account) throw new Error(`there is no booking ${bookingId}`)
  const { booking } = account
  const step = nextStatus(lifeOf(booking), 'cancel', by)
  if (!step.ok) {
    return {
      kind: 'not_possible',
      reason: step.reason === 'not_in_this_state' ? 'not_allowed_to' : step.reason,
    }
  }
  if (booking.handedOverAt || (by === 'customer' && booking.rentDate <= now)) {
    return { kind: 'not_possible', reason: 'handed_over' }
  }
  const rules = await readAgreedRules(tx, booking)
  const kept = fee ?? cancelFeeOf({ ...account, lines: await readLines(tx, bookingId), rules }, now)
  const { smartLockerReservations } = schema
  const ended = { cancelledAt: now, cancelReason: reason, cancelFee: kept, attentions: [] }
  const cancelled = await writeBooking(tx, bookingId, ended)
  await giveUpCar(tx, bookingId)
  // One whose phone the unit already knows stays until the unit has been told to forget it.
  await tx
    .delete(smartLockerReservations)
    .where(and(eq(smartLockerReservations.bookingId, bookingId), isNull(smartLockerReservations.slot)))
  const { balance } = await chargeAndBill(tx, deps, cancelled, 'cancelled', now)
  const onItsWay = (await readOpenRefunds(tx, [bookingId]))(bookingId)
  // More may be on its way than is owed now: the one account does not pay for the other.
  const rentOwedBack = cents(Math.max(0, balance.rentOwedBack - onItsWay.rent))
  const depositOwedBack = cents(Math.max(0, balance.depositOwedBack - onItsWay.deposit))
  const byHand = plus(
    await planRefund(tx, bookingId, 'rent', rentOwedBack, now),
    await planRefund(tx, bookingId, 'deposit', depositOwedBack, now),
  )
  const goesBack = plus(rentOwedBack, depositOwedBack)
  if (byHand > 0) await needPeople(tx, booking, 'owed-back', now)
  await recordEvent(tx, 'booking-cancelled', { bookingId, by, fee: kept, goesBack, byHand }, now)
  return { kind: 'cancelled', fee: kept, goesBack }
}
