import type { PriceListAnswer, TriedAnswer } from '../../../contract/staff/price-answers.ts'
import { dayFrom, type Weekday } from '../../../domain/calendar/wall-clock.ts'
import { percentHundredths } from '../../../domain/money.ts'
import type { LineKind } from '../../../domain/pricing/quote-line.ts'
import { formatDayRange, formatPercent, formatWeekdays } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Say } from '../../words/words.tsx'

type Quoted = Extract<TriedAnswer, { kind: 'quoted' }>
type Line = Quoted['lines'][number]

/** A line of the price before and after the change; one of the two may be missing. */
export type LinePair = { key: string; line: Line; before: number | null; after: number | null }

/** The lines of both quotes side by side, in the order of the second with those of the first alone in their places. */
export function pairLines(before: TriedAnswer, after: TriedAnswer): LinePair[] {
  const old = before.kind === 'quoted' ? before.lines : []
  const now = after.kind === 'quoted' ? after.lines : []
  const pairs = new Map<string, LinePair>()
  for (const line of [...now, ...old]) {
    const key = keyOf(line)
    pairs.set(key, {
      key,
      line: now.find((one) => keyOf(one) === key) ?? line,
      before: old.find((one) => keyOf(one) === key)?.amount ?? null,
      after: now.find((one) => keyOf(one) === key)?.amount ?? null,
    })
  }
  return [...pairs.values()].toSorted((a, b) => byPlace(a.line, b.line))
}

const order: readonly LineKind[] = [
  'car-days',
  'car-hours',
  'weekend',
  'group-coupon',
  'rent-fee',
  'rent-coupon',
  'return-fee',
  'return-coupon',
  'service',
  'service-coupon',
  'end-regulation',
]

/** Days of one season stand together, those of the same weekdays beside each other. */
function byPlace(a: Line, b: Line): number {
  const first = ({ details }: Line) =>
    `${String(details.seasonStart)} ${(details.weekdays as number[] | undefined)?.[0]}`
  return order.indexOf(a.kind) - order.indexOf(b.kind) || first(a).localeCompare(first(b))
}

/** What makes a line the same one when its amount has changed. */
function keyOf({ kind, details }: Line): string {
  const { weekdays, seasonStart, serviceId } = details
  return JSON.stringify([kind, weekdays, seasonStart, serviceId])
}

export function lineText(line: Line, list: PriceListAnswer, t: Say<'prices'>, locale: Locale): string {
  const details = line.details as {
    weekdays?: Weekday[]
    seasonStart?: string
    seasonEnd?: string
    discount?: number
    percent?: number
    isDiscount?: boolean
    code?: string
    locationId?: number
    serviceId?: number
  }
  const percent = (value = 0) => formatPercent(percentHundredths(Math.round(value * 100)), locale)
  // What a late return costs is charged then, and never quoted.
  const kind = line.kind as Exclude<LineKind, 'late-return'>
  return t(`lines.${kind}`, {
    count: line.quantity,
    weekdays: formatWeekdays(details.weekdays ?? [], locale),
    season:
      details.seasonStart && details.seasonEnd
        ? formatDayRange(dayFrom(details.seasonStart), dayFrom(details.seasonEnd), locale)
        : '',
    percent: percent(details.percent ?? details.discount),
    isDiscount: String(details.isDiscount ?? false),
    code: details.code ?? '',
    place: list.locations.find(({ id }) => id === details.locationId)?.name ?? '',
    service: list.services.find(({ id }) => id === details.serviceId)?.name ?? '',
  })
}
