import { labelOf } from '../domain/calendar/tallinn.ts'
import type { CalendarDay } from '../domain/calendar/wall-clock.ts'
import { formatCalendarDay, formatDate, formatDateTime, formatTime, inSentence } from '../i18n/format.ts'
import type { Reader } from './reader.ts'

/** Moments as Tallinn's clocks show them, whatever zone the process is in. */
export function dateText(moment: Date, { locale }: Reader): string {
  return formatDate(labelOf(moment), locale, inSentence[locale].date)
}

export function dayText(day: CalendarDay, { locale }: Reader): string {
  return formatCalendarDay(day, locale, inSentence[locale].date)
}

export function timeText(moment: Date): string {
  return formatTime(labelOf(moment))
}

/** For the middle of a sentence: `02.11.2026 12:00`, `2 November 2026, 12:00`. */
export function dateTimeText(moment: Date, { locale }: Reader): string {
  return formatDateTime(labelOf(moment), locale, inSentence[locale].date)
}

/** For a place of its own: `neljapäev, 12. november 2026 kell 10:00`. */
export function momentText(moment: Date, reader: Reader): string {
  const t = reader.t('common')
  const date = formatDate(labelOf(moment), reader.locale, 'full')
  return t('atTime', { date, time: timeText(moment) }).replace(/ (?=\d\d:\d\d$)/, '\u00a0')
}
