import { Hono } from 'hono'
import { pick } from '../../../contract/pick.ts'
import { type DocumentAnswer, reviewBody } from '../../../contract/staff/documents.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import { recordReading } from '../../../use-cases/records/record-reading.ts'
import type { ReviewResult } from '../../../use-cases/uploads/judge-upload.ts'
import { readDocumentFile } from '../../../use-cases/uploads/read-document-file.ts'
import { readDocuments, type WaitingDocument } from '../../../use-cases/uploads/read-documents.ts'
import { reopenDocument } from '../../../use-cases/uploads/reopen-document.ts'
import { reviewDocument } from '../../../use-cases/uploads/review-document.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  placesOf,
  readBody,
  refuse,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

/** What browsers show by themselves; the rest is offered to be saved. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'application/pdf'])
const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
}

export function documentsRoutes({
  bookings: { db },
  files,
  staffTexts,
}: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const reviewed = (
    context: StaffRequest,
    call: 'POST /documents/:id/review' | 'POST /documents/:id/reopen',
    result: ReviewResult,
  ): Response =>
    result.ok
      ? answer(context, call, { done: true })
      : refuse(context, 'documents', result.code, result.code === 'gone' ? 404 : 409)

  app.get('/documents', async (context) => {
    const booking = context.req.query('booking')
    const bookingId = booking === undefined ? undefined : Number(/^\d{1,9}$/.exec(booking)?.[0] ?? 0)
    const { documents, total } = await readDocuments(db, bookingId, placesOf(context))
    return answer(context, 'GET /documents', {
      total,
      documents: documents.map((document) => present(document, staffTexts[document.language])),
    })
  })

  app.get('/documents/:id/file', async (context) => {
    const file = await readDocumentFile(db, files, requestedId(context))
    if (!file) return refuse(context, 'documents', 'gone', 404)
    const read = {
      resource: 'documents',
      recordId: requestedId(context),
      action: 'read',
      facts: null,
    } as const
    await recordReading(db, context.get('staff'), read)
    const disposition = SHOWN.has(file.contentType) ? 'inline' : 'attachment'
    // Our own page shows a PDF in a frame.
    context.set('isFramed', true)
    return context.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.contentType,
      'content-disposition': `${disposition}; filename="${file.name}.${ENDINGS[file.contentType] ?? 'bin'}"`,
      'cache-control': 'private, no-store',
    })
  })

  app.post('/documents/:id/review', async (context) => {
    const body = await readBody(context, reviewBody)
    if (!body.ok) return body.response
    const review =
      body.data.verdict === 'approve'
        ? { isApproved: true as const }
        : { isApproved: false as const, reason: body.data.reason }
    const result = await reviewDocument(db, requestedId(context), review, context.get('staff'))
    return reviewed(context, 'POST /documents/:id/review', result)
  })

  app.post('/documents/:id/reopen', async (context) => {
    const result = await reopenDocument(db, requestedId(context), context.get('staff'))
    return reviewed(context, 'POST /documents/:id/reopen', result)
  })

  return app
}

function present(document: WaitingDocument, texts: StaffMessages): DocumentAnswer {
  const { sentAt, booking, driver, isMainDriver, dates, ...rest } = document
  return {
    ...rest,
    sentAt: labelText(sentAt),
    booking: { ...booking, number: bookingNumber(booking.id), rentDate: labelText(booking.rentDate) },
    driver: driver
      ? {
          ...pick(driver, 'idCode', 'birthDate'),
          name: `${driver.firstName} ${driver.lastName}`,
          licence: driver.drivingLicenceNumber,
          licenceSince: dates?.since ?? null,
          licenceUntil: dates?.until ?? null,
          isMain: isMainDriver,
        }
      : null,
    reasons: Object.values(texts.documents.reasons),
  }
}
