import type { MonthFacts } from './month-facts.ts'

/** Rental days as they are sold: the steps of the price list, the last one open. */
const steps: readonly { from: number; to: number | null }[] = [
  { from: 1, to: 1 },
  { from: 2, to: 3 },
  { from: 4, to: 6 },
  { from: 7, to: 13 },
  { from: 14, to: 29 },
  { from: 30, to: null },
]

export type LengthStep = { from: number; to: number | null; rentals: number }

export const lengthSteps = (lengths: MonthFacts['lengths']): LengthStep[] =>
  steps.map(({ from, to }) => ({
    from,
    to,
    rentals: lengths
      .filter(({ days }) => days >= from && (to === null || days <= to))
      .reduce((sum, { rentals }) => sum + rentals, 0),
  }))
