import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { bookingRegisteredMail } from '../../documents/mails/booking-registered.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { officeNewBookingMail } from '../../documents/mails/office-new-booking.ts'
import { requestRegisteredMail } from '../../documents/mails/request-registered.ts'
import { factsOf, type Writing, words } from './writing.ts'

export async function bookingRegistered(writing: Writing): Promise<Mail> {
  const { carOccupancies: taken } = schema
  const facts = await factsOf(writing)
  const [held] = await writing.desk.db
    .select({ until: taken.holdExpiresAt })
    .from(taken)
    .where(eq(taken.bookingId, facts.bookingId))
  const data = { ...facts, heldUntil: held?.until ?? null }
  return writing.letter.kind === 'request-registered'
    ? requestRegisteredMail(data, ...words(writing))
    : bookingRegisteredMail(data, ...words(writing))
}

export async function officeNewBooking(writing: Writing): Promise<Mail> {
  const facts = await factsOf(writing)
  const { bookings, clients } = schema
  const [row] = await writing.desk.db
    .select({ method: bookings.paymentMethod, language: clients.language })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(eq(bookings.id, facts.bookingId))
  return officeNewBookingMail(
    {
      ...facts,
      isRequest: row?.method === 'ON_REQUEST',
      adminUrl: adminUrl(writing, facts.bookingId),
      language: row?.language ?? 'et',
    },
    ...words(writing),
  )
}

export const adminUrl = ({ desk }: Writing, bookingId: number): string =>
  `${desk.origin}/admin/bookings/${bookingId}`
