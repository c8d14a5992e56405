import { addDays, type CalendarDay } from '../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { priceOverview } from '../../domain/pricing/price-overview.ts'
import type { Locale } from '../../i18n/locales.ts'

/** A group as it is shown before any dates are known. */
export type GroupTeaser = ReturnType<typeof groupTeasers>[number]

const MODELS = 2

/** How far a "from" price looks: who reads it wants to drive this season, not next year. */
export const COMING_DAYS = 90

/** Groups one can rent: they have cars, and prices for the days to come. */
export function groupTeasers(catalogue: Catalogue, today: CalendarDay, locale: Locale) {
  const { groups, cars, priceTables, ranges } = catalogue
  const ids = [...groups.values()].filter(({ isActive }) => isActive).map(({ id }) => id)
  const coming = { start: today, end: addDays(today, COMING_DAYS) }
  const { cheapest } = priceOverview(ids, priceTables, ranges, coming)
  return ids.flatMap((id) => {
    const from = cheapest.get(id)
    const name = groups.get(id)?.name[locale]
    const own = [...cars.values()].filter(({ groupId }) => groupId === id)
    if (from === undefined || name === undefined || own.length === 0) return []
    const models = [...new Set(own.map((car) => car.name))].slice(0, MODELS)
    return [{ id, name, image: own[0]?.imageNames[0], models, from: from.price, fromDays: from.days }]
  })
}
