import { schema } from '../src/db/schema.ts'
import type { System } from '../src/server/compose.ts'
import { standingWithin } from '../src/use-cases/booking/occupy-car.ts'
import { prepareTakenCars } from '../src/use-cases/search/taken-cars.ts'
import { spansAsText } from '../src/use-cases/search/taken-spans.ts'
import { BENCH_NOW, openCompany } from './company.ts'
import { latency, sideBySide } from './measure.ts'
import { postSearch, searchPeriod } from './post-search.ts'
import { milliseconds, type Row, times } from './table.ts'

const ROUNDS = 15
const SLICE_MS = 200
const UPCOMING = 9
const DAY_MS = 24 * 3_600_000
const sizes = { few: 1_000, many: 100_000, most: 1_000_000 } as const

/** A search, and its one query alone, in companies that differ only in how many rentals they have behind them. */
export async function measurePastBookings(serverUrl: string): Promise<Row[]> {
  const few = await openCompany(serverUrl, 'past_few', { upcoming: UPCOMING, pastBookings: sizes.few })
  const many = await openCompany(serverUrl, 'past_many', { upcoming: UPCOMING, pastBookings: sizes.many })
  const most = await openCompany(serverUrl, 'past_most', { upcoming: UPCOMING, pastBookings: sizes.most })
  try {
    const search = (system: System) => latency(() => postSearch(system), SLICE_MS)
    const query = (system: System) => {
      const takenCars = prepareTakenCars(system.database.db)
      return latency(() => takenCars(searchPeriod, BENCH_NOW), SLICE_MS)
    }
    const year = await measureYear(serverUrl)
    const searches = await sideBySide(ROUNDS, { few: search(few), many: search(many), most: search(most) })
    const queries = await sideBySide(ROUNDS, { few: query(few), many: query(many), most: query(most) })
    const row = (what: string, measured: typeof searches, size: keyof typeof sizes, goal?: string): Row => ({
      what: `${what} after ${sizes[size].toLocaleString('en')} bookings`,
      figure: milliseconds(measured.median(size)),
      ...(size === 'few' ? {} : { ratio: `${times(measured.ratio(size, 'few'))} the time after 1,000` }),
      ...(goal === undefined ? {} : { goal }),
    })
    return [
      row('search', searches, 'few'),
      row('search', searches, 'many'),
      row('search', searches, 'most', '≤ 1.5 ×'),
      row('its query alone', queries, 'few'),
      row('its query alone', queries, 'many'),
      row('its query alone', queries, 'most'),
      ...year,
    ]
  } finally {
    await Promise.all([few.close(), many.close(), most.close()])
  }
}

/** What a calendar of prices asks for at most: which of 1,000 cars are taken when, over a year of days, in one query. */
async function measureYear(serverUrl: string): Promise<Row[]> {
  const size = { cars: 1_000, upcoming: UPCOMING, pastBookings: sizes.most }
  const { database, close } = await openCompany(serverUrl, 'past_year', size)
  const year = { from: BENCH_NOW, to: new Date(BENCH_NOW.getTime() + 366 * DAY_MS) }
  try {
    const spans = database.db
      .select({ text: spansAsText })
      .from(schema.carOccupancies)
      .where(standingWithin(year, BENCH_NOW))
      .prepare('taken_in_a_year')
    const takenCars = prepareTakenCars(database.db)
    const measured = await sideBySide(ROUNDS, {
      spans: latency(() => spans.execute(), SLICE_MS),
      places: latency(() => takenCars(year, BENCH_NOW), SLICE_MS),
    })
    const what = `when each of 1,000 cars is taken in a year, after ${sizes.most.toLocaleString('en')} bookings`
    return [
      { what, figure: milliseconds(measured.median('spans')), goal: '≤ 10 ms' },
      { what: `${what}, and where each stands before`, figure: milliseconds(measured.median('places')) },
    ]
  } finally {
    await close()
  }
}
