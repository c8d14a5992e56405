import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { bookingLineRows, bookingServiceRows, pricedColumns } from '../../../db/insert-booking.ts'
import { schema } from '../../../db/schema.ts'
import { occupiedPeriod } from '../../../domain/availability/occupied-period.ts'
import { fullHoldExpiry, unpaidUnder } from '../../../domain/booking/hold.ts'
import type { SignatureReason } from '../../../domain/booking/signature-needed.ts'
import type { Quote } from '../../../domain/pricing/quote.ts'
import type { Rental } from '../../../domain/pricing/rental.ts'
import { moveLockers } from '../../locker/move-lockers.ts'
import { type BookingRow, lockAccount } from '../../payment/booking-balance.ts'
import { heedLockers, settleBooking } from '../../payment/settle-booking.ts'
import { chargeAndBill } from '../../payment/write-ledger.ts'
import { voidContract } from '../../signing/void-contract.ts'
import { followDrivers } from '../../uploads/follow-drivers.ts'
import { needPeopleNoMore } from '../attentions.ts'
import type { BookingDependencies } from '../booking-dependencies.ts'
import { giveUpCar, isFree, releaseExpiredHolds } from '../occupy-car.ts'
import { writeBooking } from '../write-booking.ts'
import type { ChangingBooking, SoundPlan } from './plan-change.ts'

/** Writes a change that is possible by every rule but the car's calendar, which has the last word: undefined when the car is taken. */
export async function rewriteBooking(
  tx: Database,
  deps: BookingDependencies,
  { row: before }: ChangingBooking,
  { after, rental, quote, signature, status: planned, pricedGroupId }: SoundPlan,
  now: Date,
): Promise<BookingRow | undefined> {
  if (!(await takeCar(tx, deps, before, after.carId, rental, now))) return undefined
  const status = (await followContract(tx, before, signature, now)) ?? planned
  const written = await writeBooking(tx, before.id, {
    carId: after.carId,
    additionalDrivers: [...after.additionalDrivers],
    handPrice: after.handPrice,
    pricedGroupId,
    status,
    ...(quote ? pricedColumns(rental, quote) : {}),
    // Of another day one is reminded anew.
    ...(isSameMoment(before.rentDate, rental.from) ? {} : { notified: false }),
    // It has a car again, and owes what it costs.
    lostCarAt: null,
  })
  await followDrivers(tx, before.id, before.additionalDrivers, after.additionalDrivers, now)
  if (quote) await rewritePrice(tx, before.id, quote)
  if (before.lostCarAt) await needPeopleNoMore(tx, before, ['paid-without-car'])
  await chargeAndBill(tx, deps, written, before.lostCarAt ? 'car-found' : 'changed', now)
  if (status === 'OPEN' || status === 'PENDING') {
    // What was paid may be enough for what is agreed now.
    await settleBooking(tx, deps, before.id, now)
  } else if (deps.hasLockers) {
    const locker = await moveLockers(tx, before, written, now)
    // A key that is out already was handed over by whoever took the deposit.
    await heedLockers(
      tx,
      written,
      written.handedOverAt && locker === 'reserved' ? 'none_needed' : locker,
      now,
    )
  }
  const account = await lockAccount(tx, before.id)
  return account?.booking ?? written
}

/**
 * What was signed stands, unless it has to be signed anew; what nobody signed yet is written anew. Answers with the state
 * of a booking that is not signed any more.
 */
export async function followContract(
  tx: Database,
  before: BookingRow,
  signature: readonly SignatureReason[],
  now: Date,
): Promise<BookingRow['status'] | undefined> {
  if (before.status === 'SIGNED' && signature.length === 0) return undefined
  await voidContract(tx, before, now)
  return before.status === 'SIGNED' ? 'CONFIRMED' : undefined
}

const isSameMoment = (a: Date, b: Date): boolean => a.getTime() === b.getTime()

/** The occupancy moves in one statement; the database judges it against everyone else's. False when it says no. */
async function takeCar(
  tx: Database,
  deps: BookingDependencies,
  booking: BookingRow,
  carId: number,
  { from, to, rentLocation, returnLocation }: Rental,
  now: Date,
): Promise<boolean> {
  const { carOccupancies: taken } = schema
  const agreed = occupiedPeriod(from, to, booking.turnaroundMinutes)
  const [own] = await tx.select().from(taken).where(eq(taken.bookingId, booking.id)).for('update')
  // A key that is out went out when and where it did: only the end is agreed anew.
  const begun = own && booking.handedOverAt ? own : undefined
  const occupied = begun ? { ...agreed, from: begun.occupied.from } : agreed
  const isHeld = own !== undefined && (own.holdExpiresAt === null || own.holdExpiresAt > now)
  // Someone is talking to the customer: a hold that ran out begins anew.
  if (!isHeld) await giveUpCar(tx, booking.id)
  await releaseExpiredHolds(tx, carId, occupied, now)
  const holdExpiresAt = isHeld ? own.holdExpiresAt : newHold(deps, booking, now)
  const places = {
    startLocationId: begun?.startLocationId ?? rentLocation.id,
    endLocationId: returnLocation.id,
  }
  const values = { carId, occupied, ...places, holdExpiresAt }
  return isFree(tx, (inner) =>
    isHeld
      ? inner.update(taken).set(values).where(eq(taken.id, own.id))
      : inner.insert(taken).values({ ...values, bookingId: booking.id }),
  )
}

function newHold(deps: BookingDependencies, booking: BookingRow, now: Date): Date | null {
  const isKept = booking.status === 'CONFIRMED' || booking.status === 'SIGNED' || booking.lostCarAt !== null
  return isKept
    ? null
    : fullHoldExpiry(
        now,
        booking.paymentMethod === 'ON_REQUEST',
        unpaidUnder(deps.unpaid, deps.catalogue.current.rules),
      )
}

export async function rewritePrice(tx: Database, bookingId: number, quote: Quote): Promise<void> {
  const { bookingServices, bookingLines } = schema
  await tx.delete(bookingServices).where(eq(bookingServices.bookingId, bookingId))
  await tx.delete(bookingLines).where(eq(bookingLines.bookingId, bookingId))
  const services = bookingServiceRows(bookingId, quote)
  if (services.length > 0) await tx.insert(bookingServices).values(services)
  await tx.insert(bookingLines).values(bookingLineRows(bookingId, quote))
}
