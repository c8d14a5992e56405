import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { HandOverWay } from '../../domain/booking/hand-over.ts'

type FoundRow = {
  bookingId: number
  what: 'check' | 'dates' | 'exchange' | HandOverWay
  driver: number
  day: string
}

/** What is known of a booking's licences, and on which days staff moved its key. */
export type KeyFacts = {
  /** Until when each licence is valid that someone held in their hands, by driver. */
  seen: ReadonlyMap<number, string>
  /** The same as drivers told it. */
  told: ReadonlyMap<number, string>
  /** Tallinn's day on which staff wrote it down. */
  movedOn: ReadonlyMap<HandOverWay, string>
  /** The customer has another car by now than the one that was handed over first. */
  isExchanged: boolean
}

/** One question, however many bookings. */
export async function readKeyFacts(
  db: Database,
  ids: readonly number[],
): Promise<(bookingId: number) => KeyFacts> {
  const { licenceChecks: checks, licenceDates: dates, handOvers } = schema
  const rows = ids.length === 0 ? [] : await found()
  const byBooking = Map.groupBy(rows, ({ bookingId }) => bookingId)
  return (bookingId) => {
    const own = byBooking.get(bookingId) ?? []
    const ends = (what: FoundRow['what']) =>
      new Map(own.filter((row) => row.what === what).map(({ driver, day }) => [driver, day]))
    const moved = (['out', 'back'] as const).flatMap((way) => {
      const row = own.find(({ what }) => what === way)
      return row ? ([[way, row.day]] as const) : []
    })
    const isExchanged = own.some(({ what }) => what === 'exchange')
    return { seen: ends('check'), told: ends('dates'), movedOn: new Map(moved), isExchanged }
  }

  async function found(): Promise<FoundRow[]> {
    const own = (column: Parameters<typeof inArray>[0]) => inArray(column, [...ids])
    const { rows: answered } = (await db.execute(sql`
      select ${checks.bookingId} as "bookingId", 'check' as what, ${checks.driver} as driver,
        ${checks.until}::text as day
      from ${checks} where ${own(checks.bookingId)}
      union all select ${dates.bookingId}, 'dates', ${dates.driver}, ${dates.until}::text
      from ${dates} where ${own(dates.bookingId)}
      union all select ${handOvers.bookingId},
        case when ${handOvers.exchangeId} is null then ${handOvers.way}::text else 'exchange' end, 0,
        (${handOvers.createdAt} at time zone 'Europe/Tallinn')::date::text
      from ${handOvers} where ${own(handOvers.bookingId)} and ${handOvers.undoneAt} is null`)) as {
      rows: FoundRow[]
    }
    return answered
  }
}
