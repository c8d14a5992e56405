import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { schema } from '../../../db/schema.ts'
import { exportClient } from '../../../services/privacy/export-client.ts'
import { eraseClient } from '../../../services/privacy/forget-people.ts'
import { recordChange } from '../../../services/staff/record-change.ts'
import { ownersOnly } from './door.ts'
import type { StaffApi } from './parts.ts'
import { refuse } from './refuse.ts'
import type { StaffContext } from './staff-context.ts'

/** What the law lets a customer ask for, done by staff: everything held about them, and forgetting it. */
export function clientsRoutes({ database: { db }, files, now }: StaffApi): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const { clients } = schema
  const isKnown = async (id: number) => (await db.$count(clients, eq(clients.id, id))) > 0

  app.get('/clients/:id{[0-9]+}/export', async (context) => {
    const id = Number(context.req.param('id'))
    if (id > MOST_ID || !(await isKnown(id))) return refuse(context, 'errors', 'not_found', 404)
    const zip = await exportClient(db, files, id)
    return new Response(new Uint8Array(zip), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="client-${id}.zip"`,
      },
    })
  })
  app.post('/clients/:id{[0-9]+}/erase', ownersOnly, async (context) => {
    const id = Number(context.req.param('id'))
    if (id > MOST_ID || !(await isKnown(id))) return refuse(context, 'errors', 'not_found', 404)
    await eraseClient(db, files, id)
    const change = { resource: 'clients', recordId: id, action: 'erase', before: null, after: null }
    await recordChange(db, context.get('staff'), change, now())
    return context.json({ status: 'erased' })
  })
  return app
}

const MOST_ID = 2_147_483_647
