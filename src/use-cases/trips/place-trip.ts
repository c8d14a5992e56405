import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import type { schema } from '../../db/schema.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import type { Period } from '../../domain/availability/occupied-period.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { MOST_TRIP_HOURS } from '../../domain/fleet/trip-rules.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { explainTakenCar, type TakenCar } from '../booking/change/explain-taken-car.ts'
import { lockCar, releaseExpiredHolds } from '../booking/occupy-car.ts'
import { recordChange } from '../records/record-change.ts'
import { readTakenCars } from '../search/taken-cars.ts'

/** A car is brought to a place. From where follows from where it stands then. */
export type Trip = { carId: number; endLocationId: number; start: Date; end: Date; driver: string }
export type TripRow = typeof schema.carTrips.$inferSelect

export type TripResult =
  | { kind: 'planned'; trip: TripRow }
  | {
      kind:
        | 'not_found'
        | 'not_a_car'
        | 'unknown_place'
        | 'place_unsaid'
        | 'already_there'
        | 'not_after_start'
        | 'too_long'
        | 'is_done'
    }
  /** It is no longer as it was seen: with what it is now. */
  | { kind: 'changed_meanwhile'; trip: TripRow }
  | ({ kind: 'car_taken' } & TakenCar)

const LONGEST_MS = 2 * MOST_TRIP_HOURS * 3_600_000

/** Writes a trip where its car is free; who has it meanwhile is never pushed aside: the refusal names them. */
export async function placeTrip(
  db: Database,
  catalogue: Catalogue,
  trip: Trip,
  asking: { tripId?: number },
  now: Date,
  write: (tx: Database, startLocationId: number) => Promise<TripResult>,
): Promise<TripResult> {
  const { carId, endLocationId } = trip
  const period = periodOf(trip)
  const length = trip.end.getTime() - trip.start.getTime()
  if (length <= 0) return { kind: 'not_after_start' }
  if (length > LONGEST_MS) return { kind: 'too_long' }
  if (!catalogue.locations.has(endLocationId)) return { kind: 'unknown_place' }
  try {
    return await inTurn(db, async (tx): Promise<TripResult> => {
      if (!(await lockCar(tx, carId))) return { kind: 'not_a_car' }
      await releaseExpiredHolds(tx, carId, period, now)
      const startLocationId = await standsAt(tx, catalogue, trip, asking, now)
      if (startLocationId === undefined) return { kind: 'place_unsaid' }
      if (startLocationId === endLocationId) return { kind: 'already_there' }
      return write(tx, startLocationId)
    })
  } catch (error) {
    if (violatedConstraint(error) !== 'car_occupancies_no_overlap') throw error
    return { kind: 'car_taken', ...(await explainTakenCar(db, carId, period, asking, now)) }
  }
}

async function standsAt(
  tx: Database,
  catalogue: Catalogue,
  { carId, endLocationId, ...trip }: Trip,
  { tripId }: { tripId?: number },
  now: Date,
): Promise<number | undefined> {
  const wanted = { ...periodOf(trip), rentLocationId: endLocationId, returnLocationId: endLocationId }
  const only = tripId === undefined ? { carId } : { carId, butTripId: tripId }
  const taken = await readTakenCars(tx, wanted, now, only)
  return taken.judge(catalogue, carId, wanted).standsAt
}

export const periodOf = ({ start, end }: Pick<Trip, 'start' | 'end'>): Period => ({ from: start, to: end })

/** How a trip takes its car. */
export const tripOccupancy = (row: TripRow) => ({
  carId: row.carId,
  tripId: row.id,
  occupied: periodOf(row),
  startLocationId: row.startLocationId,
  endLocationId: row.endLocationId,
})

/** A trip is part of its car's story. */
export async function recordTrip(
  tx: Database,
  staff: ByStaff,
  action: 'plan-trip' | 'move-trip' | 'finish-trip' | 'remove-trip',
  before: TripRow | null,
  after: TripRow | null,
): Promise<void> {
  const facts = (row: TripRow | null) =>
    row && {
      startLocationId: row.startLocationId,
      endLocationId: row.endLocationId,
      start: row.start,
      end: row.end,
      driver: row.driver,
    }
  const recordId = (after ?? before)?.carId ?? 0
  const change = { resource: 'cars', recordId, action, before: facts(before), after: facts(after) }
  await recordChange(tx, staff, change)
}
