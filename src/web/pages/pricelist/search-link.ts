import {
  addDays,
  type CalendarDay,
  dayOf,
  daysFrom,
  formatDay,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import { planRental } from '../../../domain/pricing/rental.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { pathOf } from '../../../i18n/pages.ts'
import { type BookingForm, queryFromForm, searchFromForm } from '../../booking/booking-form.ts'
import { noFilters, withFilters } from '../booking-car/car-filters.ts'

const DAYS = 3
const AT = '10:00'
/** A week shows every weekday a place may be open on. */
const DAYS_TRIED = 7

/**
 * The free cars of a group in the days to come, to begin from: dates and place are changed there. Where no place hands
 * cars over at that hour the main page is where to begin.
 */
export function searchLinks(
  catalogue: Catalogue,
  now: WallMinute,
  locale: Locale,
): (groupId: number) => string {
  const form = firstPossible(catalogue, now)
  if (!form) return () => pathOf('index', locale)
  const query = new URLSearchParams(queryFromForm(form))
  return (groupId) =>
    `${pathOf('booking-car', locale)}?${withFilters(query, { ...noFilters, groups: [groupId] })}`
}

function firstPossible(catalogue: Catalogue, now: WallMinute): BookingForm | undefined {
  const places = [...catalogue.locations.values()].sort(
    (a, b) => a.orderNumber - b.orderNumber || a.id - b.id,
  )
  const tomorrow = addDays(dayOf(now), 1)
  const forms = places.flatMap(({ id }) => daysFrom(tomorrow, DAYS_TRIED).map((day) => formFor(id, day)))
  return forms.find((form) => {
    const search = searchFromForm(form)
    return search && planRental(catalogue, search, now).ok
  })
}

function formFor(placeId: number, day: CalendarDay): BookingForm {
  return {
    rentDate: formatDay(day),
    rentTime: AT,
    returnDate: formatDay(addDays(day, DAYS)),
    returnTime: AT,
    rentLocationId: placeId,
    returnLocationId: placeId,
    gearboxType: '',
    couponCodes: [],
  }
}
