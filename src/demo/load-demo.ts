import { asc, eq, getTableName, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { insertRows, rowsFor } from '../db/insert-rows.ts'
import { readCatalogue } from '../db/read-catalogue.ts'
import { schema } from '../db/schema.ts'
import { labelOf, tallinnAt } from '../domain/calendar/tallinn.ts'
import { addDays, dayOf, formatDay } from '../domain/calendar/wall-clock.ts'
import { takenBy } from './bookings/ledger-story.ts'
import { bookingRows, type HashLink } from './bookings.ts'
import { costRows, dutyRows } from './car-care.ts'
import { type CarDamage, carRows } from './cars.ts'
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
import { exceptionRows, locationIds, locationRows, openingRows } from './locations.ts'
import { lockerRows } from './lockers.ts'
import { clientRows, guarantorRows } from './people.ts'
import { rangeRows } from './ranges.ts'
import { seasonRows } from './seasons.ts'
import { serviceDiscountRows, serviceRows } from './services.ts'
import { tripRuleRows } from './trips.ts'
import { type KeepFile, waitingDocuments } from './waiting-documents.ts'

/** What only the server knows: how its private links are kept, and where its files are. */
type ServersOwn = {
  hashLink?: HashLink
  keepFile?: KeepFile
  hasLockers?: boolean
  /** The database is in this process and nobody's but ours. */
  isEmbedded?: boolean
}

/**
 * A company with a year behind it and bookings ahead; whole or not at all, and the same for the same moment. With
 * `hashLink` the private links of its bookings open, with `keepFile` documents wait to be looked at.
 */
export async function loadDemo(db: Database, now: Date, own: ServersOwn = {}): Promise<void> {
  await db.transaction(async (tx) => {
    if (own.isEmbedded) await leaveOutChecks(tx)
    await loadCatalogue(tx, formatDay(dayOf(labelOf(now))))
    await loadBookings(tx, now, own)
    // What is owed is noted by triggers, which were left out as well.
    if (own.isEmbedded) await tx.execute(sql`select refresh_owed(array(select id from bookings))`)
    // The place where a locker hands out the keys: without lockers nobody is there.
    if (own.hasLockers === false)
      await tx
        .update(schema.locations)
        .set({ isActive: false })
        .where(eq(schema.locations.id, locationIds.locker))
    await continueIds(tx)
  })
}

/**
 * What refers to what is looked up for every row, and each rental is noted as one that changes a month's figures: two
 * thirds of the time it takes to write them. A server does check these very rows. No month has been counted yet.
 */
async function leaveOutChecks(tx: Database): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`)
  await tx.delete(schema.figureMonths)
}

export async function loadCatalogue(tx: Database, today: string): Promise<void> {
  const seasons = seasonRows(today)
  const coupons = couponRows(today)
  await insertRows(tx, rowsFor(schema.company, [companyRow]))
  await insertRows(tx, rowsFor(schema.representatives, representativeRows))
  await insertRows(tx, rowsFor(schema.serviceProviders, providerRows))
  await insertRows(tx, rowsFor(schema.taxes, taxRows))
  await insertRows(tx, rowsFor(schema.weekends, weekendRows))
  await insertRows(tx, rowsFor(schema.endPriceRegulations, endRegulationRows(today)))
  await insertRows(tx, rowsFor(schema.groups, groupRows))
  const cars = carRows(today)
  await insertRows(tx, rowsFor(schema.cars, cars))
  await insertRows(tx, rowsFor(schema.carDuties, dutyRows(cars, today)))
  await insertRows(tx, rowsFor(schema.carCosts, costRows(cars, today)))
  await insertRows(tx, rowsFor(schema.daysRanges, rangeRows))
  await insertRows(tx, rowsFor(schema.groupPrices, seasons.seasons))
  await insertRows(tx, rowsFor(schema.discounts, seasons.discounts))
  await insertRows(tx, rowsFor(schema.priceRegulations, seasons.regulations))
  await insertRows(tx, rowsFor(schema.locations, locationRows))
  await insertRows(tx, rowsFor(schema.locationTimes, openingRows))
  await insertRows(tx, rowsFor(schema.locationExceptions, exceptionRows(today)))
  await insertRows(tx, rowsFor(schema.locationTrips, tripRuleRows))
  await insertRows(tx, rowsFor(schema.services, serviceRows))
  await insertRows(tx, rowsFor(schema.serviceDiscounts, serviceDiscountRows))
  await insertRows(tx, rowsFor(schema.coupons, coupons.coupons))
  await insertRows(tx, rowsFor(schema.groupCoupons, coupons.groups))
  await insertRows(tx, rowsFor(schema.serviceCoupons, coupons.services))
  await insertRows(tx, rowsFor(schema.locationCoupons, coupons.locations))
  await insertRows(tx, rowsFor(schema.couponDaysRanges, coupons.ranges))
  await insertRows(tx, rowsFor(schema.smartLockers, lockerRows))
  await insertRows(tx, rowsFor(schema.guarantors, guarantorRows(today)))
}

async function loadBookings(tx: Database, now: Date, { hashLink, keepFile }: ServersOwn): Promise<void> {
  const rows = bookingRows(await readCatalogue(tx), now, hashLink)
  await insertRows(tx, rowsFor(schema.clients, clientRows(rows.people, rows.bookings, now)))
  await insertRows(tx, rowsFor(schema.carBlocks, rows.blocks))
  await insertRows(tx, rowsFor(schema.carTrips, rows.trips))
  await insertRows(tx, rowsFor(schema.bookings, rows.bookings))
  await insertRows(tx, rowsFor(schema.bookingServices, rows.services))
  await insertRows(tx, rowsFor(schema.bookingLines, rows.lines))
  await insertRows(tx, rowsFor(schema.carOccupancies, rows.occupancies))
  await insertRows(tx, rowsFor(schema.questionnaires, rows.questionnaires))
  await insertRows(tx, rowsFor(schema.smartLockerReservations, rows.reservations))
  await insertRows(tx, rowsFor(schema.charges, rows.charges))
  const [owner] = await tx.select().from(schema.admins).orderBy(asc(schema.admins.id)).limit(1)
  const yesterday = tallinnAt(addDays(dayOf(labelOf(now)), -1))
  const ledger = owner ? takenBy(rows.ledger, owner.id, yesterday) : rows.ledger
  await insertRows(tx, rowsFor(schema.ledgerEntries, ledger))
  if (keepFile)
    await insertRows(tx, rowsFor(schema.uploads, await waitingDocuments(rows.bookings, now, keepFile)))
  await noteDamages(tx, rows.damages)
  await noteHomes(tx, rows.homes)
}

async function noteDamages(tx: Database, damages: ReadonlyMap<number, CarDamage>): Promise<void> {
  const seen = JSON.stringify(
    [...damages].map(([id, { issues, issuePoints }]) => ({ id, issues, issuePoints })),
  )
  await tx.execute(sql`
    update ${schema.cars} set issues = seen.issues, issue_points = seen."issuePoints"
    from jsonb_to_recordset(${seen}::jsonb) as seen (id int, issues jsonb, "issuePoints" jsonb)
    where cars.id = seen.id`)
}

async function noteHomes(tx: Database, homes: ReadonlyMap<number, number>): Promise<void> {
  const known = JSON.stringify([...homes].map(([id, place]) => ({ id, place })))
  await tx.execute(sql`
    update ${schema.cars} set home_location_id = coalesce(known.place, ${locationIds.office})
    from ${schema.cars} as car left join jsonb_to_recordset(${known}::jsonb) as known (id int, place int) on known.id = car.id
    where cars.id = car.id`)
}

/** Tables whose rows came with ids of their own: the database counts on from there. The company stays the only one. */
const numbered = [
  schema.representatives,
  schema.serviceProviders,
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
  schema.carTrips,
  schema.bookings,
]

async function continueIds(tx: Database): Promise<void> {
  const steps = numbered.map(
    (table) =>
      sql`setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  )
  await tx.execute(sql`select ${sql.join(steps, sql`, `)}`)
}
