import { useLocale, useTranslations } from 'use-intl'
import { exceptionsOn, isUsualDay } from '../../../domain/calendar/opening-windows.ts'
import type { CalendarDay } from '../../../domain/calendar/wall-clock.ts'
import { formatCalendarDay, formatSpans } from '../../../i18n/format.ts'
import type { Moment } from '../search/use-search-form.ts'

type SpecialDayNoteProps = { moment: Moment; holidays: ReadonlyMap<CalendarDay, string> }

/** What day it is and when the place is open on it, where that is no day like others. */
export function SpecialDayNote({ moment: { place, day, spans, moved }, holidays }: SpecialDayNoteProps) {
  const t = useTranslations('search')
  const locale = useLocale()
  if (!place || day === undefined) return null
  const reason = exceptionsOn(place.hours, day).find((exception) => exception.reason)?.reason?.[locale]
  const name = holidays.get(day) ?? reason
  const isOpen = spans.length > 0
  // Whose time was moved has just read the hours.
  if (!name && (isUsualDay(place.hours, day) || !isOpen || moved === 'closed')) return null
  const words = {
    date: formatCalendarDay(day, locale, 'dayMonth'),
    place: place.name,
    hours: formatSpans(spans),
    holiday: name ?? '',
  }
  // That it is closed is said where another day can be chosen.
  const said = name ? (isOpen ? 'holiday' : 'holidayOnly') : 'otherHours'
  return <p className="text-ink-soft text-label">{t(said, words)}</p>
}
