import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { ExchangeBody } from '../../contract/staff/exchange.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordBlock } from '../fleet/place-block.ts'
import type { Exchange } from './read-exchanges.ts'

const { bookings, carBlocks, carExchanges, carOccupancies: taken } = schema

/** Bookings that count on a car which is out of service: they need another one. */
type Counting = { id: number; from: Date }
export type Fate = { blockedUntil: Date | null; counting: Counting[] }

/**
 * A car that goes to service stands from then on, until the time that was said or until the next thing that takes it:
 * an exchange is written down while a customer waits, and whoever counts on the car is told of afterwards.
 */
export async function sendToFate(
  tx: Database,
  { id: exchangeId, oldCarId: carId, at: start, reason, note }: Exchange,
  fate: ExchangeBody['fate'],
  staff: ByStaff,
): Promise<Pick<Fate, 'blockedUntil'>> {
  if (fate.kind === 'fleet') return { blockedUntil: null }
  const [next] = await tx
    .select({ from: taken.startsAt })
    .from(taken)
    .where(and(eq(taken.carId, carId), gt(taken.endsAt, start)))
    .orderBy(asc(taken.startsAt))
    .limit(1)
  const end = next?.from && next.from < fate.until ? next.from : fate.until
  if (end <= start) return { blockedUntil: null }
  const [row] = await tx
    .insert(carBlocks)
    .values({ carId, start, end, reason: note || reason, createdAt: staff.now })
    .returning()
  if (!row) throw new Error('the database returned no block')
  await tx.insert(taken).values({ carId, occupied: { from: start, to: end }, blockId: row.id })
  await tx.update(carExchanges).set({ blockId: row.id }).where(eq(carExchanges.id, exchangeId))
  await recordBlock(tx, staff, 'block', null, row)
  return { blockedUntil: end }
}

/** Who has the car booked while it should stand. */
export async function readCounting(
  tx: Database,
  { oldCarId, at }: Exchange,
  fate: ExchangeBody['fate'],
): Promise<Counting[]> {
  if (fate.kind === 'fleet') return []
  return tx
    .select({ id: bookings.id, from: bookings.rentDate })
    .from(taken)
    .innerJoin(bookings, eq(bookings.id, taken.bookingId))
    .where(
      and(
        eq(taken.carId, oldCarId),
        isNotNull(taken.bookingId),
        gt(taken.endsAt, at),
        lt(taken.startsAt, fate.until),
      ),
    )
    .orderBy(asc(taken.startsAt))
}
