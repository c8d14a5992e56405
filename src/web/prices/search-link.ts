import { addDays, dayOf, daysFrom, type WallMinute } from '../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder } from '../../domain/catalogue.ts'
import { planRental } from '../../domain/pricing/rental.ts'
import type { Locale } from '../../i18n/locales.ts'
import { pathOf } from '../../i18n/pages.ts'
import { type BookingForm, firstForm, queryFromForm, searchFromForm } from '../booking/booking-form.ts'
import { noFilters, withFilters } from '../pages/booking-car/car-filters.ts'

/** A week shows every weekday a place may be open on. */
const DAYS_TRIED = 7

/** The free cars of a group in the days to come. Where no place hands cars over then, the main page is where to begin. */
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
  const days = daysFrom(addDays(dayOf(now), 1), DAYS_TRIED)
  const forms = inOrder(catalogue.locations.values()).flatMap(({ id }) =>
    days.map((day) => firstForm(id, day)),
  )
  return forms.find((form) => {
    const search = searchFromForm(form)
    return search && planRental(catalogue, search, now).ok
  })
}
