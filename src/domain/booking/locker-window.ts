/** Which way of the key a locker is kept for. */
export const lockerPurposes = ['pick-up', 'return'] as const
export type LockerPurpose = (typeof lockerPurposes)[number]

export type LockerWindow = { start: Date; end: Date }

const MINUTE = 60_000
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
