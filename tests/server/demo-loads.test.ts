import { eq, getTableColumns, getTableName, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openServer } from '../../src/db/client.ts'
import { readCatalogue } from '../../src/db/read-catalogue.ts'
import { schema } from '../../src/db/schema.ts'
import { isEmpty } from '../../src/demo/is-empty.ts'
import { loadDemo } from '../../src/demo/load-demo.ts'
import { type CalendarDay, dayFrom, formatDay } from '../../src/domain/calendar/wall-clock.ts'
import { percentHundredths, vatWithin } from '../../src/domain/money.ts'
import { daysPrice } from '../../src/domain/pricing/price-table.ts'
import { makeGroup } from '../support/rows.ts'
import { createDatabase } from '../support/test-database.ts'

const NOW = new Date('2026-11-15T09:17:00Z')

const tables = {
  company: schema.company,
  representatives: schema.representatives,
  providers: schema.serviceProviders,
  taxes: schema.taxes,
  weekends: schema.weekends,
  endRegulations: schema.endPriceRegulations,
  groups: schema.groups,
  cars: schema.cars,
  blocks: schema.carBlocks,
  trips: schema.carTrips,
  tripRules: schema.locationTrips,
  ranges: schema.daysRanges,
  seasons: schema.groupPrices,
  discounts: schema.discounts,
  regulations: schema.priceRegulations,
  locations: schema.locations,
  openings: schema.locationTimes,
  services: schema.services,
  serviceDiscounts: schema.serviceDiscounts,
  coupons: schema.coupons,
  groupCoupons: schema.groupCoupons,
  serviceCoupons: schema.serviceCoupons,
  locationCoupons: schema.locationCoupons,
  couponRanges: schema.couponDaysRanges,
  lockers: schema.smartLockers,
  reservations: schema.smartLockerReservations,
  clients: schema.clients,
  guarantors: schema.guarantors,
  bookings: schema.bookings,
  bookingServices: schema.bookingServices,
  lines: schema.bookingLines,
  occupancies: schema.carOccupancies,
  questionnaires: schema.questionnaires,
  charges: schema.charges,
  ledger: schema.ledgerEntries,
}

let database: OpenDatabase

beforeAll(async () => {
  database = openServer(await createDatabase('empty'), 2)
  await loadDemo(database.db, NOW)
})
afterAll(() => database.close())

