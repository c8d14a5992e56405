import { and, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { momentAt, statement } from '../../db/statement.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { occupiedPeriod, overdueUntil, type Period } from '../../domain/availability/occupied-period.ts'

/** Until the transaction ends no one else books this car. False when there is no such car. */
export async function lockCar(tx: Database, carId: number): Promise<boolean> {
  return (await lock(tx, { carId })).length > 0
}

const lock = statement('lock_car', () => {
  const { cars } = schema
  return sql`select ${cars.id} from ${cars} where ${cars.id} = ${sql.placeholder('carId')} for no key update`
})

/** A hold that has run out no longer stands in anyone's way; its booking stays, without a car. */
export async function releaseExpiredHolds(
  tx: Database,
  carId: number,
  period: Period,
  now: Date,
): Promise<void> {
  const [from, to] = [period.from.toISOString(), period.to.toISOString()]
  await release(tx, { carId, from, to, now: now.toISOString() })
}

const release = statement('release_expired_holds', () => {
  const { carOccupancies: taken } = schema
  const asked = sql`tstzrange(${momentAt('from')}, ${momentAt('to')})`
  return sql`delete from ${taken} where ${taken.carId} = ${sql.placeholder('carId')}
    and ${taken.occupied} && ${asked} and ${taken.holdExpiresAt} <= ${momentAt('now')}`
})

/** The booking stays, without a car. */
export async function giveUpCar(tx: Database, bookingId: number): Promise<void> {
  await tx.delete(schema.carOccupancies).where(eq(schema.carOccupancies.bookingId, bookingId))
}

/** As a value, or as the placeholder of a prepared statement. */
type Moment = Date | SQL

/** What takes a car during the period, as far as it still counts: a hold that ran out does not. */
export function standingWithin({ from, to }: Record<'from' | 'to', Moment>, now: Moment): SQL | undefined {
  const { carOccupancies: taken } = schema
  return and(isAfter(taken.endsAt, from), lt(taken.startsAt, to), isHeld(now))
}

/**
 * Told both sides of a moment, the database expects few of them whatever they are, and goes by the index that begins with
 * it; of one side alone it expects a third of all there are, and reads them all.
 */
export const isAfter = (column: PgColumn, moment: Moment): SQL =>
  sql`(${gt(column, moment)} and ${column} <= 'infinity')`

/** Not a hold that has run out. */
export function isHeld(now: Moment): SQL | undefined {
  const { carOccupancies: taken } = schema
  return or(isNull(taken.holdExpiresAt), gt(taken.holdExpiresAt, now))
}

/** Handed over, due back, and not there. */
export function isOverdue(now: Moment): SQL | undefined {
  const { bookings } = schema
  return and(
    isNotNull(bookings.handedOverAt),
    isNull(bookings.actualReturnDate),
    isNull(bookings.cancelledAt),
    lte(bookings.returnDate, now),
  )
}

/** Whether someone still drives the car that is to leave so soon. */
export async function isStillOut(tx: Database, carId: number, from: Date, now: Date): Promise<boolean> {
  const { bookings } = schema
  if (from >= overdueUntil(now)) return false
  return (await tx.$count(bookings, and(eq(bookings.carId, carId), isOverdue(now)))) > 0
}

type Occupancy = {
  carId: number
  bookingId: number
  occupied: Period
  startLocationId: number
  endLocationId: number
  holdExpiresAt: Date | null
}

type AgreedRental = Pick<
  typeof schema.bookings.$inferSelect,
  'id' | 'carId' | 'rentDate' | 'returnDate' | 'rentLocationId' | 'returnLocationId' | 'turnaroundMinutes'
>

/** How long a booking keeps its car, with the turnaround that was agreed. */
export const agreedPeriod = ({
  rentDate,
  returnDate,
  turnaroundMinutes,
}: Pick<AgreedRental, 'rentDate' | 'returnDate' | 'turnaroundMinutes'>): Period =>
  occupiedPeriod(rentDate, returnDate, turnaroundMinutes)

/** How a booking takes its car. */
export const occupancyOf = (booking: AgreedRental, holdExpiresAt: Date | null): Occupancy => ({
  carId: booking.carId,
  bookingId: booking.id,
  occupied: agreedPeriod(booking),
  startLocationId: booking.rentLocationId,
  endLocationId: booking.returnLocationId,
  holdExpiresAt,
})

/** Takes the car for a booking that has none. False when someone else has it; the transaction goes on either way. */
export async function occupyCar(tx: Database, occupancy: Occupancy, now: Date): Promise<boolean> {
  if (!(await lockCar(tx, occupancy.carId))) return false
  await releaseExpiredHolds(tx, occupancy.carId, occupancy.occupied, now)
  return isFree(tx, (inner) => inner.insert(schema.carOccupancies).values(occupancy))
}

/** Whether the database lets a car be taken; when it does not, the transaction goes on as if nobody had tried. */
export async function isFree(tx: Database, take: (inner: Database) => Promise<unknown>): Promise<boolean> {
  try {
    await tx.transaction(take)
    return true
  } catch (error) {
    if (violatedConstraint(error) === 'car_occupancies_no_overlap') return false
    throw error
  }
}
