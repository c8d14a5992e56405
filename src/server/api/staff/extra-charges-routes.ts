import { Hono } from 'hono'
import { claimBody, extraChargeBody, withdrawBody } from '../../../contract/staff/extra-charges.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { PROOF_ABOVE } from '../../../domain/people/staff.ts'
import {
  addChargePicture,
  type ChargePictureFault,
} from '../../../use-cases/extra-charges/add-charge-picture.ts'
import { chargeExtra } from '../../../use-cases/extra-charges/charge-extra.ts'
import { proposeClaim } from '../../../use-cases/extra-charges/propose-claim.ts'
import { proposeExtraCharge } from '../../../use-cases/extra-charges/propose-extra-charge.ts'
import { readChargePicture } from '../../../use-cases/extra-charges/read-charge-picture.ts'
import { readExtraCharge } from '../../../use-cases/extra-charges/read-extra-charges.ts'
import { withdrawExtra } from '../../../use-cases/extra-charges/withdraw-extra.ts'
import { staleProof } from './fresh-proof.ts'
import { pictureResponse } from './picture-response.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  type RefusalStatus,
  readBody,
  refuse,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

const status: Record<ChargePictureFault, RefusalStatus> = {
  unknown_charge: 404,
  not_proposed: 409,
  empty: 422,
  aborted: 400,
  too_large: 413,
  not_a_picture: 415,
  unreadable: 422,
  too_complex: 422,
  not_kept: 503,
}

type Code = Parameters<typeof refuse<'bookings'>>[2]

/** What is asked for after a rental: found out whom, shown by a picture, charged, withdrawn. */
export function extraChargesRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const { papers, uploads, files } = deps
  const { db } = papers
  const app = new Hono<StaffContext>()

  const refused = (context: StaffRequest, { code, path }: { code: Code; path?: string }) => {
    if (code === 'unknown_charge' || code === 'unknown_booking') return refuse(context, 'bookings', code, 404)
    if (code === 'above_limit') return refuse(context, 'bookings', code, 403)
    if (path === undefined) return refuse(context, 'bookings', code, 409)
    return refuse(context, 'bookings', code, 422, { errors: [{ path, code }] })
  }
  /** Large sums want more than a session, here as everywhere. */
  const unproved = async (context: StaffRequest): Promise<Response | undefined> => {
    const charge = await readExtraCharge(db, requestedId(context))
    return charge && charge.amount > PROOF_ABOVE ? staleProof(context, deps) : undefined
  }

  app.post('/bookings/:id{[0-9]{1,9}}/extra-charges', async (context) => {
    const body = await readBody(context, extraChargeBody)
    if (!body.ok) return body.response
    const result = await proposeExtraCharge(db, requestedId(context), body.data, context.get('staff'))
    return result.kind === 'refused'
      ? refused(context, result)
      : answer(context, 'POST /bookings/:id/extra-charges', result)
  })

  app.post('/extra-charges/claims', async (context) => {
    const body = await readBody(context, claimBody)
    if (!body.ok) return body.response
    const result = await proposeClaim(papers, body.data, context.get('staff'))
    if (result.kind === 'refused')
      return result.code === 'other_place'
        ? refuse(context, 'errors', result.code, 404)
        : refused(context, { ...result, code: result.code })
    const number = bookingNumber(result.bookingId)
    return answer(context, 'POST /extra-charges/claims', { ...result, number })
  })

  app.post('/extra-charges/:id/picture', async (context) => {
    const { body } = context.req.raw
    if (!body) return refuse(context, 'bookings', 'empty', 422)
    const added = await addChargePicture(uploads, requestedId(context), body, context.get('staff'))
    return added.ok
      ? answer(context, 'POST /extra-charges/:id/picture', { kept: true })
      : refuse(context, 'bookings', added.code, status[added.code])
  })

  app.get('/extra-charges/:id/picture', async (context) => {
    const picture = await readChargePicture(db, files, requestedId(context))
    if (!picture) return refuse(context, 'bookings', 'unknown_charge', 404)
    const { bytes, type: contentType, name } = picture
    return pictureResponse(context, db, 'extra-charges', { bytes, contentType, name })
  })

  app.post('/extra-charges/:id/charge', async (context) => {
    const stale = await unproved(context)
    if (stale) return stale
    const result = await chargeExtra(papers, requestedId(context), context.get('staff'))
    return result.kind === 'refused'
      ? refused(context, result)
      : answer(context, 'POST /extra-charges/:id/charge', result)
  })

  app.post('/extra-charges/:id/withdraw', async (context) => {
    const body = await readBody(context, withdrawBody)
    if (!body.ok) return body.response
    const stale = await unproved(context)
    if (stale) return stale
    const result = await withdrawExtra(papers, requestedId(context), body.data, context.get('staff'))
    return result.kind === 'refused'
      ? refused(context, result)
      : answer(context, 'POST /extra-charges/:id/withdraw', result)
  })
  return app
}
