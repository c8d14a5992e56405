import { z } from 'zod'
import { MOST_DRIVER } from '../../domain/fleet/trip-rules.ts'
import { id, label, trimmedText } from '../values.ts'

/** Cars that are brought from place to place. Times are Tallinn labels, money is euros, names are in the reader's language. */

/** From where follows from where the car stands then. */
export const tripBody = z.strictObject({
  carId: id,
  endLocationId: id,
  start: label,
  end: label,
  driver: trimmedText(MOST_DRIVER).default(''),
})
export const tripChangeBody = z.strictObject({
  endLocationId: id.optional(),
  start: label.optional(),
  end: label.optional(),
  driver: trimmedText(MOST_DRIVER).optional(),
  /** What of it is changed, as it was seen. */
  previous: z
    .strictObject({ endLocationId: id, start: label, end: label, driver: trimmedText(MOST_DRIVER) })
    .partial()
    .optional(),
})

export type SeenTrip = { endLocationId: number; start: string; end: string; driver: string }

export const placeBody = z.strictObject({ locationId: id })

type Place = { id: number; name: string }
type Car = { id: number; name: string; plate: string }

export type TripAnswer = {
  id: number
  car: Car
  from: Place
  to: Place
  start: string
  end: string
  driver: string
  isBegun: boolean
}

/** Something ahead that begins elsewhere than its car stands, and what can be done about it. */
export type NeededTripAnswer = {
  car: Car
  booking: { id: number; number: string; customer: string } | null
  from: Place
  to: Place
  wantedAt: string
  /** Null where no car goes. */
  hours: number | null
  cost: number
  /** When to leave and arrive; null where there is no time left by the rules. */
  trip: { start: string; end: string } | null
  swaps: Car[]
}

export type TripsOfTodayAnswer = {
  now: string
  due: TripAnswer[]
  needed: NeededTripAnswer[]
  /** Cars for rent of which nobody has said where they are. */
  unplaced: Car[]
}
export type PlannedTripAnswer = { id: number; start: string; end: string }
