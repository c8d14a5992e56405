import { dayOf, formatDay, type WallMinute } from '../../domain/calendar/wall-clock.ts'
import { ageOn, parseIdCode } from '../../domain/people/estonian-id-code.ts'
import type { Habit } from '../habits.ts'
import type { Person } from '../people.ts'
import type { Random } from '../random.ts'
import { type ServiceKey, serviceIds } from '../services.ts'

export type ServiceWish = { id: number; quantity: number }

const OLD_ENOUGH = 25
const covers: ReadonlySet<ServiceKey> = new Set(['reducedExcess', 'zeroExcess'] as const)

/** What a person adds to a car, out of habit and because of their age. */
export function serviceWishes(
  person: Person,
  { extras }: Habit,
  rentAt: WallMinute,
  random: Random,
): ServiceWish[] {
  const wishes: ServiceWish[] = []
  let hasCover = false
  for (const [service, probability, most = 1] of extras) {
    const isCover = covers.has(service)
    if (!random.chance(probability) || (isCover && hasCover)) continue
    hasCover ||= isCover
    wishes.push({ id: serviceIds[service], quantity: random.between(1, most) })
  }
  if (ageAt(person, rentAt) < OLD_ENOUGH) wishes.push({ id: serviceIds.youngDriver, quantity: 1 })
  return wishes
}

function ageAt({ born, idCode }: Person, at: WallMinute): number {
  const code = idCode === undefined ? undefined : parseIdCode(idCode)
  const birthDate = born ?? (code?.ok ? code.birthDate : '')
  return ageOn(birthDate, formatDay(dayOf(at))) ?? OLD_ENOUGH
}
