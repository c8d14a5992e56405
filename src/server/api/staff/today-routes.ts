import { Hono } from 'hono'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { parseDay } from '../../../domain/calendar/wall-clock.ts'
import { findBookings } from '../../../use-cases/booking/find-bookings.ts'
import { markAnswerSeen } from '../../../use-cases/questionnaire/mark-answer-seen.ts'
import { readClosedThen } from '../../../use-cases/today/read-closed-then.ts'
import { readDeskDay } from '../../../use-cases/today/read-desk-day.ts'
import { readToday } from '../../../use-cases/today/read-today.ts'
import { requestLocale } from '../request-context.ts'
import { presentToday, presentTodayRow } from './present-today.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  placesOf,
  refuse,
  refuseFields,
  requestedId,
  type StaffContext,
  typedText,
} from './staff-request.ts'

/** The front desk's day, and the search while someone is on the phone. */
export function todayRoutes({ bookings: { db, catalogue }, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  app.get('/today', async (context) => {
    const at = now()
    const closed = await readClosedThen(db, await catalogue.newest(), at, placesOf(context))
    const today = { ...(await readToday(db, at, placesOf(context))), ...closed }
    return answer(context, 'GET /today', presentToday(today, requestLocale(context), at))
  })

  app.get('/today/day', async (context) => {
    const day = parseDay(context.req.query('day') ?? '')
    if (day === undefined) return refuseFields(context, [{ path: 'day', code: 'format' }])
    const { pickUps, returns } = await readDeskDay(db, day, now(), placesOf(context))
    const rows = (list: typeof pickUps) => list.map((row) => presentTodayRow(row, requestLocale(context)))
    return answer(context, 'GET /today/day', {
      now: labelText(now()),
      pickUps: rows(pickUps),
      returns: rows(returns),
    })
  })

  app.get('/today/find', async (context) => {
    const found = await findBookings(db, typedText(context), now(), placesOf(context))
    const bookings = found.map((row) => presentTodayRow(row, requestLocale(context)))
    return answer(context, 'GET /today/find', { bookings })
  })

  app.post('/today/answers/:id/seen', async (context) => {
    const marked = await markAnswerSeen(db, requestedId(context), context.get('staff'))
    return marked.ok
      ? answer(context, 'POST /today/answers/:id/seen', { seen: true })
      : refuse(context, 'errors', marked.code, 404)
  })

  return app
}
