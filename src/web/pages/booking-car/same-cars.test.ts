import { describe, expect, it } from 'vitest'
import { offeredCar } from '../../../../tests/support/offered-car.ts'
import { groupSameCars } from './same-cars.ts'

const idsOf = (...cars: Parameters<typeof groupSameCars>[0]) =>
  groupSameCars(cars).map((same) => same.map(({ id }) => id))

describe('cars that are alike', () => {
  it('are shown once, where the first of them stands', () => {
    const [red, silver] = [offeredCar({ id: 1 }), offeredCar({ id: 3, imageNames: ['hatchback-silver'] })]
    expect(idsOf(red, offeredCar({ id: 2, name: 'Škoda Fabia' }), silver)).toEqual([[1, 3], [2]])
  })

  it.each([
    { group: { id: 2, name: 'Mini' } },
    { gearbox: 'AUTOMATIC' as const },
    { fuelType: 'DIESEL' as const },
    { fuelConsumption: 4.1 },
    { seats: 4 },
    { doors: 3 },
    { bootLitres: 380 },
    { suitcases: 2 },
    { hasAirConditioning: false },
    { rangeKm: 300 },
  ])('are not alike with %j', (other) => {
    expect(idsOf(offeredCar({ id: 1 }), offeredCar({ id: 2, ...other }))).toEqual([[1], [2]])
  })
})
