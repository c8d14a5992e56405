import { and, eq, gte, max, ne } from 'drizzle-orm'
import type { TakeBackBody } from '../../contract/staff/booking-bodies.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { occupiedPeriod } from '../../domain/availability/occupied-period.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { type Cents, cents, plus, vatWithin } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { Duration } from '../../domain/pricing/duration.ts'
import { proposeFuel } from '../extra-charges/propose-fuel.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { chargeAndBill } from '../payment/write-ledger.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { damageOf } from './hand-over.ts'
import { lockCarRow, noteCarSeen } from './note-car-seen.ts'
import { proposeLateFee } from './propose-late-fee.ts'
import { type Refused, recordDone, refused, staffAction } from './staff-action.ts'
import { writeBooking } from './write-booking.ts'

type TakeBackResult =
  | { kind: 'taken_back'; lateFee: Cents }
  | Refused<
      | 'in_the_future'
      | 'before_hand_over'
      | 'odometer_below'
      | 'unknown_location'
      | 'late_undecided'
      | 'fee_changed'
      | 'late_without_price'
    >

/** The car is back: as it was seen, when and where. A fee for being late becomes a line of the price. */
export async function takeBack(
  deps: BookingDependencies,
  id: number,
  back: TakeBackBody,
  staff: ByStaff,
): Promise<TakeBackResult> {
  // Read before the transaction: on the embedded database there is one connection, and it would wait for itself.
  const catalogue = await deps.catalogue.newest()
  return staffAction(deps.db, id, 'take-back', staff, (tx, { booking }) =>
    takeBackWithin(tx, deps, catalogue, booking, back, staff),
  )
}

async function takeBackWithin(
  tx: Database,
  deps: BookingDependencies,
  catalogue: Catalogue,
  booking: BookingRow,
  back: TakeBackBody,
  staff: ByStaff,
): Promise<TakeBackResult> {
  const { at, odometer, fuel, damage, locationId } = back
  if (at > staff.now) return refused('in_the_future', 'at')
  if (booking.handedOverAt && at < booking.handedOverAt) return refused('before_hand_over', 'at')
  const car = await lockCarRow(tx, booking.carId)
  // Nobody reads the odometer beside a locker: then what the car had before counts.
  if (odometer < (booking.rentOdometer ?? car.mileage)) return refused('odometer_below', 'odometer')
  const { locations } = schema
  const [place] = await tx.select({ id: locations.id }).from(locations).where(eq(locations.id, locationId))
  if (!place) return refused('unknown_location', 'locationId')

  const proposed = await proposeLateFee(catalogue, tx, booking, at)
  const fee = decideFee(proposed?.total, back.late)
  if (typeof fee === 'object') return fee
  if (fee > 0) await chargeLateReturn(tx, booking, fee, proposed?.time ?? { days: 0, hours: 0 })

  await noteCarSeen(tx, car, { odometer, damage, action: 'take-back' }, staff)
  const returned = await writeBooking(tx, booking.id, {
    actualReturnDate: at,
    actualReturnLocationId: locationId,
    returnOdometer: odometer,
    returnFuel: fuel,
  })
  await chargeAndBill(tx, deps, returned, 'late-return', staff.now)
  await freeCar(tx, booking, at, locationId)
  await proposeFuel(tx, deps, booking, { at, fuel }, staff)
  const late = back.late && { ...back.late, proposed: proposed?.total ?? null }
  await recordDone(tx, staff, booking, 'take-back', {
    after: { ...damageOf(damage).after, ...(late ? { late } : {}) },
  })
  return { kind: 'taken_back', lateFee: fee }
}

function decideFee(
  proposed: Cents | undefined,
  late: TakeBackBody['late'],
): Cents | Extract<TakeBackResult, { kind: 'refused' }> {
  if (late?.decision === 'waive') return cents(0)
  if (late?.decision === 'change') return late.amount
  if (proposed === undefined) return refused('late_without_price', 'late')
  if (proposed > 0 && !late) return refused('late_undecided', 'late')
  // Staff saw another fee than this return costs: they look again.
  if (late && late.amount !== proposed) return refused('fee_changed', 'late')
  return proposed
}

async function chargeLateReturn(
  tx: Database,
  booking: BookingRow,
  amount: Cents,
  time: Duration,
): Promise<void> {
  const { bookingLines } = schema
  const [last] = await tx
    .select({ position: max(bookingLines.position) })
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, booking.id))
  await tx.insert(bookingLines).values({
    bookingId: booking.id,
    position: (last?.position ?? -1) + 1,
    kind: 'late-return',
    details: time,
    quantity: 1,
    unitAmount: amount,
    amount,
  })
  const price = plus(booking.price, amount)
  await writeBooking(tx, booking.id, { price, vat: vatWithin(price, booking.vatRate) })
}

/**
 * The car was taken from its pick-up to now and the turnaround, whatever was planned, and stands where it was left. Who came in between keeps theirs:
 * a car that came back too late for the next customer cannot be kept from them as well.
 */
async function freeCar(tx: Database, booking: BookingRow, at: Date, endLocationId: number): Promise<void> {
  const { carOccupancies: taken } = schema
  const [own] = await tx.select().from(taken).where(eq(taken.bookingId, booking.id)).for('update')
  if (!own) return
  const { from, to: planned } = own.occupied
  const { to: free } = occupiedPeriod(booking.rentDate, at)
  const [next] = await tx
    .select({ from: taken.startsAt })
    .from(taken)
    .where(and(eq(taken.carId, own.carId), ne(taken.id, own.id), gte(taken.startsAt, planned)))
    .orderBy(taken.startsAt)
    .limit(1)
  const to = next?.from && next.from < free ? next.from : free
  if (to <= from) await tx.delete(taken).where(eq(taken.id, own.id))
  else
    await tx
      .update(taken)
      .set({ occupied: { from, to }, endLocationId, holdExpiresAt: null })
      .where(eq(taken.id, own.id))
}
