import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { schema } from '../../../db/schema.ts'
import { exportClient } from '../../../use-cases/people/export-client.ts'
import { eraseClient } from '../../../use-cases/people/forget-people.ts'
import { recordChange } from '../../../use-cases/records/record-change.ts'
import { answer } from './answer.ts'
import { ownersOnly } from './auth.ts'
import { refuse } from './refuse.ts'
import type { StaffContext } from './staff-context.ts'
import type { StaffDependencies } from './staff-dependencies.ts'

/** What the law lets a customer ask for, done by staff: everything held about them, and forgetting it. */
export function clientsRoutes({ database: { db }, files, now }: StaffDependencies): Hono<StaffContext> {
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
    return answer(context, 'POST /clients/:id/erase', { status: 'erased' })
  })
  return app
}

const MOST_ID = 2_147_483_647
