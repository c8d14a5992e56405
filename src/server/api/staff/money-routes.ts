import { Hono } from 'hono'
import { closingBody, dayQuery } from '../../../contract/staff/money.ts'
import { type Cents, eurosFromCents as euros } from '../../../domain/money.ts'
import { checkLedger } from '../../../use-cases/money/check-ledger.ts'
import { closeDay } from '../../../use-cases/money/close-day.ts'
import { readAges } from '../../../use-cases/money/read-ages.ts'
import { readDay } from '../../../use-cases/money/read-day.ts'
import { readAccounts } from '../../../use-cases/money/read-general-ledger.ts'
import { readRevenue } from '../../../use-cases/money/read-revenue.ts'
import { readVat } from '../../../use-cases/money/read-vat.ts'
import { requestLocale } from '../request-context.ts'
import { askedMonths, momentsOf } from './asked-months.ts'
import { presentAged, presentCounted, presentDay, presentRevenue, presentVatRow } from './present-money.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, placesOf, readBody, refuse, type StaffContext, type StaffRequest } from './staff-request.ts'

/** The day's closing, and what the accountant asks for. */
export function moneyRoutes({ database: { db }, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const asked = (context: StaffRequest) => askedMonths(context, now())
  const refusePeriod = (context: StaffRequest) => refuse(context, 'money', 'period', 422)

  app.get('/money/day', async (context) => {
    const query = dayQuery.safeParse(context.req.query())
    if (!query.success) return refuse(context, 'money', 'not_a_day', 422)
    const read = await readDay(db, query.data.day)
    const places = placesOf(context)
    const own = <Row extends { place: { id: number } | null }>(rows: Row[]) =>
      rows.filter(({ place }) => !places || (place !== null && places.includes(place.id)))
    const ownDay = { ...read, sums: own(read.sums), open: own(read.open), closings: own(read.closings) }
    const day = presentDay(ownDay, requestLocale(context))
    return answer(context, 'GET /money/day', day)
  })

  app.post('/money/closings', async (context) => {
    const body = await readBody(context, closingBody)
    if (!body.ok) return body.response
    if (!(placesOf(context)?.includes(body.data.locationId) ?? true))
      return refuse(context, 'errors', 'other_place', 404)
    const closed = await closeDay(db, body.data, context.get('staff'))
    if (closed.ok)
      return answer(context, 'POST /money/closings', presentCounted(closed.closing), { status: 201 })
    const { code } = closed
    if (code === 'others_money') return refuse(context, 'money', code, 403)
    if (code === 'future_day') return refuse(context, 'money', code, 422, { errors: [{ path: 'day', code }] })
    if (code !== 'reason_needed') return refuse(context, 'money', code, 409)
    const { cash, card } = closed.expected
    const expected = { cash: euros(cash), card: euros(card) }
    return refuse(context, 'money', code, 422, { errors: [{ path: 'reason', code }], expected })
  })

  app.get('/money/vat', async (context) => {
    const period = asked(context)
    if (!period) return refusePeriod(context)
    const { months, total } = await readVat(db, period.from, period.to)
    return answer(context, 'GET /money/vat', {
      ...period,
      months: months.map(({ month, rates }) => ({ month, rates: rates.map(presentVatRow) })),
      total: total.map(presentVatRow),
    })
  })

  app.get('/money/ages', async (context) => {
    const { receivables, payables } = await readAges(db, now())
    const ages = { receivables: presentAged(receivables), payables: presentAged(payables) }
    return answer(context, 'GET /money/ages', ages)
  })

  app.get('/money/revenue', async (context) => {
    const period = asked(context)
    if (!period) return refusePeriod(context)
    const read = await readRevenue(db, period.from, period.to)
    return answer(context, 'GET /money/revenue', presentRevenue(read, period))
  })

  app.get('/money/general-ledger', async (context) => {
    const period = asked(context)
    if (!period) return refusePeriod(context)
    const { documents, debit, credit, receivable, deposits } = await checkLedger(db, momentsOf(period))
    return answer(context, 'GET /money/general-ledger', {
      ...period,
      documents,
      debit: euros(debit),
      credit: euros(credit),
      receivable: inEuros(receivable),
      deposits: inEuros(deposits),
      accounts: await readAccounts(db),
    })
  })

  return app
}

const inEuros = ({ posted, booked, difference }: Record<'posted' | 'booked' | 'difference', Cents>) => ({
  posted: euros(posted),
  booked: euros(booked),
  difference: euros(difference),
})
