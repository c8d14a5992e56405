import { Hono } from 'hono'
import { createTranslator } from 'use-intl/core'
import { blockBody, blockChangeBody, changeBody, timelineQuery } from '../../../contract/staff/timeline.ts'
import { instantOf } from '../../../domain/calendar/tallinn.ts'
import { atTime, type CalendarDay, formatDay, labelFrom } from '../../../domain/calendar/wall-clock.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { changeBooking, previewChange } from '../../../use-cases/booking/change/change-booking.ts'
import type { FreeCar, InTheWay } from '../../../use-cases/booking/change/in-the-way.ts'
import type { ChangeFault } from '../../../use-cases/booking/change/plan-change.ts'
import { type BlockResult, blockCar, moveBlock, removeBlock } from '../../../use-cases/fleet/block-car.ts'
import { readTimeline } from '../../../use-cases/timeline/read-timeline.ts'
import { requestLocale } from '../request-context.ts'
import { answer } from './answer.ts'
import { presentBlock, presentChange, presentGroups, presentTaken } from './present-timeline.ts'
import { readBody } from './read-body.ts'
import { refuse } from './refuse.ts'
import { requestedId } from './request-params.ts'
import type { StaffContext, StaffRequest } from './staff-context.ts'
import type { StaffDependencies } from './staff-dependencies.ts'

/** More than anyone sees at once. */
const MOST_DAYS = 120

export function timelineRoutes({ database: { db }, bookings, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  app.get('/timeline', async (context) => {
    const asked = timelineQuery.safeParse(context.req.query())
    if (!asked.success) return refuse(context, 'timeline', 'bad_window', 422)
    const { from, to, groupIds } = asked.data
    const window = { from: midnightOf(from), to: midnightOf(to) }
    if (to <= from || to - from > MOST_DAYS) return refuse(context, 'timeline', 'bad_window', 422)
    const groups = await readTimeline(db, window, groupIds, now())
    const days = { from: formatDay(from), to: formatDay(to) }
    return answer(context, 'GET /timeline', { ...days, groups: presentGroups(groups) })
  })

  app.post('/bookings/:id{[0-9]{1,9}}/change', async (context) => {
    const body = await readBody(context, changeBody)
    if (!body.ok) return body.response
    const { isTrial, rentDate: rentAt, returnDate: returnAt, ...rest } = body.data
    const change = { ...rest, rentAt, returnAt }
    const act = isTrial ? previewChange : changeBooking
    const result = await act(bookings, requestedId(context), change, context.get('staff'), now())
    if (result.kind === 'changed')
      return answer(context, 'POST /bookings/:id/change', presentChange(result, isTrial))
    if (result.kind === 'car_taken') return refuseTaken(context, result)
    if (result.kind === 'not_found') return refuse(context, 'timeline', 'not_found', 404)
    const [first] = result.faults
    const code = first?.code ?? 'not_a_time'
    const errors = result.faults.filter(({ path }) => path !== '').map(onTheWire)
    return refuse(context, 'timeline', code, SETTLED.has(code) ? 409 : 422, { errors })
  })

  app.post('/timeline/blocks', async (context) => {
    const body = await readBody(context, blockBody)
    if (!body.ok) return body.response
    const { carId, reason } = body.data
    const [start, end] = [instantOf(body.data.start), instantOf(body.data.end)]
    if (!start || !end) return refuse(context, 'timeline', 'not_a_time', 422)
    const blocked = await blockCar(db, { carId, start, end, reason }, context.get('staff'), now())
    return answerBlock(context, 'POST /timeline/blocks', blocked)
  })

  app.put('/timeline/blocks/:id{[0-9]{1,9}}', async (context) => {
    const body = await readBody(context, blockChangeBody)
    if (!body.ok) return body.response
    const { carId, reason } = body.data
    const [start, end] = [body.data.start, body.data.end].map((label) =>
      label === undefined ? undefined : (instantOf(label) ?? null),
    )
    if (start === null || end === null) return refuse(context, 'timeline', 'not_a_time', 422)
    const id = requestedId(context)
    const moved = await moveBlock(db, id, { carId, start, end, reason }, context.get('staff'), now())
    return answerBlock(context, 'PUT /timeline/blocks/:id', moved)
  })

  app.delete('/timeline/blocks/:id{[0-9]{1,9}}', async (context) => {
    const isRemoved = await removeBlock(db, requestedId(context), context.get('staff'), now())
    return isRemoved
      ? answer(context, 'DELETE /timeline/blocks/:id', {})
      : refuse(context, 'timeline', 'not_found', 404)
  })

  return app
}

/** Nothing that was sent is wrong: the booking has got too far. */
const SETTLED: ReadonlySet<ChangeFault> = new Set(['cancelled', 'returned', 'handed_over'])

/** What the domain calls `rentAt`, a count of minutes, is on the wire the text `rentDate`. */
const onTheWire = <Fault extends { path: string }>(fault: Fault): Fault => ({
  ...fault,
  path: fault.path.replace(/^(rent|return)At$/, '$1Date'),
})

function answerBlock(
  context: StaffRequest,
  call: 'POST /timeline/blocks' | 'PUT /timeline/blocks/:id',
  result: BlockResult,
): Response {
  const status = call === 'POST /timeline/blocks' ? 201 : 200
  if (result.kind === 'blocked') return answer(context, call, presentBlock(result.block), { status })
  if (result.kind === 'car_taken') return refuseTaken(context, result)
  return refuse(context, 'timeline', result.kind, result.kind === 'not_found' ? 404 : 422)
}

/** The sentence names who has the car, so that it stands alone wherever it is shown. */
function refuseTaken(
  context: StaffRequest,
  taken: { inTheWay: readonly InTheWay[]; freeCars: readonly FreeCar[] },
): Response {
  const extras = presentTaken(taken)
  const locale = requestLocale(context)
  const messages = context.get('staffTexts')[locale]
  const t = createTranslator({ locale, messages, namespace: 'timeline' })
  const said = extras.inTheWay.slice(0, 2).map((thing) =>
    t('change.inTheWay', {
      what: thing.kind === 'booking' ? thing.number : thing.reason,
      from: formatDateTime(labelFrom(thing.from), locale),
      to: formatDateTime(labelFrom(thing.to), locale),
    }),
  )
  const detail = [messages.timeline.errors.car_taken, ...said].join(' ')
  return refuse(context, 'timeline', 'car_taken', 409, { ...extras, detail })
}

/** No clock change of this country happens at midnight. */
function midnightOf(day: CalendarDay): Date {
  const midnight = instantOf(atTime(day, 0))
  if (!midnight) throw new RangeError(`day ${day} has no midnight`)
  return midnight
}
