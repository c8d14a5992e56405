import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { TimelineBar, TimelineGroup } from '../../contract/staff/timeline.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { wallMinuteOf } from '../../db/wall-minute.ts'
import type { Period } from '../../domain/availability/occupied-period.ts'
import { barStateOf } from '../../domain/booking/bar-state.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { closedBefore } from '../../domain/calendar/closed-years.ts'
import { earlier, type WallMinute } from '../../domain/calendar/wall-clock.ts'
import type { Translated } from '../../domain/catalogue.ts'
import { standingWithin } from '../booking/occupy-car.ts'
import { carsOf, type OwnPlaces } from '../rights/own-places.ts'
import { standsAt } from '../trips/stands-at.ts'

const {
  bookings,
  carBlocks,
  carExchanges,
  carOccupancies: taken,
  cars,
  carTrips,
  clients,
  groups,
  locations,
  offers,
  pastOccupancies: past,
} = schema
const startPlace = alias(locations, 'start_place')
const endPlace = alias(locations, 'end_place')

type Bar = TimelineBar<WallMinute>

const alphabet = new Intl.Collator('et')

/**
 * The cars of the fleet and what takes them between two moments, in two queries. Read by the index over the ends of
 * occupancies, so what lies behind the window costs nothing. A hold that ran out takes no car. Times are Tallinn labels,
 * so that every day is equally wide.
 */
export async function readTimeline(
  db: Database,
  window: Period,
  groupIds: readonly number[] | undefined,
  now: Date,
  places?: OwnPlaces,
): Promise<TimelineGroup<WallMinute>[]> {
  const bars = await readBars(db, window, now)
  const rows = await db
    .select({
      id: cars.id,
      name: cars.name,
      plate: cars.registerNumber,
      isActive: cars.isActive,
      placeId: standsAt(now),
      groupId: groups.id,
      et: groups.name,
      en: groups.nameEn,
      ru: groups.nameRu,
    })
    .from(cars)
    .innerJoin(groups, eq(groups.id, cars.groupId))
    .where(and(groupIds ? inArray(cars.groupId, [...groupIds]) : undefined, carsOf(places, now)))
  // Databases differ in where they put Š; the order of the rows must not.
  rows.sort(
    (a, b) => a.groupId - b.groupId || alphabet.compare(a.name, b.name) || (a.plate < b.plate ? -1 : 1),
  )
  const found = new Map<number, TimelineGroup<WallMinute>>()
  for (const { groupId, et, en, ru, ...car } of rows) {
    if (!car.isActive && !bars.has(car.id)) continue
    const group = found.get(groupId) ?? { id: groupId, name: { et, en, ru }, cars: [] }
    group.cars.push({ ...car, bars: bars.get(car.id) ?? [] })
    found.set(groupId, group)
  }
  return [...found.values()]
}

async function readBars(db: Database, window: Period, now: Date): Promise<Map<number, Bar[]>> {
  const standing = await selectBars(db, taken, standingWithin(window, now), now)
  // What took cars in closed years stands apart; no window of these days reaches there.
  const rows =
    window.from < closedBefore(now) ? [...(await selectPast(db, window, now)), ...standing] : standing
  const byCar = Map.groupBy(rows, ({ carId }) => carId)
  return new Map([...byCar].map(([carId, own]) => [carId, own.map(barOf)]))
}

const selectPast = (db: Database, { from, to }: Period, now: Date) =>
  selectBars(db, past, and(gt(past.endsAt, from), lt(past.startsAt, to)), now)

