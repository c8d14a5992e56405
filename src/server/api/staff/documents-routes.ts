import { Hono } from 'hono'
import { type DocumentAnswer, reviewBody } from '../../../contract/staff/documents.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import { recordReading } from '../../../use-cases/records/record-reading.ts'
import {
  readDocumentFile,
  readDocuments,
  type WaitingDocument,
} from '../../../use-cases/uploads/read-documents.ts'
import {
  type ReviewResult,
  reopenDocument,
  reviewDocument,
} from '../../../use-cases/uploads/review-document.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
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
  now,
}: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const reviewed = (
    context: StaffRequest,
    call: 'POST /documents/:id/review' | 'POST /documents/:id/reopen',
    result: ReviewResult,
  ): Response => {
    if (result.kind === 'unknown') return refuse(context, 'documents', 'gone', 404)
    if (result.kind === 'already_reviewed') return refuse(context, 'documents', 'already_reviewed', 409)
    return answer(context, call, { done: true })
  }

  app.get('/documents', async (context) => {
    const booking = context.req.query('booking')
    const bookingId = booking === undefined ? undefined : Number(/^\d{1,9}$/.exec(booking)?.[0] ?? 0)
    const { documents, total } = await readDocuments(db, bookingId)
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
    await recordReading(db, context.get('staff'), read, now())
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
    const result = await reviewDocument(db, context.get('staff'), requestedId(context), review, now())
    return reviewed(context, 'POST /documents/:id/review', result)
  })

  app.post('/documents/:id/reopen', async (context) => {
    const result = await reopenDocument(db, context.get('staff'), requestedId(context), now())
    return reviewed(context, 'POST /documents/:id/reopen', result)
  })

  return app
}

function present(document: WaitingDocument, texts: StaffMessages): DocumentAnswer {
  const { id, kind, contentType, size, sentAt, booking, driver, isMainDriver, language } = document
  const { rentDate, ...rest } = booking
  return {
    id,
    kind,
    contentType,
    size,
    sentAt: labelText(sentAt),
    booking: { ...rest, number: bookingNumber(booking.id), rentDate: labelText(rentDate) },
    driver: driver
      ? {
          name: `${driver.firstName} ${driver.lastName}`,
          idCode: driver.idCode,
          birthDate: driver.birthDate,
          licence: driver.drivingLicenceNumber,
          isMain: isMainDriver,
        }
      : null,
    language,
    reasons: Object.values(texts.documents.reasons),
  }
}
