/** Money is a whole number of euro cents everywhere inside; euros with two decimals appear only at the API. */
export type Cents = number

/** A percentage in hundredths of a percent: 24 % is 2400, 12.5 % is 1250. */
export type PercentHundredths = number

/** Half-up to a whole cent, the only rounding there is. Both arguments are whole and not negative. */
export function percentOf(amount: Cents, percent: PercentHundredths): Cents {
  return Math.floor((amount * percent + 5_000) / 10_000)
}

/** The VAT contained in a total that includes it: `round(total × r / (100 + r))`. */
export function vatWithin(total: Cents, rate: PercentHundredths): Cents {
  const divisor = 10_000 + rate
  return Math.floor((2 * total * rate + divisor) / (2 * divisor))
}

/** Cents from euros as they stand in JSON; undefined when the number is not a whole amount of cents. */
export function centsFromEuros(euros: number): Cents | undefined {
  const cents = Math.round(euros * 100)
  return Number.isSafeInteger(cents) && Math.abs(euros * 100 - cents) < 1e-6 ? cents : undefined
}

export function eurosFromCents(cents: Cents): number {
  return cents / 100
}
