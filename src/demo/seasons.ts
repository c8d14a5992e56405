import type { discounts, groupPrices, priceRegulations } from '../db/schema/prices.ts'
import { cents, percentHundredths } from '../domain/money.ts'
import { groupIds, groupKeys, groupSketches, type SeasonKind } from './groups.ts'
import { type RangeKey, rangeIds, rangeKeys } from './ranges.ts'
import { type Row, weekOfPrices } from './rows.ts'

/** Percent off by length of rental. */
const lengthDiscounts: Record<SeasonKind, Record<RangeKey, number>> = {
  low: { short: 0, days: 5, week: 10, fortnight: 15, month: 25 },
  shoulder: { short: 0, days: 5, week: 9, fortnight: 14, month: 22 },
  high: { short: 0, days: 4, week: 8, fortnight: 12, month: 20 },
  christmas: { short: 0, days: 3, week: 6, fortnight: 10, month: 15 },
}

/** Euros a day: one night in July is dear, a whole winter month is cheap. */
const regulations: Record<SeasonKind, Partial<Record<RangeKey, number>>> = {
  low: { fortnight: -1, month: -2 },
  shoulder: {},
  high: { short: 5 },
  christmas: { short: 3 },
}

type Period = { kind: SeasonKind; start: string; end: string }

const lowFrom = (year: number): Period => ({ kind: 'low', start: `${year}-09-01`, end: `${year + 1}-04-30` })

/** Christmas lies upon the low season and wins because it starts later. */
const christmasOf = (year: number): Period => ({
  kind: 'christmas',
  start: `${year}-12-20`,
  end: `${year + 1}-01-06`,
})

const yearOf = (year: number): Period[] => [
  { kind: 'shoulder', start: `${year}-05-01`, end: `${year}-06-14` },
  { kind: 'high', start: `${year}-06-15`, end: `${year}-08-15` },
  { kind: 'shoulder', start: `${year}-08-16`, end: `${year}-08-31` },
  lowFrom(year),
  christmasOf(year),
]

/** The year before is kept because the rentals of that year were priced by it. */
function periodsAround(today: string): Period[] {
  const year = Number(today.slice(0, 4))
  return [lowFrom(year - 2), christmasOf(year - 2), ...[year - 1, year, year + 1, year + 2].flatMap(yearOf)]
}

export type SeasonRows = {
  seasons: Row<typeof groupPrices>[]
  discounts: Row<typeof discounts>[]
  regulations: Row<typeof priceRegulations>[]
}

export function seasonRows(today: string): SeasonRows {
  const rows: SeasonRows = { seasons: [], discounts: [], regulations: [] }
  for (const group of groupKeys) {
    for (const { kind, start, end } of periodsAround(today)) {
      const id = rows.seasons.length + 1
      const prices = weekOfPrices(...groupSketches[group].prices[kind])
      rows.seasons.push({ id, groupId: groupIds[group], start, end, ...prices })
      for (const range of rangeKeys) {
        const place = { groupPriceId: id, daysRangeId: rangeIds[range] }
        rows.discounts.push({ ...place, amount: percentHundredths(lengthDiscounts[kind][range] * 100) })
        const regulation = regulations[kind][range]
        if (regulation !== undefined) rows.regulations.push({ ...place, amount: cents(regulation * 100) })
      }
    }
  }
  return rows
}
