import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { overdueUntil, overlaps, type Period } from '../../domain/availability/occupied-period.ts'
import { isOverdue, standingWithin } from '../booking/occupy-car.ts'

/** When each car is taken within some span of time, and the catalogue's version as of the same moment. */
export type TakenCars = {
  version: number
  /** Equal for two answers about the same span when and only when the same cars are taken at the same times. */
  text: string
  isTaken: (carId: number, during: Period) => boolean
}

const moment = (name: string) => sql`${sql.placeholder(name)}::timestamptz`
const milliseconds = (column: unknown) => sql`(extract(epoch from ${column}) * 1000)::bigint`

/**
 * One query for every search within a span: a page that shows a search and the days around it asks once. The answer
 * comes as text, because most of the time it is only compared with an earlier one.
 */
export function prepareTakenCars(db: Database): (span: Period, now: Date) => Promise<TakenCars> {
  const { bookings, carOccupancies: taken, catalogueVersion } = schema
  const { startsAt, endsAt } = taken
  const statement = db
    .select({
      version: catalogueVersion.version,
      standing: sql<string>`coalesce((
        select string_agg(${taken.carId} || ' ' || ${milliseconds(startsAt)} || ' ' || ${milliseconds(endsAt)}, ','
          order by ${taken.carId}, ${startsAt}, ${endsAt})
        from ${taken} where ${standingWithin({ from: moment('from'), to: moment('to') }, moment('now'))}
      ), '')`,
      late: sql<string>`coalesce((
        select string_agg(${bookings.carId}::text, ',' order by ${bookings.carId})
        from ${bookings} where ${isOverdue(moment('now'))} and ${moment('from')} < ${moment('overdueUntil')}
      ), '')`,
    })
    .from(catalogueVersion)
    .prepare('taken_cars')
  return async ({ from, to }, now) => {
    const until = overdueUntil(now)
    const [row] = await statement.execute({
      from: from.toISOString(),
      to: to.toISOString(),
      now: now.toISOString(),
      overdueUntil: until.toISOString(),
    })
    if (!row) throw new Error('the catalogue has no version row')
    return takenCars(row, until)
  }
}

function takenCars(
  { version, standing, late }: { version: number; standing: string; late: string },
  until: Date,
): TakenCars {
  let periods: Map<number, Period[]> | undefined
  return {
    version,
    // Until when a late car is promised to nobody moves with the clock.
    text: late === '' ? standing : `${standing};${late} ${until.getTime()}`,
    isTaken: (carId, during) => {
      periods ??= periodsByCar(standing, late, until)
      return periods.get(carId)?.some((period) => overlaps(period, during)) ?? false
    },
  }
}

const LONG_AGO = new Date(0)

function periodsByCar(standing: string, late: string, until: Date): Map<number, Period[]> {
  const periods = new Map<number, Period[]>()
  const take = (carId: number, period: Period) => {
    const own = periods.get(carId)
    if (own) own.push(period)
    else periods.set(carId, [period])
  }
  for (const one of partsOf(standing)) {
    const [carId = 0, from = 0, to = 0] = one.split(' ').map(Number)
    take(carId, { from: new Date(from), to: new Date(to) })
  }
  for (const carId of partsOf(late)) take(Number(carId), { from: LONG_AGO, to: until })
  return periods
}

const partsOf = (list: string): string[] => (list === '' ? [] : list.split(','))
