import type { OfferedCar } from '../../../contract/visitor/answers.ts'

/** Cars that differ in nothing one chooses by, except in their picture and words: shown once. */
export type SameCars = readonly [OfferedCar, ...OfferedCar[]]

/** In the order in which the first of each comes. */
export function groupSameCars(cars: readonly OfferedCar[]): SameCars[] {
  const kinds = new Map<string, [OfferedCar, ...OfferedCar[]]>()
  for (const car of cars) {
    const kind = kindOf(car)
    const known = kinds.get(kind)
    if (known) known.push(car)
    else kinds.set(kind, [car])
  }
  return [...kinds.values()]
}

const kindOf = (car: OfferedCar): string =>
  [
    car.name,
    car.group.id,
    car.gearbox,
    car.fuelType,
    car.fuelConsumption,
    car.rangeKm,
    car.seats,
    car.doors,
    car.bootLitres,
    car.suitcases,
    car.hasAirConditioning,
  ].join('|')
