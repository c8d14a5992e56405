import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/client.ts'
import { readCatalogue } from '../db/read-catalogue.ts'
import { schema } from '../db/schema.ts'
import { bookingRows, type HashLink } from './bookings.ts'
import { carRows } from './cars.ts'
import {
  companyRow,
  endRegulationRows,
  providerRows,
  representativeRows,
  taxRows,
  weekendRows,
} from './company.ts'
import { couponRows } from './coupons.ts'
import { groupRows } from './groups.ts'
import { locationRows, openingRows } from './locations.ts'
import { lockerRows } from './lockers.ts'
import { guarantorRows } from './people/guarantors.ts'
import { clientRows } from './people.ts'
import { rangeRows } from './ranges.ts'
import { seasonRows } from './seasons.ts'
import { serviceDiscountRows, serviceRows } from './services.ts'

/** Nothing that a company would have entered: the demo disturbs nobody. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const table of [schema.company, schema.groups, schema.locations, schema.services, schema.clients]) {
    if ((await db.select({ id: table.id }).from(table).limit(1)).length > 0) return false
  }
  return true
}

/**
 * A company with a year behind it and bookings ahead, as of `today` in Tallinn; whole or not at all, and the same
 * for the same arguments. With `hashLink` the private links of its bookings open.
 */
export async function loadDemo(db: Database, today: string, now: Date, hashLink?: HashLink): Promise<void> {
  await db.transaction(async (tx) => {
    await loadCatalogue(tx, today)
    await loadBookings(tx, today, now, hashLink)
    await continueIds(tx)
  })
}

async function loadCatalogue(tx: Database, today: string): Promise<void> {
  const seasons = seasonRows(today)
  const coupons = couponRows(today)
  await insertAll(tx, schema.company, [companyRow])
  await insertAll(tx, schema.representatives, representativeRows)
  await insertAll(tx, schema.serviceProviders, providerRows)
  await insertAll(tx, schema.taxes, taxRows)
  await insertAll(tx, schema.weekends, weekendRows)
  await insertAll(tx, schema.endPriceRegulations, endRegulationRows(today))
  await insertAll(tx, schema.groups, groupRows)
  await insertAll(tx, schema.cars, carRows(today))
  await insertAll(tx, schema.daysRanges, rangeRows)
  await insertAll(tx, schema.groupPrices, seasons.seasons)
  await insertAll(tx, schema.discounts, seasons.discounts)
  await insertAll(tx, schema.priceRegulations, seasons.regulations)
  await insertAll(tx, schema.locations, locationRows)
  await insertAll(tx, schema.locationTimes, openingRows)
  await insertAll(tx, schema.services, serviceRows)
  await insertAll(tx, schema.serviceDiscounts, serviceDiscountRows)
  await insertAll(tx, schema.coupons, coupons.coupons)
  await insertAll(tx, schema.groupCoupons, coupons.groups)
  await insertAll(tx, schema.serviceCoupons, coupons.services)
  await insertAll(tx, schema.locationCoupons, coupons.locations)
  await insertAll(tx, schema.couponDaysRanges, coupons.ranges)
  await insertAll(tx, schema.smartLockers, lockerRows)
  await insertAll(tx, schema.guarantors, guarantorRows(today))
}

async function loadBookings(
  tx: Database,
  today: string,
  now: Date,
  hashLink: HashLink | undefined,
): Promise<void> {
  const rows = bookingRows(await readCatalogue(tx), today, now, hashLink)
  await insertAll(tx, schema.clients, clientRows(rows.bookings, now))
  await insertAll(tx, schema.carBlocks, rows.blocks)
  await insertAll(tx, schema.bookings, rows.bookings)
  await insertAll(tx, schema.bookingServices, rows.services)
  await insertAll(tx, schema.bookingLines, rows.lines)
  await insertAll(tx, schema.carOccupancies, rows.occupancies)
  await insertAll(tx, schema.questionnaires, rows.questionnaires)
  await insertAll(tx, schema.smartLockerReservations, rows.reservations)
  await insertAll(tx, schema.ledgerEntries, rows.ledger)
}

/** Below the most parameters that one statement may have. */
const MOST_PARAMETERS = 30_000

async function insertAll<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: PgInsertValue<Table, true>[],
): Promise<void> {
  const atOnce = Math.floor(MOST_PARAMETERS / Object.keys(getTableColumns(table)).length)
  for (let start = 0; start < rows.length; start += atOnce) {
    await tx
      .insert(table)
      .overridingSystemValue()
      .values(rows.slice(start, start + atOnce))
  }
}

/** Tables whose rows came with ids of their own: the database counts on from there. The company stays the only one. */
const numbered = [
  schema.representatives,
  schema.serviceProviders,
  schema.taxes,
  schema.weekends,
  schema.groups,
  schema.cars,
  schema.daysRanges,
  schema.groupPrices,
  schema.locations,
  schema.services,
  schema.coupons,
  schema.smartLockers,
  schema.guarantors,
  schema.clients,
  schema.carBlocks,
  schema.bookings,
]

async function continueIds(tx: Database): Promise<void> {
  for (const table of numbered) {
    const name = getTableName(table)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
    )
  }
}
