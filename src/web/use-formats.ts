import { useLocale, useTranslations } from 'use-intl'
import { labelOf } from '../domain/calendar/tallinn.ts'
import { labelFrom, type WallMinute } from '../domain/calendar/wall-clock.ts'
import { cents } from '../domain/money.ts'
import { type DateStyle, formatDate, formatMoney, formatTime, inSentence } from '../i18n/format.ts'

const labelOfInstant = (instant: string): WallMinute => labelOf(new Date(instant))

/** Sums and moments in the words of the page; moments, whether labels or instants, on Tallinn's clocks. */
export function useFormats() {
  const t = useTranslations('common')
  const locale = useLocale()
  const moment = (label: WallMinute, style: DateStyle) =>
    t('atTime', { date: formatDate(label, locale, style), time: formatTime(label) })
  const { date, dayMonth } = inSentence[locale]
  return {
    /** Prices arrive in euros, as the API speaks. */
    money: (euros: number) => formatMoney(cents(Math.round(euros * 100)), locale),
    /** Where the day stands alone: `12. november kell 10:00`. */
    moment: (label: WallMinute) => moment(label, 'dayMonth'),
    /** In a sentence, of a day that is near: `12.11 kell 10:00`, `12 November at 10:00`. */
    nearMoment: (label: WallMinute) => moment(label, dayMonth),
    /** Where it stands alone: `neljapäev, 12. november 2026 kell 10:00`. */
    ofLabel: (text: string) => moment(labelFrom(text), 'full'),
    /** In a sentence: `12.11.2026 kell 10:00`, `12 November 2026 at 10:00`. */
    sentenceOfLabel: (text: string) => moment(labelFrom(text), date),
    ofInstant: (instant: string) => moment(labelOfInstant(instant), date),
    dayOfInstant: (instant: string) => formatDate(labelOfInstant(instant), locale),
    /** Both ends of a window; the day is said once when it is the same. */
    window: (from: string, to: string) => {
      const [start, end] = [labelOfInstant(from), labelOfInstant(to)]
      const isSameDay = formatDate(start, locale) === formatDate(end, locale)
      return { from: moment(start, dayMonth), to: isSameDay ? formatTime(end) : moment(end, dayMonth) }
    },
  }
}
