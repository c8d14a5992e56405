import { addMinutes, earlier, later, MINUTES_PER_DAY } from '../../domain/calendar/wall-clock.ts'
import type { Plan, Planning } from './plan.ts'

const CHANGED_PLANS = 0.08
const TOO_LATE = 0.02
const NO_SHOW = 0.01

/** Who had the car for those days before, and gave it up in time for the next one to book it. */
export function cancelledBefore(plan: Plan, { random, clientele }: Planning): Plan[] {
  if (!random.chance(CHANGED_PLANS)) return []
  const { habit } = clientele.personAt(plan.person)
  const person = clientele.someone(habit, { from: plan.rentAt, to: plan.returnAt })
  const bookedAt = addMinutes(plan.bookedAt, -random.between(60, 20 * MINUTES_PER_DAY))
  const kept = Math.floor(((plan.bookedAt - bookedAt) * random.between(20, 95)) / 100)
  const cancelledAt = addMinutes(bookedAt, kept)
  return [{ ...plan, person, services: [], couponCodes: [], bookedAt, cancelledAt, fate: 'cancelled' }]
}

/** A few give up on the last day, for a fee, and a few do not come at all. */
export function comesToNothing(plan: Plan, { now, random }: Planning): Plan {
  if (plan.rentAt > now - 12 * 60) return plan
  if (random.chance(NO_SHOW)) {
    return { ...plan, fate: 'no-show', cancelledAt: addMinutes(plan.rentAt, random.between(3 * 60, 8 * 60)) }
  }
  if (!random.chance(TOO_LATE)) return plan
  const cancelledAt = later(
    addMinutes(plan.bookedAt, 5),
    addMinutes(plan.rentAt, -random.between(60, 22 * 60)),
  )
  return { ...plan, fate: 'cancelled', cancelledAt: earlier(cancelledAt, addMinutes(plan.rentAt, -1)) }
}
