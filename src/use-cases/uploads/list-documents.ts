import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

const { uploads, bookings, clients } = schema

type Sent = Pick<typeof uploads.$inferSelect, 'id' | 'kind' | 'contentType'>

/** What a picture is called outside: in the lists of the records and in an export. */
export const nameOfDocument = ({ id, kind, contentType }: Sent): string =>
  `${id}-${kind}.${contentType.split('/')[1]}`

/** A booking's record lists what was sent for it, and its client's the papers that nobody has to send. */
export async function listDocuments(tx: Database, bookingId: number): Promise<void> {
  const sent = await tx
    .select()
    .from(uploads)
    .where(eq(uploads.bookingId, bookingId))
    .orderBy(asc(uploads.id))
  const documents = sent.map((upload) => ({ name: nameOfDocument(upload), kind: upload.kind }))
  const [booking] = await tx
    .update(bookings)
    .set({ documents })
    .where(eq(bookings.id, bookingId))
    .returning({ clientId: bookings.clientId })
  if (!booking) return
  const others = await tx
    .select({ id: uploads.id, kind: uploads.kind, contentType: uploads.contentType })
    .from(uploads)
    .innerJoin(bookings, eq(bookings.id, uploads.bookingId))
    .where(and(eq(bookings.clientId, booking.clientId), eq(uploads.driver, 0), eq(uploads.kind, 'other')))
    .orderBy(asc(uploads.id))
  await tx
    .update(clients)
    .set({ additionalDocuments: others.map(nameOfDocument) })
    .where(eq(clients.id, booking.clientId))
}
