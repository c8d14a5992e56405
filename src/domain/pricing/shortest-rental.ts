import { addMinutes, dayOf, MINUTES_PER_DAY, type WallMinute } from '../calendar/wall-clock.ts'
import type { Duration } from './duration.ts'
import { type PriceTable, seasonOn } from './price-table.ts'

/** More than a month at least would be a contract of another kind. */
export const MOST_MIN_DAYS = 30

/** How long a rental has to be, and from when on it could end. */
export type ShortestRental = { days: number; returnAt: WallMinute }

/**
 * What the season of the pick-up day asks for, where a rental is shorter than that; undefined where it is long enough.
 * Whole days count: hours that are left over are no day.
 */
export function tooShort(
  table: PriceTable,
  rentAt: WallMinute,
  { days }: Pick<Duration, 'days'>,
): ShortestRental | undefined {
  const least = seasonOn(table, dayOf(rentAt))?.minDays ?? 1
  if (days >= least) return undefined
  return { days: least, returnAt: addMinutes(rentAt, least * MINUTES_PER_DAY) }
}
