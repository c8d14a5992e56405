import { and, desc, eq, exists, gt, gte, isNull, lt, lte, not, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ClaimBody } from '../../contract/staff/extra-charges.ts'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { readerOf } from '../../documents/reader.ts'
import { boundTo } from '../../domain/people/rights.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { refused } from '../booking/staff-action.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { lockAccount } from '../payment/booking-balance.ts'
import { isAtOwnPlaces } from '../rights/own-places.ts'
import { enterProposal } from './propose-extra-charge.ts'
import { readStandardCharges } from './read-extra-charges.ts'

type ClaimResult =
  | { kind: 'proposed'; id: number; bookingId: number }
  | {
      kind: 'refused'
      code: 'in_the_future' | 'unknown_plate' | 'nobody_had_it' | 'other_place'
      path?: string
    }

/** A fine, a parking fee or a toll that came to us is proposed to whoever had the car at that minute. */
export async function proposeClaim(
  { db, texts }: Pick<PaperDependencies, 'db' | 'texts'>,
  { plate, happenedAt, ...wanted }: ClaimBody,
  staff: ByStaff,
): Promise<ClaimResult> {
  if (happenedAt > staff.now) return refused('in_the_future', 'happenedAt')
  const { cars, clients } = schema
  const [car] = await db.select({ id: cars.id }).from(cars).where(eq(cars.registerNumber, plate))
  if (!car) return refused('unknown_plate', 'plate')
  return inTurn(db, async (tx): Promise<ClaimResult> => {
    const bookingId = await whoHad(tx, car.id, happenedAt)
    const account = bookingId && (await lockAccount(tx, bookingId))
    if (!account) return refused('nobody_had_it', 'happenedAt')
    const { booking } = account
    if (!(await isAtOwnPlaces(tx, 'booking', booking.id, boundTo(staff.by), staff.now)))
      return refused('other_place')
    const id = await enterProposal(tx, booking, { ...wanted, happenedAt }, staff)
    const { claimFee: amount } = await readStandardCharges(tx)
    if (amount > 0) {
      const [client] = await tx.select().from(clients).where(eq(clients.id, booking.clientId))
      const language = client?.language ?? 'et'
      const reader = readerOf(texts[language], language)
      const t = reader.t('price')
      const reason = t('handledClaim', { reason: wanted.reason })
      await enterProposal(tx, booking, { kind: 'handling', amount, reason, happenedAt }, staff)
    }
    return { kind: 'proposed', id, bookingId: booking.id }
  })
}

/**
 * Within the minute in which one brings a car back and another takes it, it is the other's. A car that was exchanged was
 * its customer's until then, the one given for it from then on.
 */
async function whoHad(tx: Database, carId: number, at: Date): Promise<number | undefined> {
  const { bookings, carExchanges: exchanges } = schema
  const exchangedLater = (...more: SQL[]) =>
    exists(
      tx
        .select({ id: later.id })
        .from(later)
        .where(and(eq(later.bookingId, bookings.id), gt(later.at, at), isNull(later.undoneAt), ...more)),
    )
  const { handedOverAt, actualReturnDate } = bookings
  const [had] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.carId, carId),
        lte(handedOverAt, at),
        or(isNull(actualReturnDate), gte(actualReturnDate, at)),
        not(exchangedLater()),
      ),
    )
    .orderBy(desc(handedOverAt), desc(bookings.id))
    .limit(1)
  if (had) return had.id
  const [before] = await tx
    .select({ id: bookings.id })
    .from(exchanges)
    .innerJoin(bookings, eq(bookings.id, exchanges.bookingId))
    .where(
      and(
        eq(exchanges.oldCarId, carId),
        lte(handedOverAt, at),
        gt(exchanges.at, at),
        isNull(exchanges.undoneAt),
        // The first of the exchanges that are still ahead then says which car it was.
        not(exchangedLater(lt(later.id, exchanges.id))),
      ),
    )
    .limit(1)
  return before?.id
}

const later = alias(schema.carExchanges, 'later')
