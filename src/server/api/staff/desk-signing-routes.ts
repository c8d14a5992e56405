import { Hono } from 'hono'
import { HAND_OVER_BYTES, signatureBody } from '../../../contract/staff/hand-over-bodies.ts'
import { showSigningLink, signOnPaper, signOnScreen } from '../../../use-cases/signing/sign-at-desk.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  readBody,
  refuse,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

type Refusal = { code: Parameters<typeof refuse<'bookings'>>[2]; path?: string }

/** A signature that is given at the desk: on its screen, on the customer's own phone, or on paper. */
export function deskSigningRoutes({ signing, letters }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  const no = (context: StaffRequest, { code, path }: Refusal) => {
    if (code === 'unknown_booking') return refuse(context, 'bookings', code, 404)
    if (path === undefined) return refuse(context, 'bookings', code, 409)
    return refuse(context, 'bookings', code, 422, { errors: [{ path, code }] })
  }
  const deviceOf = (context: StaffRequest) => ({
    address: context.get('visitor'),
    userAgent: context.req.header('user-agent') ?? '',
  })

  app.post('/bookings/:id{[0-9]{1,9}}/signing-link', async (context) => {
    const shown = await showSigningLink(letters, requestedId(context), context.get('staff'))
    return shown.kind === 'shown'
      ? answer(context, 'POST /bookings/:id/signing-link', shown)
      : no(context, shown)
  })

  app.post('/bookings/:id{[0-9]{1,9}}/signature', async (context) => {
    const body = await readBody(context, signatureBody, { bytes: HAND_OVER_BYTES, values: 20 })
    if (!body.ok) return body.response
    const { drawing: address } = body.data
    const drawing = new Uint8Array(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
    const given = { drawing, device: deviceOf(context) }
    const signed = await signOnScreen(signing, requestedId(context), given, context.get('staff'))
    return signed.kind === 'signed'
      ? answer(context, 'POST /bookings/:id/signature', signed)
      : no(context, signed)
  })

  app.post('/bookings/:id{[0-9]{1,9}}/signed-paper', async (context) => {
    const { body: scan } = context.req.raw
    if (!scan) return refuse(context, 'bookings', 'empty', 422)
    const given = { scan, device: deviceOf(context) }
    const signed = await signOnPaper(signing, requestedId(context), given, context.get('staff'))
    return signed.kind === 'signed'
      ? answer(context, 'POST /bookings/:id/signed-paper', signed)
      : no(context, signed)
  })

  return app
}
