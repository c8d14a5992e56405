import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { calendarFile } from '../../../documents/calendar-file.ts'
import { readerOf } from '../../../documents/reader.ts'
import { documentKinds } from '../../../domain/booking/wanted-documents.ts'
import { LARGEST_ID } from '../../../domain/record-id.ts'
import { isLocale } from '../../../i18n/locales.ts'
import { pathOf } from '../../../i18n/pages.ts'
import type { FileStore } from '../../../infra/files/file-store.ts'
import type { RateLimit } from '../../../infra/rate-limit.ts'
import type { BookingDependencies } from '../../../use-cases/booking/booking-dependencies.ts'
import { findBooking } from '../../../use-cases/booking/find-booking.ts'
import { readFacts } from '../../../use-cases/papers/read-facts.ts'
import { readPaper } from '../../../use-cases/papers/read-papers.ts'
import { exportData } from '../../../use-cases/people/export-data.ts'
import { exportPerson } from '../../../use-cases/people/export-person.ts'
import type { CustomerServices } from '../../../web/customer/customer-services.ts'
import { browserOf, heldToken } from '../../site/booking-cookie.ts'
import { sentForm } from '../../site/sent-form.ts'
import { pdfResponse } from '../paper-response.ts'
import { refuseIn } from '../refuse-in.ts'
import { type RequestContext, requestLocale, type Texts } from '../request-context.ts'

type CustomerApi = {
  bookings: BookingDependencies
  customer: CustomerServices
  files: FileStore
  texts: Texts
  limit: RateLimit
  now: () => Date
}

const wanted = z.object({
  driver: z
    .string()
    .regex(/^1?\d$|^20$/)
    .transform(Number),
  kind: z.enum(documentKinds),
})

/** What the customer's pages fetch besides themselves: files up, papers down. */
export function customerRoutes({
  bookings,
  customer,
  files,
  texts,
  limit,
  now,
}: CustomerApi): Hono<RequestContext> {
  const app = new Hono<RequestContext>()
  const refuse = refuseIn(texts)
  /** Programs say in a header what browsers hold in a cookie. */
  const tokenOf = (context: Context<RequestContext>): string =>
    context.req.header('x-booking-token') ??
    heldToken(browserOf(context), context.req.query('booking') ?? '') ??
    ''
  const bookingOf = (context: Context<RequestContext>) =>
    findBooking(bookings.db, bookings.links.hash(tokenOf(context)), now())
  app.use(async (context, next) => {
    const wait = limit.take(context.get('visitor'), performance.now())
    return wait > 0
      ? refuse(context, 'too_many_requests', { retryAfter: wait }, { 'retry-after': String(wait) })
      : next()
  })

  app.post('/uploads', async (context) => {
    const asked = wanted.safeParse(context.req.query())
    if (!asked.success) return refuse(context, 'invalid')
    const { body } = context.req.raw
    if (!body) return refuse(context, 'empty')
    const answer = await customer.upload(tokenOf(context), asked.data, body)
    if (!answer) return refuse(context, 'no_booking')
    return answer.ok ? context.json({ status: 'received' }, 201) : refuse(context, answer.code)
  })

  app.get('/papers/:id', async (context) => {
    const found = await bookingOf(context)
    const id = Number(context.req.param('id'))
    if (!found || !Number.isInteger(id) || id > LARGEST_ID) return refuse(context, 'no_booking')
    const paper = await readPaper(bookings.db, found.booking.id, id)
    return paper ? pdfResponse(paper) : refuse(context, 'not_found')
  })
  /** Pick-up and return for the customer's own calendar. */
  app.get('/calendar', async (context) => {
    const found = await bookingOf(context)
    if (!found) return refuse(context, 'no_booking')
    const asked = context.req.query('language')
    const locale = isLocale(asked) ? asked : requestLocale(context)
    const facts = await readFacts(bookings, found.booking.id, locale)
    return new Response(new Uint8Array(calendarFile(facts, readerOf(texts[locale], locale))), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="autorent.ics"',
        'cache-control': 'private, no-store',
      },
    })
  })
  /** What is held about this booking. */
  app.get('/export', async (context) => {
    const found = await bookingOf(context)
    const zip = found && (await exportData(bookings.db, { bookingId: found.booking.id }))
    return zip ? zipResponse(zip) : refuse(context, 'no_booking')
  })
  /** Everything held about a person, for who has the code of a letter. */
  app.post('/person', async (context) => {
    const { fields } = await sentForm(context)
    const zip = await exportPerson(bookings, files, fields?.get('code') ?? '', now())
    if (zip) return zipResponse(zip)
    // The page says what to do about a code that is too old.
    return context.redirect(pathOf('my-data', requestLocale(context)), 303)
  })
  return app
}

const zipResponse = (zip: Uint8Array<ArrayBuffer>): Response =>
  new Response(zip, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="autorent.zip"',
      'cache-control': 'private, no-store',
    },
  })
