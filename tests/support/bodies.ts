import { ids } from './small-company.ts'

/** Bodies of the two booking calls, as a browser sends them. Jaan Tamm rents a small car for three days. */

export const search = (changes: object = {}) => ({
  rentDate: '2026-11-16T10:00',
  returnDate: '2026-11-19T10:00',
  gearboxType: '',
  couponCodes: [] as string[],
  rentLocationId: ids.places.office,
  returnLocationId: ids.places.office,
  ...changes,
})

export const client = (changes: object = {}) => ({
  firstName: 'Jaan',
  lastName: 'Tamm',
  email: 'jaan.tamm@example.ee',
  phone: '+372 5123 4567',
  idCode: '38001085718',
  drivingLicenceNumber: 'ET123456',
  address: 'Kase 1, 10123 Tallinn',
  language: 'et',
  terms: true,
  dataHandling: true,
  ads: false,
  ...changes,
})

export const registration = (changes: object = {}) => ({
  ...search(),
  car: { id: ids.cars.yaris, price: 85.5 },
  services: [] as object[],
  client: client(),
  ...changes,
})
