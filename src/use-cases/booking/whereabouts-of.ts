import type { Database } from '../../db/client.ts'
import { isOffered, type WantedCar, type Whereabouts } from '../../domain/availability/whereabouts.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { readTakenCars } from '../search/taken-cars.ts'
import { lockCar, occupancyOf, occupyCar } from './occupy-car.ts'

type Booking = Parameters<typeof occupancyOf>[0]

/**
 * What a search would say of the car, as of this transaction. Whoever has locked its row first is told what stays true
 * until the end: nobody else places anything on the car meanwhile.
 */
export async function whereaboutsOf(
  tx: Database,
  catalogue: Catalogue,
  carId: number,
  wanted: WantedCar,
  now: Date,
  butBookingId?: number,
): Promise<Whereabouts> {
  const only = butBookingId === undefined ? { carId } : { carId, butBookingId }
  return (await readTakenCars(tx, wanted, now, only)).judge(catalogue, carId, wanted)
}

/** Takes a car for a booking that has none, where the car can be there. False when it cannot, or someone else has it. */
export async function occupyReachableCar(
  tx: Database,
  catalogue: Catalogue,
  booking: Booking,
  holdExpiresAt: Date | null,
  now: Date,
): Promise<boolean> {
  const { carId, rentLocationId, returnLocationId, turnaroundMinutes } = booking
  const occupancy = occupancyOf(booking, holdExpiresAt)
  if (!(await lockCar(tx, carId))) return false
  const period = { from: booking.rentDate, to: booking.returnDate }
  const wanted = { ...period, rentLocationId, returnLocationId, turnaroundMinutes }
  if (!isOffered(await whereaboutsOf(tx, catalogue, carId, wanted, now))) return false
  return occupyCar(tx, occupancy, now)
}
