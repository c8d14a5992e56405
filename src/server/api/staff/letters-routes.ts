import { Hono } from 'hono'
import { z } from 'zod'
import type { LetterAnswer } from '../../../contract/staff/letters.ts'
import { LIST_PAGE } from '../../../contract/staff/list-page.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { letterKinds, letterStates } from '../../../domain/letters.ts'
import { readLetter, withoutLinks } from '../../../use-cases/letters/read-letter.ts'
import { type ListedLetter, readLetters } from '../../../use-cases/letters/read-letters.ts'
import { sendLetterAgain } from '../../../use-cases/letters/send-letter-again.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, placesOf, refuse, requestedId, type StaffContext, typedText } from './staff-request.ts'

/** What cannot be read narrows nothing. */
const filter = z.object({
  state: z.enum(letterStates).optional().catch(undefined),
  kind: z.enum(letterKinds).optional().catch(undefined),
  booking: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export function lettersRoutes({
  bookings: { db },
  papers,
  parts,
  now,
}: StaffDependencies): Hono<StaffContext> {
  // Letters go to a mail server; without one they are kept as files.
  const isPosted = parts.mail === 'real'
  const app = new Hono<StaffContext>()

  app.get('/letters', async (context) => {
    const { state, kind, booking, page } = filter.parse(context.req.query())
    const asked = {
      state,
      kind,
      bookingId: booking,
      recipient: typedText(context, 'recipient'),
      places: placesOf(context),
    }
    const found = await readLetters(db, asked, { offset: (page - 1) * LIST_PAGE, limit: LIST_PAGE })
    return answer(context, 'GET /letters', {
      letters: found.letters.map(present),
      total: found.total ?? null,
      stuck: found.unsent,
      isPosted,
      kinds: [...letterKinds],
    })
  })

  app.get('/letters/:id', async (context) => {
    const read = await readLetter(papers, requestedId(context), now())
    if (!read) return refuse(context, 'letters', 'gone', 404)
    const { letter, mail, attachments, resending } = read
    // Without a mail server this is the only place where a letter arrives, link and all.
    // An invitation is shown to nobody: whoever opens it chooses the password.
    const isWithoutLinks = isPosted || letter.kind === 'staff-invitation'
    const told = (text: string) => (isWithoutLinks ? withoutLinks(text) : text)
    return answer(context, 'GET /letters/:id', {
      letter: present(letter),
      mail: mail ? { subject: mail.subject, text: told(mail.text), html: told(mail.html) } : null,
      attachments,
      isWithoutLinks,
      resending,
    })
  })

  app.post('/letters/:id/again', async (context) => {
    const result = await sendLetterAgain(db, requestedId(context), context.get('staff'))
    if (result.kind === 'unknown') return refuse(context, 'letters', 'gone', 404)
    if (result.kind === 'refused') return refuse(context, 'letters', result.code, 409)
    const sent = { id: result.letterId, recipient: result.recipient }
    return answer(context, 'POST /letters/:id/again', sent, { status: 201 })
  })

  return app
}

function present({ bookingId, plannedAt, sentAt, ...letter }: ListedLetter): LetterAnswer {
  return {
    ...letter,
    booking: bookingId === null ? null : { id: bookingId, number: bookingNumber(bookingId) },
    plannedAt: labelText(plannedAt),
    sentAt: sentAt && labelText(sentAt),
  }
}
