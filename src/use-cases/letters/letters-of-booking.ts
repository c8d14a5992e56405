import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { officeNewBookingMail } from '../../documents/mails/office.ts'
import { bookingRegisteredMail, requestRegisteredMail } from '../../documents/mails/registered.ts'
import { readParties } from '../booking/read-parties.ts'
import { type LetterTask, readLetterFacts } from './letter-task.ts'

export async function bookingRegistered(task: LetterTask): Promise<Mail> {
  const { carOccupancies: taken } = schema
  const facts = await readLetterFacts(task)
  const [held] = await task.deps.db
    .select({ until: taken.holdExpiresAt })
    .from(taken)
    .where(eq(taken.bookingId, facts.bookingId))
  const data = { ...facts, heldUntil: held?.until ?? null }
  return task.letter.kind === 'request-registered'
    ? requestRegisteredMail(data, task.reader)
    : bookingRegisteredMail(data, task.reader)
}

export async function officeNewBooking(task: LetterTask): Promise<Mail> {
  const facts = await readLetterFacts(task)
  const { booking, client } = await readParties(task.deps.db, facts.bookingId)
  return officeNewBookingMail(
    {
      ...facts,
      isRequest: booking.paymentMethod === 'ON_REQUEST',
      adminUrl: adminUrl(task, facts.bookingId),
      language: client.language,
    },
    task.reader,
  )
}

export const adminUrl = ({ deps }: LetterTask, bookingId: number): string =>
  `${deps.origin}/admin/bookings/${bookingId}`
