import type { PriceRecord } from '../../../contract/staff/prices.ts'

const daysText = (days: number | null): string => (days ? String(days) : '…')

/** A length of rental: `3–6`, `30+`. */
export function rangeText({ minDay, maxDay }: PriceRecord<'range'>): string {
  if (maxDay === null) return `${daysText(minDay)}+`
  return minDay === maxDay ? daysText(minDay) : `${daysText(minDay)}–${daysText(maxDay)}`
}

/** What is said about each range, with this said about one of them. */
export function withPart<Part extends { daysRangeId: number }>(parts: readonly Part[], part: Part): Part[] {
  const index = parts.findIndex(({ daysRangeId }) => daysRangeId === part.daysRangeId)
  return index < 0 ? [...parts, part] : parts.with(index, part)
}