/** One of the two tables that say what takes cars, or took them: only the first has holds and offers. */
function selectBars(db: Database, of: typeof taken | typeof past, where: SQL | undefined, now: Date) {
  const isNow = of === taken
  const moment = sql`${now.toISOString()}::timestamptz`
  // Looked up one by one: joined as a whole, all bookings there ever were would be read for those of some weeks.
  const booking = db
    .select({
      returnAt: wallMinuteOf(bookings.returnDate).as('return_at'),
      status: bookings.status,
      isPaid: bookings.isPaid,
      isHandedOver: sql<boolean>`${bookings.handedOverAt} is not null`.as('is_handed_over'),
      isReturned: sql<boolean>`${bookings.actualReturnDate} is not null`.as('is_returned'),
      isOverdue: sql<boolean>`${bookings.returnDate} < ${moment}`.as('is_overdue'),
      clientId: bookings.clientId,
    })
    .from(bookings)
    .where(eq(bookings.id, sql`coalesce(${of.bookingId}, ${carExchanges.bookingId})`))
    .limit(1)
    .as('booking')
  return db
    .select({
      carId: sql<number>`${of.carId}`,
      from: wallMinuteOf(of.startsAt),
      freeAt: wallMinuteOf(of.endsAt),
      holdEndsAt: sql<WallMinute | null>`${isNow ? wallMinuteOf(taken.holdExpiresAt) : sql`null::int`}`,
      bookingId: sql<number | null>`coalesce(${of.bookingId}, ${carExchanges.bookingId})`,
      exchangeId: sql<number | null>`${of.exchangeId}`,
      blockId: sql<number | null>`${of.blockId}`,
      endPlaceId: sql<number | null>`${of.endLocationId}`,
      reason: carBlocks.reason,
      offer: { id: offers.id, firstName: offers.firstName, lastName: offers.lastName },
      trip: { id: carTrips.id, driver: carTrips.driver, doneAt: carTrips.doneAt },
      startPlace: { name: startPlace.name, nameEn: startPlace.nameEn, nameRu: startPlace.nameRu },
      endPlace: { id: endPlace.id, name: endPlace.name, nameEn: endPlace.nameEn, nameRu: endPlace.nameRu },
      returnAt: booking.returnAt,
      status: booking.status,
      isPaid: booking.isPaid,
      isHandedOver: booking.isHandedOver,
      isReturned: booking.isReturned,
      isOverdue: booking.isOverdue,
      firstName: clients.firstName,
      lastName: clients.lastName,
    })
    .from(of)
    .leftJoin(carExchanges, eq(carExchanges.id, of.exchangeId))
    .leftJoinLateral(booking, sql`true`)
    .leftJoin(clients, eq(clients.id, booking.clientId))
    .leftJoin(carBlocks, eq(carBlocks.id, of.blockId))
    .leftJoin(carTrips, eq(carTrips.id, of.tripId))
    .leftJoin(offers, isNow ? eq(offers.id, taken.offerId) : sql`false`)
    .leftJoin(startPlace, eq(startPlace.id, carTrips.startLocationId))
    .leftJoin(endPlace, eq(endPlace.id, carTrips.endLocationId))
    .where(where)
    .orderBy(asc(of.carId), asc(of.startsAt))
}

const translated = ({ name, nameEn, nameRu }: Record<'name' | 'nameEn' | 'nameRu', string>): Translated => ({
  et: name,
  en: nameEn,
  ru: nameRu,
})

/** A row of a block has nothing of a booking, and the other way round. */
type BarRow = Awaited<ReturnType<typeof selectBars>>[number]

function barOf(row: BarRow): Bar {
  const { from, freeAt, holdEndsAt, bookingId, status } = row
  const { trip } = row
  if (trip && row.startPlace && row.endPlace) {
    return {
      kind: 'trip',
      id: trip.id,
      start: translated(row.startPlace),
      end: translated(row.endPlace),
      endLocationId: row.endPlace.id,
      driver: trip.driver,
      isDone: trip.doneAt !== null,
      from,
      to: freeAt,
    }
  }
  const { offer } = row
  if (offer) {
    const customer = `${offer.firstName} ${offer.lastName}`
    return { kind: 'offer', id: offer.id, customer, from, to: freeAt }
  }
  if (bookingId === null || status === null) {
    return { kind: 'block', id: row.blockId ?? 0, reason: row.reason ?? '', from, to: freeAt }
  }
  return {
    kind: 'booking',
    id: bookingId,
    exchangeId: row.exchangeId,
    number: bookingNumber(bookingId),
    customer: `${row.firstName} ${row.lastName}`,
    from,
    // A car that came back early is free earlier than was agreed.
    to: earlier(row.returnAt ?? freeAt, freeAt),
    freeAt,
    endPlaceId: row.endPlaceId,
    state: barStateOf({
      status,
      isHandedOver: row.isHandedOver ?? false,
      // What was exchanged is back, whatever became of the rental.
      isReturned: row.exchangeId !== null || (row.isReturned ?? false),
      isOverdue: row.isOverdue ?? false,
    }),
    isPaid: row.isPaid ?? false,
    holdEndsAt,
  }
}
