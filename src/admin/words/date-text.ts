import { atTime, formatDay, formatLabel, parseDay, parseLabel } from '../../domain/calendar/wall-clock.ts'
import { formatCalendarDay, formatMinuteOfDay } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'

/** Dates and times as people type and read them, whatever the browser's own language is. */

const DATE = /^(\d{1,2})[.\s/-]+(\d{1,2})[.\s/-]+(\d{2}|\d{4})\.?$/
const CENTURY = 2000

/** `1.12.2026`, `1/12/26`, `01 12 2026` and `2026-12-01` are one day; undefined is none. */
export function readDay(typed: string): string | undefined {
  const text = typed.trim()
  const [, day = '', month = '', year = ''] = DATE.exec(text) ?? []
  const whole = day
    ? [Number(year) < 100 ? CENTURY + Number(year) : year, month.padStart(2, '0'), day.padStart(2, '0')].join(
        '-',
      )
    : text
  const found = parseDay(whole)
  return found === undefined ? undefined : formatDay(found)
}

export function writeDay(iso: string, locale: Locale): string {
  const day = parseDay(iso)
  return day === undefined ? iso : formatCalendarDay(day, locale)
}

const TIME = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?$/

/** `9`, `9.30`, `930` and `09:30`; a day has 24 hours here. */
export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = '0'] = TIME.exec(typed.trim()) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return formatMinuteOfDay(Number(hours) * 60 + Number(minutes))
}

/** A day and a time, `1.12.2026 9.30`, as the label it means. */
export function readMoment(typed: string): string | undefined {
  const text = typed.trim()
  const label = parseLabel(text)
  if (label !== undefined) return formatLabel(label)
  const [, date = '', time = ''] = /^(.+?)[,\s]+(\d{1,2}(?:[:.]?\d{2})?)$/.exec(text) ?? []
  const [day, at] = [readDay(date), readTime(time)]
  return day && at ? `${day}T${at}` : undefined
}

export function writeMoment(label: string, locale: Locale): string {
  const found = parseLabel(label)
  return found === undefined ? label : `${writeDay(label.slice(0, 10), locale)} ${label.slice(11, 16)}`
}

/** The same time on another day. */
export function onDay(label: string, iso: string, usual = '10:00'): string {
  const [day, time] = [parseDay(iso), parseLabel(label) === undefined ? usual : label.slice(11, 16)]
  return day === undefined ? label : `${formatLabel(atTime(day, 0)).slice(0, 10)}T${time}`
}
