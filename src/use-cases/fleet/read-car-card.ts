import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { monthAfter } from '../../domain/calendar/months.ts'
import { labelText } from '../../domain/calendar/tallinn.ts'
import { readCarMonths } from '../figures/car-months.ts'
import { readPlaceNow } from '../trips/place-now.ts'
import { readCarCosts } from './read-car-costs.ts'
import { readDamageStory } from './read-damage-story.ts'
import { readDutiesOf } from './read-duties.ts'

import { readKeys } from './read-readiness.ts'

const RENTALS_SHOWN = 40
const BLOCKS_SHOWN = 40
const READINGS_SHOWN = 40
const MONTHS_SHOWN = 12

export type CarCard = NonNullable<Awaited<ReturnType<typeof readCarCard>>>

/** Everything staff want to know of one car; undefined when there is none. */
export async function readCarCard(db: Database, carId: number, now: Date) {
  const { cars, groups } = schema
  const [row] = await db
    .select({ car: cars, group: groups })
    .from(cars)
    .innerJoin(groups, eq(groups.id, cars.groupId))
    .where(eq(cars.id, carId))
  if (!row) return undefined
  const to = labelText(now).slice(0, 7)
  const from = monthAfter(to, 1 - MONTHS_SHOWN)
  const [place, rentals, blocks, readings, months, duties, costs, keys, damageStory] = await Promise.all([
    readPlaceNow(db, carId, now),
    rentalsOf(db, carId),
    blocksOf(db, carId),
    readingsOf(db, carId),
    readCarMonths(db, carId, { from, to }, now),
    readDutiesOf(db, carId, now),
    readCarCosts(db, carId, from),
    readKeys(db, [carId]),
    readDamageStory(db, carId),
  ])
  return {
    ...row,
    place,
    rentals,
    blocks,
    readings,
    months,
    duties,
    costs,
    keys: keys.get(carId) ?? [],
    damageStory,
  }
}

/** Those ahead first, then back through the past. */
function rentalsOf(db: Database, carId: number) {
  const { bookings, clients } = schema
  return db
    .select({
      id: bookings.id,
      rentDate: bookings.rentDate,
      returnDate: bookings.returnDate,
      handedOverAt: bookings.handedOverAt,
      actualReturnDate: bookings.actualReturnDate,
      cancelledAt: bookings.cancelledAt,
      status: bookings.status,
      price: bookings.price,
      firstName: clients.firstName,
      lastName: clients.lastName,
    })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(or(eq(bookings.carId, carId), inArray(bookings.id, exchangedFrom(db, carId))))
    .orderBy(desc(bookings.rentDate))
    .limit(RENTALS_SHOWN)
}

/** Rentals that began with this car and went on with another. */
function exchangedFrom(db: Database, carId: number) {
  const { carExchanges } = schema
  return db
    .select({ id: carExchanges.bookingId })
    .from(carExchanges)
    .where(and(eq(carExchanges.oldCarId, carId), isNull(carExchanges.undoneAt)))
}

function blocksOf(db: Database, carId: number) {
  const { carBlocks } = schema
  return db
    .select()
    .from(carBlocks)
    .where(eq(carBlocks.carId, carId))
    .orderBy(desc(carBlocks.start))
    .limit(BLOCKS_SHOWN)
}

export type Reading = { bookingId: number; at: Date; kilometres: number; way: 'out' | 'back' }

/** What the odometer said whenever the car went out or came back, the newest first. */
async function readingsOf(db: Database, carId: number): Promise<Reading[]> {
  const { bookings } = schema
  const rows = await db
    .select({
      id: bookings.id,
      rentDate: bookings.rentDate,
      handedOverAt: bookings.handedOverAt,
      rentOdometer: bookings.rentOdometer,
      actualReturnDate: bookings.actualReturnDate,
      returnOdometer: bookings.returnOdometer,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.carId, carId),
        or(isNotNull(bookings.rentOdometer), isNotNull(bookings.returnOdometer)),
      ),
    )
    .orderBy(desc(bookings.rentDate))
    .limit(READINGS_SHOWN)
  const exchanged = await exchangeReadings(db, carId)
  return (
    rows
      // Given for another, it went out with the exchange and not with the rental.
      .map((row) => (exchanged.given.has(row.id) ? { ...row, rentOdometer: null } : row))
      .flatMap(
        ({ id, rentDate, handedOverAt, rentOdometer, actualReturnDate, returnOdometer }): Reading[] => [
          ...(returnOdometer !== null && actualReturnDate
            ? [{ bookingId: id, at: actualReturnDate, kilometres: returnOdometer, way: 'back' as const }]
            : []),
          ...(rentOdometer === null
            ? []
            : [
                {
                  bookingId: id,
                  at: handedOverAt ?? rentDate,
                  kilometres: rentOdometer,
                  way: 'out' as const,
                },
              ]),
        ],
      )
      .concat(exchanged.readings)
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  )
}

/** What was read when this car was given for another, or another for it. */
async function exchangeReadings(
  db: Database,
  carId: number,
): Promise<{ given: Set<number>; readings: Reading[] }> {
  const { bookings, carExchanges } = schema
  const rows = await db
    .select({ exchange: carExchanges, handedOverAt: bookings.handedOverAt })
    .from(carExchanges)
    .innerJoin(bookings, eq(bookings.id, carExchanges.bookingId))
    .where(
      and(
        or(eq(carExchanges.oldCarId, carId), eq(carExchanges.newCarId, carId)),
        isNull(carExchanges.undoneAt),
      ),
    )
    .orderBy(desc(carExchanges.id))
    .limit(READINGS_SHOWN)
  const given = new Set(
    rows.flatMap(({ exchange }) => (exchange.newCarId === carId ? exchange.bookingId : [])),
  )
  const readings = rows.flatMap(({ exchange, handedOverAt }): Reading[] => {
    const { bookingId, at, oldOdometer, newOdometer, outOdometer } = exchange
    if (exchange.newCarId === carId) return [{ bookingId, at, kilometres: newOdometer, way: 'out' }]
    const isFirst = !given.has(bookingId) && outOdometer !== null && handedOverAt !== null
    return [
      { bookingId, at, kilometres: oldOdometer, way: 'back' },
      ...(isFirst ? [{ bookingId, at: handedOverAt, kilometres: outOdometer, way: 'out' as const }] : []),
    ]
  })
  return { given, readings }
}
