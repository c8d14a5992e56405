import { type CalendarDay, formatDay, parseDay } from '../calendar/wall-clock.ts'
import type { HouseRules } from '../house-rules.ts'
import { ageOn } from './estonian-id-code.ts'

/** As they stand on a driving licence: from when on its holder may drive a car (10), and until when it is valid (4b). */
export type LicenceDates = { since: string; until: string }

export type LicenceFault = 'since_not_a_date' | 'until_not_a_date' | 'held_too_short' | 'ends_too_early'

/** Whether whoever holds it may drive from the first to the last day of a rental. */
export function checkLicenceDates(
  { since, until }: LicenceDates,
  { firstDay, lastDay }: { firstDay: CalendarDay; lastDay: CalendarDay },
  { licenceYears }: Pick<HouseRules, 'licenceYears'>,
): LicenceFault | undefined {
  const years = ageOn(since, formatDay(firstDay))
  if (years === undefined) return 'since_not_a_date'
  const end = parseDay(until)
  if (end === undefined) return 'until_not_a_date'
  if (years < licenceYears) return 'held_too_short'
  return end < lastDay ? 'ends_too_early' : undefined
}
