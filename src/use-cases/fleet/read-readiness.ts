import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { isUrgent, type ReadyState } from '../../domain/fleet/readiness.ts'
import { carsOf, type OwnPlaces } from '../rights/own-places.ts'
import { standsAt } from '../trips/stands-at.ts'

const { admins, bookings, cars, carKeys, carOccupancies: taken, carReadiness } = schema

export type ReadyCarRow = Awaited<ReturnType<typeof readReadiness>>[number]

/** Every car in use that is with nobody: how far it is, where it stands, and who gets it next. */
export async function readReadiness(db: Database, now: Date, places: OwnPlaces) {
  const at = sql`${now.toISOString()}::timestamptz`
  const isOut = sql`exists (select 1 from ${bookings} where ${bookings.carId} = ${cars.id}
    and ${bookings.handedOverAt} is not null and ${bookings.actualReturnDate} is null)`
  const placeId = standsAt(now)
  const next = db
    .select({ id: bookings.id, at: bookings.rentDate })
    .from(taken)
    .innerJoin(bookings, eq(bookings.id, taken.bookingId))
    .where(
      and(
        eq(taken.carId, cars.id),
        sql`${taken.endsAt} > ${at}`,
        sql`${taken.holdExpiresAt} is null and ${bookings.handedOverAt} is null and ${bookings.cancelledAt} is null`,
      ),
    )
    .orderBy(asc(bookings.rentDate))
    .limit(1)
    .as('next')
  const rows = await db
    .select({
      id: cars.id,
      name: cars.name,
      plate: cars.registerNumber,
      state: sql<ReadyState>`coalesce(${carReadiness.state}, 'ready')`,
      since: carReadiness.since,
      by: admins.name,
      placeId,
      next: { id: next.id, at: next.at },
    })
    .from(cars)
    .leftJoin(carReadiness, eq(carReadiness.carId, cars.id))
    .leftJoin(admins, eq(admins.id, carReadiness.byId))
    .leftJoinLateral(next, sql`true`)
    .where(and(eq(cars.isActive, true), sql`not ${isOut}`, carsOf(places, now)))
    .orderBy(sql`${next.at} nulls last`, asc(cars.registerNumber))
  const keys = await readKeys(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    keys: keys.get(row.id) ?? [],
    isUrgent: isUrgent(row.state, row.next?.at ?? null, now),
  }))
}

export type CarKeyRow = typeof carKeys.$inferSelect

/** The keys of these cars, by car. */
export async function readKeys(db: Database, carIds: readonly number[]): Promise<Map<number, CarKeyRow[]>> {
  if (carIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(carKeys)
    .where(inArray(carKeys.carId, [...carIds]))
    .orderBy(asc(carKeys.label), asc(carKeys.id))
  return Map.groupBy(rows, ({ carId }) => carId)
}
