import { Hono } from 'hono'
import { banBody, mergeBody, noteBody } from '../../../contract/staff/people.ts'
import { formatDay } from '../../../domain/calendar/wall-clock.ts'
import { findDuplicates } from '../../../use-cases/people/find-duplicates.ts'
import { banPerson, liftBan } from '../../../use-cases/people/keep-ban.ts'
import { noteOnPerson, removeNote } from '../../../use-cases/people/keep-note.ts'
import { mergePeople } from '../../../use-cases/people/merge-people.ts'
import { readBans } from '../../../use-cases/people/read-bans.ts'
import { readPersonCard } from '../../../use-cases/people/read-person-card.ts'
import { presentBan, presentDuplicates, presentPersonCard } from './present-people.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, readBody, refuse, requestedId, type StaffContext } from './staff-request.ts'

const NUMBER = '{[1-9][0-9]{0,8}}'

/** People as staff know them: one card each, however many records they have. */
export function peopleRoutes({ database: { db }, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  app.get(`/clients/:id${NUMBER}/card`, async (context) => {
    const card = await readPersonCard(db, requestedId(context))
    if (!card) return refuse(context, 'people', 'not_found', 404)
    return answer(context, 'GET /clients/:id/card', presentPersonCard(card, now()))
  })

  app.post(`/clients/:id${NUMBER}/notes`, async (context) => {
    const body = await readBody(context, noteBody)
    if (!body.ok) return body.response
    const noted = await noteOnPerson(db, requestedId(context), body.data.text, context.get('staff'))
    if (!noted.ok) return refuse(context, 'people', noted.code, 404)
    return answer(context, 'POST /clients/:id/notes', { id: noted.id }, { status: 201 })
  })

  app.delete(`/people/notes/:id${NUMBER}`, async (context) => {
    const removed = await removeNote(db, requestedId(context), context.get('staff'))
    if (!removed.ok) return refuse(context, 'people', removed.code, 404)
    return answer(context, 'DELETE /people/notes/:id', {})
  })

  app.post(`/clients/:id${NUMBER}/ban`, async (context) => {
    const body = await readBody(context, banBody)
    if (!body.ok) return body.response
    const { reason, until } = body.data
    const ban = { reason, until: until === null ? null : formatDay(until) }
    const banned = await banPerson(db, requestedId(context), ban, context.get('staff'))
    if (!banned.ok) return refuse(context, 'people', banned.code, banned.code === 'not_found' ? 404 : 409)
    return answer(context, 'POST /clients/:id/ban', { id: banned.id }, { status: 201 })
  })

  app.get('/people/bans', async (context) => {
    const bans = (await readBans(db, now())).map(({ ban, by, client }) => ({
      ...presentBan({ ban, by, liftedBy: null }, now()),
      person: { id: client.id, name: `${client.firstName} ${client.lastName}` },
    }))
    return answer(context, 'GET /people/bans', { bans })
  })

  app.post(`/people/bans/:id${NUMBER}/lift`, async (context) => {
    const lifted = await liftBan(db, requestedId(context), context.get('staff'))
    if (!lifted.ok) return refuse(context, 'people', lifted.code, 404)
    return answer(context, 'POST /people/bans/:id/lift', { status: 'lifted' })
  })

  app.get('/people/duplicates', async (context) =>
    answer(context, 'GET /people/duplicates', { groups: presentDuplicates(await findDuplicates(db)) }),
  )

  app.post('/people/merge', async (context) => {
    const body = await readBody(context, mergeBody)
    if (!body.ok) return body.response
    const { keptId, otherId } = body.data
    const merged = await mergePeople(db, keptId, otherId, context.get('staff'))
    if (!merged.ok) return refuse(context, 'people', merged.code, merged.code === 'not_found' ? 404 : 409)
    return answer(context, 'POST /people/merge', { id: merged.id })
  })

  return app
}
