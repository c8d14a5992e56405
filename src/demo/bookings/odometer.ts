import { MINUTES_PER_DAY } from '../../domain/calendar/wall-clock.ts'
import type { Random } from '../random.ts'
import type { Plan } from './plan.ts'

export type Odometer = { out: number; back: number }

const [SLOW, FAST] = [60, 180]

/** What the odometer showed at each pick-up and return of one car, so that it ends where the car's card says. */
export function readOdometer(plans: readonly Plan[], random: Random): Map<Plan, Odometer> {
  const driven = plans.filter(({ fate, backAt }) => fate === 'kept' && backAt !== undefined)
  const wished = driven.map(
    ({ rentAt, returnAt }) => ((returnAt - rentAt) / MINUTES_PER_DAY) * random.between(SLOW, FAST),
  )
  const mileage = plans[0]?.car.mileage ?? 0
  const sum = wished.reduce((total, kilometres) => total + kilometres, 0)
  const scale = Math.min(1, (mileage - 20) / Math.max(1, sum))
  const kilometres = wished.map((wish) => Math.floor(wish * scale))
  let shown = mileage - kilometres.reduce((total, each) => total + each, 0)
  return new Map(
    driven.map((plan, place) => {
      const out = shown
      shown += kilometres[place] ?? 0
      return [plan, { out, back: shown }]
    }),
  )
}
