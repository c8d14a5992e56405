import { and, eq, isNull } from 'drizzle-orm'
import type { LockerAnswer, LockerMessage } from '../../contract/visitor/customer.ts'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { type LockerObstacle, lockerObstacles } from '../../domain/booking/locker-obstacles.ts'
import { documentsState } from '../../domain/booking/wanted-documents.ts'
import type { LockerProvider } from '../../infra/lockers/locker-unit.ts'
import type { CustomerStory } from '../booking/read-customer-booking.ts'
import { writeHandOver } from '../booking/write-hand-over.ts'
import { giveKeyOfLocker, takeKeyIntoLocker } from '../fleet/move-keys.ts'
import { allowCall } from './allow-calls.ts'

/** Before the key is out its locker, afterwards the one it goes back into; undefined when people do it. */
export function lockerNow({ booking, locker, returnLocker }: CustomerStory) {
  if (booking.cancelledAt) return undefined
  return locker?.reservation.keyTakenAt ? returnLocker : locker
}

/** What keeps that locker shut; undefined when there is none. */
export function obstaclesOf(story: CustomerStory, now: Date): LockerObstacle[] | undefined {
  const { booking, uploads, balance } = story
  const current = lockerNow(story)
  if (!current) return undefined
  const isBack = current.reservation.purpose === 'return'
  return lockerObstacles(
    {
      // Whoever brings a key back is asked for nothing more.
      isPaid: isBack || balance.rentDue === 0,
      isDepositPaid: isBack || balance.depositDue === 0,
      documents: isBack ? 'approved' : documentsState(uploads, 1 + booking.additionalDrivers.length),
      isSigned: isBack || booking.status === 'SIGNED',
      window: current.reservation,
    },
    now,
  )
}

/** What a customer says at a locker; each word is kept. */
export async function useLocker(
  { db, lockers }: { db: Database; lockers: LockerProvider },
  story: CustomerStory,
  act: LockerMessage,
  now: Date,
): Promise<LockerAnswer | undefined> {
  const obstacles = obstaclesOf(story, now)
  const reservation = lockerNow(story)?.reservation
  if (!obstacles || !reservation) return undefined
  const { lockerEvents, smartLockerReservations: reservations } = schema
  const bookingId = story.booking.id
  if (act === 'at-locker' && obstacles.length === 0) {
    await db.update(reservations).set({ askedAt: now }).where(eq(reservations.id, reservation.id))
    await allowCall(db, lockers, reservation.id, now)
    return { ok: true }
  }
  return db.transaction(async (tx): Promise<LockerAnswer> => {
    const log = (event: 'reported' | 'refused' | 'key-taken' | 'key-returned', note = '') =>
      tx.insert(lockerEvents).values({ reservationId: reservation.id, event, note, createdAt: now })
    if (act === 'report') {
      await log('reported', obstacles.join(' '))
      await recordEvent(tx, 'needs-attention', { bookingId, attention: 'locker' }, now)
      return { ok: true }
    }
    if (act === 'key-taken' || act === 'at-locker') {
      if (act === 'key-taken' && reservation.purpose === 'return') return { ok: true }
      if (obstacles.length > 0) {
        await log('refused', obstacles.join(' '))
        return { ok: false, obstacles }
      }
      const taken = await tx
        .update(reservations)
        .set({ keyTakenAt: now })
        .where(and(eq(reservations.id, reservation.id), isNull(reservations.keyTakenAt)))
        .returning({ id: reservations.id })
      if (taken.length === 0) return { ok: true }
      await writeHandOver(tx, bookingId, { handedOverAt: now })
      const { carId, rentLocationId: locationId } = story.booking
      await giveKeyOfLocker(tx, { carId, bookingId, locationId })
      await log('key-taken')
      return { ok: true }
    }
    if (reservation.purpose !== 'return') return { ok: false, obstacles }
    // A locker that was opened in its time may be spoken of afterwards; one that never was holds no key.
    if (reservation.askedAt === null) {
      const inTheWay = obstacles.length > 0 ? obstacles : (['not-opened'] as const)
      await log('refused', inTheWay.join(' '))
      return { ok: false, obstacles: [...inTheWay] }
    }
    const returned = await tx
      .update(reservations)
      .set({ keyReturnedAt: now })
      .where(and(eq(reservations.id, reservation.id), isNull(reservations.keyReturnedAt)))
      .returning({ id: reservations.id })
    if (returned.length > 0) {
      const { carId, returnLocationId } = story.booking
      const { name, locationId } = await readLocker(tx, reservation.smartLockerId)
      const place = locationId ?? returnLocationId
      await takeKeyIntoLocker(tx, { carId, bookingId, locationId: place }, name)
      await log('key-returned')
      await recordEvent(tx, 'key-returned', { bookingId }, now)
    }
    return { ok: true }
  })
}

async function readLocker(tx: Database, id: number) {
  const { smartLockers } = schema
  const [locker] = await tx.select().from(smartLockers).where(eq(smartLockers.id, id))
  if (!locker) throw new Error(`there is no locker ${id}`)
  return locker
}
