/** Between one customer and the next: it came back, someone is at it, it can go out. */
export const readyStates = ['to_clean', 'cleaning', 'ready'] as const
export type ReadyState = (typeof readyStates)[number]

/** So long before a pick-up a car that is not ready is everybody's business. */
export const URGENT_HOURS = 6

export const isUrgent = (state: ReadyState, nextAt: Date | null, now: Date): boolean =>
  state !== 'ready' && nextAt !== null && nextAt.getTime() - now.getTime() <= URGENT_HOURS * 3_600_000
