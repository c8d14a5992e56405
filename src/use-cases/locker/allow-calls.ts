import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { CALL_MINUTES, callsUntil } from '../../domain/booking/locker-window.ts'
import { documentsState } from '../../domain/booking/wanted-documents.ts'
import type { LockerProvider } from '../../infra/lockers/locker-unit.ts'
import { type BookingRow, readBalance } from '../payment/booking-balance.ts'
import { readUploads } from '../uploads/read-uploads.ts'
import { endsAt } from './reserve-locker.ts'

const LAST_SLOT = 200

const { smartLockerReservations: reservations, smartLockers, bookings, clients, lockerEvents } = schema

/** Tells the units whose call opens them now, and whose no longer does. */
export async function allowCalls(db: Database, lockers: LockerProvider, now: Date): Promise<void> {
  await revokeEnded(db, lockers, now)
  await grantOpen(db, lockers, now)
}

/** At once for whoever stands before it, also when the time of their last word is not over yet. */
export async function allowCall(
  db: Database,
  lockers: LockerProvider,
  reservationId: number,
  now: Date,
): Promise<void> {
  await grantOpen(db, lockers, now, eq(reservations.id, reservationId))
}

async function grantOpen(
  db: Database,
  lockers: LockerProvider,
  now: Date,
  which: SQL = isNull(reservations.slot),
): Promise<void> {
  const open = await db
    .select({ reservation: reservations, locker: smartLockers, booking: bookings, client: clients })
    .from(reservations)
    .innerJoin(smartLockers, eq(smartLockers.id, reservations.smartLockerId))
    .innerJoin(bookings, eq(bookings.id, reservations.bookingId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(
      and(
        which,
        gt(reservations.askedAt, spokenSince(now)),
        isNull(reservations.keyTakenAt),
        isNull(reservations.keyReturnedAt),
        // Whoever brings a key back is asked for nothing more, also when an extension waits for its signature.
        or(
          and(eq(reservations.purpose, 'pick-up'), eq(bookings.status, 'SIGNED')),
          and(eq(reservations.purpose, 'return'), isNotNull(bookings.handedOverAt)),
        ),
        lte(reservations.start, now),
        gt(reservations.end, now),
        isNull(bookings.cancelledAt),
      ),
    )
  for (const { reservation, locker, booking, client } of open) {
    if (reservation.purpose === 'pick-up' && !(await mayTakeKey(db, booking))) continue
    const until = callsUntil(reservation, now)
    const slot = reservation.slot ?? (await freeSlot(db, locker.id))
    if (slot === undefined || until === undefined) continue
    const answer = await lockers.grant(locker.phone, slot, client.phone, now, until)
    if (answer.ok) await db.update(reservations).set({ slot }).where(eq(reservations.id, reservation.id))
    await log(db, reservation.id, answer.ok ? 'granted' : 'failed', answer.ok ? `${slot}` : answer.code, now)
  }
}

/** Whoever said that they are there before this has said it too long ago. */
const spokenSince = (now: Date): Date => new Date(now.getTime() - CALL_MINUTES * 60_000)

async function mayTakeKey(db: Database, booking: BookingRow): Promise<boolean> {
  const { rentDue, depositDue } = await readBalance(db, booking.id)
  const sent = await readUploads(db, booking.id)
  const documents = documentsState(sent, 1 + booking.additionalDrivers.length)
  return rentDue === 0 && depositDue === 0 && documents === 'approved'
}

async function revokeEnded(db: Database, lockers: LockerProvider, now: Date): Promise<void> {
  const ended = await db
    .select({ reservation: reservations, locker: smartLockers, booking: bookings })
    .from(reservations)
    .innerJoin(smartLockers, eq(smartLockers.id, reservations.smartLockerId))
    .innerJoin(bookings, eq(bookings.id, reservations.bookingId))
    .where(isNotNull(reservations.slot))
  for (const { reservation, locker, booking } of ended) {
    const { cancelledAt } = booking
    const isOver = isEnded(reservation, booking, now)
    // Whoever may not take the key any more, a payment having been taken back, cannot open either.
    const isBack = reservation.purpose === 'return'
    if (!isOver && (isBack || (await mayTakeKey(db, booking)))) continue
    const answer = await lockers.revoke(locker.phone, reservation.slot ?? 0)
    if (answer.ok) {
      // A cancelled one keeps what was logged and gives the rest of its time to whoever comes next.
      await db
        .update(reservations)
        .set({ slot: null, ...(cancelledAt ? { end: endsAt(now) } : {}) })
        .where(eq(reservations.id, reservation.id))
    }
    await log(db, reservation.id, answer.ok ? 'revoked' : 'failed', answer.ok ? '' : answer.code, now)
  }
}

/** Its time is over, its key has moved, or it stands for nothing any more. */
function isEnded(reservation: typeof reservations.$inferSelect, booking: BookingRow, now: Date): boolean {
  const { purpose, end, askedAt, keyTakenAt, keyReturnedAt } = reservation
  if (askedAt === null || askedAt <= spokenSince(now)) return true
  if (end <= now || keyTakenAt || keyReturnedAt || booking.cancelledAt) return true
  // Changed after signing: the key waits for the new signature. Whoever brings one back is asked for nothing more.
  return purpose === 'pick-up' ? booking.status !== 'SIGNED' : false
}

async function freeSlot(db: Database, lockerId: number): Promise<number | undefined> {
  const rows = await db
    .select({ slot: reservations.slot })
    .from(reservations)
    .where(and(eq(reservations.smartLockerId, lockerId), isNotNull(reservations.slot)))
  const taken = new Set(rows.map(({ slot }) => slot))
  return Array.from({ length: LAST_SLOT }, (_, index) => index + 1).find((slot) => !taken.has(slot))
}

async function log(
  db: Database,
  reservationId: number,
  event: 'granted' | 'revoked' | 'failed',
  note: string,
  now: Date,
): Promise<void> {
  await db.insert(lockerEvents).values({ reservationId, event, note, createdAt: now })
}
