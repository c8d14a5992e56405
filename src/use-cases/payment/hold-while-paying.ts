import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { payingHoldExpiry } from '../../domain/booking/hold.ts'
import { hasRoomUnpaid } from '../booking/has-room-unpaid.ts'
import { giveUpCar, lockCar } from '../booking/occupy-car.ts'
import { occupyReachableCar } from '../booking/whereabouts-of.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'
import type { BookingRow } from './booking-balance.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'

/**
 * Keeps the car while the customer is at the bank. Beginning to pay lengthens a hold once and not for ever, and takes a
 * car anew only while the group has room for what is not paid; beyond that whoever pays first has it. False when
 * someone else has the car already.
 */
export async function holdWhilePaying(
  tx: Database,
  deps: PaymentDependencies,
  booking: BookingRow,
  now: Date,
): Promise<boolean> {
  const { carOccupancies: taken } = schema
  const { id: bookingId, carId, rentDate, returnDate } = booking
  const [own] = await tx
    .select({ holdExpiresAt: taken.holdExpiresAt })
    .from(taken)
    .where(eq(taken.bookingId, bookingId))
    .for('update')
  const isFirst = !(await wasAtBank(tx, bookingId))
  const until = isFirst
    ? payingHoldExpiry(now, booking.createdAt, deps.paymentMinutes, await readAgreedRules(tx, booking))
    : undefined
  if (own) {
    if (until && own.holdExpiresAt && own.holdExpiresAt < until) {
      await tx.update(taken).set({ holdExpiresAt: until }).where(eq(taken.bookingId, bookingId))
    }
    return true
  }
  // The car before the group, as everyone who registers locks them.
  if (!(await lockCar(tx, carId))) return false
  const period = { from: rentDate, to: returnDate }
  const mayHold = until !== undefined && (await hasRoomUnpaid(tx, deps, { carId, period, bookingId }, now))
  const isFree = await occupyReachableCar(tx, deps.catalogue.current, booking, until ?? now, now)
  if (isFree && !mayHold) await giveUpCar(tx, bookingId)
  return isFree
}

/** A payment that never reached the bank is none. */
async function wasAtBank(tx: Database, bookingId: number): Promise<boolean> {
  const { payments } = schema
  const theirs = and(eq(payments.bookingId, bookingId), isNotNull(payments.orderId))
  return (await tx.$count(payments, theirs)) > 0
}
