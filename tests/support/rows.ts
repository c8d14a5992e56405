import type { PgTable } from 'drizzle-orm/pg-core'
import type { coupons } from '../../src/db/schema/coupons.ts'
import type { cars, groups } from '../../src/db/schema/fleet.ts'
import type { locations, locationTimes } from '../../src/db/schema/locations.ts'
import type { clients, guarantors } from '../../src/db/schema/people.ts'
import type { groupPrices } from '../../src/db/schema/prices.ts'
import type { services } from '../../src/db/schema/services.ts'
import { type Row, weekOfPrices } from '../../src/demo/rows.ts'
import { cents } from '../../src/domain/money.ts'

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
