import type { System } from '../src/server/compose.ts'
import { prepareBusyCars } from '../src/use-cases/search/busy-cars.ts'
import { BENCH_NOW, openCompany } from './company.ts'
import { latency, sideBySide } from './measure.ts'
import { postSearch, searchPeriod } from './post-search.ts'
import { milliseconds, type Row, times } from './table.ts'

const ROUNDS = 15
const SLICE_MS = 200
const UPCOMING = 9
const sizes = { few: 1_000, many: 100_000, most: 1_000_000 } as const

/** A search, and its one query alone, in companies that differ only in how many rentals they have behind them. */
export async function measurePastBookings(serverUrl: string): Promise<Row[]> {
  const few = await openCompany(serverUrl, 'past_few', { upcoming: UPCOMING, pastBookings: sizes.few })
  const many = await openCompany(serverUrl, 'past_many', { upcoming: UPCOMING, pastBookings: sizes.many })
  const most = await openCompany(serverUrl, 'past_most', { upcoming: UPCOMING, pastBookings: sizes.most })
  try {
    const search = (system: System) => latency(() => postSearch(system), SLICE_MS)
    const query = (system: System) => {
      const busyCars = prepareBusyCars(system.database.db)
      return latency(() => busyCars(searchPeriod, BENCH_NOW), SLICE_MS)
    }
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
    ]
  } finally {
    await Promise.all([few.close(), many.close(), most.close()])
  }
}
