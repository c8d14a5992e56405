import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { readBalance } from '../payment/booking-money.ts'
import { findBooking } from './find-booking.ts'

export type CustomerStory = NonNullable<Awaited<ReturnType<typeof readCustomerBooking>>>

/** Everything a customer may know about their booking, found by the hash of its private link. */
export async function readCustomerBooking(db: Database, linkHash: string, now: Date) {
  const found = await findBooking(db, linkHash, now)
  if (!found) return undefined
  const bookingId = found.booking.id
  const { payments, papers, uploads, signatures, smartLockers, smartLockerReservations, questionnaires } =
    schema
  const underWay = await db
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), inArray(payments.status, ['PENDING'])))
  const issued = await db
    .select({
      id: papers.id,
      kind: papers.kind,
      number: papers.number,
      createdAt: papers.createdAt,
      voidedAt: papers.voidedAt,
    })
    .from(papers)
    .where(eq(papers.bookingId, bookingId))
    .orderBy(asc(papers.id))
  const sent = await db
    .select()
    .from(uploads)
    .where(eq(uploads.bookingId, bookingId))
    .orderBy(asc(uploads.id))
  const [signature] = await db
    .select({
      id: signatures.id,
      method: signatures.method,
      status: signatures.status,
      verificationCode: signatures.verificationCode,
      failure: signatures.failure,
      signedAt: signatures.signedAt,
    })
    .from(signatures)
    .where(and(eq(signatures.bookingId, bookingId), isNull(signatures.voidedAt)))
    .orderBy(desc(signatures.id))
    .limit(1)
  const lockers = await db
    .select({ locker: smartLockers, reservation: smartLockerReservations })
    .from(smartLockerReservations)
    .innerJoin(smartLockers, eq(smartLockers.id, smartLockerReservations.smartLockerId))
    .where(eq(smartLockerReservations.bookingId, bookingId))
  const [answer] = await db
    .select({ id: questionnaires.id })
    .from(questionnaires)
    .where(eq(questionnaires.bookingId, bookingId))
  const balance = await readBalance(db, found.booking)
  return {
    ...found,
    balance,
    underWay,
    papers: issued,
    uploads: sent,
    signature,
    locker: lockers.find(({ reservation }) => reservation.purpose === 'pick-up'),
    returnLocker: lockers.find(({ reservation }) => reservation.purpose === 'return'),
    hasAnswered: !!answer,
  }
}
