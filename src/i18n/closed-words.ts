import type { useTranslations } from 'use-intl'
import type { ClosedThen } from '../domain/pricing/rental-faults.ts'
import { formatDate, formatSpans, formatTime } from './format.ts'
import type { Locale } from './locales.ts'

/** Why there is nobody at a place at a minute: the hours of that day, and the nearest time at which there is. */
export function closedWords(
  { at, spans, nearest }: ClosedThen,
  t: ReturnType<typeof useTranslations<never>>,
  locale: Locale,
): string {
  const date = formatDate(at, locale, 'dayMonth')
  const said =
    spans.length === 0
      ? t('common.closedThen.day', { date })
      : t('common.closedThen.hours', { date, hours: formatSpans(spans) })
  if (nearest === undefined) return said
  const words = { date: formatDate(nearest, locale, 'dayMonth'), time: formatTime(nearest) }
  return `${said} ${t('common.closedThen.nearest', { time: t('common.atTime', words) })}`
}
