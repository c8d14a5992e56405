import { Hono } from 'hono'
import { blockBody, blockChangeBody, timelineQuery } from '../../../contract/staff/timeline.ts'
import type { Database } from '../../../db/client.ts'
import { instantOf, tallinnAt } from '../../../domain/calendar/tallinn.ts'
import { formatDay, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { hasRight } from '../../../domain/people/rights.ts'
import { blockCar } from '../../../use-cases/fleet/block-car.ts'
import { moveBlock } from '../../../use-cases/fleet/move-block.ts'
import type { BlockResult } from '../../../use-cases/fleet/place-block.ts'
import { removeBlock } from '../../../use-cases/fleet/remove-block.ts'
import { readTimeline } from '../../../use-cases/timeline/read-timeline.ts'
import { refuseElsewhere } from './allowed-only.ts'
import { presentBlock, presentGroups } from './present-timeline.ts'
import { refuseOvertaken } from './refuse-overtaken.ts'
import { refuseTakenCar } from './refuse-taken-car.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  placesOf,
  readBody,
  refuse,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

/** More than anyone sees at once. */
const MOST_DAYS = 120

export function timelineRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const {
    database: { db },
    now,
  } = deps
  const app = new Hono<StaffContext>()

  app.get('/timeline', async (context) => {
    const asked = timelineQuery.safeParse(context.req.query())
    if (!asked.success) return refuse(context, 'timeline', 'bad_window', 422)
    const { from, to, groupIds } = asked.data
    const window = { from: tallinnAt(from), to: tallinnAt(to) }
    if (to <= from || to - from > MOST_DAYS) return refuse(context, 'timeline', 'bad_window', 422)
    const { by } = context.get('staff')
    const groups = await readTimeline(db, window, groupIds, now(), placesOf(context))
    const days = { from: formatDay(from), to: formatDay(to) }
    // Whoever keeps cars needs to know when one is away, and not with whom.
    if (!hasRight(by, 'bookings'))
      for (const bar of barsOf(groups)) if (bar.kind === 'booking') bar.customer = ''
    return answer(context, 'GET /timeline', { ...days, groups: presentGroups(groups) })
  })

  app.post('/timeline/blocks', async (context) => {
    const body = await readBody(context, blockBody)
    if (!body.ok) return body.response
    const { carId, reason } = body.data
    const elsewhere = await refuseElsewhere(context, deps, 'car', carId)
    if (elsewhere) return elsewhere
    const [start, end] = [instantOf(body.data.start), instantOf(body.data.end)]
    if (!start || !end) return refuse(context, 'timeline', 'not_a_time', 422)
    const blocked = await blockCar(db, { carId, start, end, reason }, context.get('staff'))
    return answerBlock(context, db, 'POST /timeline/blocks', blocked)
  })

  app.put('/timeline/blocks/:id{[0-9]{1,9}}', async (context) => {
    const body = await readBody(context, blockChangeBody)
    if (!body.ok) return body.response
    const { carId, reason, previous } = body.data
    const elsewhere = await refuseElsewhere(context, deps, 'car', carId)
    if (elsewhere) return elsewhere
    const [start, end] = [momentIn(body.data.start), momentIn(body.data.end)]
    if (start === null || end === null) return refuse(context, 'timeline', 'not_a_time', 422)
    const change = { carId, start, end, reason, previous }
    const moved = await moveBlock(db, requestedId(context), change, context.get('staff'))
    return answerBlock(context, db, 'PUT /timeline/blocks/:id', moved)
  })

  app.delete('/timeline/blocks/:id{[0-9]{1,9}}', async (context) => {
    const removed = await removeBlock(db, requestedId(context), context.get('staff'))
    return removed.ok
      ? answer(context, 'DELETE /timeline/blocks/:id', {})
      : refuse(context, 'timeline', removed.code, 404)
  })

  return app
}

const barsOf = (groups: Awaited<ReturnType<typeof readTimeline>>) =>
  groups.flatMap(({ cars }) => cars.flatMap(({ bars }) => bars))

/** Null: there is no such time on that day. */
const momentIn = (label: WallMinute | undefined): Date | null | undefined =>
  label === undefined ? undefined : (instantOf(label) ?? null)

function answerBlock(
  context: StaffRequest,
  db: Database,
  call: 'POST /timeline/blocks' | 'PUT /timeline/blocks/:id',
  result: BlockResult,
): Response | Promise<Response> {
  const status = call === 'POST /timeline/blocks' ? 201 : 200
  if (result.kind === 'blocked') return answer(context, call, presentBlock(result.block), { status })
  if (result.kind === 'car_taken') return refuseTakenCar(context, result)
  if (result.kind === 'changed_meanwhile')
    return refuseOvertaken(context, db, 'cars', presentBlock(result.block), result.block.carId)
  return refuse(context, 'timeline', result.kind, result.kind === 'not_found' ? 404 : 422)
}
