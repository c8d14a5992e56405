import { Hono } from 'hono'
import { z } from 'zod'
import type { FieldError } from '../../../contract/field-errors.ts'
import type { TrialAnswer } from '../../../contract/staff/price-answers.ts'
import { couponBody, priceDraftBody, priceTrialBody } from '../../../contract/staff/prices.ts'
import { createTranslator } from '../../../documents/translator.ts'
import { eurosFromCents, minus } from '../../../domain/money.ts'
import type { QuoteLine } from '../../../domain/pricing/quote-line.ts'
import { wordLine } from '../../../i18n/price-words.ts'
import type { EditFault, PriceEdit } from '../../../use-cases/prices/price-edit.ts'
import { readPriceCalendar } from '../../../use-cases/prices/read-price-calendar.ts'
import { readPriceList } from '../../../use-cases/prices/read-price-list.ts'
import { savePrices } from '../../../use-cases/prices/save-prices.ts'
import { type TriedQuote, tryPrices } from '../../../use-cases/prices/try-prices.ts'
import { askedLocale } from '../request-context.ts'
import { ownersOnly } from './auth.ts'
import { presentCalendar, presentPriceList, presentTried } from './present-prices.ts'
import { readBody } from './read-body.ts'
import { refuse } from './refuse.ts'
import type { StaffContext, StaffRequest } from './staff-context.ts'
import type { StaffDependencies } from './staff-dependencies.ts'

/** A year of seasons of every group, copied at once and changed here and there. */
const LIMITS = { bytes: 512 * 1024, values: 20_000 }

/** The name of the one record in the body of a coupon. */
const NEW_COUPON = -1

const calendarQuery = z.object({
  groupId: z.coerce.number().int().min(1).max(2_147_483_647),
  year: z.coerce.number().int().min(2000).max(2099),
})
const recordId = z.coerce.number().int().min(1).max(2_147_483_647)

/** All staff read the price list and may try a rental on it; owners write it, and try what they would write. */
export function pricesRoutes({ bookings, texts, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  const save = async (context: StaffRequest, edits: PriceEdit[], pathOf: PathOf): Promise<Response> => {
    const saved = await savePrices(bookings, context.get('staff'), edits, now())
    if (!saved.ok) return refuseFaults(context, saved.faults, pathOf)
    return context.json(presentPriceList(await readPriceList(bookings.db), askedLocale(context), now()))
  }

  app.get('/prices/list', async (context) =>
    context.json(presentPriceList(await readPriceList(bookings.db), askedLocale(context), now())),
  )

  app.get('/prices/calendar', async (context) => {
    const query = calendarQuery.safeParse(context.req.query())
    if (!query.success) return refuse(context, 'errors', 'not_found', 404)
    const { groupId, year } = query.data
    const calendar = await readPriceCalendar(bookings.db, groupId, year)
    if (!calendar) return refuse(context, 'errors', 'not_found', 404)
    return context.json(presentCalendar(calendar, groupId, year))
  })

  app.post('/prices/trial', async (context) => {
    const body = await readBody(context, priceTrialBody, LIMITS)
    if (!body.ok) return body.response
    const { edits, trial } = body.data
    if (edits.length > 0 && context.get('staff').role !== 'owner') {
      return refuse(context, 'errors', 'owners_only', 403)
    }
    const { rentDate, returnDate, carId, ...rest } = trial
    const groupId = trial.groupId ?? (await bookings.catalogue.newest()).cars.get(carId ?? 0)?.groupId
    if (groupId === undefined) return invalid(context, [{ path: 'trial.carId', code: 'unknown' }])
    const asked = { ...rest, groupId, rentAt: rentDate, returnAt: returnDate }
    const tried = await tryPrices(bookings, edits, asked, now())
    if (!tried.ok) return refuseFaults(context, tried.faults, inEdits)
    const { before, after, catalogues } = tried
    const faults = trialFaults(after)
    if (faults.length > 0) return invalid(context, faults)
    const locale = askedLocale(context)
    const { locations, services } = catalogues.after
    const names = {
      rentPlace: locations.get(trial.rentLocationId)?.name[locale] ?? '',
      returnPlace: locations.get(trial.returnLocationId)?.name[locale] ?? '',
      services: new Map([...services].map(([id, { name }]) => [id, name[locale]])),
    }
    const t = createTranslator<never>(undefined, texts[locale], locale)
    const wordsOf = (line: QuoteLine) => wordLine(line, names, t, locale)
    const answer: TrialAnswer = {
      before: presentTried(before, wordsOf),
      after: presentTried(after, wordsOf),
      difference:
        before.kind === 'quoted' && after.kind === 'quoted'
          ? eurosFromCents(minus(after.quote.total, before.quote.total))
          : null,
    }
    return context.json(answer)
  })

  app.post('/prices/save', ownersOnly, async (context) => {
    const body = await readBody(context, priceDraftBody, LIMITS)
    return body.ok ? save(context, body.data.edits, inEdits) : body.response
  })

  app.get('/prices/coupons', async (context) => {
    const { coupons } = presentPriceList(await readPriceList(bookings.db), askedLocale(context), now())
    return context.json(coupons)
  })

  app.post('/prices/coupons', ownersOnly, async (context) => {
    const body = await readBody(context, couponBody)
    if (!body.ok) return body.response
    return save(context, [{ kind: 'coupon', id: NEW_COUPON, ...body.data }], ofOne)
  })

  app.put('/prices/coupons/:id', ownersOnly, async (context) => {
    const id = recordId.safeParse(context.req.param('id'))
    if (!id.success) return refuse(context, 'errors', 'not_found', 404)
    const body = await readBody(context, couponBody)
    if (!body.ok) return body.response
    return save(context, [{ kind: 'coupon', id: id.data, ...body.data }], ofOne)
  })

  app.delete('/prices/coupons/:id', ownersOnly, async (context) => {
    const id = recordId.safeParse(context.req.param('id'))
    if (!id.success) return refuse(context, 'errors', 'not_found', 404)
    return save(context, [{ kind: 'remove-coupon', id: id.data }], ofOne)
  })

  return app
}

type PathOf = (fault: EditFault) => string
const inEdits: PathOf = ({ index, field }) => `edits.${index}.${field}`
const ofOne: PathOf = ({ field }) => field

function invalid(context: StaffRequest, errors: FieldError[]): Response {
  return refuse(context, 'errors', 'invalid', 422, { errors })
}

function refuseFaults(context: StaffRequest, faults: readonly EditFault[], pathOf: PathOf): Response {
  if (pathOf === ofOne && faults.some(({ code }) => code === 'gone')) {
    return refuse(context, 'errors', 'not_found', 404)
  }
  return invalid(
    context,
    faults.map((fault) => ({ path: pathOf(fault), code: fault.code })),
  )
}

/** What is wrong with the rental itself. That a day has no price is an answer, not a fault. */
function trialFaults(tried: TriedQuote): FieldError[] {
  switch (tried.kind) {
    case 'impossible':
      return tried.faults.map(({ path, code }) => ({ path: `trial.${path}`, code }))
    case 'unknown_group':
      return [{ path: 'trial.groupId', code: 'unknown' }]
    case 'wrong_services':
      return tried.faults.map(({ index, code }) => ({ path: `trial.services.${index}`, code }))
    default:
      return []
  }
}
