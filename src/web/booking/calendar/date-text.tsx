import { useLocale, useTranslations } from 'use-intl'
import { type CalendarDay, MINUTES_PER_DAY } from '../../../domain/calendar/wall-clock.ts'
import { type Locale, localeTags } from '../../../i18n/locales.ts'

export function DateText({ day }: { day: CalendarDay | undefined }) {
  const t = useTranslations('search')
  const locale = useLocale()
  return day === undefined ? t('chooseDate') : shortDay(day, locale)
}

/** `K, 18. nov`: enough to recognise a day by, and short enough for a phone. */
export function shortDay(day: CalendarDay, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(day * MINUTES_PER_DAY * 60_000)
}
