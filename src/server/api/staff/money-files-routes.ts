import { Hono } from 'hono'
import { type Cell, writeCsv } from '../../../contract/csv.ts'
import type { RecordFacts } from '../../../db/schema/staff.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { isLocale } from '../../../i18n/locales.ts'
import { readAges } from '../../../use-cases/money/read-ages.ts'
import { readAccounts, readPosted } from '../../../use-cases/money/read-general-ledger.ts'
import { readRevenue } from '../../../use-cases/money/read-revenue.ts'
import { readVat } from '../../../use-cases/money/read-vat.ts'
import { recordReading } from '../../../use-cases/records/record-reading.ts'
import { requestLocale } from '../request-context.ts'
import { askedMonths, momentsOf } from './asked-months.ts'
import { generalLedgerCells } from './general-ledger-cells.ts'
import { agesCells, revenueCells, vatCells } from './money-cells.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { refuse, type StaffContext, type StaffRequest } from './staff-request.ts'

type File = { name: string; facts: RecordFacts; cells: { heads: string[]; rows: Cell[][] } }

/** What the accountant takes along, each as a file; the log says who took it. */
export function moneyFilesRoutes({
  database: { db },
  read,
  staffTexts,
  now,
}: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  const refusePeriod = (context: StaffRequest) => refuse(context, 'money', 'period', 422)

  /** A link is followed with the browser's languages; the screen knows the one that is spoken there. */
  const wordsOf = (context: StaffRequest) => {
    const spoken = context.req.query('language') ?? ''
    return staffTexts[isLocale(spoken) ? spoken : requestLocale(context)].money
  }
  const file = async (context: StaffRequest, resource: string, { name, facts, cells }: File) => {
    await recordReading(db, context.get('staff'), { resource, action: 'export', facts })
    return context.body(writeCsv(cells.heads, cells.rows), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${resource}-${name}.csv"`,
    })
  }

  app.get('/money/vat.csv', async (context) => {
    const period = askedMonths(context, now())
    if (!period) return refusePeriod(context)
    const cells = vatCells(await read((copy) => readVat(copy, period.from, period.to)), wordsOf(context))
    return file(context, 'vat', { name: `${period.from}-${period.to}`, facts: period, cells })
  })

  app.get('/money/ages.csv', async (context) => {
    const day = labelText(now()).slice(0, 10)
    const cells = agesCells(await read((copy) => readAges(copy, now())), wordsOf(context))
    return file(context, 'ages', { name: day, facts: { day }, cells })
  })

  app.get('/money/revenue.csv', async (context) => {
    const period = askedMonths(context, now())
    if (!period) return refusePeriod(context)
    const cells = revenueCells(
      await read((copy) => readRevenue(copy, period.from, period.to)),
      wordsOf(context),
    )
    return file(context, 'revenue', { name: `${period.from}-${period.to}`, facts: period, cells })
  })

  app.get('/money/general-ledger.csv', async (context) => {
    const period = askedMonths(context, now())
    if (!period) return refusePeriod(context)
    const documents = await read((copy) => readPosted(copy, momentsOf(period)))
    const cells = generalLedgerCells(documents, await readAccounts(db), wordsOf(context))
    return file(context, 'general-ledger', { name: `${period.from}-${period.to}`, facts: period, cells })
  })

  return app
}
