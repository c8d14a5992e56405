import { Hono } from 'hono'
import { writeCsv } from '../../../contract/csv.ts'
import { figureTables } from '../../../contract/staff/figures.ts'
import { isLocale } from '../../../i18n/locales.ts'
import { readFigures } from '../../../use-cases/figures/read-figures.ts'
import { requestLocale } from '../request-context.ts'
import { askedMonths } from './asked-months.ts'
import { figureCells } from './figure-cells.ts'
import { presentFigures } from './present-figures.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, placesOf, refuse, type StaffContext } from './staff-request.ts'

const MONTHS_SHOWN = 12

/** What the company made of its cars, on the screen and as files. */
export function figuresRoutes({ read, staffTexts, now }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  app.get('/figures', async (context) => {
    const period = askedMonths(context, now(), MONTHS_SHOWN)
    if (!period) return refuse(context, 'figures', 'period', 422)
    const found = await read((db) => readFigures(db, period, now(), placesOf(context)))
    const figures = presentFigures(found, requestLocale(context))
    return answer(context, 'GET /figures', figures)
  })

  app.get(`/figures/:table{(${figureTables.join('|')})\\.csv}`, async (context) => {
    const period = askedMonths(context, now(), MONTHS_SHOWN)
    const table = figureTables.find((name) => `${name}.csv` === context.req.param('table'))
    if (!period || !table) return refuse(context, 'figures', 'period', 422)
    // A link is followed with the browser's languages; the screen knows the one that is spoken there.
    const asked = context.req.query('language') ?? ''
    const locale = isLocale(asked) ? asked : requestLocale(context)
    const found = await read((db) => readFigures(db, period, now(), placesOf(context)))
    const figures = presentFigures(found, locale)
    const words = staffTexts[locale].figures
    const { heads, rows } = figureCells(figures, table, words.columns, words)
    return context.body(writeCsv(heads, rows), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${table}-${period.from}-${period.to}.csv"`,
    })
  })
  return app
}
