import { useLocale, useTranslations } from 'use-intl'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { labelFrom, type WallMinute } from '../../domain/calendar/wall-clock.ts'
import { formatDate, formatTime } from '../../i18n/format.ts'

const labelOfInstant = (instant: string): WallMinute => labelOf(new Date(instant))

/** Moments on Tallinn's clocks, of labels and of instants, in the words of the page. */
export function useMoments() {
  const t = useTranslations('common')
  const locale = useLocale()
  const shown = (label: WallMinute, style: 'dayMonth' | 'long' | 'full') =>
    t('atTime', { date: formatDate(label, locale, style), time: formatTime(label) })
  return {
    ofLabel: (text: string) => shown(labelFrom(text), 'full'),
    ofInstant: (instant: string) => shown(labelOfInstant(instant), 'long'),
    dayOfInstant: (instant: string) => formatDate(labelOfInstant(instant), locale),
    /** Both ends of a window; the day is said once when it is the same. */
    window: (from: string, to: string) => {
      const [start, end] = [labelOfInstant(from), labelOfInstant(to)]
      const isSameDay = formatDate(start, locale) === formatDate(end, locale)
      return { from: shown(start, 'dayMonth'), to: isSameDay ? formatTime(end) : shown(end, 'dayMonth') }
    },
  }
}
