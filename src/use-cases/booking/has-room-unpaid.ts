import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { keptPlan } from '../../db/server-connection.ts'
import { momentAt, statement } from '../../db/statement.ts'
import { takeTurns } from '../../db/take-turns.ts'
import { together } from '../../db/together.ts'
import { occupiedPeriod, type Period } from '../../domain/availability/occupied-period.ts'
import { mostHeld } from '../../domain/booking/hold.ts'
import { turnaroundOf } from '../../domain/catalogue.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { isAfter, standingWithin } from './occupy-car.ts'

type Wanted = {
  carId: number
  period: Period
  /** Its own hold does not stand in its way. */
  bookingId?: number
}

/**
 * Whether one more car of the group may be held for a visitor who has not paid. Whoever asks about the same group at
 * the same moment waits until this transaction ends.
 */
export async function hasRoomUnpaid(
  tx: Database,
  { catalogue, unpaid }: Pick<BookingDependencies, 'catalogue' | 'unpaid'>,
  { carId, period, bookingId = 0 }: Wanted,
  now: Date,
): Promise<boolean> {
  const { cars: offered } = catalogue.current
  const groupId = offered.get(carId)?.groupId
  if (groupId === undefined) return true
  const { from, to } = occupiedPeriod(period.from, period.to, turnaroundOf(catalogue.current, carId))
  const [, [row]] = await together(
    () => takeTurns(tx, 'unpaid', [`group ${groupId}`]),
    () =>
      countHeld(tx, {
        groupId,
        bookingId,
        from: from.toISOString(),
        to: to.toISOString(),
        now: now.toISOString(),
      }),
  )
  const inGroup = [...offered.values()].filter((car) => car.groupId === groupId).length
  return (row?.held ?? 0) < mostHeld(inGroup, unpaid.groupPercent)
}

const countHeld = statement<{ held: number }>(keptPlan('count_held_unpaid'), () => {
  const { cars, carOccupancies: taken, visitorRegistrations: registered } = schema
  const within = { from: momentAt('from'), to: momentAt('to') }
  return sql`
    select count(distinct ${taken.carId})::int as held
    from ${taken}
    join ${registered} on ${registered.bookingId} = ${taken.bookingId}
    join ${cars} on ${cars.id} = ${taken.carId}
    where ${cars.groupId} = ${sql.placeholder('groupId')} and ${standingWithin(within, momentAt('now'))}
      and ${isAfter(taken.holdExpiresAt, momentAt('now'))} and ${taken.bookingId} <> ${sql.placeholder('bookingId')}`
})
