import { MINUTES_PER_DAY, type WallMinute } from '../calendar/wall-clock.ts'
import type { HouseRules } from '../house-rules.ts'

/** Whole rental days and started hours beyond them. */
export type Duration = { days: number; hours: number }

/** Counted on the labels: a night of 23 or 25 hours is one day. The least one can rent is a day. */
export function rentalDuration(
  from: WallMinute,
  to: WallMinute,
  rules: Pick<HouseRules, 'graceMinutes'>,
): Duration {
  const duration = countedTime(to - from, rules)
  return duration.days === 0 ? { days: 1, hours: 0 } : duration
}

export function countedTime(minutes: number, { graceMinutes }: Pick<HouseRules, 'graceMinutes'>): Duration {
  const days = Math.floor(minutes / MINUTES_PER_DAY)
  const left = minutes - days * MINUTES_PER_DAY
  return { days, hours: left <= graceMinutes ? 0 : Math.ceil(left / 60) }
}
