import { useMemo } from 'react'
import { cents, percentHundredths } from '../../../domain/money.ts'
import { formatMoney, formatPercent } from '../../../i18n/format.ts'
import { type Locale, localeTags } from '../../../i18n/locales.ts'
import { useStaffLocale } from '../../words/language.ts'

/** How figures are written in the language of the screen. */
export function formatsOf(locale: Locale) {
  const tag = localeTags[locale]
  const inUtc = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' })
  const shortMoney = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const decimals = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })
  const [long, short] = [inUtc({ month: 'long', year: 'numeric' }), inUtc({ month: 'short' })]
  const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`)
  return {
    money: (euros: number) => formatMoney(cents(Math.round(euros * 100)), locale),
    /** In tables, whose heads name the euro. */
    amount: (euros: number) => decimals.format(euros),
    shortMoney: (euros: number) => shortMoney.format(euros),
    /** 33.3 is 33.3 %. */
    percent: (percent: number | null) =>
      percent === null ? '–' : formatPercent(percentHundredths(Math.round(percent * 100)), locale),
    number: (value: number) => number.format(value),
    whole: (value: number) => whole.format(value),
    month: (month: string) => long.format(dateOf(month)),
    shortMonth: (month: string) => short.format(dateOf(month)).replace('.', ''),
  }
}

export type Formats = ReturnType<typeof formatsOf>

export function useFormats(): Formats {
  const locale = useStaffLocale()
  return useMemo(() => formatsOf(locale), [locale])
}
