import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TransactionRollbackError } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, type OpenDatabase, openEmbedded } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { schema } from '../../src/db/schema.ts'
import { violatedConstraint } from '../../src/db/violated-constraint.ts'
import { cents, percentHundredths } from '../../src/domain/money.ts'
import {
  makeCar,
  makeClient,
  makeCoupon,
  makeGroup,
  makeGuarantor,
  makeOpening,
  makeSeason,
  makeService,
} from '../support/rows.ts'
import { loadSmallCompany } from '../support/small-company.ts'

/** The database says no by itself, whoever asks: staff, a script, a later version of this code. */

let database: OpenDatabase | undefined
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'autorent-refuses-'))
  database = await openEmbedded({ folder: join(folder, 'database') })
  await migrate(database)
  await loadSmallCompany(database.db)
  await database.db.insert(schema.clients).values(makeClient())
})
afterAll(async () => {
  await database?.close()
  await rm(folder, { recursive: true })
})

type Write = (db: Database) => Promise<unknown>

/** The constraint that stops `write`, if any does; nothing of it stays. */
async function refusalOf(write: Write): Promise<string | undefined> {
  if (!database) throw new Error('the database is not open yet')
  try {
    await database.db.transaction(async (tx) => {
      await write(tx)
      tx.rollback()
    })
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (!constraint && !(error instanceof TransactionRollbackError)) throw error
    return constraint
  }
  return undefined
}

const into =
  <Table extends PgTable>(table: Table, ...rows: PgInsertValue<Table>[]): Write =>
  async (db) =>
    db.insert(table).values(rows)

let links = 0
const booking = (changes: object = {}) => ({
  carId: 1,
  clientId: 1,
  rentLocationId: 1,
  returnLocationId: 1,
  price: cents(8_550),
  vat: cents(1_655),
  vatRate: percentHundredths(2_400),
  deposit: cents(20_000),
  rentPrice: cents(0),
  returnPrice: cents(0),
  rentDate: new Date('2026-11-16T08:00:00Z'),
  returnDate: new Date('2026-11-19T08:00:00Z'),
  linkSeed: `seed ${++links}`,
  linkHash: `hash ${links}`,
  ...changes,
})
const season = (changes: object) => into(schema.groupPrices, makeSeason({ groupId: 1, ...changes }))
const service = (changes: object) => into(schema.services, makeService(changes))
const opening = (changes: object) => into(schema.locationTimes, makeOpening({ locationId: 1, ...changes }))
const coupon = (code: string, changes: object = {}) => into(schema.coupons, makeCoupon({ code, ...changes }))
const car = (registerNumber: string) => into(schema.cars, makeCar({ groupId: 1, registerNumber }))
const admins = (...emails: string[]) =>
  into(
    schema.admins,
    ...emails.map((email) => ({ email, name: 'Mari', password: 'hash', tokenSecret: 'secret' })),
  )
const bookings = (...changes: object[]) => into(schema.bookings, ...changes.map(booking))
const endRegulation = (changes: object) =>
  into(schema.endPriceRegulations, {
    amount: percentHundredths(100),
    isDiscount: true,
    startDate: '2027-01-01',
    endDate: '2027-01-01',
    ...changes,
  })
const discount = (amount: number) =>
  into(schema.discounts, { amount: percentHundredths(amount), groupPriceId: 2, daysRangeId: 1 })
const groupCoupon = (amount: number, isPercentage: boolean) =>
  into(schema.groupCoupons, { couponId: 3, groupId: 1, discount: amount, isPercentage })
const locationCoupon = (rentDiscount: number, returnDiscount: number) =>
  into(schema.locationCoupons, {
    couponId: 1,
    locationId: 1,
    rentDiscount,
    returnDiscount,
    isRentPercentage: true,
    isReturnPercentage: true,
  })

const backwards = { start: '2027-01-02', end: '2027-01-01' }

type Case = [what: string, constraint: string, write: Write]

const belowNothing: Case[] = [
  ['a day', 'group_prices_days', season({ sunday: -1 })],
  ['an hour', 'group_prices_hours', season({ mondayHour: -1 })],
  ['a service', 'services_prices', service({ price: -1 })],
  ['an hour of a service', 'services_hour_price', service({ hourPrice: -1 })],
  ['an excess', 'services_deductible', service({ deductible: -1 })],
  ['a deposit', 'groups_deposit', into(schema.groups, makeGroup({ deposit: cents(-1) }))],
  ['a pick-up', 'location_times_prices', opening({ rentPrice: -1 })],
  ['a return', 'location_times_prices', opening({ returnPrice: -1 })],
  ['a booking', 'bookings_money', bookings({ price: -1 })],
  ['a coupon', 'group_coupons_discount', groupCoupon(-1, false)],
  [
    'a guarantee',
    'guarantors_limit',
    into(schema.guarantors, makeGuarantor({ responsibilityLimit: cents(-1) })),
  ],
]

const outOfOrder: Case[] = [
  ['a season', 'group_prices_order', season(backwards)],
  ['a range of days', 'days_ranges_order', into(schema.daysRanges, { minDay: 5, maxDay: 4 })],
  ['a range from nought', 'days_ranges_order', into(schema.daysRanges, { minDay: 0, maxDay: 4 })],
  ['a coupon', 'coupons_order', coupon('TALV', backwards)],
  ['an end regulation', 'end_price_regulations_order', endRegulation({ endDate: '2026-12-31' })],
  ['a booking', 'bookings_order', bookings({ returnDate: new Date('2026-11-16T08:00:00Z') })],
  [
    'a block',
    'car_blocks_order',
    into(schema.carBlocks, { carId: 1, reason: 'Hooldus', start: new Date(2), end: new Date(1) }),
  ],
  ['hours', 'location_times_not_empty', opening({ start: '10:00', end: '10:00' })],
]

