import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { readToldExchanges } from '../hand-over/read-exchanges.ts'
import { readLockers } from '../locker/read-lockers.ts'
import { readPapers } from '../papers/read-papers.ts'
import { readBalance } from '../payment/booking-balance.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'
import { readSignature } from '../signing/read-signature.ts'
import { readLicenceDates } from '../uploads/read-licence-dates.ts'
import { readUploads } from '../uploads/read-uploads.ts'
import { findBooking } from './find-booking.ts'

export type CustomerStory = NonNullable<Awaited<ReturnType<typeof readCustomerBooking>>>

/** Everything a customer may know about their booking, found by the hash of its private link. */
export async function readCustomerBooking(db: Database, linkHash: string, now: Date) {
  const found = await findBooking(db, linkHash, now)
  if (!found) return undefined
  const bookingId = found.booking.id
  const { payments, questionnaires } = schema
  const underWay = await db
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.status, 'PENDING')))
  const [lastAtBank] = await db
    .select({ status: payments.status })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.orderId)))
    .orderBy(desc(payments.id))
    .limit(1)
  const lockers = await readLockers(db, bookingId)
  const [answer] = await db
    .select({ id: questionnaires.id })
    .from(questionnaires)
    .where(eq(questionnaires.bookingId, bookingId))
  const balance = await readBalance(db, bookingId)
  return {
    ...found,
    rules: await readAgreedRules(db, found.booking),
    balance,
    underWay,
    isGivenUp: underWay.length === 0 && lastAtBank?.status === 'ABANDONED',
    papers: await readPapers(db, bookingId),
    uploads: await readUploads(db, bookingId),
    licenceDates: await readLicenceDates(db, found.booking),
    signature: await readSignature(db, bookingId),
    locker: lockers.find(({ reservation }) => reservation.purpose === 'pick-up'),
    returnLocker: lockers.find(({ reservation }) => reservation.purpose === 'return'),
    exchanges: await readToldExchanges(db, bookingId),
    hasAnswered: !!answer,
  }
}
