import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { coupons } from '../db/schema/coupons.ts'
import type { cars, groups } from '../db/schema/fleet.ts'
import type { locations, locationTimes } from '../db/schema/locations.ts'
import type { clients, guarantors } from '../db/schema/people.ts'
import type { groupPrices } from '../db/schema/prices.ts'
import type { services } from '../db/schema/services.ts'
import type { Translated } from '../domain/catalogue.ts'
import { cents } from '../domain/money.ts'

/** A row to insert; the demo company gives its rows ids of their own, tests leave that to the database. */
export type Row<Table extends PgTable> = InferInsertModel<Table, { dbColumnNames: true; override: true }>

/** A row's own values over the defaults, with those the caller must decide. */
type Overrides<Table extends PgTable, Needed extends keyof Row<Table> = never> = Partial<Row<Table>> &
  Pick<Row<Table>, Needed>

export function makeGroup(overrides: Overrides<typeof groups> = {}): Row<typeof groups> {
  return {
    name: 'Kompaktklass',
    nameEn: 'Compact',
    nameRu: 'Компакт',
    acriss: 'CDMR',
    deposit: cents(20_000),
    isActive: true,
    ...overrides,
  }
}

export function makeCar(overrides: Overrides<typeof cars, 'groupId' | 'registerNumber'>): Row<typeof cars> {
  return {
    name: 'Volkswagen Golf',
    description: 'Viie uksega igapäevaauto. Kliimaseade, istmesoojendus ja parkimisandurid.',
    descriptionEn: 'A five-door everyday car. Air conditioning, heated seats and parking sensors.',
    descriptionRu: 'Пятидверный автомобиль на каждый день. Кондиционер, подогрев сидений и датчики парковки.',
    gearbox: 'MANUAL',
    seats: 5,
    doors: 5,
    fuelConsumption: 5.6,
    fuelType: 'PETROL',
    mileage: 42_000,
    imageNames: ['hatchback-white'],
    isActive: true,
    ...overrides,
  }
}

/** Prices of a week in cents from those of a Monday in euros: the weekend costs more, an hour always the same. */
export function weekOfPrices(dayEuros: number, hourEuros: number) {
  const weekday = cents(dayEuros * 100)
  const raised = (percent: number) => cents(Math.round((dayEuros * (100 + percent)) / 100) * 100)
  const hour = cents(hourEuros * 100)
  return {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: raised(10),
    saturday: raised(15),
    sunday: raised(5),
    mondayHour: hour,
    tuesdayHour: hour,
    wednesdayHour: hour,
    thursdayHour: hour,
    fridayHour: hour,
    saturdayHour: hour,
    sundayHour: hour,
  }
}

export function makeSeason(overrides: Overrides<typeof groupPrices, 'groupId'>): Row<typeof groupPrices> {
  return { start: '2026-09-01', end: '2027-04-30', ...weekOfPrices(30, 6), ...overrides }
}

export function makeLocation(overrides: Overrides<typeof locations> = {}): Row<typeof locations> {
  return {
    name: 'Tallinna kesklinna kontor',
    nameEn: 'Tallinn city office',
    nameRu: 'Офис в центре Таллинна',
    address: 'Rendi 12, 10139 Tallinn',
    orderNumber: 1,
    isActive: true,
    ...overrides,
  }
}

export function makeOpening(
  overrides: Overrides<typeof locationTimes, 'locationId'>,
): Row<typeof locationTimes> {
  return {
    dayName: 'MONDAY',
    start: '09:00',
    end: '18:00',
    rentPrice: cents(0),
    returnPrice: cents(0),
    ...overrides,
  }
}

export function makeService(overrides: Overrides<typeof services> = {}): Row<typeof services> {
  return {
    name: 'Navigaator',
    nameEn: 'Satellite navigation',
    nameRu: 'Навигатор',
    description: 'Baltimaade ja Soome kaartidega.',
    descriptionEn: 'With maps of the Baltic states and Finland.',
    descriptionRu: 'С картами стран Балтии и Финляндии.',
    type: 'DAY',
    price: cents(500),
    orderNumber: 1,
    ...overrides,
  }
}

export function makeCoupon(overrides: Overrides<typeof coupons, 'code'>): Row<typeof coupons> {
  return { name: 'Soodustus', start: '2026-01-01', end: '2027-12-31', isNewClient: false, ...overrides }
}

export function makeClient(overrides: Overrides<typeof clients> = {}): Row<typeof clients> {
  return {
    firstName: 'Kadri',
    lastName: 'Kuuskmaa',
    email: 'kadri.kuuskmaa@example.ee',
    idCode: '47502124911',
    drivingLicenceNumber: 'ET000001',
    address: 'Pihlaka 3-12, 50303 Tartu',
    phone: '+37255000001',
    language: 'et',
    terms: true,
    dataHandling: true,
    consentEdition: '2026-11',
    ...overrides,
  }
}

export function makeGuarantor(overrides: Overrides<typeof guarantors> = {}): Row<typeof guarantors> {
  return {
    name: 'Toomas Kuuskmaa',
    email: 'toomas.kuuskmaa@example.ee',
    idCode: '36805280109',
    documentNumber: 'AA0000001',
    address: 'Pihlaka 3-12, 50303 Tartu',
    phone: '+37255000002',
    responsibilityLimit: cents(100_000),
    ...overrides,
  }
}

/** The three columns in which a name is kept. */
export function nameColumns({ et, en, ru }: Translated): { name: string; nameEn: string; nameRu: string } {
  return { name: et, nameEn: en, nameRu: ru }
}

export function descriptionColumns({ et, en, ru }: Translated): {
  description: string
  descriptionEn: string
  descriptionRu: string
} {
  return { description: et, descriptionEn: en, descriptionRu: ru }
}
