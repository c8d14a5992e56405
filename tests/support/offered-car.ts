import type { OfferedCar } from '../../src/contract/visitor/answers.ts'

/** A car as a search offers it. */
export const offeredCar = (over: Partial<OfferedCar> = {}): OfferedCar => ({
  id: 1,
  name: 'Toyota Yaris',
  description: '',
  gearbox: 'MANUAL',
  seats: 5,
  doors: 5,
  fuelType: 'PETROL',
  fuelConsumption: 5,
  rangeKm: null,
  bootLitres: 286,
  suitcases: 1,
  hasAirConditioning: true,
  mileage: 0,
  imageNames: [],
  group: { id: 1, name: 'Mini' },
  price: 70.5,
  pricePerDay: 23.5,
  deposit: 150,
  vat: 0,
  vatRate: 24,
  duration: { days: 3, hours: 0 },
  billed: { days: 3, hours: 0 },
  lines: [],
  ...over,
})
