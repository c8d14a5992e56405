import { describe, expect, it } from 'vitest'
import { offeredCar } from '../../../../tests/support/offered-car.ts'
import type { OfferedCar } from '../../../contract/visitor/answers.ts'
import {
  filterCars,
  filterChoices,
  filtersFromQuery,
  isFiltering,
  noFilters,
  sortCars,
  withFilters,
} from './car-filters.ts'

const car = (id: number, over: Partial<OfferedCar>) => offeredCar({ id, ...over })
const cars = [
  car(1, {}),
  car(2, { gearbox: 'AUTOMATIC', fuelType: 'ELECTRIC', group: { id: 2, name: 'Elekter' }, price: 120 }),
  car(3, { seats: 9, fuelType: 'DIESEL', group: { id: 3, name: 'Buss' }, price: 200.2 }),
]
const shown = (query: string) =>
  filterCars(cars, filtersFromQuery(new URLSearchParams(query))).map(({ id }) => id)

describe('filters', () => {
  it.each([
    ['', [1, 2, 3]],
    ['gearbox=AUTOMATIC', [2]],
    ['groups=1,3', [1, 3]],
    ['fuel=DIESEL,ELECTRIC', [2, 3]],
    ['seats=7', [3]],
    ['max=120', [1, 2]],
    ['groups=1&seats=9', []],
    ['groups=x,-1&gearbox=1&fuel=COAL&seats=NaN&max=-5&max=9', [1, 2, 3]],
  ])('%s', (query, ids) => {
    expect(shown(query)).toEqual(ids)
  })

  it('stand in the address beside the search, and leave it when they are taken off', () => {
    const search = new URLSearchParams('rentDate=2026-11-16')
    const filters = {
      groups: [1, 2],
      gearbox: 'MANUAL',
      fuels: ['PETROL'],
      seats: 5,
      maxPrice: 90,
      sort: 'seats',
    } as const
    const query = withFilters(search, filters)
    expect(query.get('rentDate')).toBe('2026-11-16')
    expect(filtersFromQuery(query)).toEqual(filters)
    expect(withFilters(query, noFilters).toString()).toBe('rentDate=2026-11-16')
    expect([isFiltering(filters), isFiltering(noFilters)]).toEqual([true, false])
  })

  it('sort with the cheapest first, or as asked', () => {
    const order = (sort: 'price' | 'priceDown' | 'seats') => sortCars(cars, sort).map(({ id }) => id)
    expect([order('price'), order('priceDown'), order('seats')]).toEqual([
      [1, 2, 3],
      [3, 2, 1],
      [3, 1, 2],
    ])
  })

  it('offer only what tells these cars apart', () => {
    expect(filterChoices(cars)).toEqual({
      groups: [
        { id: 1, name: 'Mini' },
        { id: 2, name: 'Elekter' },
        { id: 3, name: 'Buss' },
      ],
      gearboxes: ['AUTOMATIC', 'MANUAL'],
      fuels: ['PETROL', 'DIESEL', 'ELECTRIC'],
      seats: [7, 9],
      prices: { least: 71, most: 201 },
    })
    expect(filterChoices(cars.slice(0, 1))).toMatchObject({ groups: [], gearboxes: [], fuels: [], seats: [] })
    expect(filterChoices([]).prices).toEqual({ least: 0, most: 0 })
  })
})
