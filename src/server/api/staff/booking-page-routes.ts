import { Hono } from 'hono'
import { readBookingPage } from '../../../use-cases/booking/read-booking-page.ts'
import { readFacts } from '../../../use-cases/papers/read-facts.ts'
import { readPaper } from '../../../use-cases/papers/read-papers.ts'
import { recordReading } from '../../../use-cases/records/record-reading.ts'
import { pdfResponse } from '../paper-response.ts'
import { requestLocale } from '../request-context.ts'
import { presentBookingPage } from './present-booking-page.ts'
import { presentOwnBooking } from './present-own-booking.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, refuse, requestedId, type StaffContext } from './staff-request.ts'

/** One booking as staff see it, and its papers. */
export function bookingPageRoutes({ bookings, papers, texts, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const { db } = bookings

  app.get('/bookings/:id/page', async (context) => {
    const id = requestedId(context)
    const locale = requestLocale(context)
    const page = await readBookingPage(db, id, now())
    if (!page) return refuse(context, 'bookings', 'unknown_booking', 404)
    const facts = await readFacts(papers, id, locale)
    const presented = presentBookingPage(page, facts, texts[locale], locale)
    const own = presentOwnBooking(page, presented, context.get('staff').by, now())
    return answer(context, 'GET /bookings/:id/page', own)
  })

  app.get('/bookings/:id/papers/:paperId', async (context) => {
    const paper = await readPaper(db, requestedId(context), requestedId(context, 'paperId'))
    if (!paper) return refuse(context, 'bookings', 'unknown_paper', 404)
    const recordId = requestedId(context, 'paperId')
    const read = { resource: 'papers', recordId, action: 'read', facts: { number: paper.number } } as const
    await recordReading(db, context.get('staff'), read)
    return pdfResponse(paper)
  })

  return app
}
