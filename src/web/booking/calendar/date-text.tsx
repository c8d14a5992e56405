import { useLocale, useTranslations } from 'use-intl'
import type { CalendarDay } from '../../../domain/calendar/wall-clock.ts'
import { formatShortDay } from '../../../i18n/format.ts'

export function DateText({ day }: { day: CalendarDay | undefined }) {
  const t = useTranslations('search')
  const locale = useLocale()
  return day === undefined ? t('chooseDate') : formatShortDay(day, locale)
}
