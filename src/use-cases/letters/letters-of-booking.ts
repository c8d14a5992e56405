import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { officeNewBookingMail } from '../../documents/mails/office.ts'
import {
  bookingChangedMail,
  bookingRegisteredMail,
  requestRegisteredMail,
} from '../../documents/mails/registered.ts'
import { pathOf } from '../../i18n/pages.ts'
import { agreedUnpaid, confirmableUntil } from '../booking/confirm-email.ts'
import { readParties } from '../booking/read-parties.ts'
import { type LetterTask, readLetterFacts } from './letter-task.ts'

export async function bookingRegistered(task: LetterTask): Promise<Mail> {
  const { carOccupancies: taken } = schema
  const facts = await readLetterFacts(task)
  const [held] = await task.deps.db
    .select({ until: taken.holdExpiresAt })
    .from(taken)
    .where(eq(taken.bookingId, facts.bookingId))
  const heldUntil = held?.until ?? null
  const isHeld = held !== undefined && (heldUntil === null || heldUntil > task.now)
  const data = { ...facts, isHeld, heldUntil }
  if (task.letter.kind === 'booking-registered') return bookingRegisteredMail(data, task.reader)
  return requestRegisteredMail({ ...data, confirm: await confirmation(task, facts.bookingId) }, task.reader)
}

/** As it is when the letter goes out: several changes may have come before it. */
export async function bookingChanged(task: LetterTask): Promise<Mail | undefined> {
  const facts = await readLetterFacts(task)
  const { booking } = await readParties(task.deps.db, facts.bookingId)
  return booking.cancelledAt || booking.actualReturnDate ? undefined : bookingChangedMail(facts, task.reader)
}

/** Only the letter knows this address: whoever registered may have typed someone else's. */
async function confirmation({ deps, letter, now }: LetterTask, bookingId: number) {
  const { booking, client, holdExpiresAt, occupancyId } = await readParties(deps.db, bookingId)
  const until = confirmableUntil(booking, await agreedUnpaid(deps.db, deps, booking), now)
  const isKept = occupancyId !== null && holdExpiresAt === null
  if (!until || isKept) return null
  const path = pathOf('confirm-email', letter.language)
  return { until, url: `${deps.origin}${path}?code=${deps.codes.confirmation(booking, client.email)}` }
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
  `${deps.origin}/admin/bookings/${bookingId}/show`
