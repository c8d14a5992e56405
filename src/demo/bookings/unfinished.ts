import { addMinutes, MINUTES_PER_DAY } from '../../domain/calendar/wall-clock.ts'
import type { Fate, Plan, Planning } from './plan.ts'

const HOUR = 60

/** Bookings that people are busy with as the demo is opened: what is missing, and since how many minutes. */
const unfinished: [fate: Fate, bookedAgo: number][] = [
  ['held', 4],
  ['promised', MINUTES_PER_DAY],
  ['requested', 3 * HOUR],
  ['paying', 7],
  ['held', 11],
  ['promised', 2 * MINUTES_PER_DAY],
  ['requested', 9 * HOUR],
  ['held', 19],
  ['paying', 2],
  ['promised', 5 * HOUR],
]

/** Of those ahead some are not settled yet; companies pay by transfer, so it is theirs that are promised. */
export function leaveUnfinished(
  plans: readonly Plan[],
  { now, today, clientele }: Pick<Planning, 'now' | 'today' | 'clientele'>,
): Plan[] {
  const open = plans.filter(
    ({ fate, rentAt }) =>
      fate === 'kept' && rentAt > (today + 3) * MINUTES_PER_DAY && rentAt < (today + 45) * MINUTES_PER_DAY,
  )
  const changed = new Map<Plan, Plan>()
  for (const [place, [fate, bookedAgo]] of unfinished.entries()) {
    const left = open.filter((plan) => !changed.has(plan))
    const ofCompanies = left.filter(({ person }) => clientele.personAt(person).company)
    const from = fate === 'promised' && ofCompanies.length > 0 ? ofCompanies : left
    const plan = from[Math.floor(((place + 0.5) / unfinished.length) * from.length)]
    if (!plan) throw new Error('the demo has too few bookings ahead')
    changed.set(plan, { ...plan, fate, bookedAt: addMinutes(now, -bookedAgo) })
  }
  return plans.map((plan) => changed.get(plan) ?? plan)
}
