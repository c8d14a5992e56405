import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import type { TripRule } from '../../domain/fleet/trip-rules.ts'
import { isHeld } from '../booking/occupy-car.ts'
import { readTakenCars } from '../search/taken-cars.ts'

const { bookings, cars, carOccupancies: taken, clients } = schema

const MOST = 200
/** Shown beside one booking. */
const MOST_SWAPS = 3

type Car = { id: number; name: string; plate: string }

/** Something ahead that begins elsewhere than its car stands. */
export type NeededTrip = {
  car: Car
  /** Whom it is for; a transfer that begins elsewhere has no customer. */
  booking: { id: number; customer: string } | undefined
  fromLocationId: number
  toLocationId: number
  wantedAt: Date
  rule: TripRule
  /** Free from then on, and never before now. */
  freeAt: Date
  /** When to leave; undefined where there is no time, or no way. */
  trip: { start: Date; end: Date } | undefined
  /** Cars of the same group that stand there and stay where they are wanted next. */
  swaps: Car[]
}

/**
 * What is ahead and begins away from its car, the soonest first: by the same occupancies that every search looks at, so
 * that nothing of it is unseen, whoever cancelled, moved or came back elsewhere.
 */
export async function readNeededTrips(db: Database, catalogue: Catalogue, now: Date): Promise<NeededTrip[]> {
  const away = (await readAway(db, now)).flatMap((row) => {
    const rule = catalogue.trips.between(row.fromLocationId, row.toLocationId)
    return rule.minutes === 0 ? [] : [{ ...row, rule }]
  })
  if (away.length === 0) return []
  const ends = away.map(({ endsAt }) => endsAt.getTime())
  const span = { from: away[0]?.wantedAt ?? now, to: new Date(Math.max(...ends)) }
  const around = await readTakenCars(db, span, now)
  const plates = await readCars(db, new Set(away.map(({ groupId }) => groupId)))
  return away.map(({ groupId, endsAt, returnLocationId, rule, freeSince, ...row }) => {
    const wanted = { from: row.wantedAt, to: endsAt, rentLocationId: row.toLocationId, returnLocationId }
    const stands = (car: Car) => around.judge(catalogue, car.id, wanted).kind === 'here'
    const others = row.booking ? (plates.get(groupId) ?? []) : []
    const freeAt = freeSince && freeSince > now ? freeSince : now
    return {
      ...row,
      rule,
      freeAt,
      trip: timeFor(rule, freeAt, row.wantedAt),
      swaps: others.filter((car) => car.id !== row.car.id && stands(car)).slice(0, MOST_SWAPS),
    }
  })
}

const SPARE_MS = 60 * 60_000
const HALF_HOUR = 30 * 60_000

/** As late as it may be with an hour to spare, on a half hour; as soon as the car is free when there is less. */
function timeFor(
  { minutes }: TripRule,
  freeAt: Date,
  wantedAt: Date,
): { start: Date; end: Date } | undefined {
  if (minutes === undefined) return undefined
  const length = minutes * 60_000
  const latest = wantedAt.getTime() - length
  if (latest < freeAt.getTime()) return undefined
  const wished = Math.floor((latest - SPARE_MS) / HALF_HOUR) * HALF_HOUR
  const start = new Date(Math.max(wished, freeAt.getTime()))
  return { start, end: new Date(start.getTime() + length) }
}

/** Rows that nobody has brought yet, each with where the car stands before it and since when. */
async function readAway(db: Database, now: Date) {
  const before = sql`over (partition by ${taken.carId} order by ${taken.startsAt})`
  const ahead = db
    .select({
      carId: taken.carId,
      bookingId: taken.bookingId,
      startsAt: taken.startsAt,
      endsAt: taken.endsAt,
      startLocationId: taken.startLocationId,
      endLocationId: taken.endLocationId,
      before: sql<number | null>`lag(${taken.endLocationId}) ${before}`.as('before'),
      free: sql<Date | null>`lag(${taken.endsAt}) ${before}`.mapWith(taken.endsAt).as('free'),
    })
    .from(taken)
    .where(and(gt(taken.endsAt, now), isNotNull(taken.endLocationId), isHeld(now)))
    .as('ahead')
  const last = db
    .select({ place: sql<number>`${taken.endLocationId}`.as('place') })
    .from(taken)
    .where(
      and(
        eq(taken.carId, ahead.carId),
        isNull(ahead.before),
        lte(taken.endsAt, now),
        isNotNull(taken.endLocationId),
        isHeld(now),
      ),
    )
    .orderBy(desc(taken.endsAt))
    .limit(1)
    .as('last')
  const stands = sql<number>`coalesce(${ahead.before}, ${last.place}, ${cars.homeLocationId})`
  const rows = await db
    .select({
      car: { id: cars.id, name: cars.name, plate: cars.registerNumber },
      groupId: cars.groupId,
      bookingId: ahead.bookingId,
      customer: sql<string | null>`${clients.firstName} || ' ' || ${clients.lastName}`,
      fromLocationId: stands,
      toLocationId: sql<number>`${ahead.startLocationId}`,
      returnLocationId: sql<number>`${ahead.endLocationId}`,
      wantedAt: sql<Date>`${ahead.startsAt}`.mapWith(taken.startsAt),
      endsAt: sql<Date>`${ahead.endsAt}`.mapWith(taken.endsAt),
      freeSince: ahead.free,
    })
    .from(ahead)
    .innerJoin(cars, eq(cars.id, ahead.carId))
    .leftJoinLateral(last, sql`true`)
    .leftJoin(bookings, eq(bookings.id, ahead.bookingId))
    .leftJoin(clients, eq(clients.id, bookings.clientId))
    .where(and(sql`${stands} <> ${ahead.startLocationId}`, isNull(bookings.handedOverAt)))
    .orderBy(asc(ahead.startsAt))
    .limit(MOST)
  return rows.map(({ bookingId, customer, ...row }) => ({
    ...row,
    booking: bookingId === null ? undefined : { id: bookingId, customer: customer ?? '' },
  }))
}

async function readCars(db: Database, groupIds: ReadonlySet<number>): Promise<Map<number, Car[]>> {
  const rows = await db
    .select({ id: cars.id, name: cars.name, plate: cars.registerNumber, groupId: cars.groupId })
    .from(cars)
    .where(and(inArray(cars.groupId, [...groupIds]), eq(cars.isActive, true)))
    .orderBy(asc(cars.name), asc(cars.id))
  return Map.groupBy(rows, ({ groupId }) => groupId)
}
