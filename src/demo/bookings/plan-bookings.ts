import {
  addDays,
  type CalendarDay,
  dayOf,
  formatDay,
  type WallMinute,
} from '../../domain/calendar/wall-clock.ts'
import type { Random } from '../random.ts'
import { draftBooking } from './draft-booking.ts'
import type { Fate, PlannedBooking, Timetable } from './timetable.ts'

/** So many bookings whose pick-up is so many days from today. */
type Stretch = { count: number; from: number; to: number; fate: Fate }

const stretches: Stretch[] = [
  { count: 100, from: -320, to: -46, fate: 'kept' },
  { count: 45, from: -45, to: -13, fate: 'kept' },
  { count: 40, from: -12, to: -1, fate: 'kept' },
  { count: 40, from: 1, to: 14, fate: 'kept' },
  { count: 30, from: 15, to: 45, fate: 'kept' },
  { count: 18, from: 46, to: 150, fate: 'kept' },
  { count: 10, from: -200, to: -3, fate: 'cancelled' },
  { count: 5, from: 3, to: 60, fate: 'cancelled' },
]

/** How much goes on in each month, January first; July is full. */
const busyness = [5, 5, 6, 7, 9, 13, 16, 14, 9, 7, 5, 7]
const BUSIEST = Math.max(...busyness)

/** No stretch needs nearly as many: it only keeps a mistake in the tables from going on for ever. */
const MOST_TRIES = 20_000

export function planThroughTheYear(timetable: Timetable, now: WallMinute, random: Random): void {
  const today = dayOf(now)
  for (const { count, from, to, fate } of stretches) {
    const wanted = timetable.planned.length + count
    for (let tries = 0; timetable.planned.length < wanted; tries++) {
      if (tries > MOST_TRIES) throw new Error(`the demo cannot place its bookings from ${from} to ${to}`)
      const day = addDays(today, random.between(from, to))
      if (!random.chance(busynessOf(day))) continue
      const draft = draftBooking(day, now, fate, random)
      if (draft) timetable.book(draft)
    }
  }
}

function busynessOf(day: CalendarDay): number {
  return (busyness[Number(formatDay(day).slice(5, 7)) - 1] ?? 0) / BUSIEST
}

export function inOrderOfBooking(planned: readonly PlannedBooking[]): PlannedBooking[] {
  return planned.toSorted((a, b) => a.bookedAt - b.bookedAt || a.carId - b.carId)
}
