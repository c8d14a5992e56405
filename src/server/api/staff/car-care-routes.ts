import { Hono } from 'hono'
import { doneBody } from '../../../contract/staff/car-care.ts'
import { formatDay } from '../../../domain/calendar/wall-clock.ts'
import { finishDuty } from '../../../use-cases/fleet/finish-duty.ts'
import { readDueDuties } from '../../../use-cases/fleet/read-duties.ts'
import { presentDueDuties } from './present-car-care.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, readBody, refuse, requestedId, type StaffContext } from './staff-request.ts'

/** What cars need: what is due, and that it was done. The rest of it are records. */
export function carCareRoutes({ database: { db }, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  app.get('/duties', async (context) =>
    answer(context, 'GET /duties', presentDueDuties(await readDueDuties(db, now()))),
  )

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

  return app
}
