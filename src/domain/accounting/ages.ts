import { labelOf } from '../calendar/tallinn.ts'
import { dayOf } from '../calendar/wall-clock.ts'
import { type Cents, cents, minus, plus } from '../money.ts'

/** The last day of each age; what is older than all of them stands in one more. */
export const AGE_ENDS = [7, 30, 60, 90] as const
const OLDER = AGE_ENDS.length

/** Money by age, from the youngest to the oldest. */
export type Aged = readonly Cents[]

export const noAges: Aged = [...AGE_ENDS, OLDER].map(() => cents(0))

export const addAges = (one: Aged, other: Aged): Aged =>
  one.map((amount, place) => plus(amount, other[place] ?? cents(0)))

/** Something that made a sum owed, and since when it counts. */
export type Maker = { amount: Cents; at: Date }

/**
 * A sum by age: money pays the oldest first, so what is still owed was made by the newest. `since` is the oldest of
 * them.
 */
export function agesOf(owed: Cents, makers: readonly Maker[], now: Date): { ages: Aged; since: Date } {
  const ages = [...noAges]
  let left = owed
  let since = now
  for (const { amount, at } of makers.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    if (left <= 0) break
    const part = cents(Math.min(amount, left))
    const place = ageOf(at, now)
    ages[place] = plus(ages[place] ?? cents(0), part)
    left = minus(left, part)
    if (at < since) since = at
  }
  return { ages, since }
}

/** Counted in days of the calendar. */
function ageOf(since: Date, now: Date): number {
  const days = dayOf(labelOf(now)) - dayOf(labelOf(since))
  const place = AGE_ENDS.findIndex((end) => days <= end)
  return place === -1 ? OLDER : place
}
