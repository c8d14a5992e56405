import { Hono } from 'hono'
import type { FieldError } from '../../../contract/field-errors.ts'
import { priceDraftBody, priceTrialBody, priceUndoBody } from '../../../contract/staff/prices.ts'
import { readerOf } from '../../../documents/reader.ts'
import { eurosFromCents, minus } from '../../../domain/money.ts'
import { hasRight } from '../../../domain/people/rights.ts'
import type { QuoteLine } from '../../../domain/pricing/quote-line.ts'
import { wordLine } from '../../../i18n/price-words.ts'
import { readPriceChangesSince } from '../../../use-cases/prices/last-price-change.ts'
import { readPriceList } from '../../../use-cases/prices/read-price-list.ts'
import { savePrices } from '../../../use-cases/prices/save-prices.ts'
import { type TriedQuote, tryPrices } from '../../../use-cases/prices/try-prices.ts'
import { undoSave } from '../../../use-cases/prices/undo-save.ts'
import { requestLocale } from '../request-context.ts'
import { presentPriceList, presentTried } from './present-prices.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  readBody,
  refuse,
  refuseFields,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

/** A year of seasons of every group, copied at once and changed here and there. */
const LIMITS = { bytes: 512 * 1024, values: 20_000 }

/** All staff read the price list and may try a rental on it; owners write it, and try what they would write. */
export function pricesRoutes({ bookings, texts, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const priceList = async (context: StaffRequest) =>
    presentPriceList(await readPriceList(bookings.db, now()), requestLocale(context), now())

  app.get('/prices/list', async (context) => answer(context, 'GET /prices/list', await priceList(context)))

  app.post('/prices/trial', async (context) => {
    const body = await readBody(context, priceTrialBody, LIMITS)
    if (!body.ok) return body.response
    const { edits, trial } = body.data
    if (edits.length > 0 && !hasRight(context.get('staff').by, 'company')) {
      return refuse(context, 'errors', 'owners_only', 403)
    }
    const { rentDate, returnDate, carId, ...rest } = trial
    const { cars, locations, services } = await bookings.catalogue.newest()
    const groupId = trial.groupId ?? cars.get(carId ?? 0)?.groupId
    if (groupId === undefined) return refuseFields(context, [{ path: 'trial.carId', code: 'unknown' }])
    const asked = { ...rest, groupId, rentAt: rentDate, returnAt: returnDate }
    const tried = await tryPrices(bookings, edits, asked, now())
    if (!tried.ok) return refuseFields(context, tried.faults)
    const { before, after } = tried
    const faults = trialFaults(after)
    if (faults.length > 0) return refuseFields(context, faults)
    const locale = requestLocale(context)
    const names = {
      rentPlace: locations.get(trial.rentLocationId)?.name[locale] ?? '',
      returnPlace: locations.get(trial.returnLocationId)?.name[locale] ?? '',
      services: new Map([...services].map(([id, { name }]) => [id, name[locale]])),
    }
    const t = readerOf(texts[locale], locale).words
    const wordsOf = (line: QuoteLine) => wordLine(line, names, t, locale)
    return answer(context, 'POST /prices/trial', {
      before: presentTried(before, wordsOf),
      after: presentTried(after, wordsOf),
      difference:
        before.kind === 'quoted' && after.kind === 'quoted'
          ? eurosFromCents(minus(after.quote.total, before.quote.total))
          : null,
    })
  })

  app.post('/prices/save', async (context) => {
    const body = await readBody(context, priceDraftBody, LIMITS)
    if (!body.ok) return body.response
    const { edits, lastChange } = body.data
    const saved = await savePrices(bookings, edits, context.get('staff'), lastChange)
    if (saved.kind === 'refused') return refuseFields(context, saved.faults)
    if (saved.kind === 'prices_changed') {
      const changes = await readPriceChangesSince(bookings.db, lastChange ?? 0)
      return refuse(context, 'errors', 'prices_changed', 409, { lastChange: saved.lastChange, changes })
    }
    return answer(context, 'POST /prices/save', await priceList(context))
  })

  app.post('/prices/undo', async (context) => {
    const body = await readBody(context, priceUndoBody)
    if (!body.ok) return body.response
    const { kind } = await undoSave(bookings, body.data.saveId, context.get('staff'))
    if (kind !== 'undone') return refuse(context, 'errors', kind, 409)
    return answer(context, 'POST /prices/undo', await priceList(context))
  })

  return app
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
