import type { OfferedCar } from '../../../contract/visitor/answers.ts'
import { type FuelType, fuelTypes, type Gearbox } from '../../../domain/catalogue.ts'

/** Which of the found cars are shown. Empty means all. */
export type CarFilters = {
  groups: readonly number[]
  gearbox: Gearbox | ''
  fuels: readonly FuelType[]
  /** At least so many. */
  seats: number
  /** At most so many euros; 0 for any price. */
  maxPrice: number
  sort: CarOrder
}

export const carOrders = ['price', 'priceDown', 'seats'] as const
export type CarOrder = (typeof carOrders)[number]

export const noFilters: CarFilters = {
  groups: [],
  gearbox: '',
  fuels: [],
  seats: 0,
  maxPrice: 0,
  sort: 'price',
}

export function isFiltering(filters: CarFilters): boolean {
  const { groups, gearbox, fuels, seats, maxPrice } = filters
  return groups.length > 0 || gearbox !== '' || fuels.length > 0 || seats > 0 || maxPrice > 0
}

export function filterCars(cars: readonly OfferedCar[], filters: CarFilters): OfferedCar[] {
  const { groups, gearbox, fuels, seats, maxPrice } = filters
  return cars.filter(
    (car) =>
      (groups.length === 0 || groups.includes(car.group.id)) &&
      (gearbox === '' || car.gearbox === gearbox) &&
      (fuels.length === 0 || fuels.includes(car.fuelType)) &&
      car.seats >= seats &&
      (maxPrice === 0 || car.price <= maxPrice),
  )
}

/** They come with the cheapest first; cars that are equal stay in that order. */
export function sortCars(cars: readonly OfferedCar[], order: CarOrder): OfferedCar[] {
  if (order === 'price') return [...cars]
  return cars.toSorted((a, b) => (order === 'seats' ? b.seats - a.seats : b.price - a.price))
}

export type FilterChoices = ReturnType<typeof filterChoices>

const SEAT_STEPS = [4, 5, 7, 9]

/** What there is to choose between among these cars; a choice of one is none and is left out. */
export function filterChoices(cars: readonly OfferedCar[]) {
  const groups = new Map(cars.map(({ group }) => [group.id, group]))
  const prices = cars.map(({ price }) => Math.ceil(price))
  const gearboxes = [...new Set(cars.map(({ gearbox }) => gearbox))].toSorted()
  const fuels = fuelTypes.filter((fuel) => cars.some(({ fuelType }) => fuelType === fuel))
  return {
    groups: severalOf([...groups.values()]),
    gearboxes: severalOf(gearboxes),
    fuels: severalOf(fuels),
    seats: SEAT_STEPS.filter(
      (step) => cars.some(({ seats }) => seats >= step) && cars.some(({ seats }) => seats < step),
    ),
    /** Whole euros around all prices. */
    prices: {
      least: prices.length > 0 ? Math.min(...prices) : 0,
      most: Math.max(0, ...prices),
    },
  }
}

const severalOf = <T>(choices: T[]): T[] => (choices.length > 1 ? choices : [])

const names = {
  groups: 'groups',
  gearbox: 'gearbox',
  fuels: 'fuel',
  seats: 'seats',
  maxPrice: 'max',
  sort: 'sort',
} as const

export function filtersFromQuery(query: URLSearchParams): CarFilters {
  const gearbox = query.get(names.gearbox)
  const asked = (query.get(names.fuels) ?? '').split(',')
  return {
    groups: (query.get(names.groups) ?? '').split(',').map(wholeFrom).filter(Boolean).slice(0, 50),
    gearbox: gearbox === 'AUTOMATIC' || gearbox === 'MANUAL' ? gearbox : '',
    fuels: fuelTypes.filter((fuel) => asked.includes(fuel)),
    seats: wholeFrom(query.get(names.seats)),
    maxPrice: wholeFrom(query.get(names.maxPrice)),
    sort: carOrders.find((order) => order === query.get(names.sort)) ?? 'price',
  }
}

/** The same address with these filters in it; what else it holds stays. */
export function withFilters(query: URLSearchParams, filters: CarFilters): URLSearchParams {
  const next = new URLSearchParams(query)
  const { groups, gearbox, fuels, seats, maxPrice, sort } = filters
  const texts = {
    groups: groups.join(','),
    gearbox,
    fuels: fuels.join(','),
    seats: seats > 0 ? String(seats) : '',
    maxPrice: maxPrice > 0 ? String(maxPrice) : '',
    sort: sort === 'price' ? '' : sort,
  }
  for (const key of Object.keys(names) as (keyof typeof names)[]) {
    if (texts[key]) next.set(names[key], texts[key])
    else next.delete(names[key])
  }
  return next
}

function wholeFrom(text: string | null): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : 0
}
