import type { CalendarMonth } from '../domain/calendar/months.ts'
import {
  atTime,
  type CalendarDay,
  calendarDay,
  formatLabel,
  MINUTES_PER_DAY,
  type WallMinute,
  type Weekday,
  wallMinute,
} from '../domain/calendar/wall-clock.ts'
import { type Cents, eurosFromCents, type PercentHundredths } from '../domain/money.ts'
import { type Locale, localeTags } from './locales.ts'
import { writtenDays, writtenEuros, writtenList, writtenPercent } from './written.ts'

export type DateStyle = 'numeric' | 'dayMonth' | 'dayMonthNumeric' | 'long' | 'full'
type NameStyle = 'long' | 'short'

const EN_DASH = '–'
const NO_BREAK_SPACE = '\u00a0'

const plurals = perLocale((tag) => new Intl.PluralRules(tag))

/** `1234,50 €`, `€1,234.50`, `1 234,50 €`; a discount has a true minus sign. */
export function formatMoney(amount: Cents, locale: Locale): string {
  return writtenEuros(eurosFromCents(amount), locale, 2)
}

/** For "from" prices: no cents when there are none, and never less than the price. */
export function formatTeaser(amount: Cents, locale: Locale): string {
  return writtenEuros(Math.ceil(eurosFromCents(amount)), locale, 0)
}

/** `15 €` or `15,50 €`: in a sentence the cents of a round amount only disturb. */
export function formatShortMoney(amount: Cents, locale: Locale): string {
  return amount % 100 === 0 ? formatTeaser(amount, locale) : formatMoney(amount, locale)
}

export function formatPercent(percent: PercentHundredths, locale: Locale): string {
  return writtenPercent(percent / 100, locale)
}

export function formatDate(label: WallMinute, locale: Locale, style: DateStyle = 'numeric'): string {
  const moment = momentOf(label)
  if (style !== 'full') return writtenDays[style](moment, locale)
  const separator = locale === 'en' ? ' ' : ', '
  return writtenDays.weekday(moment, locale) + separator + writtenDays.long(moment, locale)
}

export function formatCalendarDay(day: CalendarDay, locale: Locale, style: DateStyle = 'numeric'): string {
  return formatDate(atTime(day, 0), locale, style)
}

/** `09:05`, the same in every language: of a label, or of minutes since a midnight. */
/** `K, 18. nov`: enough to recognise a day by, and short enough for a phone. */
export function formatShortDay(day: CalendarDay, locale: Locale): string {
  return writtenDays.short(new Date(day * MINUTES_PER_DAY * 60_000), locale)
}

export function formatTime(minutes: WallMinute | number): string {
  return formatLabel(wallMinute(minutes)).slice(11)
}

/** Minutes of a day as a time; the end of a window may be 24:00 or run into the next day. */
export function formatMinuteOfDay(minute: number): string {
  return minute === MINUTES_PER_DAY ? '24:00' : formatTime(minute)
}

/** `09:00–12:00, 13:00–18:00` */
export function formatSpans(spans: readonly { start: number; end: number }[]): string {
  return spans.map(({ start, end }) => `${formatMinuteOfDay(start)}–${formatMinuteOfDay(end)}`).join(', ')
}

export function formatDateTime(label: WallMinute, locale: Locale, style: DateStyle = 'numeric'): string {
  const separator = style === 'numeric' ? ' ' : ', '
  return formatDate(label, locale, style) + separator + formatTime(label)
}

/** In the middle of a sentence Estonian declines the names of months, and English readers swap numbers of days and months. */
export const inSentence: Record<Locale, { date: DateStyle; dayMonth: DateStyle }> = {
  et: { date: 'numeric', dayMonth: 'dayMonthNumeric' },
  en: { date: 'long', dayMonth: 'dayMonth' },
  ru: { date: 'long', dayMonth: 'dayMonth' },
}

/** Both ends of a period for a sentence; a year that is the same is said once, with the second. */
export function formatPeriodEnds(first: CalendarDay, last: CalendarDay, locale: Locale) {
  const { date, dayMonth } = inSentence[locale]
  return {
    from: formatCalendarDay(first, locale, isSameYear(first, last) ? dayMonth : date),
    to: formatCalendarDay(last, locale, date),
  }
}

