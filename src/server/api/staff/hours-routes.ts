import { Hono } from 'hono'
import { type WeekAnswer, weekBody } from '../../../contract/staff/house.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import { readPlaces } from '../../../use-cases/booking/read-places.ts'
import { readPlaceWeek, savePlaceWeek, tryPlaceWeek } from '../../../use-cases/rules/place-week.ts'
import { requestLocale } from '../request-context.ts'
import { refuseOvertaken } from './refuse-overtaken.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, readBody, refuse, refuseFields, requestedId, type StaffContext } from './staff-request.ts'

/** The week of a place, whole: read by all staff, tried and written by owners. */
export function hoursRoutes({ papers, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const one = '/house/hours/:id{[1-9][0-9]{0,8}}' as const

  app.get('/house/hours', async (context) => {
    const places = await readPlaces(papers.db)
    const locale = requestLocale(context)
    return answer(context, 'GET /house/hours', {
      places: places.map((place) => ({ id: place.id, name: nameIn(place, locale) })),
    })
  })

  app.get(one, async (context) => {
    const found = await readPlaceWeek(papers.db, requestedId(context))
    if (!found) return refuse(context, 'errors', 'not_found', 404)
    return answer(context, 'GET /house/hours/:id', presentWeek(found, requestLocale(context)))
  })

  app.post(`${one}/trial`, async (context) => {
    const body = await readBody(context, weekBody)
    if (!body.ok) return body.response
    const { previous: _, ...week } = body.data
    const tried = await tryPlaceWeek(papers, requestedId(context), week, now())
    if (tried.ok)
      return answer(context, 'POST /house/hours/:id/trial', {
        bookings: tried.bookings.map(({ id, at }) => ({ id, number: bookingNumber(id), at: labelText(at) })),
      })
    return tried.refused.kind === 'refused'
      ? refuseFields(context, tried.refused.faults)
      : refuse(context, 'errors', 'not_found', 404)
  })

  app.put(one, async (context) => {
    const body = await readBody(context, weekBody)
    if (!body.ok) return body.response
    const id = requestedId(context)
    const saved = await savePlaceWeek(papers, id, body.data, context.get('staff'))
    if (saved.kind === 'refused') return refuseFields(context, saved.faults)
    const found = saved.kind === 'no_place' ? undefined : await readPlaceWeek(papers.db, id)
    if (!found) return refuse(context, 'errors', 'not_found', 404)
    const shown = presentWeek(found, requestLocale(context))
    if (saved.kind === 'changed_meanwhile') return refuseOvertaken(context, papers.db, 'locations', shown)
    return answer(context, 'PUT /house/hours/:id', shown)
  })

  return app
}

type Found = NonNullable<Awaited<ReturnType<typeof readPlaceWeek>>>

function presentWeek({ place, windows }: Found, locale: Locale): WeekAnswer {
  const { id, holidayHours, shortenedDayHours } = place
  return {
    id,
    name: nameIn(place, locale),
    holidayHours,
    shortenedDayHours,
    windows: windows.map(({ dayName, start, end, rentPrice, returnPrice }) => ({
      dayName,
      start: start.slice(0, 5),
      end: end.slice(0, 5),
      rentPrice: eurosFromCents(rentPrice),
      returnPrice: eurosFromCents(returnPrice),
    })),
  }
}
