import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { askFor } from '../../../browser/ask.ts'
import type { PricesByDayAnswer } from '../../../contract/visitor/answers.ts'
import type { CalendarDay } from '../../../domain/calendar/wall-clock.ts'
import { type BookingForm, bodyFromForm, minutesOf } from '../booking-form.ts'
import { type Side, touchDay } from '../search/change-form.ts'
import type { Search } from '../search/use-search-form.ts'

/** Euros by day. */
export type DayPrices = ReadonlyMap<CalendarDay, number>

const none: DayPrices = new Map()

/** What the cheapest free car costs for the rental that a touch of each day would make; those of full days are missing. */
export function useDayPrices(search: Search, side: Side, days: readonly CalendarDay[]): DayPrices {
  const locale = useLocale()
  const touched = days.flatMap((day) => {
    const form = search.formOf(touchDay(search.typed, side, day).form)
    return isWhole(form) ? [{ day, ...periodOf(form) }] : []
  })
  const { rentDate: _rent, returnDate: _return, ...wishes } = bodyFromForm(withReturnPlace(search.form))
  const body = JSON.stringify({ ...wishes, periods: touched.map(({ day: _day, ...period }) => period) })
  const [found, setFound] = useState<{ body: string; dates: PricesByDayAnswer['dates'] }>()
  useEffect(() => {
    const isAsking = new AbortController()
    const { periods } = JSON.parse(body) as { periods: unknown[] }
    if (periods.length > 0) {
      askFor<PricesByDayAnswer>('/api/booking/prices-by-day', {
        body,
        headers: { 'accept-language': locale },
        signal: isAsking.signal,
      }).then(
        ({ dates }) => setFound({ body, dates }),
        // Days can be chosen without their prices.
        () => undefined,
      )
    }
    return () => isAsking.abort()
  }, [body, locale])
  if (found?.body !== body) return none
  return new Map(
    touched.flatMap(({ day, rentDate, returnDate }) => {
      const price = found.dates.find((one) => one.rentDate === rentDate && one.returnDate === returnDate)
      return price ? [[day, price.fromPrice] as const] : []
    }),
  )
}

function periodOf(form: BookingForm) {
  const { rentDate, returnDate } = bodyFromForm(form)
  return { rentDate, returnDate }
}

const withReturnPlace = (form: BookingForm): BookingForm => ({
  ...form,
  returnLocationId: form.returnLocationId ?? form.rentLocationId,
})

/** Whether both places serve on the days, so that there is something to ask for. */
function isWhole(form: BookingForm): boolean {
  const { rentAt, returnAt } = minutesOf(form)
  return rentAt !== undefined && returnAt !== undefined && returnAt > rentAt
}
