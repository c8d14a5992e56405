import { Hono } from 'hono'
import { undoBody } from '../../../contract/staff/hand-over-bodies.ts'
import { readChoices } from '../../../use-cases/booking/change/read-choices.ts'
import { readTerms } from '../../../use-cases/booking/change/read-terms.ts'
import { notePresence } from '../../../use-cases/booking/note-presence.ts'
import { readStaffBooking } from '../../../use-cases/booking/staff-action.ts'
import { readPlates } from '../../../use-cases/fleet/read-plates.ts'
import { undoPayment } from '../../../use-cases/payment/undo-payment.ts'
import { requestLocale } from '../request-context.ts'
import { presentChoices } from './present-choices.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, readBody, refuse, requestedId, type StaffContext } from './staff-request.ts'

/** What helps whoever has a booking before them: who else has, what it could have instead, and money taken back. */
export function bookingDeskRoutes({ bookings, payments, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const { db } = bookings

  app.post('/bookings/:id/presence', async (context) => {
    const noted = await notePresence(db, requestedId(context), context.get('staff'))
    if (!noted.ok) return refuse(context, 'bookings', noted.code, 404)
    return answer(context, 'POST /bookings/:id/presence', { others: noted.others })
  })

  app.post('/bookings/:id/money/:entryId/undo', async (context) => {
    const body = await readBody(context, undoBody)
    if (!body.ok) return body.response
    const entryId = requestedId(context, 'entryId')
    const undone = await undoPayment(payments, requestedId(context), entryId, body.data, context.get('staff'))
    if (undone.kind === 'undone') return answer(context, 'POST /bookings/:id/money/:entryId/undo', undone)
    const isUnknown = undone.code === 'unknown_booking' || undone.code === 'unknown_entry'
    return refuse(
      context,
      'bookings',
      undone.code,
      isUnknown ? 404 : undone.code === 'owner_later' ? 403 : 409,
    )
  })

  app.get('/bookings/:id/choices', async (context) => {
    const found = await readStaffBooking(db, requestedId(context), now())
    if (!found) return refuse(context, 'bookings', 'unknown_booking', 404)
    await bookings.catalogue.newest()
    const choices = await readChoices(bookings, await readTerms(db, found.booking), {}, now(), 'staff')
    const plates = await readPlates(
      db,
      choices.cars.map(({ car }) => car.id),
    )
    const locale = requestLocale(context)
    return answer(
      context,
      'GET /bookings/:id/choices',
      presentChoices(choices, found.booking.price, { plates, catalogue: bookings.catalogue.current, locale }),
    )
  })

  return app
}
