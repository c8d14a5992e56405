import { useLocale, useTranslations } from 'use-intl'
import { type CalendarDay, MINUTES_PER_DAY } from '../../../domain/calendar/wall-clock.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { writtenDays } from '../../../i18n/written.ts'

export function DateText({ day }: { day: CalendarDay | undefined }) {
  const t = useTranslations('search')
  const locale = useLocale()
  return day === undefined ? t('chooseDate') : shortDay(day, locale)
}

/** `K, 18. nov` */
export function shortDay(day: CalendarDay, locale: Locale): string {
  return writtenDays.short(new Date(day * MINUTES_PER_DAY * 60_000), locale)
}
