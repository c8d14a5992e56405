/** Which way of the key a locker is kept for. */
export const lockerPurposes = ['pick-up', 'return'] as const
export type LockerPurpose = (typeof lockerPurposes)[number]

export type LockerWindow = { start: Date; end: Date }

const MINUTE = 60_000

/**
 * How long the customer's call opens a locker after they said on their own page that they stand before it. A caller's
 * number can be forged, so by itself it opens nothing.
 */
export const CALL_MINUTES = 10

/** Until when a call opens the locker; undefined when nobody said that they are there, or too long ago. */
export function callsUntil(window: LockerWindow & { askedAt: Date | null }, now: Date): Date | undefined {
  if (!window.askedAt || now >= window.end) return undefined
  const until = Math.min(window.askedAt.getTime() + CALL_MINUTES * MINUTE, window.end.getTime())
  return now.getTime() < until ? new Date(until) : undefined
}

const BEFORE = 30 * MINUTE
const AFTER = 60 * MINUTE

/** The key goes back around the agreed time. */
export function returnWindow(at: Date): LockerWindow {
  return { start: new Date(at.getTime() - AFTER), end: new Date(at.getTime() + AFTER) }
}

/** A locker is one customer's from half an hour before pick-up to an hour after it. */
export function lockerWindow(pickUp: Date): LockerWindow {
  return { start: new Date(pickUp.getTime() - BEFORE), end: new Date(pickUp.getTime() + AFTER) }
}
