import { labelOf } from '../../domain/calendar/tallinn.ts'
import { formatLabel, labelFrom, parseDay } from '../../domain/calendar/wall-clock.ts'
import { cents, percentHundredths } from '../../domain/money.ts'
import {
  type DateStyle,
  formatCalendarDay,
  formatDateTime,
  formatMoney,
  formatPercent,
} from '../../i18n/format.ts'
import { type Locale, localeTags } from '../../i18n/locales.ts'

/** This minute on Tallinn's clocks, whatever zone the browser is in: what a time field takes. */
export const tallinnNow = (): string => formatLabel(labelOf(new Date()))

/** Euros, dates and Tallinn labels of the API as people read them in a language. */
function formatsOf(locale: Locale) {
  const tag = localeTags[locale]
  const numbers = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options)
  const months = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' })
  const [tenths, hundredths, whole] = [
    numbers({ maximumFractionDigits: 1 }),
    numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    numbers({ maximumFractionDigits: 0 }),
  ]
  const shortMoney = numbers({
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  const [long, short] = [months({ month: 'long', year: 'numeric' }), months({ month: 'short' })]
  const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`)
  return {
    money: (euros: number) => formatMoney(cents(Math.round(euros * 100)), locale),
    /** More than it should be has its sign, as less has. */
    difference: (euros: number) =>
      (euros > 0 ? '+' : '') + formatMoney(cents(Math.round(euros * 100)), locale),
    cents: (amount: number) => formatMoney(cents(amount), locale),
    shortMoney: (euros: number) => shortMoney.format(euros),
    /** In tables, whose heads name the euro. */
    amount: (euros: number) => hundredths.format(euros).replace('-', '−'),
    /** 33.3 is 33.3 %. */
    percent: (percent: number | null) =>
      percent === null ? '–' : formatPercent(percentHundredths(Math.round(percent * 100)), locale),
    number: (value: number) => tenths.format(value),
    whole: (value: number) => whole.format(value),
    /** A moment as the API's lists tell it, on Tallinn's clocks. */
    instant: (text: string) => formatDateTime(labelOf(new Date(text)), locale),
    time: (label: string) => formatDateTime(labelFrom(label), locale),
    /** The day of a date or a label. */
    day: (text: string, style?: DateStyle) => {
      const day = parseDay(text.slice(0, 10))
      return day === undefined ? text : formatCalendarDay(day, locale, style)
    },
    month: (month: string) => long.format(firstOf(month)),
    shortMonth: (month: string) => short.format(firstOf(month)).replace('.', ''),
  }
}

export type Formats = ReturnType<typeof formatsOf>

export const formats: Record<Locale, Formats> = {
  et: formatsOf('et'),
  en: formatsOf('en'),
  ru: formatsOf('ru'),
}