/** First and last day of a season, `01.09.2026–30.04.2027`. */
export function formatDayRange(first: CalendarDay, last: CalendarDay, locale: Locale): string {
  return formatCalendarDay(first, locale) + EN_DASH + formatCalendarDay(last, locale)
}

/** The same in words, for a place of its own: `1. september – 19. detsember 2026`. */
export function formatLongDayRange(first: CalendarDay, last: CalendarDay, locale: Locale): string {
  // Not the browser's own range: browsers and Node put other spaces around its dash.
  const from = formatCalendarDay(first, locale, isSameYear(first, last) ? 'dayMonth' : 'long')
  return `${from} ${EN_DASH} ${formatCalendarDay(last, locale, 'long')}`
}

function isSameYear(one: CalendarDay, other: CalendarDay): boolean {
  const yearOf = (day: CalendarDay) => momentOf(atTime(day, 0)).getUTCFullYear()
  return yearOf(one) === yearOf(other)
}

export function weekdayName(weekday: Weekday, locale: Locale, style: NameStyle = 'long'): string {
  // 5 January 1970 was a Monday.
  const day = momentOf(atTime(calendarDay(weekday + 4), 0))
  return style === 'long' ? writtenDays.weekday(day, locale) : writtenDays.shortWeekday(day, locale)
}

/** Short names, three or more in a row as a range: `E–N, L`. */
export function formatWeekdays(days: readonly Weekday[], locale: Locale): string {
  const parts: string[] = []
  for (const run of runsOf(days)) {
    const names = run.map((day) => weekdayName(day, locale, 'short'))
    parts.push(...(names.length > 2 ? [`${names[0]}${EN_DASH}${names.at(-1)}`] : names))
  }
  return parts.join(', ')
}

const dayWords: Record<Locale, Words> = {
  et: { one: 'ööpäev', other: 'ööpäeva' },
  en: { one: 'day', other: 'days' },
  ru: { one: 'сутки', other: 'суток' },
}
const hourWords: Record<Locale, Words> = {
  et: { one: 'tund', other: 'tundi' },
  en: { one: 'hour', other: 'hours' },
  ru: { one: 'час', few: 'часа', other: 'часов' },
}

/** `3 ööpäeva`: a rental day is 24 hours, so not `päev`, and in Russian `сутки`. */
export function formatDays(days: number, locale: Locale): string {
  return counted(days, dayWords[locale], locale)
}

export function formatHours(hours: number, locale: Locale): string {
  return counted(hours, hourWords[locale], locale)
}

export function formatDuration(duration: { days: number; hours: number }, locale: Locale): string {
  const days = formatDays(duration.days, locale)
  return duration.hours === 0 ? days : `${days} ${formatHours(duration.hours, locale)}`
}

const numbers = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))
const months = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** `1 234,5`: a count, or a figure with a decimal. */
export const formatNumber = (value: number, locale: Locale): string => numbers(locale).format(value)

/** `oktoober 2026`, of `2026-10`. */
export const formatMonth = (month: CalendarMonth, locale: Locale): string =>
  months(locale).format(new Date(`${month}-01T00:00:00Z`))

/** `A, B ja C` */
export const formatList = writtenList

type Words = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

function counted(count: number, words: Words, locale: Locale): string {
  return count + NO_BREAK_SPACE + (words[plurals(locale).select(count)] ?? words.other)
}

function momentOf(label: WallMinute): Date {
  return new Date(label * 60_000)
}

function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = []
  for (const day of [...new Set(days)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
}

/** Intl objects are slow to make and a browser needs one language only: made on first use, then kept. */
function perLocale<T>(make: (tag: string) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {}
  return (locale) => {
    made[locale] ??= make(localeTags[locale])
    return made[locale]
  }
}

/** `350 kB`, `1,4 MB`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000
  const format = { style: 'unit', maximumFractionDigits: isLarge ? 1 : 0 } as const
  return isLarge
    ? (bytes / 1_000_000).toLocaleString(localeTags[locale], { ...format, unit: 'megabyte' })
    : Math.max(1, bytes / 1_000).toLocaleString(localeTags[locale], { ...format, unit: 'kilobyte' })
}
