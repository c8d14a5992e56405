import type { carCosts, carDuties } from '../db/schema/car-care.ts'
import type { cars } from '../db/schema/fleet.ts'
import { addDays, dayFrom, formatDay } from '../domain/calendar/wall-clock.ts'
import { cents } from '../domain/money.ts'
import type { Row } from './rows.ts'

type CarRow = Row<typeof cars>

/** A number below `most` that is always the same for a car and a matter. */
const spread = (carId: number, matter: number, most: number) => (carId * 7919 + matter * 104_729) % most

/** Papers that come round every year or two, a service by the kilometre, and tyres of two cars that nobody has changed yet. */
export function dutyRows(fleet: readonly CarRow[], today: string): Row<typeof carDuties>[] {
  const inDays = (days: number) => formatDay(addDays(dayFrom(today), days))
  return fleet.flatMap(({ id: carId = 0, mileage }) => [
    { carId, kind: 'INSPECTION' as const, dueOn: inDays(40 + spread(carId, 1, 650)), everyMonths: 24 },
    {
      carId,
      kind: 'LIABILITY_INSURANCE' as const,
      dueOn: inDays(35 + spread(carId, 2, 320)),
      everyMonths: 12,
    },
    {
      carId,
      kind: 'SERVICE' as const,
      dueKm: mileage + (spread(carId, 3, 16) === 0 ? 600 : 1_500 + spread(carId, 4, 12_000)),
      everyKm: 15_000,
      isBlocking: false,
    },
    ...(spread(carId, 5, 20) === 0
      ? [{ carId, kind: 'TYRES' as const, dueOn: inDays(9), everyMonths: 6, isBlocking: false }]
      : []),
  ])
}

/** A year of leasing by the month, and a service. */
export function costRows(fleet: readonly CarRow[], today: string): Row<typeof carCosts>[] {
  const ago = (days: number) => formatDay(addDays(dayFrom(today), -days))
  return fleet.flatMap(({ id: carId = 0, mileage }) => [
    ...Array.from({ length: 12 }, (_, month) => ({
      carId,
      kind: 'LEASING' as const,
      day: ago(5 + month * 30),
      amount: cents(14_000 + spread(carId, 6, 90) * 100),
    })),
    {
      carId,
      kind: 'MAINTENANCE' as const,
      day: ago(20 + spread(carId, 7, 200)),
      amount: cents(12_000 + spread(carId, 8, 150) * 100),
      kilometres: Math.max(0, mileage - spread(carId, 9, 9_000)),
    },
  ])
}
