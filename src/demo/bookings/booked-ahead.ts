import {
  addDays,
  addMinutes,
  atTime,
  dayOf,
  earlier,
  type WallMinute,
} from '../../domain/calendar/wall-clock.ts'
import type { Planning } from './plan.ts'

const MORNING = 7 * 60
const WAKING_MINUTES = 15 * 60

/** When somebody who plans so many days ahead has booked: awake, and never in the future. */
export function bookedAheadOf(
  ahead: [least: number, most: number],
  rentAt: WallMinute,
  { now, today, random }: Pick<Planning, 'now' | 'today' | 'random'>,
): WallMinute {
  const day = dayOf(rentAt)
  const usual = random.between(...ahead)
  const untilThen = day - today
  const days = untilThen < 0 ? usual : Math.max(usual, untilThen + random.between(1, 14))
  if (days === 0) return earlier(addMinutes(rentAt, -random.between(60, 180)), now)
  return atTime(addDays(day, -days), MORNING + random.below(WAKING_MINUTES))
}
