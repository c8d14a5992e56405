import {
  addDays,
  addMinutes,
  atTime,
  type CalendarDay,
  dayOf,
  earlier,
  later,
  MINUTES_PER_DAY,
  type WallMinute,
} from '../../domain/calendar/wall-clock.ts'
import { standardRules } from '../../domain/house-rules.ts'
import type { FleetCar } from '../cars.ts'
import { type Spot, spotOf } from '../locations.ts'
import { broughtBack } from './brought-back.ts'
import { cancelledBefore, comesToNothing } from './cancellations.ts'
import { demandOn } from './demand.ts'
import { habitsFor, nextRental } from './next-rental.ts'
import type { Plan, Planning } from './plan.ts'

/** Time of a car that is spoken for: a scene of today, or the workshop. */
export type Fixed = { start: WallMinute; end: WallMinute; plan?: Plan }

/** The demo looks back a good year and ahead five months. */
const DAYS_BACK = 380
const DAYS_AHEAD = 150
/** Nothing lasts longer than this from today. */
const LAST_RETURN = 180

const TRANSFER_MINUTES = 4 * 60
const TRANSFER = 0.03
/** Where cars of each group are at home: mostly where planes land and where the office is. */
const spots: Spot[] = ['airport', 'airport', 'airport', 'office', 'office', 'office', 'harbour', 'tartu']

/**
 * The rentals of one car, one after the other, each from where the one before left it. Demand asks of it a part of each
 * day; whenever it has given less than was asked for, somebody takes it.
 */
export function planCar(planning: Planning, car: FleetCar, fixed: readonly Fixed[]): Plan[] {
  const { today, random } = planning
  const plans: Plan[] = []
  const start = later(car.since, addDays(today, -DAYS_BACK))
  const end = earlier(car.until, addDays(today, DAYS_AHEAD))
  const ahead = [...fixed]
  const popularity = random.between(82, 117) / 100
  let spot = homeOf(planning, car, start)
  let free = atTime(start, 0)
  let owed = -random.below(6)
  let counted = start
  for (let day = start; day <= end; ) {
    for (; counted < day; counted = addDays(counted, 1)) owed += demandOn(counted, today) * popularity
    const next = ahead[0]
    if (next && dayOf(next.start) <= day) {
      ahead.shift()
      if (next.plan) {
        plans.push(next.plan)
        spot = spotOf(next.plan.to)
        owed -= (next.plan.returnAt - next.plan.rentAt) / MINUTES_PER_DAY
      }
      free = next.end
      day = later(day, dayOf(free))
      continue
    }
    if (owed < 0) {
      day = addDays(day, 1)
      continue
    }
    if (random.chance(TRANSFER) || habitsFor(car.group, spot, day).length === 0) {
      spot = homeOf(planning, car, day)
      free = addMinutes(free, TRANSFER_MINUTES)
    }
    const until = earlier(next?.start ?? lastReturn(car, today), lastReturn(car, today))
    const wantedAt = next?.plan?.from
    const plan = nextRental(planning, car, day, { spot, free, until, ...(wantedAt ? { wantedAt } : {}) })
    if (!plan) {
      day = addDays(day, 1)
      continue
    }
    const came = comesToNothing(plan, planning)
    plans.push(...cancelledBefore(plan, planning), came)
    if (came.fate !== 'kept') {
      day = addDays(dayOf(plan.rentAt), 1)
      continue
    }
    const back = broughtBack(came, until, planning)
    plans[plans.length - 1] = back
    const returned = back.backAt ?? back.returnAt
    spot = spotOf(back.to)
    free = addMinutes(later(returned, back.returnAt), standardRules.turnaroundMinutes)
    owed -= (returned - back.rentAt) / MINUTES_PER_DAY
    day = dayOf(free)
  }
  return plans
}

function lastReturn(car: FleetCar, today: CalendarDay): WallMinute {
  return atTime(addDays(earlier(car.until, addDays(today, LAST_RETURN)), 1), 0)
}

/** One of the places where a car like this finds customers. */
function homeOf({ random }: Planning, car: FleetCar, day: CalendarDay): Spot {
  return random.pick(spots.filter((spot) => habitsFor(car.group, spot, day).length > 0))
}
