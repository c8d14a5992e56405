import type { System } from '../src/server/compose.ts'
import { openCompany } from './company.ts'
import { latency, sideBySide } from './measure.ts'
import { carsIn, postSearch } from './post-search.ts'
import { milliseconds, type Row, times } from './table.ts'

const ROUNDS = 15
const SLICE_MS = 200
const UPCOMING = 9

/** A search in companies that differ only in how many cars they have, each car with bookings ahead. */
export async function measureFleetSize(serverUrl: string): Promise<Row[]> {
  const small = await openCompany(serverUrl, 'fleet_small', { cars: 50, upcoming: UPCOMING })
  const middle = await openCompany(serverUrl, 'fleet_middle', { cars: 200, upcoming: UPCOMING })
  const large = await openCompany(serverUrl, 'fleet_large', { cars: 1_000, upcoming: UPCOMING })
  try {
    const search = (system: System) => latency(() => postSearch(system), SLICE_MS)
    const measured = await sideBySide(ROUNDS, {
      small: search(small),
      middle: search(middle),
      large: search(large),
    })
    const fewest = carsIn(await postSearch(small))
    const row = async (name: 'small' | 'middle' | 'large', system: System): Promise<Row> => {
      const found = carsIn(await postSearch(system))
      const more = times(found / fewest)
      return {
        what: `search that returns ${found} cars`,
        figure: milliseconds(measured.median(name)),
        ...(name === 'small'
          ? {}
          : {
              ratio: `${times(measured.ratio(name, 'small'))} the time for ${more} the cars`,
              goal: `≤ ${more}`,
            }),
      }
    }
    return [await row('small', small), await row('middle', middle), await row('large', large)]
  } finally {
    await Promise.all([small.close(), middle.close(), large.close()])
  }
}
