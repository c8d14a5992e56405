import { Hono } from 'hono'
import { doneBody } from '../../../contract/staff/car-care.ts'
import { readinessBody } from '../../../contract/staff/readiness.ts'
import { formatDay } from '../../../domain/calendar/wall-clock.ts'
import { finishDuty } from '../../../use-cases/fleet/finish-duty.ts'
import { readDueDuties } from '../../../use-cases/fleet/read-duties.ts'
import { readReadiness } from '../../../use-cases/fleet/read-readiness.ts'
import { setReadiness } from '../../../use-cases/fleet/set-readiness.ts'
import { readOwnCars } from '../../../use-cases/rights/own-places.ts'
import { requestLocale } from '../request-context.ts'
import { presentDueDuties } from './present-car-care.ts'
import { presentReadiness } from './present-readiness.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, placesOf, readBody, refuse, requestedId, type StaffContext } from './staff-request.ts'

/** What cars need: what is due, and that it was done. The rest of it are records. */
export function carCareRoutes({ database: { db }, bookings, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  app.get('/duties', async (context) => {
    const own = await readOwnCars(db, placesOf(context), now())
    const due = await readDueDuties(db, now())
    return answer(context, 'GET /duties', presentDueDuties(due.filter(({ car }) => own?.has(car.id) ?? true)))
  })

  app.post('/cars/:id{[1-9][0-9]{0,8}}/duties/:duty{[1-9][0-9]{0,8}}/done', async (context) => {
    const read = await readBody(context, doneBody)
    if (!read.ok) return read.response
    const which = { carId: requestedId(context), dutyId: Number(context.req.param('duty')) }
    const done = { ...read.data, on: formatDay(read.data.on) }
    const finished = await finishDuty(db, which, done, context.get('staff'))
    return finished.ok
      ? answer(context, 'POST /cars/:id/duties/:duty/done', { nextId: finished.nextId })
      : refuse(context, 'fleet', finished.code, 409)
  })

  app.get('/readiness', async (context) => {
    const rows = await readReadiness(db, now(), placesOf(context))
    const catalogue = await bookings.catalogue.newest()
    const board = presentReadiness(rows, catalogue, requestLocale(context), now())
    return answer(context, 'GET /readiness', board)
  })

  app.post('/cars/:id{[1-9][0-9]{0,8}}/readiness', async (context) => {
    const read = await readBody(context, readinessBody)
    if (!read.ok) return read.response
    const done = await setReadiness(db, requestedId(context), read.data.state, context.get('staff'))
    return done.ok
      ? answer(context, 'POST /cars/:id/readiness', { status: read.data.state })
      : refuse(context, 'fleet', done.code, 404)
  })

  return app
}
