import type { RecordBody } from '../../src/contract/records/record-schema.ts'
import type { ResourceName } from '../../src/contract/records/resource.ts'
import { schema } from '../../src/db/schema.ts'
import { percentHundredths } from '../../src/domain/money.ts'
import { registration } from './bodies.ts'
import { ids } from './small-company.ts'
import type { TestSystem } from './test-system.ts'

/** Ids that only a running company has. */
export type Known = { bookingId: number; lockerId: number; otherRangeId: number; accountId?: number }

/** A company in which each of them is there. */
export async function knownIn(system: TestSystem): Promise<Known> {
  const { companyAccounts, daysRanges, smartLockers } = schema
  const booked = await system.post('/api/booking/register', registration())
  const { id: bookingId } = (await booked.json()) as { id: number }
  const locker = { name: 'Kapp A', phone: '+37255500001' }
  const [{ id: lockerId } = { id: 0 }] = await system.db().insert(smartLockers).values(locker).returning()
  const range = { minDay: 90, maxDay: 120 }
  const [{ id: otherRangeId } = { id: 0 }] = await system.db().insert(daysRanges).values(range).returning()
  const agreed = {
    name: 'Firma OÜ',
    registryCode: '12345678',
    address: 'Kase 1',
    email: 'firma@example.ee',
    language: 'et',
    discount: percentHundredths(0),
  } as const
  const [{ id: accountId } = { id: 0 }] = await system.db().insert(companyAccounts).values(agreed).returning()
  return { bookingId, lockerId, otherRangeId, accountId }
}

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
    fuelEighthPrice: 12,
    refuelFee: 15,
    cleaningPrice: 30,
    claimFee: 15,
    changeHours: 24,
    changeTimes: 3,
    changeFee: 0,
    discountLimit: 10,
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
  'company-accounts': () => ({
    name: 'Lepinguline OÜ',
    registryCode: '10000018',
    vatNumber: 'EE100931558',
    address: 'Põhja pst 7, Tallinn',
    email: 'arved@example.ee',
    language: 'et',
    code: `FIRMA${next()}`,
    discount: 12.5,
    creditLimit: 1000,
    dueDays: 14,
    isActive: true,
    note: '',
  }),
  'company-prices': ({ accountId = 0 }) => ({
    accountId,
    groupId: ids.groups.small,
    start: `${2100 + next()}-01-01`,
    end: `${2100 + made}-12-31`,
    dayPrice: 25.5,
    discount: null,
  }),
  questionnaires: ({ bookingId }) => ({
    bookingId,
    quality: 5,
    condition: 4,
    recommend: 10,
    hasSeen: false,
    additional: 'Kõik oli hästi',
    isShown: false,
  }),
  cars: () => ({
    name: 'Kia Ceed',
    registerNumber: `${100 + (next() % 900)}KIA`,
    groupId: ids.groups.small,
    gearbox: 'MANUAL',
    fuelType: 'PETROL',
    bodyType: 'hatchback',
    seats: 5,
    doors: 5,
    fuelConsumption: 5.4,
    rangeKm: null,
    bootLitres: 380,
    suitcases: 2,
    hasAirConditioning: true,
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
    turnaroundMinutes: null,
    deposit: 300,
    isActive: true,
  }),
  locations: () => ({
    name: 'Sadam',
    nameEn: 'Harbour',
    nameRu: 'Порт',
    address: 'Sadama 1',
    holidayHours: 'CLOSED',
    shortenedDayHours: 'USUAL',
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
  'location-exceptions': () => {
    // Each its own days: two that speak of the same minute are refused.
    const date = new Date(Date.UTC(2030, 0, 2 * next())).toISOString().slice(0, 10)
    return {
      locationId: ids.places.office,
      start: date,
      end: date,
      opens: '10:00',
      closes: '15:00',
      rentPrice: 15,
      returnPrice: 0,
      reason: 'Inventuur',
      reasonEn: 'Stocktaking',
      reasonRu: 'Учёт',
    }
  },
  'car-duties': () => ({
    carId: ids.cars.yaris,
    kind: 'INSPECTION',
    dueOn: '2030-05-31',
    dueKm: null,
    isBlocking: true,
    everyMonths: 24,
    everyKm: null,
    serviceProviderId: null,
    note: '',
    doneOn: null,
    doneKm: null,
  }),
  'car-keys': () => ({
    carId: ids.cars.yaris,
    label: `varuvõti ${next()}`,
    locationId: ids.places.office,
    spot: `konks ${next()}`,
    holder: null,
    bookingId: null,
  }),
  'car-costs': () => ({
    carId: ids.cars.yaris,
    kind: 'REPAIR',
    day: '2026-11-02',
    amount: 125.5,
    kilometres: 12_345,
    serviceProviderId: null,
    note: 'Pidurid',
  }),
  'location-trips': () => ({
    firstLocationId: ids.places.office,
    secondLocationId: ids.places.airport,
    hours: 1.5,
    cost: 12,
    isNever: false,
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
    youngDriverAge: null,
    isPerAdditionalDriver: false,
    isPreChosen: false,
    isUnlimitedKilometres: false,
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
