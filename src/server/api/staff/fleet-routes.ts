import { Hono } from 'hono'
import { damageBody, picturesBody } from '../../../contract/staff/fleet.ts'
import { type AddPictureFault, addCarPicture } from '../../../use-cases/fleet/add-car-picture.ts'
import { changeDamage } from '../../../use-cases/fleet/change-damage.ts'
import { cropCarPicture } from '../../../use-cases/fleet/crop-car-picture.ts'
import { orderCarPictures } from '../../../use-cases/fleet/order-car-pictures.ts'
import { readCarCard } from '../../../use-cases/fleet/read-car-card.ts'
import { readWholePhoto } from '../../../use-cases/fleet/read-whole-photo.ts'
import { removeCarPicture } from '../../../use-cases/fleet/remove-car-picture.ts'
import { requestLocale } from '../request-context.ts'
import { presentCarCard } from './present-car-card.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  type RefusalStatus,
  readBody,
  refuse,
  requestedId,
  type StaffContext,
} from './staff-request.ts'

type Fault = AddPictureFault | 'no_picture' | 'pictures_changed' | 'no_issue' | 'too_many_issues'

const status: Record<Fault, RefusalStatus> = {
  no_car: 404,
  no_picture: 404,
  no_issue: 404,
  empty: 422,
  aborted: 400,
  too_large: 413,
  not_a_picture: 415,
  unreadable: 422,
  too_small: 422,
  too_complex: 422,
  not_kept: 503,
  too_many_pictures: 409,
  pictures_changed: 409,
  too_many_issues: 409,
}

/** One car: its card, its pictures and its damage. */
export function fleetRoutes({
  database: { db },
  bookings,
  photos,
  now,
}: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const car = '/cars/:id{[1-9][0-9]{0,8}}' as const

  app.get(`${car}/card`, async (context) => {
    const card = await readCarCard(db, requestedId(context), now())
    if (!card) return refuse(context, 'fleet', 'no_car', 404)
    const catalogue = await bookings.catalogue.newest()
    const presented = presentCarCard(card, catalogue, requestLocale(context), context.get('staff').by, now())
    return answer(context, 'GET /cars/:id/card', presented)
  })

  app.post(`${car}/pictures`, async (context) => {
    const { body } = context.req.raw
    if (!body) return refuse(context, 'fleet', 'empty', 422)
    const added = await addCarPicture(photos, requestedId(context), body, context.get('staff'))
    return added.ok
      ? answer(context, 'POST /cars/:id/pictures', { name: added.name }, { status: 201 })
      : refuse(context, 'fleet', added.code, status[added.code])
  })

  app.put(`${car}/pictures`, async (context) => {
    const read = await readBody(context, picturesBody)
    if (!read.ok) return read.response
    const carId = requestedId(context)
    const staff = context.get('staff')
    const result =
      'names' in read.data
        ? await orderCarPictures(db, carId, read.data.names, staff)
        : await cropCarPicture(photos, carId, read.data.crop, staff)
    return result.ok
      ? answer(context, 'PUT /cars/:id/pictures', result)
      : refuse(context, 'fleet', result.code, status[result.code])
  })

  app.delete(`${car}/pictures/:name`, async (context) => {
    const name = context.req.param('name')
    const removed = await removeCarPicture(photos, requestedId(context), name, context.get('staff'))
    return removed.ok
      ? answer(context, 'DELETE /cars/:id/pictures/:name', {})
      : refuse(context, 'fleet', removed.code, status[removed.code])
  })

  /** The whole photograph, to choose a part of. */
  app.get(`${car}/pictures/:name`, async (context) => {
    const bytes = await readWholePhoto(photos, requestedId(context), context.req.param('name'))
    if (!bytes) return refuse(context, 'fleet', 'no_picture', 404)
    return context.body(new Uint8Array(bytes), 200, { 'content-type': 'image/webp' })
  })

  app.put(`${car}/damage`, async (context) => {
    const read = await readBody(context, damageBody)
    if (!read.ok) return read.response
    const changed = await changeDamage(db, requestedId(context), read.data, context.get('staff'))
    return changed.ok
      ? answer(context, 'PUT /cars/:id/damage', { issues: changed.issues, points: changed.points })
      : refuse(context, 'fleet', changed.code, status[changed.code])
  })
  return app
}
