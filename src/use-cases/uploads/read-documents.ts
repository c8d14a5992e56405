import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { DocumentKind, ReviewStatus } from '../../domain/booking/wanted-documents.ts'
import type { Driver } from '../../domain/people/client.ts'
import type { Locale } from '../../i18n/locales.ts'

const { uploads, bookings, clients, cars } = schema

const MOST = 100

/** A paper that someone has sent, beside what they told about themselves. */
export type WaitingDocument = {
  id: number
  kind: DocumentKind
  contentType: string
  size: number
  status: ReviewStatus
  sentAt: Date
  booking: { id: number; rentDate: Date; isCancelled: boolean; car: string }
  /** Undefined when the driver was taken off the booking since. */
  driver: Driver | undefined
  isMainDriver: boolean
  /** What the customer reads in: a refusal is quoted to them. */
  language: Locale
}

/** What waits for someone to look at it, the oldest first; of one booking, if it is named. */
export async function readDocuments(
  db: Database,
  bookingId: number | undefined,
): Promise<{ documents: WaitingDocument[]; total: number }> {
  const waiting = and(
    eq(uploads.status, 'WAITING'),
    bookingId === undefined ? undefined : eq(uploads.bookingId, bookingId),
  )
  const rows = await db
    .select({ upload: uploads, booking: bookings, client: clients, car: cars.name })
    .from(uploads)
    .innerJoin(bookings, eq(bookings.id, uploads.bookingId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .where(waiting)
    .orderBy(asc(uploads.createdAt), asc(uploads.id))
    .limit(MOST)
  const documents = rows.map(({ upload, booking, client, car }): WaitingDocument => {
    const driver = [client, ...booking.additionalDrivers][upload.driver]
    return {
      id: upload.id,
      kind: upload.kind,
      contentType: upload.contentType,
      size: upload.size,
      status: upload.status,
      sentAt: upload.createdAt,
      booking: {
        id: booking.id,
        rentDate: booking.rentDate,
        isCancelled: booking.cancelledAt !== null,
        car,
      },
      driver: driver && {
        firstName: driver.firstName,
        lastName: driver.lastName,
        idCode: driver.idCode,
        birthDate: driver.birthDate,
        drivingLicenceNumber: driver.drivingLicenceNumber,
      },
      isMainDriver: upload.driver === 0,
      language: client.language,
    }
  })
  return { documents, total: rows.length < MOST ? rows.length : await db.$count(uploads, waiting) }
}
