import { type Side, servesAt } from '../../domain/calendar/opening-hours.ts'
import { NEVER_OPEN, type OpeningHours } from '../../domain/calendar/opening-windows.ts'
import { atTime, type CalendarDay, type WallMinute, wallMinute } from '../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { type LocationKey, locationIds } from '../locations.ts'
import type { Random } from '../random.ts'

const HALF_HOUR = 30
/** Hours that people like, in half hours of the day; and those of early and late planes. */
const BY_DAY = { first: 16, last: 39 }
const EARLY_OR_LATE = { first: 11, last: 46 }
const RARELY = 0.12

type Between = { after: WallMinute; before?: WallMinute }

/** When people come to the desks: on the half hour, while the place is open. */
export class DeskTimes {
  readonly #catalogue: Catalogue
  readonly #random: Random
  readonly #open = new Map<string, number[]>()

  constructor(catalogue: Catalogue, random: Random) {
    this.#catalogue = catalogue
    this.#random = random
  }

  /** Undefined when the place is closed on that day within the bounds. */
  pick(
    place: LocationKey,
    side: Side,
    day: CalendarDay,
    { after, before = wallMinute(Number.POSITIVE_INFINITY) }: Between,
  ): WallMinute | undefined {
    const { first, last } = this.#random.chance(RARELY) ? EARLY_OR_LATE : BY_DAY
    const times = this.#openOn(place, side, day)
      .filter((minute) => first * HALF_HOUR <= minute && minute <= last * HALF_HOUR)
      .map((minute) => atTime(day, minute))
      .filter((at) => after <= at && at <= before)
    return times.length > 0 ? this.#random.pick(times) : undefined
  }

  isOpen(place: LocationKey, side: Side, at: WallMinute): boolean {
    return servesAt(this.#hours(place), side, at)
  }

  #openOn(place: LocationKey, side: Side, day: CalendarDay): number[] {
    const key = `${place} ${side} ${day}`
    const known = this.#open.get(key)
    if (known) return known
    const minutes = Array.from({ length: 48 }, (_, half) => half * HALF_HOUR).filter((minute) =>
      servesAt(this.#hours(place), side, atTime(day, minute)),
    )
    this.#open.set(key, minutes)
    return minutes
  }

  #hours(place: LocationKey): OpeningHours {
    return this.#catalogue.locations.get(locationIds[place])?.hours ?? NEVER_OPEN
  }
}
