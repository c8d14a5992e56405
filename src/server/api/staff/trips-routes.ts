import { Hono } from 'hono'
import { placeBody, tripBody, tripChangeBody } from '../../../contract/staff/trips.ts'
import type { Database } from '../../../db/client.ts'
import { instantOf, labelText } from '../../../domain/calendar/tallinn.ts'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { readOwnCars } from '../../../use-cases/rights/own-places.ts'
import { correctPlace } from '../../../use-cases/trips/correct-place.ts'
import { finishTrip } from '../../../use-cases/trips/finish-trip.ts'
import { moveTrip } from '../../../use-cases/trips/move-trip.ts'
import type { TripResult } from '../../../use-cases/trips/place-trip.ts'
import { planTrip } from '../../../use-cases/trips/plan-trip.ts'
import { readDueTrips } from '../../../use-cases/trips/read-due-trips.ts'
import { readNeededTrips } from '../../../use-cases/trips/read-needed-trips.ts'
import { readUnplacedCars } from '../../../use-cases/trips/read-unplaced-cars.ts'
import { removeTrip } from '../../../use-cases/trips/remove-trip.ts'
import { requestLocale } from '../request-context.ts'
import { refuseElsewhere } from './allowed-only.ts'
import { presentDueTrip, presentMovedTrip, presentNeededTrip, presentTrip } from './present-trips.ts'
import { refuseOvertaken } from './refuse-overtaken.ts'
import { refuseTakenCar } from './refuse-taken-car.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  placesOf,
  type RefusalStatus,
  readBody,
  refuse,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

const statusOf = (code: string): RefusalStatus => {
  if (code === 'not_found' || code === 'not_a_car') return 404
  return ['is_done', 'not_begun', 'with_customer', 'on_its_way'].includes(code) ? 409 : 422
}

/** Cars that are brought from place to place, and where they stand. */
export function tripsRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const { bookings, now } = deps
  const app = new Hono<StaffContext>()
  const { db } = bookings

  app.get('/trips/today', async (context) => {
    const at = now()
    const locale = requestLocale(context)
    const catalogue = await bookings.catalogue.newest()
    const cars = await readOwnCars(db, placesOf(context), at)
    const isOwn = ({ id }: { id: number }) => cars?.has(id) ?? true
    const due = await readDueTrips(db, at)
    const needed = await readNeededTrips(db, catalogue, at)
    return answer(context, 'GET /trips/today', {
      now: labelText(at),
      due: due.filter(({ car }) => isOwn(car)).map((trip) => presentDueTrip(trip, catalogue, locale, at)),
      needed: needed
        .filter(({ car }) => isOwn(car))
        .map((trip) => presentNeededTrip(trip, catalogue, locale)),
      unplaced: (await readUnplacedCars(db)).filter(isOwn),
    })
  })

  app.post('/trips', async (context) => {
    const body = await readBody(context, tripBody)
    if (!body.ok) return body.response
    const { carId, endLocationId, driver } = body.data
    const elsewhere = await refuseElsewhere(context, deps, 'car', carId)
    if (elsewhere) return elsewhere
    const [start, end] = [instantOf(body.data.start), instantOf(body.data.end)]
    if (!start || !end) return refuse(context, 'trips', 'not_a_time', 422)
    const catalogue = await bookings.catalogue.newest()
    const trip = { carId, endLocationId, start, end, driver }
    return answerTrip(context, db, 'POST /trips', await planTrip(db, catalogue, trip, context.get('staff')))
  })

  app.put('/trips/:id{[0-9]{1,9}}', async (context) => {
    const body = await readBody(context, tripChangeBody)
    if (!body.ok) return body.response
    const { endLocationId, driver, previous } = body.data
    const [start, end] = [momentIn(body.data.start), momentIn(body.data.end)]
    if (start === null || end === null) return refuse(context, 'trips', 'not_a_time', 422)
    const catalogue = await bookings.catalogue.newest()
    const change = { endLocationId, start, end, driver, previous }
    const moved = await moveTrip(db, catalogue, requestedId(context), change, context.get('staff'))
    return answerTrip(context, db, 'PUT /trips/:id', moved)
  })

  app.delete('/trips/:id{[0-9]{1,9}}', async (context) => {
    const removed = await removeTrip(db, requestedId(context), context.get('staff'))
    return removed.ok
      ? answer(context, 'DELETE /trips/:id', {})
      : refuse(context, 'trips', removed.code, statusOf(removed.code))
  })

  app.post('/trips/:id{[0-9]{1,9}}/done', async (context) => {
    const done = await finishTrip(db, requestedId(context), context.get('staff'))
    return done.ok
      ? answer(context, 'POST /trips/:id/done', { status: 'done' })
      : refuse(context, 'trips', done.code, statusOf(done.code))
  })

  app.post('/cars/:id{[1-9][0-9]{0,8}}/place', async (context) => {
    const body = await readBody(context, placeBody)
    if (!body.ok) return body.response
    const catalogue = await bookings.catalogue.newest()
    const { locationId } = body.data
    const placed = await correctPlace(db, catalogue, requestedId(context), locationId, context.get('staff'))
    return placed.ok
      ? answer(context, 'POST /cars/:id/place', { status: 'placed' })
      : refuse(context, 'trips', placed.code, statusOf(placed.code))
  })

  return app
}

/** Null: there is no such time on that day. */
const momentIn = (label: WallMinute | undefined): Date | null | undefined =>
  label === undefined ? undefined : (instantOf(label) ?? null)

function answerTrip(
  context: StaffRequest,
  db: Database,
  call: 'POST /trips' | 'PUT /trips/:id',
  result: TripResult,
): Response | Promise<Response> {
  const status = call === 'POST /trips' ? 201 : 200
  if (result.kind === 'planned') return answer(context, call, presentTrip(result.trip), { status })
  if (result.kind === 'car_taken') return refuseTakenCar(context, result)
  if (result.kind === 'changed_meanwhile')
    return refuseOvertaken(context, db, 'cars', presentMovedTrip(result.trip), result.trip.carId)
  return refuse(context, 'trips', result.kind, statusOf(result.kind))
}