const aboveAll: Case[] = [
  ['a discount', 'discounts_amount', discount(10_001)],
  [
    'a service discount',
    'service_discounts_amount',
    into(schema.serviceDiscounts, { amount: percentHundredths(10_001), serviceId: 1, daysRangeId: 1 }),
  ],
  ['a weekend', 'weekends_discount', into(schema.weekends, { discount: percentHundredths(10_001) })],
  ['a tax', 'taxes_amount', into(schema.taxes, { amount: percentHundredths(10_001) })],
  ['an end regulation', 'end_price_regulations_amount', endRegulation({ amount: 10_001 })],
  ['a markup', 'services_markup', service({ carPriceMarkupPercent: 10_001 })],
  ['a coupon for a group', 'group_coupons_discount', groupCoupon(10_001, true)],
  [
    'a coupon for a service',
    'service_coupons_discount',
    into(schema.serviceCoupons, { couponId: 1, serviceId: 1, discount: 10_001, isPercentage: true }),
  ],
  ['a coupon for a pick-up', 'location_coupons_rent', locationCoupon(10_001, 0)],
  ['a coupon for a return', 'location_coupons_return', locationCoupon(0, 10_001)],
]

const twins: Case[] = [
  ['coupon code', 'coupons_code', coupon('KYMME')],
  ['coupon code in another case', 'coupons_code_form', coupon('kymme')],
  ['coupon code with a space', 'coupons_code_form', coupon('SUVI 2027')],
  ['coupon code with a comma', 'coupons_code_form', coupon('SUVI,TALV')],
  ['coupon code with a semicolon', 'coupons_code_form', coupon('SUVI;TALV')],
  ['coupon code of 41 characters', 'coupons_code_form', coupon('A'.repeat(41))],
  ['register number', 'cars_register_number', car('001AAA')],
  ['register number in another case', 'cars_plate', car('001aaa')],
  ['admin e-mail', 'admins_email', admins('mari@example.ee', 'mari@example.ee')],
  ['admin e-mail in another case', 'admins_email', admins('mari@example.ee', 'MARI@Example.ee')],
  [
    'contract number',
    'bookings_contract_number',
    bookings({ contractNumber: 'L1' }, { contractNumber: 'L1' }),
  ],
  ['private link', 'bookings_link_hash', bookings({ linkHash: 'same' }, { linkHash: 'same' })],
]

describe('the database refuses', () => {
  it.each(belowNothing)('less than nothing for %s', async (_what, constraint, write) => {
    expect(await refusalOf(write)).toBe(constraint)
  })
  it.each(outOfOrder)('an end that does not follow its beginning: %s', async (_what, constraint, write) => {
    expect(await refusalOf(write)).toBe(constraint)
  })
  it.each(aboveAll)('more than 100 %%: %s', async (_what, constraint, write) => {
    expect(await refusalOf(write)).toBe(constraint)
  })
  it.each(twins)('a second %s', async (_what, constraint, write) => {
    expect(await refusalOf(write)).toBe(constraint)
  })
  it.each([
    ['a day for nothing', season({ monday: 0, start: '2027-01-01', end: '2027-01-01' })],
    ['an open-ended range', into(schema.daysRanges, { minDay: 1, maxDay: 1 }, { minDay: 99, maxDay: null })],
    ['100 %', discount(10_000)],
    ['many euros', groupCoupon(99_999, false)],
    ['a night and a whole day', opening({ start: '22:00', end: '06:00' })],
    ['midnight to midnight', opening({ start: '00:00', end: '00:00' })],
    ['bookings without a contract', bookings({}, {})],
  ])('nothing at the limits: %s', async (_what, write) => {
    expect(await refusalOf(write)).toBeUndefined()
  })
})

describe('the calendar of a car', () => {
  /** One car has the hours from 10 to 14; then these are asked for. */
  const occupy = (carId: number, from: number, to: number) =>
    refusalOf(async (db) => {
      const at = (hour: number) => new Date(Date.UTC(2027, 0, 10, hour))
      const rows = [booking(), booking()]
      const ids = await db.insert(schema.bookings).values(rows).returning({ id: schema.bookings.id })
      await db.insert(schema.carOccupancies).values([
        { carId: 1, bookingId: ids[0]?.id ?? 0, occupied: { from: at(10), to: at(14) } },
        { carId, bookingId: ids[1]?.id ?? 0, occupied: { from: at(from), to: at(to) } },
      ])
    })

  it.each([
    ['the same', 10, 14],
    ['inside', 11, 12],
    ['around', 9, 15],
    ['at the end', 13, 16],
    ['at the beginning', 8, 11],
  ])('refuses an overlap: %s', async (_what, from, to) => {
    expect(await occupy(1, from, to)).toBe('car_occupancies_no_overlap')
  })

  it.each([
    ['what begins when it ends', 1, 14, 16],
    ['what ends when it begins', 1, 8, 10],
    ['another car', 2, 10, 14],
  ])('allows %s', async (_what, carId, from, to) => {
    expect(await occupy(carId, from, to)).toBeUndefined()
  })

  it('refuses an empty period and one that nobody asked for', async () => {
    expect(await occupy(2, 10, 10)).toBe('car_occupancies_bounded')
    const unasked = into(schema.carOccupancies, {
      carId: 1,
      occupied: { from: new Date(1), to: new Date(2) },
    })
    expect(await refusalOf(unasked)).toBe('car_occupancies_one_reason')
  })
})
