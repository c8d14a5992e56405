import { sql } from 'drizzle-orm'
import { schema } from '../src/db/schema.ts'
import { readTimeline } from '../src/use-cases/timeline/read-timeline.ts'
import { BENCH_NOW, openCompany } from './company.ts'
import { latency, sideBySide } from './measure.ts'
import { milliseconds, type Row, times } from './table.ts'

const ROUNDS = 25
const SLICE_MS = 150
const CARS = 300
const BUSY = 67
const DAY = 86_400_000

const windowOf = (days: number) => ({ from: BENCH_NOW, to: new Date(BENCH_NOW.getTime() + days * DAY) })

/**
 * The timeline of 300 cars with 20,000 bookings, against the same rows bare, and against the same days of a company
 * that has nothing behind and beside them.
 */
export async function measureTimeline(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, 'timeline', { cars: CARS, busy: BUSY })
  const grown = await openCompany(serverUrl, 'timeline_grown', {
    cars: CARS,
    busy: BUSY,
    pastBookings: 200_000,
  })
  const { db } = system.database
  const bare = (days: number) => {
    const { from, to } = windowOf(days)
    return db.execute(sql`
      select car_id, booking_id, starts_at, ends_at from car_occupancies
      where ends_at > ${from.toISOString()}::timestamptz and starts_at < ${to.toISOString()}::timestamptz`)
  }
  const read = (days: number, of = db) => readTimeline(of, windowOf(days), undefined, BENCH_NOW)
  try {
    const measured = await sideBySide(ROUNDS, {
      floor: latency(() => db.execute(sql`select 1`), SLICE_MS),
      bareMonth: latency(() => bare(28), SLICE_MS),
      month: latency(() => read(28), SLICE_MS),
      grownMonth: latency(() => read(28, grown.database.db), SLICE_MS),
      bareQuarter: latency(() => bare(90), SLICE_MS),
      quarter: latency(() => read(90), SLICE_MS),
    })
    const bars = async (days: number) =>
      (await read(days)).flatMap(({ cars }) => cars.flatMap((car) => car.bars)).length
    const [month, quarter] = [await bars(28), await bars(90)]
    const all = await db.$count(schema.carOccupancies)
    return [
      { what: 'floor: `select 1`', figure: milliseconds(measured.median('floor')) },
      { what: `${month} periods of 28 days, bare`, figure: milliseconds(measured.median('bareMonth')) },
      {
        what: `timeline of 28 days: ${CARS} cars, ${month} of ${all.toLocaleString('en')} bookings`,
        figure: milliseconds(measured.median('month')),
        ratio: `${times(measured.ratio('month', 'bareMonth'))} the bare periods`,
      },
      {
        what: 'the same after 200,000 bookings',
        figure: milliseconds(measured.median('grownMonth')),
        ratio: `${times(measured.ratio('grownMonth', 'month'))} the time without them`,
        goal: '≤ 1.5 ×',
      },
      { what: `${quarter} periods of 90 days, bare`, figure: milliseconds(measured.median('bareQuarter')) },
      {
        what: `timeline of 90 days: ${quarter} bookings`,
        figure: milliseconds(measured.median('quarter')),
        ratio: `${times(measured.ratio('quarter', 'month'))} the time for ${times(quarter / month)} the bookings`,
        goal: `≤ ${times(quarter / month)}`,
      },
    ]
  } finally {
    await Promise.all([system.close(), grown.close()])
  }
}
