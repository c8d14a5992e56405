import {
  addDays,
  addMinutes,
  type CalendarDay,
  dayOf,
  earlier,
  formatDay,
  type WallMinute,
} from '../../domain/calendar/wall-clock.ts'
import type { FleetCar } from '../cars.ts'
import type { GroupKey } from '../groups.ts'
import { type Habit, type HabitKey, habits } from '../habits.ts'
import { keysOf } from '../ids.ts'
import { type LocationKey, type Spot, spotOf } from '../locations.ts'
import { bookedAheadOf } from './booked-ahead.ts'
import type { Plan, Planning } from './plan.ts'
import { serviceWishes } from './service-wishes.ts'

const COUPON = 0.3
/** A month at a time is rare, and one such customer has the car for as long as ten others. */
const rarity = (habit: Habit) => (habit.days[0] > 20 ? 1 : 4)

const otherEnds: Record<Spot, LocationKey[]> = {
  airport: ['office', 'harbour', 'tartu'],
  office: ['airport', 'airport', 'tartu'],
  harbour: ['airport', 'parnu'],
  tartu: ['airport', 'office'],
  parnu: ['office', 'harbour'],
}

/** Kinds of customers who would take a car of a group from where it stands. */
export function habitsFor(group: GroupKey, spot: Spot, day: CalendarDay): HabitKey[] {
  const month = Number(formatDay(day).slice(5, 7))
  return keysOf(habits).filter((key) => {
    const { groups, places, months } = habits[key]
    return (
      groups.includes(group) &&
      places.some((place) => spotOf(place) === spot) &&
      months?.includes(month) !== false
    )
  })
}

/** Where the car stands from when on, and by when and where it is wanted next. */
export type Standing = { spot: Spot; free: WallMinute; until: WallMinute; wantedAt?: LocationKey }

/** A rental that somebody takes on a day, or undefined when nobody can. */
export function nextRental(
  { now, today, random, clientele, times }: Planning,
  car: FleetCar,
  day: CalendarDay,
  { spot, free, until, wantedAt }: Standing,
): Plan | undefined {
  const fitting = habitsFor(car.group, spot, day)
  if (fitting.length === 0) return undefined
  const key = random.weighted(
    fitting.map((each) => ({ key: each })),
    (each) => rarity(habits[each.key]),
  ).key
  const habit = habits[key]
  const from = random.pick(habit.places.filter((place) => spotOf(place) === spot))
  const places = spot === 'office' ? [from, 'locker' as const] : [from]
  const pickUp = firstOf(places, (place) => times.pick(place, 'rent', day, { after: free }))
  if (!pickUp) return undefined

  const nights = random.between(...habit.days)
  const last = dayOf(addMinutes(until, -60))
  const isLastBefore = wantedAt !== undefined && last - (day + nights) < 3
  const to = isLastBefore
    ? wantedAt
    : random.chance(habit.oneWay)
      ? random.pick(otherEnds[spot])
      : pickUp.place
  const ends: LocationKey[] = spotOf(to) === 'office' ? [to, 'office', 'locker'] : [to]
  const days = [0, 1, 2]
    .map((more) => earlier(addDays(day, nights + more), last))
    .filter((each) => each > day)
  const giveBack = firstOf(days, (each) =>
    firstOf(ends, (place) =>
      times.pick(place, 'return', each, { after: pickUp.at, before: addMinutes(until, -60) }),
    ),
  )?.at
  if (!giveBack) return undefined

  const [rentAt, returnAt] = [pickUp.at, giveBack.at]
  const person = clientele.someone(key, { from: rentAt, to: returnAt })
  return {
    person,
    car,
    from: pickUp.place,
    to: giveBack.place,
    rentAt,
    returnAt,
    bookedAt: bookedAheadOf(habit.ahead, rentAt, { now, today, random }),
    couponCodes: couponCodes(habit, pickUp.place, random),
    services: serviceWishes(clientele.personAt(person), habit, rentAt, random),
    fate: 'kept',
  }
}

/** The first for which there is a time, with that time. */
function firstOf<T, At>(
  from: readonly T[],
  find: (each: T) => At | undefined,
): { place: T; at: At } | undefined {
  for (const place of from) {
    const at = find(place)
    if (at !== undefined) return { place, at }
  }
  return undefined
}

/** Whether they apply is for the price to say. */
function couponCodes({ coupons }: Habit, place: LocationKey, random: Planning['random']): string[] {
  const codes = coupons && random.chance(COUPON) ? [random.pick(coupons)] : []
  if (place === 'airport' && random.chance(COUPON)) codes.push('OOLEND')
  if (random.chance(COUPON)) codes.push('TERE10')
  if (random.chance(0.1)) codes.push('SUVI25')
  return codes
}
