import { useTranslations } from 'use-intl'
import type { OpeningState } from '../../domain/calendar/opening-hours.ts'
import { dayOf, MINUTES_PER_DAY, type WallMinute, weekdayOf } from '../../domain/calendar/wall-clock.ts'
import { formatCalendarDay, formatTime, weekdayName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useCurrentLocale } from '../locale.ts'

/** The office as it is at one moment; null where there is none. */
export type OfficeNow = { state: OpeningState; now: WallMinute } | null

/** "Open now, until 18:00", or when it opens again. */
export function OpenNow({ office }: { office: OfficeNow }) {
  const t = useTranslations('common.reach')
  const locale = useCurrentLocale()
  if (!office) return null
  const { state, now } = office
  const at = (change: WallMinute) => changeWords(change, now, locale)
  if (state.isOpen) {
    const isSoon = state.closesAt !== undefined && state.closesAt - now < MINUTES_PER_DAY
    return (
      <p className="inline-flex items-center gap-2">
        <OpenDot isOpen />
        {isSoon && state.closesAt !== undefined ? t('openUntil', at(state.closesAt)) : t('open')}
      </p>
    )
  }
  const { opensAt } = state
  if (opensAt === undefined) return null
  return (
    <p className="inline-flex items-center gap-2">
      <OpenDot isOpen={false} />
      {t(dayOf(opensAt) === dayOf(now) ? 'opensAt' : 'opensOn', at(opensAt))}
    </p>
  )
}

const WEEK = 7 * MINUTES_PER_DAY

/** The weekday and time of an opening or closing; the date where the weekday would be taken for the next one. */
export function changeWords(change: WallMinute, now: WallMinute, locale: Locale) {
  const day = dayOf(change)
  return {
    day:
      change - now < WEEK ? weekdayName(weekdayOf(day), locale) : formatCalendarDay(day, locale, 'dayMonth'),
    time: formatTime(change),
  }
}

/** A full dot and an empty one: the difference is not only in the colour. */
export function OpenDot({ isOpen, className = '' }: { isOpen: boolean; className?: string }) {
  const look = isOpen ? 'bg-positive border-positive' : 'border-ink-soft'
  return <span aria-hidden="true" className={`size-3 shrink-0 rounded-full border-3 ${look} ${className}`} />
}
