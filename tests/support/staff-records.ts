import type { RecordBody } from '../../src/contract/records/record-schema.ts'
import type { ResourceName } from '../../src/contract/records/resource.ts'
import { ids } from './small-company.ts'

/** Ids that only a running company has. */
export type Known = { bookingId: number; lockerId: number; otherRangeId: number }

let made = 0
/** Every record is another one: what must be unique is. */
const next = () => {
  made += 1
  return made
}

const week = (price: number) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].flatMap((day) => [
      [day, price],
      [`${day}Hour`, price / 10],
    ]),
  )

/** A whole record of every resource that can be made, as a form would send it; null where nobody makes one by hand. */
export const exampleRecords: Record<ResourceName, ((known: Known) => RecordBody) | null> = {
  bookings: null,
  'booking-services': null,
  'audit-log': null,
  outbox: null,
  weekends: null,
  taxes: null,
  company: () => ({
    name: 'Autorent OÜ',
    registryCode: '10000018',
    vatNumber: 'EE100931558',
    address: 'Põhja pst 7',
    phone: '+3726001234',
    email: 'info@autorent.example',
    iban: 'EE471000001020145685',
    bankName: 'SEB',
  }),
  clients: () => ({
    firstName: 'Kadri',
    lastName: 'Kask',
    email: `kadri${next()}@example.ee`,
    phone: '+37251234567',
    idCode: null,
    birthDate: '1985-02-28',
    drivingLicenceNumber: 'ET123456',
    address: 'Kase 1, Tallinn',
    language: 'et',
    companyName: null,
    companyAddress: null,
    companyRegistryCode: null,
    companyVatNumber: null,
    additional: '',
    terms: true,
    dataHandling: true,
    ads: false,
    isCustomer: false,
  }),
  guarantors: () => ({
    name: 'Käendaja OÜ',
    email: 'kaendaja@example.ee',
    idCode: '38001085718',
    documentNumber: 'AB123',
    address: 'Kase 2, Tallinn',
    phone: '+37251234567',
    responsibilityLimit: 1000.5,
  }),
  questionnaires: ({ bookingId }) => ({
    bookingId,
    quality: 5,
    condition: 4,
    recommend: 10,
    hasSeen: false,
    additional: 'Kõik oli hästi',
  }),
  cars: () => ({
    name: 'Kia Ceed',
    registerNumber: `${100 + (next() % 900)}KIA`,
    groupId: ids.groups.small,
    gearbox: 'MANUAL',
    fuelType: 'PETROL',
    seats: 5,
    doors: 5,
    fuelConsumption: 5.4,
    mileage: 1000,
    vin: null,
    isActive: true,
    description: '',
    descriptionEn: '',
    descriptionRu: '',
    isLongterm: false,
    longtermInfo: '',
    longtermInfoEn: '',
    longtermInfoRu: '',
  }),
  groups: () => ({
    name: 'Maastur',
    nameEn: 'SUV',
    nameRu: 'Внедорожник',
    acriss: null,
    deposit: 300,
    isActive: true,
  }),
  locations: () => ({
    name: 'Sadam',
    nameEn: 'Harbour',
    nameRu: 'Порт',
    address: 'Sadama 1',
    orderNumber: 3,
    isActive: true,
  }),
  'location-times': () => ({
    locationId: ids.places.office,
    dayName: 'MONDAY',
    start: '06:00',
    end: '08:00',
    rentPrice: 15,
    returnPrice: 0,
  }),
  'smart-lockers': () => ({ name: `Kapp ${next()}`, phone: '+37255500000', locationId: null }),
  'smart-locker-reservations': ({ bookingId, lockerId }) => ({
    smartLockerId: lockerId,
    bookingId,
    purpose: 'pick-up',
    start: '2026-12-01T08:00:00.000Z',
    end: '2026-12-01T10:00:00.000Z',
  }),
  services: () => ({
    name: 'Katuseboks',
    nameEn: 'Roof box',
    nameRu: 'Бокс',
    description: '',
    descriptionEn: '',
    descriptionRu: '',
    type: 'DAY',
    price: 9.9,
    hourPrice: null,
    deductible: null,
    carPriceMarkupPercent: 0,
    maxQuantity: 2,
    isPreChosen: false,
    orderNumber: 9,
    isActive: true,
  }),
  'service-providers': () => ({ name: 'Pesula OÜ', isActive: true }),
  representatives: () => ({ name: 'Peeter Paan' }),
  'group-prices': () => ({ groupId: ids.groups.small, start: '2028-01-01', end: '2028-03-31', ...week(40) }),
  'days-ranges': () => ({ minDay: 60, maxDay: null }),
  discounts: ({ otherRangeId }) => ({ groupPriceId: 2, daysRangeId: otherRangeId, amount: 12.5 }),
  'price-regulations': ({ otherRangeId }) => ({ groupPriceId: 2, daysRangeId: otherRangeId, amount: -2.5 }),
  'service-discounts': ({ otherRangeId }) => ({
    serviceId: ids.services.childSeat,
    daysRangeId: otherRangeId,
    amount: 10,
  }),
  'end-price-regulations': () => ({
    startDate: '2027-06-01',
    endDate: '2027-06-30',
    amount: 5,
    isDiscount: false,
  }),
  coupons: () => ({
    name: 'Sügis',
    code: `SYGIS${next()}`,
    start: '2026-11-01',
    end: '2026-12-01',
    isNewClient: false,
  }),
  'group-coupons': () => ({
    couponId: ids.coupons.freeSeat,
    groupId: ids.groups.large,
    discount: 10,
    isPercentage: true,
  }),
  'service-coupons': () => ({
    couponId: ids.coupons.tenPercent,
    serviceId: ids.services.childSeat,
    discount: 3,
    isPercentage: false,
  }),
  'location-coupons': () => ({
    couponId: ids.coupons.tenPercent,
    locationId: ids.places.airport,
    rentDiscount: 5,
    isRentPercentage: false,
    returnDiscount: 100,
    isReturnPercentage: true,
  }),
  'coupon-days-ranges': () => ({ couponId: ids.coupons.tenPercent, daysRangeId: 1 }),
  admins: () => ({
    name: 'Uus Töötaja',
    email: `uus${next()}@example.ee`,
    role: 'agent',
    isActive: true,
  }),
}
