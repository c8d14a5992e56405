import { type Cents, cents, minus } from '../money.ts'

type Span = { from: Date; to: Date }

/**
 * What is earned of an amount between two moments, when it is earned evenly over a rental. Both ends are counted from
 * its beginning, so the parts of any division add up to the whole, to the cent.
 */
export function earnedBetween(amount: Cents, rental: Span, { from, to }: Span): Cents {
  return minus(earnedUpTo(amount, rental, to), earnedUpTo(amount, rental, from))
}

function earnedUpTo(amount: Cents, { from, to }: Span, at: Date): Cents {
  const whole = minutesBetween(from, to)
  if (whole <= 0) return at > from ? amount : cents(0)
  const gone = Math.max(0, Math.min(whole, minutesBetween(from, at)))
  return cents(Math.floor((2 * amount * gone + whole) / (2 * whole)))
}

const minutesBetween = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / 60_000)
