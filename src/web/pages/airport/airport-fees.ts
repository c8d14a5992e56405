import { weeklyHours } from '../../../domain/calendar/opening-hours.ts'
import type { Location } from '../../../domain/catalogue.ts'
import { formatMinuteOfDay, formatWeekdays } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { shortMoney } from '../pricelist/short-money.ts'

export type FeeRow = ReturnType<typeof feeRows>[number]

const WEEK = 7

/** What handing over costs at a time of day; an empty amount: nothing. The weekdays are named only where they differ. */
export function feeRows({ windows }: Location, locale: Locale) {
  return weeklyHours(windows).flatMap(({ days, spans }) => {
    const on = days.length === WEEK ? '' : `${formatWeekdays(days, locale)} `
    return spans
      .flatMap(({ fees }) => fees)
      .map(({ start, end, rentPrice, returnPrice }) => ({
        time: `${on}${formatMinuteOfDay(start)}–${formatMinuteOfDay(end)}`,
        pickUp: rentPrice > 0 ? shortMoney(rentPrice, locale) : '',
        return: returnPrice > 0 ? shortMoney(returnPrice, locale) : '',
      }))
  })
}
