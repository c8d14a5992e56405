import { addDays, type CalendarDay, type Weekday } from '../calendar/wall-clock.ts'
import { type Cents, cents, minus, percentOf } from '../money.ts'
import type { Translated } from '../translated.ts'
import { type PriceTable, seasonOn } from './price-table.ts'
import type { DaysRange } from './seasons.ts'

/** First and last day, both inclusive. */
export type Period = { start: CalendarDay; end: CalendarDay }

/** Weekdays on which a day and an hour of the shortest rental cost the same. */
export type WeekdayPrice = { weekdays: readonly Weekday[]; day: Cents; hour: Cents }

export type GroupPrices = {
  groupId: number
  /** Whole days that a rental which begins then lasts at least. */
  minDays: number
  /** The cheapest day of the week for each length of rental, in the order of the ranges. */
  cheapest: readonly Cents[]
  weekdays: readonly WeekdayPrice[]
}

/** All the time with the same prices; groups that cannot be rented then are left out. */
export type SeasonPrices = {
  periods: readonly Period[]
  groups: readonly GroupPrices[]
  /** What all groups call it; undefined where it has no name, or several. */
  name: Translated | undefined
}

type Cheapest = { price: Cents; days: number }

export type PriceOverview = {
  /** Lengths of rental from short to long; one `undefined` where the company has none. */
  ranges: readonly (DaysRange | undefined)[]
  /** In the order in which they come. */
  seasons: readonly SeasonPrices[]
  /** The least a day can cost, by group, and of how many days the rental then is at least. */
  cheapest: ReadonlyMap<number, Cheapest>
}

/**
 * The price list as people read it. Groups may have seasons of their own and the same season comes again every year,
 * so the time is cut wherever any group's price changes, and what costs the same is put together again.
 */
export function priceOverview(
  groupIds: readonly number[],
  tables: ReadonlyMap<number, PriceTable>,
  allRanges: readonly DaysRange[],
  time: Period,
): PriceOverview {
  const sorted = allRanges.toSorted((a, b) => a.minDay - b.minDay)
  const ranges = sorted.length > 0 ? sorted : [undefined]
  const seasons = new Map<string, SeasonPrices & { periods: Period[] }>()
  for (const period of periodsOf(groupIds, tables, time)) {
    const groups = groupIds.flatMap((groupId) => groupPrices(groupId, tables.get(groupId), ranges, period))
    if (groups.length === 0) continue
    const name = nameOf(groupIds, tables, period)
    const key = JSON.stringify([name, groups])
    const season = seasons.get(key)
    const last = season?.periods.at(-1)
    if (last?.end === period.start - 1) last.end = period.end
    else if (season) season.periods.push(period)
    else seasons.set(key, { periods: [period], groups, name })
  }
  return { ranges, seasons: [...seasons.values()], cheapest: cheapestOf([...seasons.values()], ranges) }
}

function nameOf(
  groupIds: readonly number[],
  tables: ReadonlyMap<number, PriceTable>,
  { start }: Period,
): Translated | undefined {
  const seasons = groupIds.flatMap((groupId) => {
    const table = tables.get(groupId)
    return (table && seasonOn(table, start)) ?? []
  })
  const name = seasons[0]?.name
  return seasons.every((season) => season.name?.et === name?.et) ? name : undefined
}

function periodsOf(
  groupIds: readonly number[],
  tables: ReadonlyMap<number, PriceTable>,
  { start, end }: Period,
): Period[] {
  const changes = groupIds.flatMap((groupId) =>
    (tables.get(groupId)?.stretches ?? []).flatMap((stretch) => [stretch.start, addDays(stretch.end, 1)]),
  )
  const starts = [...new Set([start, ...changes.filter((day) => start < day && day <= end)])]
  return starts
    .sort((a, b) => a - b)
    .map((first, index, all) => ({ start: first, end: addDays(all[index + 1] ?? addDays(end, 1), -1) }))
}

function groupPrices(
  groupId: number,
  table: PriceTable | undefined,
  ranges: readonly (DaysRange | undefined)[],
  { start }: Period,
): GroupPrices[] {
  const stretch = table?.stretches.find((candidate) => candidate.start <= start && start <= candidate.end)
  const shortest = stretch?.byRange.get(ranges[0]?.id)
  if (!stretch || !shortest) return []
  const cheapest = ranges.map((range) =>
    cents(Math.min(...(stretch.byRange.get(range?.id) ?? shortest).days)),
  )
  const weekdays = new Map<string, { weekdays: Weekday[]; day: Cents; hour: Cents }>()
  for (const [index, day] of shortest.days.entries()) {
    const weekday = index as Weekday
    const hour = minus(
      stretch.season.hour[weekday],
      percentOf(stretch.season.hour[weekday], shortest.discount),
    )
    const same = weekdays.get(`${day} ${hour}`)
    if (same) same.weekdays.push(weekday)
    else weekdays.set(`${day} ${hour}`, { weekdays: [weekday], day, hour })
  }
  return [{ groupId, minDays: stretch.season.minDays ?? 1, cheapest, weekdays: [...weekdays.values()] }]
}

function cheapestOf(
  seasons: readonly SeasonPrices[],
  ranges: readonly (DaysRange | undefined)[],
): Map<number, Cheapest> {
  const cheapest = new Map<number, Cheapest>()
  for (const group of seasons.flatMap(({ groups }) => groups)) {
    for (const [place, price] of group.cheapest.entries()) {
      const days = ranges[place]?.minDay ?? 1
      const known = cheapest.get(group.groupId)
      // Of two that cost the same the shorter rental is told.
      const isBetter = !known || price < known.price || (price === known.price && days < known.days)
      if (isBetter) cheapest.set(group.groupId, { price, days })
    }
  }
  return cheapest
}