async function clear(): Promise<void> {
  const names = Object.values(tables).map((table) => `"${getTableName(table)}"`)
  await database.db.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`))
}

async function everything(): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const [name, table] of Object.entries(tables)) {
    rows[name] = await database.db.select(getTableColumns(table)).from(table).orderBy(sql`1, 2`)
  }
  return rows
}

describe('the demo company', () => {
  it('has the counts of a company of its size', async () => {
    const all = await everything()
    const count = (name: keyof typeof tables) => all[name]?.length ?? 0
    expect(await isEmpty(database.db)).toBe(false)
    expect(count('company')).toBe(1)
    expect(count('groups')).toBe(10)
    expect(count('cars')).toBe(50)
    expect(count('locations')).toBe(6)
    expect(count('openings')).toBe(28 + 6 + 7 + 6 + 6 + 7 + 3)
    expect(count('ranges')).toBe(5)
    expect(count('discounts')).toBe(count('seasons') * 5)
    expect(count('regulations')).toBeGreaterThan(0)
    expect(count('endRegulations')).toBeGreaterThan(0)
    expect(count('services')).toBe(17)
    expect(count('coupons')).toBe(9)
    expect(count('lockers')).toBe(4)
    expect(count('guarantors')).toBe(3)
    expect(count('clients')).toBeGreaterThan(1_000)
    expect(count('bookings')).toBeGreaterThan(2_000)
    expect(count('blocks')).toBe(8)
    expect(count('questionnaires')).toBeGreaterThan(80)
    expect(count('reservations')).toBeGreaterThan(20)
    for (const [name, rows] of Object.entries(all)) expect(rows.length, name).toBeGreaterThan(0)
  })

  it('has a price for every group on every day of three years', async () => {
    const { priceTables } = await readCatalogue(database.db)
    expect(priceTables.size).toBe(10)
    for (const [groupId, table] of priceTables) {
      for (let day = dayAt('2026-01-01'); day <= dayAt('2028-12-31'); day++) {
        expect(daysPrice(table, day, 1), `group ${groupId} on ${formatDay(day)}`).toBeGreaterThan(0)
      }
    }
  })

  it('charges Christmas its own price and the weekend more', async () => {
    const { priceTables } = await readCatalogue(database.db)
    const mini = priceTables.get(1)
    const price = (date: string) => mini && daysPrice(mini, dayAt(date), 1)
    expect(price('2027-02-01')).toBe(2_500)
    expect(price('2027-02-05')).toBe(2_800)
    expect(price('2027-02-06')).toBe(2_900)
    expect(price('2027-02-07')).toBe(2_600)
    expect(price('2026-12-21')).toBe(3_300 + 300)
    expect(price('2026-01-05')).toBe(3_300 + 300)
    expect(price('2027-07-05')).toBe(3_700 + 500)
  })

  it('speaks three languages, each in its own words', async () => {
    const { db } = database
    const cars = await db.select().from(schema.cars)
    const services = await db.select().from(schema.services)
    const groups = await db.select().from(schema.groups)
    const locations = await db.select().from(schema.locations)
    const texts = [
      ...[...groups, ...locations, ...services].map(({ name, nameEn, nameRu }) => [name, nameEn, nameRu]),
      ...[...cars, ...services].map((row) => [row.description, row.descriptionEn, row.descriptionRu]),
      ...cars
        .filter(({ isLongterm }) => isLongterm)
        .map((car) => [car.longtermInfo, car.longtermInfoEn, car.longtermInfoRu]),
    ]
    /** English has no other names for these towns. */
    const towns = new Set(['Tartu', 'Pärnu'])
    for (const [et = '', en = '', ru = ''] of texts) {
      expect(new Set([et, en, ru]).size, et).toBe(towns.has(et) ? 2 : 3)
      expect(et && en).toBeTruthy()
      expect(ru).toMatch(/[а-яё]/i)
      expect(et + en).not.toMatch(/[а-яё]/i)
    }
    expect(new Set(cars.map(({ description }) => description)).size).toBe(cars.length)
    expect(cars.filter(({ isLongterm }) => isLongterm)).toHaveLength(10)
    expect(cars.filter(({ isActive }) => !isActive)).toHaveLength(2)
    expect(cars.filter(({ issues }) => issues.length > 0).length).toBeGreaterThan(5)
  })

  it('pre-chooses the free cover and recommends one that is paid', async () => {
    const preChosen = (await database.db.select().from(schema.services)).filter((row) => row.isPreChosen)
    expect(preChosen.map(({ nameEn, price }) => [nameEn, price])).toEqual([
      ['Basic cover', 0],
      ['Reduced excess', 700],
    ])
  })

  it('leaves the next ids to the database', async () => {
    const [group] = await database.db.insert(schema.groups).values(makeGroup()).returning()
    expect(group?.id).toBe(11)
    await database.db.delete(schema.groups).where(eq(schema.groups.id, 11))
  })
})

describe('its bookings', () => {
  it('have lines that add up to the price', async () => {
    const { bookings, bookingLines } = schema
    const rows = await database.db
      .select({ ...getTableColumns(bookings), sum: sql`sum(${bookingLines.amount})`.mapWith(Number) })
      .from(bookings)
      .leftJoin(bookingLines, eq(bookingLines.bookingId, bookings.id))
      .groupBy(bookings.id)
    for (const { id, sum, price, vat } of rows) {
      expect(sum, `booking ${id}`).toBe(price)
      expect(vat).toBe(vatWithin(price, percentHundredths(2_400)))
    }
  })

  it('are as far as their dates allow', async () => {
    const bookings = await database.db.select().from(schema.bookings)
    const standing = bookings.filter(({ cancelledAt }) => cancelledAt === null)
    const isInOrder = (...moments: Date[]) =>
      moments.every((moment, place) => moment >= (moments[place - 1] ?? moment))
    for (const { id, createdAt, rentDate, actualReturnDate, cancelledAt } of bookings) {
      expect(isInOrder(createdAt, rentDate), `booking ${id}`).toBe(true)
      expect(isInOrder(rentDate, actualReturnDate ?? rentDate), `return of ${id}`).toBe(true)
      expect(isInOrder(createdAt, cancelledAt ?? createdAt, NOW), `cancellation of ${id}`).toBe(true)
      expect(isInOrder(actualReturnDate ?? NOW, NOW), `return of ${id}`).toBe(true)
    }
    for (const row of standing.filter(({ handedOverAt }) => handedOverAt)) {
      expect(row.isPaid && row.isContractSaved && row.contractNumber).toBeTruthy()
    }
    const statuses = Map.groupBy(standing, ({ status }) => status)
    for (const status of ['OPEN', 'PENDING', 'CONFIRMED', 'SIGNED'] as const) {
      expect(statuses.get(status)?.length, status).toBeGreaterThanOrEqual(5)
    }
  })
})

describe('its cars', () => {
  it('are where their rentals begin, or are brought there in time', async () => {
    const { trips } = await readCatalogue(database.db)
    const cars = await database.db.select().from(schema.cars)
    const stays = Map.groupBy(
      await database.db.select().from(schema.carOccupancies).orderBy(schema.carOccupancies.startsAt),
      ({ carId }) => carId,
    )
    for (const { id, homeLocationId } of cars) {
      let place = homeLocationId ?? 0
      expect(place, `home of car ${id}`).toBeGreaterThan(0)
      for (const { startLocationId, endLocationId, bookingId } of stays.get(id) ?? []) {
        if (!startLocationId || !endLocationId) continue
        expect(trips.between(place, startLocationId).minutes, `booking ${bookingId} of car ${id}`).toBe(0)
        place = endLocationId
      }
    }
    expect(await database.db.$count(schema.carTrips, isNull(schema.carTrips.doneAt))).toBeGreaterThan(3)
  })
})

describe('loading', () => {
  it('is the same again for the same day', async () => {
    const first = await everything()
    await clear()
    expect(await isEmpty(database.db)).toBe(true)
    await loadDemo(database.db, NOW)
    expect(await everything()).toEqual(first)
  })

  it('opens the private links of those who know the secret', async () => {
    await clear()
    await loadDemo(database.db, new Date('2028-02-29T12:00:00Z'), {
      hashLink: (seed) => `hash of ${seed}`,
    })
    const bookings = await database.db.select().from(schema.bookings)
    expect(bookings.length).toBeGreaterThan(2_000)
    expect(bookings.every(({ linkSeed, linkHash }) => linkHash === `hash of ${linkSeed}`)).toBe(true)
  })
})

function dayAt(date: string): CalendarDay {
  return dayFrom(date)
}
