import { useLocale, useTranslations } from 'use-intl'
import { labelOf } from '../domain/calendar/tallinn.ts'
import { labelFrom, type WallMinute } from '../domain/calendar/wall-clock.ts'
import { cents } from '../domain/money.ts'
import { formatDate, formatMoney, formatTime } from '../i18n/format.ts'

const labelOfInstant = (instant: string): WallMinute => labelOf(new Date(instant))

/** Sums and moments in the words of the page; moments, whether labels or instants, on Tallinn's clocks. */
export function useFormats() {
  const t = useTranslations('common')
  const locale = useLocale()
  /** `neljapäev, 12. november 2026 kell 10:00` */
  const moment = (label: WallMinute, style: 'dayMonth' | 'long' | 'full') =>
    t('atTime', { date: formatDate(label, locale, style), time: formatTime(label) })
  return {
    /** Prices arrive in euros, as the API speaks. */
    money: (euros: number) => formatMoney(cents(Math.round(euros * 100)), locale),
    moment,
    ofLabel: (text: string) => moment(labelFrom(text), 'full'),
    ofInstant: (instant: string) => moment(labelOfInstant(instant), 'long'),
    dayOfInstant: (instant: string) => formatDate(labelOfInstant(instant), locale),
    /** Both ends of a window; the day is said once when it is the same. */
    window: (from: string, to: string) => {
      const [start, end] = [labelOfInstant(from), labelOfInstant(to)]
      const isSameDay = formatDate(start, locale) === formatDate(end, locale)
      return { from: moment(start, 'dayMonth'), to: isSameDay ? formatTime(end) : moment(end, 'dayMonth') }
    },
  }
}
