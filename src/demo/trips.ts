import type { carTrips } from '../db/schema/fleet.ts'
import type { locationTrips } from '../db/schema/locations.ts'
import type { Period } from '../domain/availability/occupied-period.ts'
import { TripRules } from '../domain/fleet/trip-rules.ts'
import { cents } from '../domain/money.ts'
import data from './data/trips.json' with { type: 'json' }
import { type LocationKey, locationIds } from './locations.ts'
import type { Row } from './rows.ts'

type TripSketch = { between: [LocationKey, LocationKey]; hours: number; euros: number }

/** What bringing a car from place to place takes: the key locker hangs on the wall of the city office. */
export const tripRuleRows: (Row<typeof locationTrips> & { isNever: boolean })[] = (data as TripSketch[]).map(
  ({ between: [first, second], hours, euros }) => ({
    firstLocationId: locationIds[first],
    secondLocationId: locationIds[second],
    hours,
    cost: cents(euros * 100),
    isNever: false,
  }),
)

const rules = new TripRules(tripRuleRows)

/** Colleagues who drive, in turn. */
const DRIVERS = ['Rein', 'Tiiu', 'Andres']

type Stay = {
  carId: number
  occupied: { from: Date; to: Date }
  startLocationId?: number | null | undefined
  endLocationId?: number | null | undefined
}

/** Every way a car has to go between two rentals, with somebody who drives it; those of the past were done. */
export function tripRows(
  stays: readonly Stay[],
  homes: ReadonlyMap<number, number>,
  now: Date,
): Row<typeof carTrips>[] {
  const trips: Row<typeof carTrips>[] = []
  for (const [carId, own] of Map.groupBy(stays, (stay) => stay.carId)) {
    let place = homes.get(carId)
    let gaps: Period[] = []
    let free = new Date(0)
    for (const stay of own.toSorted((a, b) => a.occupied.from.getTime() - b.occupied.from.getTime())) {
      const { startLocationId, endLocationId, occupied } = stay
      gaps.push({ from: free, to: occupied.from })
      if (startLocationId && place !== undefined) {
        const way = wayBetween(place, startLocationId, gaps)
        if (way)
          trips.push({
            carId,
            startLocationId: place,
            endLocationId: startLocationId,
            ...way,
            driver: DRIVERS[trips.length % DRIVERS.length] ?? '',
            doneAt: way.end <= now ? way.end : null,
            createdAt: new Date(Math.min(now.getTime(), way.start.getTime()) - DAY),
          })
      }
      if (endLocationId) [place, gaps] = [endLocationId, []]
      free = occupied.to
    }
  }
  return trips
    .toSorted((a, b) => a.start.getTime() - b.start.getTime() || a.carId - b.carId)
    .map((trip, index) => ({ ...trip, id: index + 1 }))
}

/** Where the first rental of each car began; its key may have hung in the locker, the car stood at the office. */
export function homesOf(stays: readonly Stay[]): Map<number, number> {
  const homes = new Map<number, { at: Date; place: number }>()
  for (const { carId, occupied, startLocationId } of stays) {
    const known = homes.get(carId)
    if (startLocationId && (!known || occupied.from < known.at))
      homes.set(carId, { at: occupied.from, place: startLocationId })
  }
  return new Map(
    [...homes].map(([carId, { place }]) => [
      carId,
      place === locationIds.locker ? locationIds.office : place,
    ]),
  )
}

/** The car is taken while it is on its way. */
export const tripOccupancy = ({ id = 0, carId, start, end, ...places }: Row<typeof carTrips>) => ({
  carId,
  tripId: id,
  occupied: { from: start, to: end },
  startLocationId: places.startLocationId,
  endLocationId: places.endLocationId,
})

const DAY = 24 * 3_600_000
const HOUR = 3_600_000

/** In the last gap that is long enough, with an hour to spare at its end where there is one. */
function wayBetween(
  from: number,
  to: number,
  gaps: readonly Period[],
): { start: Date; end: Date } | undefined {
  const { minutes = 0 } = rules.between(from, to)
  const length = minutes * 60_000
  const gap = gaps.findLast((one) => one.to.getTime() - one.from.getTime() >= length)
  if (length === 0 || !gap) return undefined
  const start = new Date(Math.max(gap.from.getTime(), gap.to.getTime() - length - HOUR))
  return { start, end: new Date(start.getTime() + length) }
}
