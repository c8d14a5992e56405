import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { overdueUntil, type Period } from '../../domain/availability/occupied-period.ts'
import { isOverdue, standingWithin } from '../booking/occupy-car.ts'

const moment = (name: string) => sql`${sql.placeholder(name)}::timestamptz`

type BusyCars = { version: number; busy: ReadonlySet<number> }

/**
 * The one query of a search: which cars are taken during the period, and the catalogue's version as of the same moment.
 * A hold that has run out frees its car here, with or without the job that sweeps it away; a car that should be back
 * and is not is taken a while longer.
 */
export function prepareBusyCars(db: Database): (period: Period, now: Date) => Promise<BusyCars> {
  const { bookings, carOccupancies: taken, catalogueVersion } = schema
  const statement = db
    .select({
      version: catalogueVersion.version,
      busy: sql<number[]>`array(
        select ${taken.carId} from ${taken}
        where ${standingWithin({ from: moment('from'), to: moment('to') }, moment('now'))}
        union all
        select ${bookings.carId} from ${bookings}
        where ${isOverdue(moment('now'))} and ${moment('from')} < ${moment('overdueUntil')}
      )`,
    })
    .from(catalogueVersion)
    .prepare('busy_cars')
  return async ({ from, to }, now) => {
    const [row] = await statement.execute({
      from: from.toISOString(),
      to: to.toISOString(),
      now: now.toISOString(),
      overdueUntil: overdueUntil(now).toISOString(),
    })
    if (!row) throw new Error('the catalogue has no version row')
    return { version: row.version, busy: new Set(row.busy) }
  }
}
