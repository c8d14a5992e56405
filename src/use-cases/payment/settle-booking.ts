import type { Database } from '../../db/client.ts'
import type { Attention } from '../../domain/booking/attention.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import { needPeople, needPeopleNoMore } from '../booking/attentions.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { keepOwnCar } from '../booking/keep-car.ts'
import { occupyReachableCar } from '../booking/whereabouts-of.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { type LockerReserved, reserveLockers } from '../locker/reserve-locker.ts'
import { voidContract } from '../signing/void-contract.ts'
import { type BookingAccount, type BookingRow, lifeOf, lockAccount, readAccount } from './booking-balance.ts'
import { charge, chargeAndBill } from './write-ledger.ts'

/** What a payment that leaves nothing due puts in order. */
const mendedByMoney: Attention[] = ['part-paid', 'payment-voided', 'no-locker']

/** Money came in, and the booking with it in order; where nothing was due for it, someone has to give it back. */
export async function settlePayment(
  tx: Database,
  deps: BookingDependencies,
  bookingId: number,
  now: Date,
): Promise<void> {
  await settleBooking(tx, deps, bookingId, now)
  const account = await readAccount(tx, bookingId)
  if (account && isOverpaid(account)) await needPeople(tx, account.booking, 'owed-back', now)
}

/** Where the car was lost everything goes back, and people know it. */
function isOverpaid({ booking: { lostCarAt, cancelledAt }, balance }: BookingAccount): boolean {
  const isAfterwards = cancelledAt !== null && balance.depositOwedBack > 0
  return lostCarAt === null && (balance.rentOwedBack > 0 || isAfterwards)
}

/**
 * What money that came in means for its booking. Whoever paid anything keeps the car; once nothing is due the booking
 * is confirmed. Where the car was lost meanwhile another of its group is given, and where none is left people decide.
 */
export async function settleBooking(
  tx: Database,
  deps: BookingDependencies,
  bookingId: number,
  now: Date,
): Promise<void> {
  const account = await lockAccount(tx, bookingId)
  if (!account) throw new Error(`booking ${bookingId} has money and does not exist`)
  const { booking, balance } = await charge(tx, account.booking, 'changed', now)
  if (booking.cancelledAt || booking.lostCarAt) return
  if (balance.rentDue > 0 && balance.rentPaid <= 0) return
  const carId = booking.actualReturnDate ? booking.carId : await keepCar(tx, deps, booking, now)
  if (carId === undefined) return loseCar(tx, deps, booking, now)
  if (carId !== booking.carId) {
    await voidContract(tx, booking, now)
    await writeBooking(tx, bookingId, { carId })
    await needPeople(tx, booking, 'other-car', now)
  }
  if (balance.rentDue > 0) {
    if (booking.status === 'OPEN' || booking.status === 'PENDING')
      await needPeople(tx, booking, 'part-paid', now)
    return
  }
  const step = nextStatus(lifeOf(booking), 'confirm-payment', 'system')
  if (step.ok) await writeBooking(tx, bookingId, { status: step.status })
  await needPeopleNoMore(tx, booking, mendedByMoney)
  if (!deps.hasLockers || booking.status === 'SIGNED' || booking.actualReturnDate) return
  await heedLockers(tx, booking, await reserveLockers(tx, booking), now)
}

/** Nothing is owed for a car that cannot be given: all that came goes back, unless people find one. */
async function loseCar(
  tx: Database,
  deps: BookingDependencies,
  booking: BookingRow,
  now: Date,
): Promise<void> {
  const lost = await writeBooking(tx, booking.id, { lostCarAt: now })
  await chargeAndBill(tx, deps, lost, 'car-lost', now)
  await needPeople(tx, booking, 'paid-without-car', now)
}

export async function heedLockers(
  tx: Database,
  booking: BookingRow,
  locker: LockerReserved,
  now: Date,
): Promise<void> {
  if (locker === 'none_free') await needPeople(tx, booking, 'no-locker', now)
  // Nobody stands beside a locker to take a deposit, so it is paid before.
  if (locker !== 'reserved' || booking.paymentWithDeposit) return
  await charge(tx, await writeBooking(tx, booking.id, { paymentWithDeposit: true }), 'deposit-asked', now)
}

/** The car that is the booking's from now on; undefined when none of its group is left. */
async function keepCar(
  tx: Database,
  { catalogue }: BookingDependencies,
  booking: BookingRow,
  now: Date,
): Promise<number | undefined> {
  const known = catalogue.current
  if (await keepOwnCar(tx, booking, now, known)) return booking.carId
  const { cars } = known
  const own = cars.get(booking.carId)
  for (const { id: carId, groupId, gearbox } of cars.values()) {
    if (groupId !== own?.groupId || gearbox !== own.gearbox || carId === booking.carId) continue
    if (await occupyReachableCar(tx, known, { ...booking, carId }, null, now)) return carId
  }
  return undefined
}
