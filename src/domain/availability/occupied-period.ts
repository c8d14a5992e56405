/** A half-open period `[from, to)`: what starts when another ends does not overlap it. */
export type Period = { from: Date; to: Date }

/** A returned car is cleaned and checked before it can leave again. */
export const TURNAROUND_MINUTES = 60

/** How long a rental keeps its car: from pick-up to return, and the turnaround after it. */
export function occupiedPeriod(from: Date, to: Date): Period {
  return { from, to: new Date(to.getTime() + TURNAROUND_MINUTES * 60_000) }
}

export function overlaps(a: Period, b: Period): boolean {
  return a.from < b.to && b.from < a.to
}
