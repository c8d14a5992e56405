import { Hono } from 'hono'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { readTroubles } from '../../../use-cases/troubles/read-troubles.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, type StaffContext } from './staff-request.ts'

/** What does not answer just now, and since when. */
export function troubleRoutes({ bookings: { db }, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  app.get('/troubles', async (context) => {
    const troubles = await readTroubles(db, now())
    return answer(
      context,
      'GET /troubles',
      troubles.map(({ part, since }) => ({ part, since: labelText(since) })),
    )
  })
  return app
}
