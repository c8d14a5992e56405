import {
  addDays,
  addMinutes,
  atTime,
  type CalendarDay,
  earlier,
  formatDay,
  MINUTES_PER_DAY,
  type WallMinute,
} from '../../domain/calendar/wall-clock.ts'
import { type LocationKey, locationIds } from '../locations.ts'
import { people } from '../people.ts'
import type { Random } from '../random.ts'
import { type Habit, habits } from './habits.ts'
import { serviceWishes } from './service-wishes.ts'
import type { Draft, Fate } from './timetable.ts'

/** Neighbours come back often, guests from far away once. */
const regulars = people.flatMap((person, index) => {
  const visits = person.idCode === undefined ? 1 : 3
  return Array<number>(visits).fill(index)
})

const HALF_HOUR = 30
const NIGHT_FLIGHTS = 0.15
const COUPON = 0.35

/** A rental somebody might take on a date, or undefined when this somebody does not travel then. */
export function draftBooking(
  day: CalendarDay,
  now: WallMinute,
  fate: Fate,
  random: Random,
): Draft | undefined {
  const index = random.pick(regulars)
  const person = people[index]
  if (!person) return undefined
  const habit: Habit = habits[person.habit]
  if (habit.months?.includes(Number(formatDay(day).slice(5, 7))) === false) return undefined

  const from = random.pick(habit.places)
  const to = random.chance(habit.oneWay) ? random.pick(otherEnds[from]) : from
  const rentAt = atTime(day, timeOfDay(from, random))
  const nights = random.between(...habit.days)
  const returnAt = atTime(addDays(day, nights), timeOfDay(to, random))
  const ahead = random.between(...habit.ahead) * MINUTES_PER_DAY + random.between(60, 600)
  // Nobody has booked in the future, however early they like to plan.
  const bookedAt = earlier(
    addMinutes(rentAt, -ahead),
    addMinutes(now, -random.between(90, 21 * MINUTES_PER_DAY)),
  )
  return {
    person: index,
    groups: habit.groups,
    request: {
      rentAt,
      returnAt,
      rentLocationId: locationIds[from],
      returnLocationId: locationIds[to],
      couponCodes: couponCodes(habit, from, random),
    },
    bookedAt,
    services: serviceWishes(person, habit, rentAt, random),
    fate,
  }
}

/** Whether they apply is for the price to say. */
function couponCodes({ coupons }: Habit, place: LocationKey, random: Random): string[] {
  const codes = coupons && random.chance(COUPON) ? [random.pick(coupons)] : []
  if (place === 'airport' && random.chance(COUPON)) codes.push('OOLEND')
  if (random.chance(COUPON)) codes.push('TERE10')
  return codes
}

const otherEnds: Record<LocationKey, LocationKey[]> = {
  airport: ['office', 'harbour', 'tartu'],
  office: ['airport', 'locker'],
  harbour: ['airport', 'parnu'],
  tartu: ['airport', 'office'],
  parnu: ['office', 'harbour'],
  locker: ['office', 'airport'],
}

/** On the half hour; by day, except where planes land at night and the locker never sleeps. */
function timeOfDay(place: LocationKey, random: Random): number {
  const isOpenAtNight = place === 'airport' || place === 'locker'
  const [first, last] = isOpenAtNight && random.chance(NIGHT_FLIGHTS) ? [0, 47] : [17, 36]
  return random.between(first, last) * HALF_HOUR
}
