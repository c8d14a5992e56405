import {
  addDays,
  addMinutes,
  atTime,
  dayOf,
  earlier,
  MINUTES_PER_DAY,
  type WallMinute,
} from '../../domain/calendar/wall-clock.ts'
import { standardRules } from '../../domain/house-rules.ts'
import type { FleetCar } from '../cars.ts'
import data from '../data/scenes.json' with { type: 'json' }
import type { GroupKey } from '../groups.ts'
import type { LocationKey } from '../locations.ts'
import { type ServiceKey, serviceIds } from '../services.ts'
import type { Fixed } from './car-year.ts'
import type { Plan, Planning } from './plan.ts'

/** A day from today and a time of it. */
type When = [day: number, time: string]

/** Something that is going on today, at hours at which people are about, whenever the demo is first opened. */
type Scene = {
  who: string
  group: GroupKey
  place: LocationKey
  from: When | 'soon'
  to: When | 'missed'
  bookedDaysAgo: number
  services?: ServiceKey[]
}

const scenes = data as Scene[]

/** What today has in store for each car that it needs, by the car's id. */
export function planToday(planning: Planning, fleet: readonly FleetCar[], taken: Map<number, Fixed[]>): void {
  for (const scene of scenes) {
    const plan = (car: FleetCar) => planOf(scene, car, planning)
    const car = fleet.find(
      (each) =>
        each.group === scene.group &&
        each.until > planning.today + 30 &&
        !taken
          .get(each.id)
          ?.some(({ start, end }) => start < plan(each).returnAt + 600 && plan(each).rentAt < end + 600),
    )
    if (!car) throw new Error(`no car is left for ${scene.who}`)
    const own = plan(car)
    planning.clientele.goesAway(own.person, { from: own.rentAt, to: own.returnAt })
    // Nobody counts on a car that is missed.
    const end =
      scene.to === 'missed'
        ? addMinutes(planning.now, 2 * MINUTES_PER_DAY)
        : addMinutes(own.returnAt, standardRules.turnaroundMinutes)
    taken.set(car.id, [...(taken.get(car.id) ?? []), { start: own.rentAt, end, plan: own }])
  }
}

function planOf(scene: Scene, car: FleetCar, { now, today, clientele }: Planning): Plan {
  const at = ([day, time]: When) => atTime(addDays(today, day), minutesOf(time))
  const rentAt = scene.from === 'soon' ? soonFrom(now) : at(scene.from)
  const returnAt = scene.to === 'missed' ? missedBy(now) : at(scene.to)
  const isBack = scene.to !== 'missed' && returnAt < now
  return {
    person: clientele.named(scene.who),
    car,
    from: scene.place,
    to: scene.place,
    rentAt,
    returnAt,
    bookedAt: atTime(addDays(today, -scene.bookedDaysAgo), minutesOf('10:20')),
    couponCodes: [],
    services: (scene.services ?? []).map((key) => ({ id: serviceIds[key], quantity: 1 })),
    fate: 'kept',
    ...(isBack ? { backAt: earlier(addMinutes(returnAt, 5), now) } : {}),
  }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The next half hour at which somebody would go to a key locker. */
function soonFrom(now: WallMinute): WallMinute {
  const next = addMinutes(now, 30 - (now % 30))
  const opens = atTime(dayOf(next), minutesOf('07:00'))
  if (next < opens) return opens
  return next > atTime(dayOf(next), minutesOf('22:00')) ? addMinutes(opens, MINUTES_PER_DAY) : next
}

/** The last of the usual hours of return that is over for good. */
function missedBy(now: WallMinute): WallMinute {
  const today = dayOf(now)
  const hours = ['18:00', '12:00', '09:00'].map((time) => atTime(today, minutesOf(time)))
  return hours.find((at) => at <= now - 90) ?? atTime(addDays(today, -1), minutesOf('18:00'))
}
