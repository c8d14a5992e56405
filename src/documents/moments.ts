import { labelOf } from '../domain/calendar/tallinn.ts'
import type { CalendarDay } from '../domain/calendar/wall-clock.ts'
import { type DateStyle, formatCalendarDay, formatDate, formatDateTime, formatTime } from '../i18n/format.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'
import { createTranslator } from './translator.ts'

/** Estonian declines the names of months and English readers swap numbers of days and months: each gets what reads right. */
const inSentence: Record<Locale, DateStyle> = { et: 'numeric', en: 'long', ru: 'long' }

/** Moments as Tallinn's clocks show them, whatever zone the process is in. */
export function dateText(moment: Date, locale: Locale, style: DateStyle = inSentence[locale]): string {
  return formatDate(labelOf(moment), locale, style)
}

export function dayText(day: CalendarDay, locale: Locale): string {
  return formatCalendarDay(day, locale, inSentence[locale])
}

export function timeText(moment: Date): string {
  return formatTime(labelOf(moment))
}

/** For the middle of a sentence: `02.11.2026 12:00`, `2 November 2026, 12:00`. */
export function dateTimeText(moment: Date, locale: Locale): string {
  return formatDateTime(labelOf(moment), locale, inSentence[locale])
}

/** For a place of its own: `neljapäev, 12. november 2026 kell 10:00`. */
export function momentText(moment: Date, texts: Messages, locale: Locale): string {
  const t = createTranslator('common', texts, locale)
  const text = t('atTime', { date: dateText(moment, locale, 'full'), time: timeText(moment) })
  return text.replace(/ (?=\d\d:\d\d$)/, '\u00a0')
}
