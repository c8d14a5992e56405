import { sql } from 'drizzle-orm'
import { monthSpans } from '../src/domain/calendar/months.ts'
import type { System } from '../src/server/compose.ts'
import { makeMonth } from '../src/use-cases/figures/make-month.ts'
import { readFigures } from '../src/use-cases/figures/read-figures.ts'
import { BENCH_NOW, openCompany } from './company.ts'
import { latency, sideBySide } from './measure.ts'
import { milliseconds, type Row, times } from './table.ts'

const ROUNDS = 9
const SLICE_MS = 300
const CARS = 1_000
const sizes = { few: 1_000, many: 100_000, most: 1_000_000 } as const
const year = { from: '2025-12', to: '2026-11' }

/** The screen of figures as it opens, for companies that differ only in how much they have rented out in ten years. */
export async function measureFigures(serverUrl: string): Promise<Row[]> {
  const few = await openCompany(serverUrl, 'figures_few', { cars: CARS, rentals: sizes.few })
  const many = await openCompany(serverUrl, 'figures_many', { cars: CARS, rentals: sizes.many })
  const most = await openCompany(serverUrl, 'figures_most', { cars: CARS, rentals: sizes.most })
  try {
    const open = ({ database: { db } }: System) => readFigures(db, year, BENCH_NOW)
    const screen = (system: System) => latency(() => open(system), SLICE_MS)
    /** As it is after every booking of the day. */
    const changed = (system: System) =>
      latency(async () => {
        await system.database.db.execute(sql`insert into stale_figures (month) values (${year.to})`)
        await open(system)
      }, SLICE_MS)
    /** What it would be without anything kept: the twelve months counted each time. */
    const counted = (system: System) =>
      latency(async () => {
        for (const span of monthSpans(year.from, year.to))
          await makeMonth(system.database.db, span, BENCH_NOW)
      }, SLICE_MS)
    const screens = await sideBySide(ROUNDS, { few: screen(few), many: screen(many), most: screen(most) })
    const changes = await sideBySide(ROUNDS, { few: changed(few), many: changed(many), most: changed(most) })
    const counts = await sideBySide(3, { few: counted(few), many: counted(many), most: counted(most) })
    const row = (what: string, measured: typeof screens, size: keyof typeof sizes, goal?: string): Row => ({
      what: `${what}, ${sizes[size].toLocaleString('en')} bookings`,
      figure: milliseconds(measured.median(size)),
      ...(size === 'few' ? {} : { ratio: `${times(measured.ratio(size, 'few'))} the time of 1,000` }),
      ...(goal === undefined ? {} : { goal }),
    })
    return [
      row('figures of a year', screens, 'few'),
      row('figures of a year', screens, 'many'),
      row('figures of a year', screens, 'most', '≤ 1.5 ×'),
      row('after a change this month', changes, 'few'),
      row('after a change this month', changes, 'many'),
      row('after a change this month', changes, 'most'),
      row('all twelve months counted anew', counts, 'few'),
      row('all twelve months counted anew', counts, 'many'),
      row('all twelve months counted anew', counts, 'most'),
    ]
  } finally {
    await Promise.all([few.close(), many.close(), most.close()])
  }
}
