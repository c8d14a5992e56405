import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { takeTurns } from '../../db/take-turns.ts'
import { together } from '../../db/together.ts'
import type { UnpaidLimits } from '../../domain/booking/hold.ts'
import { countHit } from '../limits/count-hit.ts'

const { bookings, clients, carOccupancies: taken, visitorRegistrations: registered } = schema
const DAY_MS = 24 * 3_600_000
const HOUR_S = 3600

/** Who registers, by everything of theirs that could be another's tomorrow. */
type Registrant = { email: string; phone: string; networkHash: string }

export type UnpaidLimit = { kind: 'too_many_unpaid' } | { kind: 'too_many_unpaid_today' }

/**
 * Whether someone keeps too much without paying. Whatever is paid or accepted no longer counts; what was cancelled
 * counts for its day. Whoever registers at the same moment with the same address waits until this transaction ends.
 */
export async function limitUnpaid(
  tx: Database,
  { atOnce, perDay }: UnpaidLimits,
  { email, phone, networkHash }: Registrant,
  now: Date,
): Promise<UnpaidLimit | undefined> {
  const keys = [`email ${email.toLowerCase()}`, `phone ${phone}`, `network ${networkHash}`]
  const own = {
    email: sql<boolean>`lower(${clients.email}) = lower(${email})`,
    phone: sql<boolean>`${clients.phone} = ${phone}`,
    network: sql<boolean>`${registered.networkHash} = ${networkHash}`,
  }
  const unpaid = tx
    .select({
      ...own,
      isHeld: sql<boolean>`coalesce(${taken.holdExpiresAt} > ${now.toISOString()}::timestamptz, false)`,
    })
    .from(registered)
    .innerJoin(bookings, eq(bookings.id, registered.bookingId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .leftJoin(taken, eq(taken.bookingId, bookings.id))
    .where(and(isUnpaidToday(now), or(own.email, own.phone, own.network)))
  const [, rows] = await together(
    () => takeTurns(tx, 'unpaid', keys),
    () => unpaid,
  )
  for (const key of ['email', 'phone', 'network'] as const) {
    const theirs = rows.filter((row) => row[key])
    if (theirs.filter(({ isHeld }) => isHeld).length >= atOnce) return { kind: 'too_many_unpaid' }
    if (theirs.length >= perDay) return { kind: 'too_many_unpaid_today' }
  }
  return undefined
}

const isUnpaidToday = (now: Date): SQL | undefined =>
  and(
    gt(registered.createdAt, new Date(now.getTime() - DAY_MS)),
    inArray(bookings.status, ['OPEN', 'PENDING']),
    eq(bookings.isPaid, false),
  )

/** The office hears of it at most once an hour. */
export async function tellOfManyUnpaid(
  tx: Database,
  { alarmPerDay }: UnpaidLimits,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(registered)
    .innerJoin(bookings, eq(bookings.id, registered.bookingId))
    .where(and(isUnpaidToday(now), isNull(bookings.cancelledAt)))
  const count = row?.count ?? 0
  if (count < alarmPerDay) return
  const told = await countHit(tx, 'many unpaid registrations', 1, HOUR_S)
  if (told.count === 1) await recordEvent(tx, 'many-unpaid', { count, most: alarmPerDay }, now)
}
