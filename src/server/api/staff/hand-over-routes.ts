import { Hono } from 'hono'
import { fieldErrors } from '../../../contract/field-errors.ts'
import { lateFeeQuery } from '../../../contract/staff/booking-bodies.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import { proposeLateFee } from '../../../use-cases/booking/propose-late-fee.ts'
import { readPlaces } from '../../../use-cases/booking/read-places.ts'
import { readStaffBooking } from '../../../use-cases/booking/staff-action.ts'
import { readStandardCharges } from '../../../use-cases/extra-charges/read-extra-charges.ts'
import { keepPhoto, type PhotoFault } from '../../../use-cases/hand-over/keep-photo.ts'
import { readPhoto } from '../../../use-cases/hand-over/read-photo.ts'
import { readSheets } from '../../../use-cases/hand-over/read-sheets.ts'
import { requestLocale } from '../request-context.ts'
import { pictureResponse } from './picture-response.ts'
import { presentSheet } from './present-sheets.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  placesOf,
  type RefusalStatus,
  refuse,
  refuseFields,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

const status: Record<PhotoFault, RefusalStatus> = {
  unknown_booking: 404,
  unknown_value: 422,
  too_many: 422,
  empty: 422,
  aborted: 400,
  too_large: 413,
  not_a_picture: 415,
  unreadable: 422,
  too_complex: 422,
  not_kept: 503,
}

const KEY = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** What the phone beside the car asks for, and the pictures it sends ahead of an act. */
export function handOverRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const { handOvers, files, now } = deps
  const { db } = handOvers
  const app = new Hono<StaffContext>()

  const sheets = async (context: StaffRequest, only?: number) => {
    const locale = requestLocale(context)
    const found = await readSheets(db, now(), { only, places: placesOf(context) })
    const { fuelEighthPrice, refuelFee, cleaningPrice } = await readStandardCharges(db)
    return {
      staff: context.get('staff').by,
      sheets: found.map((sheet) => presentSheet(sheet, locale)),
      places: (await readPlaces(db)).map((place) => ({ id: place.id, name: nameIn(place, locale) })),
      prices: {
        fuelEighthPrice: eurosFromCents(fuelEighthPrice),
        refuelFee: eurosFromCents(refuelFee),
        cleaningPrice: eurosFromCents(cleaningPrice),
      },
    }
  }

  app.get('/hand-overs', async (context) => answer(context, 'GET /hand-overs', await sheets(context)))

  app.get('/hand-overs/:id{[0-9]{1,9}}', async (context) => {
    const found = await sheets(context, requestedId(context))
    if (found.sheets.length === 0) return refuse(context, 'bookings', 'unknown_booking', 404)
    return answer(context, 'GET /hand-overs/:id', found)
  })

  app.put(`/hand-overs/:id{[0-9]{1,9}}/photos/:key{${KEY}}/:spot`, async (context) => {
    const { body } = context.req.raw
    if (!body) return refuse(context, 'bookings', 'empty', 422)
    const photo = {
      bookingId: requestedId(context),
      actKey: context.req.param('key'),
      spot: context.req.param('spot'),
    }
    const kept = await keepPhoto(handOvers.uploads, photo, body, now())
    return kept.ok
      ? answer(context, 'PUT /hand-overs/:id/photos/:key/:spot', { id: kept.id })
      : refuse(context, 'bookings', kept.code, status[kept.code])
  })

  app.get('/bookings/:id/late-fee', async (context) => {
    const query = lateFeeQuery.safeParse(context.req.query())
    if (!query.success) {
      return refuseFields(context, fieldErrors(query.error))
    }
    const found = await readStaffBooking(db, requestedId(context), now())
    if (!found) return refuse(context, 'bookings', 'unknown_booking', 404)
    const fee = await proposeLateFee(await handOvers.catalogue.newest(), db, found.booking, query.data.at)
    const euros = eurosFromCents
    return answer(context, 'GET /bookings/:id/late-fee', {
      fee: fee
        ? { total: euros(fee.total), car: euros(fee.car), services: euros(fee.services), ...fee.time }
        : null,
    })
  })

  app.get('/hand-overs/photos/:id', async (context) => {
    const photo = await readPhoto(db, files, requestedId(context))
    if (!photo) return refuse(context, 'bookings', 'unknown_photo', 404)
    return pictureResponse(context, db, 'hand-over-photos', photo)
  })
  return app
}
