import type { NumberOf } from './unit.ts'

/** Money is a whole number of euro cents everywhere inside; euros with two decimals appear only at the API. */
export type Cents = NumberOf<'cents'>

/** A percentage in hundredths of a percent: 24 % is 2400, 12.5 % is 1250. */
export type PercentHundredths = NumberOf<'hundredths of a percent'>

export const cents = (count: number) => count as Cents
export const percentHundredths = (count: number) => count as PercentHundredths

export const plus = (a: Cents, b: Cents) => cents(a + b)
export const minus = (a: Cents, b: Cents) => cents(a - b)
export const times = (amount: Cents, count: number) => cents(amount * count)
export const negative = (amount: Cents) => cents(0 - amount)
export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}

/** Half-up to a whole cent, the only rounding there is. Both arguments are whole and not negative. */
export function percentOf(amount: Cents, percent: PercentHundredths): Cents {
  return cents(Math.floor((amount * percent + 5_000) / 10_000))
}

/** The VAT contained in a total that includes it: `round(total × r / (100 + r))`. */
export function vatWithin(total: Cents, rate: PercentHundredths): Cents {
  const divisor = 10_000 + rate
  return cents(Math.floor((2 * total * rate + divisor) / (2 * divisor)))
}

/** Cents from euros as they stand in JSON; undefined when the number is not a whole amount of cents. */
export function centsFromEuros(euros: number): Cents | undefined {
  const amount = Math.round(euros * 100)
  return Number.isSafeInteger(amount) && Math.abs(euros * 100 - amount) < 1e-6 ? cents(amount) : undefined
}

export function eurosFromCents(amount: Cents): number {
  return amount / 100
}

/** The dearest price anyone may set, in euros: the dearest day of a year still fits into what a booking can store. */
export const MOST_PRICE_EUROS = 10_000
