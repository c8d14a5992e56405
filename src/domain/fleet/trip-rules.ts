import { type Cents, cents } from '../money.ts'

/** A car that is brought farther than this is sold, not moved. */
export const MOST_TRIP_HOURS = 72

/** Letters in the name of whoever brings a car. */
export const MOST_DRIVER = 60

/** What bringing a car from one place to another takes; `minutes` are undefined where no car goes. */
export type TripRule = { minutes: number | undefined; cost: Cents }

/** Of a pair of places of which nobody has said anything: across the country and back to the desk. */
export const usualTrip: TripRule = { minutes: 4 * 60, cost: cents(0) }

const nothing: TripRule = { minutes: 0, cost: cents(0) }

export type LocationTrip = {
  firstLocationId: number
  secondLocationId: number
  hours: number
  cost: Cents
  isNever: boolean
}

/** What every pair of places takes, either way. */
export class TripRules {
  readonly #rules = new Map<string, TripRule>()

  constructor(trips: readonly LocationTrip[]) {
    for (const { firstLocationId, secondLocationId, hours, cost, isNever } of trips) {
      const minutes = isNever ? undefined : Math.round(hours * 60)
      this.#rules.set(keyOf(firstLocationId, secondLocationId), { minutes, cost })
    }
  }

  between(one: number, other: number): TripRule {
    if (one === other) return nothing
    return this.#rules.get(keyOf(one, other)) ?? usualTrip
  }
}

const keyOf = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`)
