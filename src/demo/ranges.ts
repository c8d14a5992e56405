import type { daysRanges } from '../db/schema/prices.ts'
import { keysOf } from './ids.ts'
import type { Row } from './rows.ts'

export const rangeIds = { short: 1, days: 2, week: 3, fortnight: 4, month: 5 } as const

export type RangeKey = keyof typeof rangeIds
export const rangeKeys = keysOf(rangeIds)

export const rangeRows: Row<typeof daysRanges>[] = [
  { id: rangeIds.short, minDay: 1, maxDay: 2 },
  { id: rangeIds.days, minDay: 3, maxDay: 6 },
  { id: rangeIds.week, minDay: 7, maxDay: 13 },
  { id: rangeIds.fortnight, minDay: 14, maxDay: 29 },
  { id: rangeIds.month, minDay: 30, maxDay: null },
]
