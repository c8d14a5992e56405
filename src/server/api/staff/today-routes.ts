import { Hono } from 'hono'
import { findBookings } from '../../../use-cases/booking/find-bookings.ts'
import { markAnswerSeen } from '../../../use-cases/questionnaire/mark-answer-seen.ts'
import { readClosedThen } from '../../../use-cases/today/read-closed-then.ts'
import { readToday } from '../../../use-cases/today/read-today.ts'
import { requestLocale } from '../request-context.ts'
import { presentToday, presentTodayRow } from './present-today.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, refuse, requestedId, type StaffContext, typedText } from './staff-request.ts'

/** The front desk's day, and the search while someone is on the phone. */
export function todayRoutes({ bookings: { db, catalogue }, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  app.get('/today', async (context) => {
    const at = now()
    const closed = await readClosedThen(db, await catalogue.newest(), at)
    const today = { ...(await readToday(db, at)), ...closed }
    return answer(context, 'GET /today', presentToday(today, requestLocale(context), at))
  })

  app.get('/today/find', async (context) => {
    const found = await findBookings(db, typedText(context), now())
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
