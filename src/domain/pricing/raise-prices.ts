import { type Cents, cents } from '../money.ts'

/** To what a raised price is rounded: cents, tenths, halves and whole euros. */
export const roundings = [1, 10, 50, 100] as const
export type Rounding = (typeof roundings)[number]

/** By how many percent prices are raised or lowered in one step. */
export const RAISE_BOUNDS = [-90, 300] as const

/**
 * A price so many hundredths of a percent higher, or lower where they are below zero, to the nearest step; what lies in
 * the middle goes up. Counted in whole numbers, so that a half is a half.
 */
export function raised(price: Cents, hundredths: number, step: Rounding): Cents {
  const unit = 10_000 * step
  const wanted = price * (10_000 + hundredths)
  return cents(Math.floor((2 * wanted + unit) / (2 * unit)) * step)
}
