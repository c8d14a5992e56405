import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { together } from '../../db/together.ts'
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
  const [underWay, [lastAtBank], lockers, [answer], ...others] = await together(
    () =>
      db
        .select({ id: payments.id, orderId: payments.orderId })
        .from(payments)
        .where(and(eq(payments.bookingId, bookingId), eq(payments.status, 'PENDING'))),
    () =>
      db
        .select({ status: payments.status })
        .from(payments)
        .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.orderId)))
        .orderBy(desc(payments.id))
        .limit(1),
    () => readLockers(db, bookingId),
    () =>
      db
        .select({ id: questionnaires.id })
        .from(questionnaires)
        .where(eq(questionnaires.bookingId, bookingId)),
    () => readBalance(db, bookingId),
    () => readAgreedRules(db, found.booking),
    () => readPapers(db, bookingId),
    () => readUploads(db, bookingId),
    () => readLicenceDates(db, found.booking),
    () => readSignature(db, bookingId),
    () => readToldExchanges(db, bookingId),
  )
  const [balance, rules, papers, uploads, licenceDates, signature, exchanges] = others
  return {
    ...found,
    rules,
    balance,
    underWay,
    isGivenUp: underWay.length === 0 && lastAtBank?.status === 'ABANDONED',
    papers,
    uploads,
    licenceDates,
    signature,
    locker: lockers.find(({ reservation }) => reservation.purpose === 'pick-up'),
    returnLocker: lockers.find(({ reservation }) => reservation.purpose === 'return'),
    exchanges,
    hasAnswered: !!answer,
  }
}
