import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { occupiedPeriod } from '../../domain/availability/occupied-period.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { keepOwnCar } from '../booking/keep-car.ts'
import { occupyCar } from '../booking/occupy-car.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { type LockerReserved, reserveLockers } from '../locker/reserve-locker.ts'
import { voidContract } from '../signing/void-contract.ts'
import { type BookingRow, lifeOf, lockAccount } from './booking-balance.ts'

/** What a payment does not mend. */
const outlasting = new Set<BookingRow['attention']>(['refund-rejected', 'not-a-new-client'])

/**
 * What money that came in means for its booking. Once nothing is due the car is kept for good, and the booking is
 * confirmed; where the car was lost meanwhile another of its group is given, and where none is left people decide.
 */
export async function settleBooking(
  tx: Database,
  deps: BookingDependencies,
  bookingId: number,
  now: Date,
): Promise<void> {
  const account = await lockAccount(tx, bookingId)
  if (!account) throw new Error(`booking ${bookingId} has money and does not exist`)
  const { booking, balance } = account
  if (booking.cancelledAt || booking.attention === 'paid-without-car') {
    return needPeople(tx, booking, 'paid-without-car', now)
  }
  if (balance.rentDue > 0) return
  const carId = await keepCar(tx, deps, booking, now)
  if (carId === undefined) {
    await writeBooking(tx, bookingId, { isPaid: true })
    return needPeople(tx, booking, 'paid-without-car', now)
  }
  if (carId !== booking.carId) await voidContract(tx, booking, now)
  const step = nextStatus(lifeOf(booking), 'confirm-payment', 'system')
  await writeBooking(tx, bookingId, {
    carId,
    isPaid: true,
    ...(step.ok ? { status: step.status } : {}),
    // Whatever was wrong with an earlier payment, this one was right.
    attention: outlasting.has(booking.attention) ? booking.attention : null,
  })
  if (!deps.hasLockers || booking.status === 'SIGNED' || booking.actualReturnDate) return
  await heedLockers(tx, booking, await reserveLockers(tx, booking), now)
}

export async function heedLockers(
  tx: Database,
  booking: BookingRow,
  locker: LockerReserved,
  now: Date,
): Promise<void> {
  if (locker === 'none_free') await needPeople(tx, booking, 'no-locker', now)
  // Nobody stands beside a locker to take a deposit, so it is paid before.
  if (locker === 'reserved') await writeBooking(tx, booking.id, { paymentWithDeposit: true })
}

/** The car that is the booking's from now on; undefined when none of its group is left. */
async function keepCar(
  tx: Database,
  { catalogue }: BookingDependencies,
  booking: BookingRow,
  now: Date,
): Promise<number | undefined> {
  if (await keepOwnCar(tx, booking, now)) return booking.carId
  const { cars } = catalogue.current
  const own = cars.get(booking.carId)
  const occupied = occupiedPeriod(booking.rentDate, booking.returnDate)
  for (const { id: carId, groupId } of cars.values()) {
    if (groupId !== own?.groupId || carId === booking.carId) continue
    if (await occupyCar(tx, { carId, bookingId: booking.id, occupied, holdExpiresAt: null }, now))
      return carId
  }
  return undefined
}

export async function needPeople(
  tx: Database,
  booking: BookingRow,
  attention: NonNullable<BookingRow['attention']>,
  now: Date,
): Promise<void> {
  await writeBooking(tx, booking.id, { attention })
  await recordEvent(tx, 'needs-attention', { bookingId: booking.id, attention }, now)
}
