import { Hono } from 'hono'
import { exportBody } from '../../../contract/staff/clients.ts'
import { eraseClientOnRequest } from '../../../use-cases/people/erase-client-on-request.ts'
import { exportOnRequest } from '../../../use-cases/people/export-on-request.ts'
import { recordReading } from '../../../use-cases/records/record-reading.ts'
import { freshProofOnly } from './fresh-proof.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, readBody, refuse, refuseFields, requestedId, type StaffContext } from './staff-request.ts'

/** What the law lets a customer ask for, done by staff: everything held about them, and forgetting it. */
export function clientsRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const {
    database: { db },
    files,
  } = deps
  const app = new Hono<StaffContext>()
  const fresh = freshProofOnly(deps)

  app.post('/clients/:id{[0-9]+}/export', fresh, async (context) => {
    const body = await readBody(context, exportBody)
    if (!body.ok) return body.response
    const { reason } = body.data
    const staff = context.get('staff')
    if (staff.by.role !== 'owner' && reason === '')
      return refuseFields(context, [{ path: 'reason', code: 'required' }])
    const id = requestedId(context)
    const zip = await exportOnRequest(db, files, id)
    if (!zip) return refuse(context, 'errors', 'not_found', 404)
    const facts = reason === '' ? null : { reason }
    await recordReading(db, staff, { resource: 'clients', recordId: id, action: 'export', facts })
    return context.body(zip, 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="client-${id}.zip"`,
    })
  })
  app.post('/clients/:id{[0-9]+}/erase', fresh, async (context) => {
    const erased = await eraseClientOnRequest(db, files, requestedId(context), context.get('staff'))
    if (erased.ok) return answer(context, 'POST /clients/:id/erase', { status: 'erased' })
    return refuse(context, 'errors', erased.code, erased.code === 'rental_runs' ? 409 : 404)
  })
  return app
}
