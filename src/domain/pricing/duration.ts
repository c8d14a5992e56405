import { MINUTES_PER_DAY, type WallMinute } from '../calendar/wall-clock.ts'

/** Whole rental days and started hours beyond them. */
export type Duration = { days: number; hours: number }

export const GRACE_MINUTES = 29

/** Counted on the labels: a night of 23 or 25 hours is one day. The least one can rent is a day. */
export function rentalDuration(from: WallMinute, to: WallMinute): Duration {
  const duration = countedTime(to - from)
  return duration.days === 0 ? { days: 1, hours: 0 } : duration
}

export function countedTime(minutes: number): Duration {
  const days = Math.floor(minutes / MINUTES_PER_DAY)
  const left = minutes - days * MINUTES_PER_DAY
  return { days, hours: left <= GRACE_MINUTES ? 0 : Math.ceil(left / 60) }
}
