import { addMinutes, earlier, type WallMinute } from '../../domain/calendar/wall-clock.ts'
import damages from '../data/damages.json' with { type: 'json' }
import type { Damage, Plan, Planning } from './plan.ts'

const LATE = 0.05
const DAMAGED = 0.015

/** How a rental ended, if its time is over: mostly on time, sometimes hours late, rarely with a scratch. */
export function broughtBack(plan: Plan, until: WallMinute, { now, random, times }: Planning): Plan {
  if (plan.returnAt > now) return plan
  const late = random.chance(LATE)
  const shift = late ? random.between(45, 420) : random.between(-90, 25)
  const at = earlier(addMinutes(plan.returnAt, shift), addMinutes(now, -5))
  const isPossible = at > plan.rentAt + 60 && at <= until - 60 && times.isOpen(plan.to, 'return', at)
  const backAt = isPossible ? at : earlier(plan.returnAt, now)
  const damage = random.chance(DAMAGED) ? random.pick(damages as Damage[]) : undefined
  return { ...plan, backAt, ...(damage ? { damage } : {}) }
}
