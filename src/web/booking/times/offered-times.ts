import { type OpeningHours, pickUpWindow, returnWindow } from '../../../domain/calendar/opening-windows.ts'
import { instantOf } from '../../../domain/calendar/tallinn.ts'
import {
  addDays,
  atTime,
  type CalendarDay,
  daysFrom,
  MINUTES_PER_DAY,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import type { Cents } from '../../../domain/money.ts'

/** A time of a day at which a place serves, with the fee of its window. */
export type OfferedTime = { minute: number; fee: Cents }

/** The times one can choose on a day; `wanted` is offered besides the half-hours when the place is open then. */
export type TimesOf = (day: CalendarDay, wanted?: number) => OfferedTime[]

const STEP = 30
const HALF_HOURS = Array.from({ length: MINUTES_PER_DAY / STEP }, (_, index) => index * STEP)

export function pickUpTimes(hours: OpeningHours, now: WallMinute): TimesOf {
  return timesOf((at) => (at < now ? undefined : pickUpWindow(hours, at)?.rentPrice))
}

export function returnTimes(hours: OpeningHours, after: WallMinute): TimesOf {
  return timesOf((at) => (at <= after ? undefined : returnWindow(hours, at)?.returnPrice))
}

function timesOf(feeAt: (at: WallMinute) => Cents | undefined): TimesOf {
  return (day, wanted) => {
    const minutes = wanted === undefined ? HALF_HOURS : [...new Set([...HALF_HOURS, wanted])]
    return minutes
      .toSorted((a, b) => a - b)
      .flatMap((minute) => {
        const at = atTime(day, minute)
        const fee = feeAt(at)
        return fee === undefined || !instantOf(at) ? [] : [{ minute, fee }]
      })
  }
}

/** Times of the same fee that follow each other. */
export function feeSpans(times: readonly OfferedTime[]): { fee: Cents; times: OfferedTime[] }[] {
  const spans: { fee: Cents; times: OfferedTime[] }[] = []
  for (const time of times) {
    const last = spans.at(-1)
    if (last?.fee === time.fee) last.times.push(time)
    else spans.push({ fee: time.fee, times: [time] })
  }
  return spans
}

/** The wanted time where it is offered, else the one nearest to it. */
export function closestTime(times: readonly OfferedTime[], wanted: number): OfferedTime | undefined {
  return times.reduce<OfferedTime | undefined>(
    (best, next) => (best && Math.abs(best.minute - wanted) <= Math.abs(next.minute - wanted) ? best : next),
    undefined,
  )
}

const FARTHEST_DAYS = 31

/** The first time a place serves on a later day. */
export function nextOpening(times: TimesOf, day: CalendarDay): WallMinute | undefined {
  for (const next of daysFrom(addDays(day, 1), FARTHEST_DAYS)) {
    const first = times(next)[0]
    if (first) return atTime(next, first.minute)
  }
  return undefined
}
