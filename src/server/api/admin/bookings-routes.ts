import { Hono } from 'hono'
import type { z } from 'zod'
import { eurosFromCents } from '../../../domain/money.ts'
import { readFacts } from '../../../services/papers/read-facts.ts'
import { cancelByStaff } from '../../../services/staff/bookings/cancel-by-staff.ts'
import { confirmBooking } from '../../../services/staff/bookings/confirm-booking.ts'
import { coverFromDeposit } from '../../../services/staff/bookings/cover-from-deposit.ts'
import { editNotes } from '../../../services/staff/bookings/edit-notes.ts'
import { handOver } from '../../../services/staff/bookings/hand-over.ts'
import { issuePaper } from '../../../services/staff/bookings/issue-paper.ts'
import { liftHold } from '../../../services/staff/bookings/lift-hold.ts'
import { proposeLateFee } from '../../../services/staff/bookings/propose-late-fee.ts'
import { readBookingPage, readPaper } from '../../../services/staff/bookings/read-booking-page.ts'
import { recordMoney } from '../../../services/staff/bookings/record-money.ts'
import { refundBooking } from '../../../services/staff/bookings/refund-booking.ts'
import { resendLink } from '../../../services/staff/bookings/resend-link.ts'
import {
  type Refused,
  readStaffBooking,
  type StaffAct,
} from '../../../services/staff/bookings/staff-booking.ts'
import { takeBack } from '../../../services/staff/bookings/take-back.ts'
import { askedLocale } from '../request-context.ts'
import { fieldErrors } from '../schemas/field-errors.ts'
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
} from '../schemas/staff/bookings.ts'
import type { StaffApi } from './parts.ts'
import { presentBookingPage } from './present-booking-page.ts'
import { readBody } from './read-body.ts'
import { refuse } from './refuse.ts'
import type { StaffContext, StaffRequest } from './staff-context.ts'

type Code = Parameters<typeof refuse<'bookings'>>[2]
type Outcome = { kind: string } | Refused<Code>
type Work<Body> = (id: number, body: Body, act: StaffAct) => Promise<Outcome>

/** A booking's page, and what staff do with a booking. */
export function bookingsRoutes({ desk, till, papers, texts, now }: StaffApi): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const { db } = desk

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
    const fee = await proposeLateFee(await desk.catalogue.newest(), db, found.booking, query.data.at)
    const euros = eurosFromCents
    return context.json<LateFeeAnswer>({
      fee: fee
        ? { total: euros(fee.total), car: euros(fee.car), services: euros(fee.services), ...fee.time }
        : null,
    })
  })

  verb('confirm', (id, act) => confirmBooking(desk, id, act))
  verb('lift-hold', (id, act) => liftHold(desk, id, act))
  verb('resend-link', (id, act) => resendLink(desk, id, act))
  verb('use-deposit', async (id, act) => inEuros(await coverFromDeposit(till, id, act)))
  verbWith('money', moneyBody, (id, { direction, amount, ...seen }, act) =>
    recordMoney(till, id, { ...seen, amount: direction === 'in' ? amount : -amount }, act),
  )
  verbWith('refund', refundBody, async (id, { byHand, ...wanted }, act) =>
    inEuros(await refundBooking(till, id, { ...wanted, ...(byHand ? { byHand } : {}) }, act)),
  )
  verbWith('cancel', cancelBody, async (id, { reason, fee }, act) =>
    inEuros(await cancelByStaff(till, id, { reason, ...(typeof fee === 'number' ? { fee } : {}) }, act)),
  )
  verbWith('notes', notesBody, (id, { guarantorId, newGuarantor, ...wanted }, act) => {
    const known = guarantorId === null ? null : guarantorId === undefined ? undefined : { id: guarantorId }
    return editNotes(desk, id, withoutEmpty({ ...wanted, guarantor: newGuarantor ?? known }), act)
  })
  verbWith('hand-over', handOverBody, (id, wanted, act) => handOver(desk, id, wanted, act))
  verbWith('take-back', takeBackBody, async (id, { late, ...wanted }, act) =>
    inEuros(await takeBack(desk, papers, id, { ...wanted, ...(late ? { late } : {}) }, act)),
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
