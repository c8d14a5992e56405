/** A half-open period `[from, to)`: what starts when another ends does not overlap it. */
export type Period = { from: Date; to: Date }

/** How long a rental keeps its car: from pick-up to return, and the turnaround after it. */
export function occupiedPeriod(from: Date, to: Date, turnaroundMinutes: number): Period {
  return { from, to: new Date(to.getTime() + turnaroundMinutes * 60_000) }
}

/** A car that should be back and is not: whoever is late is rarely back within minutes. */
const OVERDUE_MINUTES = 240

/** Until when, at least, a car that is overdue now is promised to nobody. */
export function overdueUntil(now: Date): Date {
  return new Date(now.getTime() + OVERDUE_MINUTES * 60_000)
}

export function overlaps(a: Period, b: Period): boolean {
  return a.from < b.to && b.from < a.to
}
