import { dayOf, labelFrom, MINUTES_PER_DAY, minuteOfDay } from '../../../domain/calendar/wall-clock.ts'
import { formatCalendarDay, formatTime } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Say } from '../../words/words.tsx'

/** `14:00` today, `homme 09:00`, and with its date on any other day. */
export function shortMoment(label: string, now: string, t: Say<'today'>, locale: Locale): string {
  const at = labelFrom(label)
  const days = dayOf(at) - dayOf(labelFrom(now))
  if (days === 0) return formatTime(at)
  if (days === 1) return `${t('tomorrow')} ${formatTime(at)}`
  return `${formatCalendarDay(dayOf(at), locale).slice(0, 5)} ${formatTime(at)}`
}

/** `3 tundi`: how long ago it should have happened, as roughly as people say it. */
export function lateness(label: string, now: string, t: Say<'today'>): string {
  const minutes = Math.max(1, labelFrom(now) - labelFrom(label))
  if (minutes < 60) return t('minutes', { count: minutes })
  if (minutes < MINUTES_PER_DAY) return t('hours', { count: Math.floor(minutes / 60) })
  return t('days', { count: Math.floor(minutes / MINUTES_PER_DAY) })
}

export const isPast = (label: string, now: string): boolean => labelFrom(label) < labelFrom(now)

const GRACE_MINUTES = 15

/** Nobody is late by the length of a queue. */
export const isLate = (label: string, now: string): boolean =>
  labelFrom(label) + GRACE_MINUTES < labelFrom(now)

export const timeOf = (label: string): string => formatTime(minuteOfDay(labelFrom(label)))
