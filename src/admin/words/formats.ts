import { labelOf } from '../../domain/calendar/tallinn.ts'
import { formatLabel, labelFrom, type WallMinute } from '../../domain/calendar/wall-clock.ts'
import { cents } from '../../domain/money.ts'
import { formatDateTime, formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useStaffLocale } from './language.ts'

/** A label of the API as minutes on the wall. */
export const minuteOf = (label: string): WallMinute => labelFrom(label)

/** This minute on Tallinn's clocks, whatever zone the browser is in: what a time field takes. */
export const tallinnNow = (): string => formatLabel(labelOf(new Date()))

export const euroText = (euros: number, locale: Locale): string =>
  formatMoney(cents(Math.round(euros * 100)), locale)

/** Euros and Tallinn labels of the API as people read them. */
export function useFormats() {
  const locale = useStaffLocale()
  return {
    money: (euros: number) => euroText(euros, locale),
    cents: (amount: number) => formatMoney(cents(amount), locale),
    /** A moment as the API's lists tell it, on Tallinn's clocks. */
    instant: (text: string) => formatDateTime(labelOf(new Date(text)), locale),
    time: (label: string) => formatDateTime(minuteOf(label), locale),
  }
}

/** Euros as someone typed them, with a comma or a point; undefined when it is no amount. */
export function eurosTyped(text: string): number | undefined {
  const plain = text.trim().replace(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}
