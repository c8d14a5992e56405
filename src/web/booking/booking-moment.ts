import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import { formatDateTime, formatTime } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'

/** Until when a car is held, on Tallinn's clocks: today the time says it all, later the day belongs to it. */
export function heldUntil(instant: string, now: Date, locale: Locale): string {
  const end = labelOf(new Date(instant))
  return dayOf(end) === dayOf(labelOf(now)) ? formatTime(end) : formatDateTime(end, locale)
}
