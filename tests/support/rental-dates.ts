import { instantOf } from '../../src/domain/calendar/tallinn.ts'
import { parseLabel } from '../../src/domain/calendar/wall-clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Ten in the morning in Tallinn some weeks ahead of the real clock, with two months behind it in which no clocks are
 * changed: servers that run as processes live in the real time, and their tests must not rot.
 */
export function quietMorning(now = new Date()): Date {
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1]
  const mornings = years.flatMap((year) => [`${year}-01-10T10:00`, `${year}-06-10T10:00`]).map(instant)
  const next = mornings.find((morning) => morning.getTime() > now.getTime() + 10 * DAY)
  if (!next) throw new Error('there is always a January or a June ahead')
  return next
}

function instant(label: string): Date {
  const minute = parseLabel(label)
  const found = minute === undefined ? undefined : instantOf(minute)
  if (!found) throw new Error(`no such time: ${label}`)
  return found
}

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE)

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY)
