import { Hono } from 'hono'
import type { z } from 'zod'
import { fieldErrors } from '../../../contract/field-errors.ts'
import {
  cancelBody,
  handOverBody,
  type LateFeeAnswer,
  lateFeeQuery,
  moneyBody,
  notesBody,
  paperBody,
  refundBody,
  takeBackBody,
} from '../../../contract/staff/bookings.ts'
import { eurosFromCents, negative } from '../../../domain/money.ts'
import { cancelByStaff } from '../../../use-cases/booking/cancel-by-staff.ts'
import { confirmBooking } from '../../../use-cases/booking/confirm-booking.ts'
import { editNotes } from '../../../use-cases/booking/edit-notes.ts'
import { handOver } from '../../../use-cases/booking/hand-over.ts'
import { liftHold } from '../../../use-cases/booking/lift-hold.ts'
import { proposeLateFee } from '../../../use-cases/booking/propose-late-fee.ts'
import { readBookingPage, readPaper } from '../../../use-cases/booking/read-booking-page.ts'
import { resendLink } from '../../../use-cases/booking/resend-link.ts'
import { type Refused, readStaffBooking, type StaffAct } from '../../../use-cases/booking/staff-booking.ts'
import { takeBack } from '../../../use-cases/booking/take-back.ts'
import { issuePaper } from '../../../use-cases/papers/issue-paper.ts'
import { readFacts } from '../../../use-cases/papers/read-facts.ts'
import { coverFromDeposit } from '../../../use-cases/payment/cover-from-deposit.ts'
import { recordMoney } from '../../../use-cases/payment/record-money.ts'
import { refundBooking } from '../../../use-cases/payment/refund-booking.ts'
import { askedLocale } from '../request-context.ts'
import { presentBookingPage } from './present-booking-page.ts'
import { readBody } from './read-body.ts'
import { refuse } from './refuse.ts'
import type { StaffContext, StaffRequest } from './staff-context.ts'
import type { StaffDependencies } from './staff-dependencies.ts'

type Code = Parameters<typeof refuse<'bookings'>>[2]
type Outcome = { kind: string } | Refused<Code>
type Work<Body> = (id: number, body: Body, act: StaffAct) => Promise<Outcome>

/** A booking's page, and what staff do with a booking. */
export function bookingsRoutes({
  bookings,
  payments,
  papers,
  texts,
  now,
}: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const { db } = bookings

  const idOf = (context: StaffRequest, name = 'id'): number => {
    const text = context.req.param(name) ?? ''
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
  }
  const answer = (context: StaffRequest, outcome: Outcome): Response => {
    if (!isRefused(outcome)) return context.json(outcome)
    const { code, path } = outcome
    if (code === 'unknown_booking') return refuse(context, 'bookings', code, 404)
    if (path === undefined) return refuse(context, 'bookings', code, 409)
    return refuse(context, 'bookings', code, 422, { errors: [{ path, code }] })
  }
  const verb = (name: string, work: (id: number, act: StaffAct) => Promise<Outcome>) =>
    app.post(`/bookings/:id/${name}`, async (context) =>
      answer(context, await work(idOf(context), { by: context.get('staff'), now: now() })),
    )
  const verbWith = <Schema extends z.ZodType>(name: string, schema: Schema, work: Work<z.output<Schema>>) =>
    app.post(`/bookings/:id/${name}`, async (context) => {
      const body = await readBody(context, schema)
      if (!body.ok) return body.response
      return answer(context, await work(idOf(context), body.data, { by: context.get('staff'), now: now() }))
    })

  app.get('/bookings/:id/page', async (context) => {
    const id = idOf(context)
    const locale = askedLocale(context)
    const page = await readBookingPage(db, id, now())
    if (!page) return refuse(context, 'bookings', 'unknown_booking', 404)
    return context.json(presentBookingPage(page, await readFacts(papers, id, locale), texts[locale], locale))
  })

  app.get('/bookings/:id/papers/:paperId', async (context) => {
    const paper = await readPaper(db, idOf(context), idOf(context, 'paperId'))
    if (!paper) return refuse(context, 'bookings', 'unknown_paper', 404)
    return new Response(new Uint8Array(paper.pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${paper.number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  })

  app.get('/bookings/:id/late-fee', async (context) => {
    const query = lateFeeQuery.safeParse(context.req.query())
    if (!query.success) {
      return refuse(context, 'errors', 'invalid', 422, { errors: fieldErrors(query.error) })
    }
    const found = await readStaffBooking(db, idOf(context), now())
    if (!found) return refuse(context, 'bookings', 'unknown_booking', 404)
    const fee = await proposeLateFee(await bookings.catalogue.newest(), db, found.booking, query.data.at)
    const euros = eurosFromCents
    return context.json<LateFeeAnswer>({
      fee: fee
        ? { total: euros(fee.total), car: euros(fee.car), services: euros(fee.services), ...fee.time }
        : null,
    })
  })

  verb('confirm', (id, act) => confirmBooking(bookings, id, act))
  verb('lift-hold', (id, act) => liftHold(bookings, id, act))
  verb('resend-link', (id, act) => resendLink(bookings, id, act))
  verb('use-deposit', async (id, act) => inEuros(await coverFromDeposit(payments, id, act)))
  verbWith('money', moneyBody, (id, { direction, amount, ...seen }, act) =>
    recordMoney(payments, id, { ...seen, amount: direction === 'in' ? amount : negative(amount) }, act),
  )
  verbWith('refund', refundBody, async (id, { byHand, ...wanted }, act) =>
    inEuros(await refundBooking(payments, id, { ...wanted, ...(byHand ? { byHand } : {}) }, act)),
  )
  verbWith('cancel', cancelBody, async (id, { reason, fee }, act) =>
    inEuros(await cancelByStaff(payments, id, { reason, ...(typeof fee === 'number' ? { fee } : {}) }, act)),
  )
  verbWith('notes', notesBody, (id, { guarantorId, newGuarantor, ...wanted }, act) => {
    const known = guarantorId === null ? null : guarantorId === undefined ? undefined : { id: guarantorId }
    return editNotes(bookings, id, withoutEmpty({ ...wanted, guarantor: newGuarantor ?? known }), act)
  })
  verbWith('hand-over', handOverBody, (id, wanted, act) => handOver(bookings, id, wanted, act))
  verbWith('take-back', takeBackBody, async (id, { late, ...wanted }, act) =>
    inEuros(await takeBack(bookings, papers, id, { ...wanted, ...(late ? { late } : {}) }, act)),
  )
  verbWith('papers', paperBody, (id, { kind }, act) => issuePaper(papers, id, kind, act))
  return app
}

const isRefused = (outcome: Outcome): outcome is Refused<Code> => outcome.kind === 'refused'

/** Every number of these outcomes is money. */
function inEuros(outcome: Outcome): Outcome {
  if (isRefused(outcome)) return outcome
  const entries = Object.entries(outcome).map(([name, value]) => [
    name,
    typeof value === 'number' ? eurosFromCents(value) : value,
  ])
  return Object.fromEntries(entries) as Outcome
}

/** What a body does not name is not there at all. */
function withoutEmpty<Body extends object>(
  body: Body,
): { [Name in keyof Body]: Exclude<Body[Name], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Body]: Exclude<Body[Name], undefined>
  }
}
