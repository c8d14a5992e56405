import { Hono } from 'hono'
import { blockBody, blockChangeBody, timelineQuery } from '../../../contract/staff/timeline.ts'
import { instantOf, tallinnAt } from '../../../domain/calendar/tallinn.ts'
import { formatDay } from '../../../domain/calendar/wall-clock.ts'
import { hasRight } from '../../../domain/people/rights.ts'
import { blockCar } from '../../../use-cases/fleet/block-car.ts'
import { moveBlock } from '../../../use-cases/fleet/move-block.ts'
import type { BlockResult } from '../../../use-cases/fleet/place-block.ts'
import { removeBlock } from '../../../use-cases/fleet/remove-block.ts'
import { readTimeline } from '../../../use-cases/timeline/read-timeline.ts'
import { refuseElsewhere } from './allowed-only.ts'
import { presentBlock, presentGroups } from './present-timeline.ts'
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
    return answerBlock(context, 'POST /timeline/blocks', blocked)
  })

  app.put('/timeline/blocks/:id{[0-9]{1,9}}', async (context) => {
    const body = await readBody(context, blockChangeBody)
    if (!body.ok) return body.response
    const { carId, reason } = body.data
    const elsewhere = await refuseElsewhere(context, deps, 'car', carId)
    if (elsewhere) return elsewhere
    const [start, end] = [body.data.start, body.data.end].map((label) =>
      label === undefined ? undefined : (instantOf(label) ?? null),
    )
    if (start === null || end === null) return refuse(context, 'timeline', 'not_a_time', 422)
    const id = requestedId(context)
    const moved = await moveBlock(db, id, { carId, start, end, reason }, context.get('staff'))
    return answerBlock(context, 'PUT /timeline/blocks/:id', moved)
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

function answerBlock(
  context: StaffRequest,
  call: 'POST /timeline/blocks' | 'PUT /timeline/blocks/:id',
  result: BlockResult,
): Response {
  const status = call === 'POST /timeline/blocks' ? 201 : 200
  if (result.kind === 'blocked') return answer(context, call, presentBlock(result.block), { status })
  if (result.kind === 'car_taken') return refuseTakenCar(context, result)
  return refuse(context, 'timeline', result.kind, result.kind === 'not_found' ? 404 : 422)
}
