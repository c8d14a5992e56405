import { Hono } from 'hono'
import { eraseClientOnRequest } from '../../../use-cases/people/erase-client-on-request.ts'
import { exportClient } from '../../../use-cases/people/export-client.ts'
import { ownersOnly } from './auth.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, refuse, requestedId, type StaffContext } from './staff-request.ts'

/** What the law lets a customer ask for, done by staff: everything held about them, and forgetting it. */
export function clientsRoutes({ database: { db }, files }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  app.get('/clients/:id{[0-9]+}/export', async (context) => {
    const id = requestedId(context)
    const zip = await exportClient(db, files, id)
    if (!zip) return refuse(context, 'errors', 'not_found', 404)
    return context.body(zip, 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="client-${id}.zip"`,
    })
  })
  app.post('/clients/:id{[0-9]+}/erase', ownersOnly, async (context) => {
    const erased = await eraseClientOnRequest(db, files, requestedId(context), context.get('staff'))
    return erased.ok
      ? answer(context, 'POST /clients/:id/erase', { status: 'erased' })
      : refuse(context, 'errors', erased.code, 404)
  })
  return app
}
