import { and, asc, eq } from 'drizzle-orm'
import { pick } from '../../contract/pick.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { bookingsOf, type OwnPlaces } from '../rights/own-places.ts'

const { uploads, bookings, clients, cars, licenceDates } = schema

const MOST = 100

/** A paper that someone has sent, beside what they told about themselves. */
export type WaitingDocument = Awaited<ReturnType<typeof readDocuments>>['documents'][number]

/** What waits for someone to look at it, the oldest first; of one booking, if it is named. */
export async function readDocuments(db: Database, bookingId: number | undefined, places?: OwnPlaces) {
  const waiting = and(
    eq(uploads.status, 'WAITING'),
    bookingId === undefined ? undefined : eq(uploads.bookingId, bookingId),
  )
  const rows = await db
    .select({ upload: uploads, booking: bookings, client: clients, car: cars.name, dates: licenceDates })
    .from(uploads)
    .innerJoin(bookings, eq(bookings.id, uploads.bookingId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .leftJoin(
      licenceDates,
      and(eq(licenceDates.bookingId, bookings.id), eq(licenceDates.driver, uploads.driver)),
    )
    .where(and(waiting, bookingsOf(places)))
    .orderBy(asc(uploads.createdAt), asc(uploads.id))
    .limit(MOST)
  const documents = rows.map(({ upload, booking, client, car, dates }) => ({
    ...pick(upload, 'id', 'kind', 'contentType', 'size'),
    sentAt: upload.createdAt,
    booking: { ...pick(booking, 'id', 'rentDate'), isCancelled: booking.cancelledAt !== null, car },
    /** Undefined when the driver was taken off the booking since. */
    driver: [client, ...booking.additionalDrivers][upload.driver],
    isMainDriver: upload.driver === 0,
    dates,
    /** What the customer reads in: a refusal is quoted to them. */
    language: client.language,
  }))
  const isWhole = rows.length < MOST || places !== undefined
  return { documents, total: isWhole ? rows.length : await db.$count(uploads, waiting) }
}
