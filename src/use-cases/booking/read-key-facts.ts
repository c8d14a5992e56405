import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { HandOverWay } from '../../domain/booking/hand-over.ts'

type FoundRow = {
  bookingId: number
  what: 'check' | 'dates' | 'earlier' | 'exchange' | 'proposed' | HandOverWay
  driver: number
  day: string | null
}

/** What is known of a booking's licences, on which days staff moved its key, and what its return left open. */
export type KeyFacts = {
  /** Until when each licence is valid that someone held in their hands, by driver. */
  seen: ReadonlyMap<number, string>
  /** The same as drivers told it. */
  told: ReadonlyMap<number, string>
  /** Tallinn's day on which staff wrote it down. */
  movedOn: ReadonlyMap<HandOverWay, string>
  /** The customer has another car by now than the one that was handed over first. */
  isExchanged: boolean
  /** The day on which it last was. */
  exchangedOn: string | undefined
  /** Charges were proposed, and nobody has asked for them or let them go yet. */
  hasProposals: boolean
}

/** One question, however many bookings. */
export async function readKeyFacts(
  db: Database,
  ids: readonly number[],
): Promise<(bookingId: number) => KeyFacts> {
  const { bookings, licenceChecks: checks, licenceDates: dates, handOvers, extraCharges } = schema
  const rows = ids.length === 0 ? [] : await found()
  const byBooking = Map.groupBy(rows, ({ bookingId }) => bookingId)
  return (bookingId) => {
    const own = byBooking.get(bookingId) ?? []
    const ends = (what: FoundRow['what']) =>
      own.flatMap(({ what: of, driver, day }) =>
        of === what && day !== null ? ([[driver, day]] as const) : [],
      )
    const moved = (['out', 'back'] as const).flatMap((way) => {
      const row = own.find(({ what }) => what === way)
      return row?.day ? ([[way, row.day]] as const) : []
    })
    return {
      seen: new Map(ends('check')),
      told: new Map([...ends('earlier'), ...ends('dates')]),
      movedOn: new Map(moved),
      isExchanged: own.some(({ what }) => what === 'exchange'),
      exchangedOn: own
        .flatMap(({ what, day }) => (what === 'exchange' && day !== null ? day : []))
        .toSorted()
        .at(-1),
      hasProposals: own.some(({ what }) => what === 'proposed'),
    }
  }

  async function found(): Promise<FoundRow[]> {
    const own = (column: Parameters<typeof inArray>[0]) => inArray(column, [...ids])
    const { rows: answered } = (await db.execute(sql`
      select ${checks.bookingId} as "bookingId", 'check' as what, ${checks.driver} as driver,
        ${checks.until}::text as day
      from ${checks} where ${own(checks.bookingId)}
      union all select ${dates.bookingId}, 'dates', ${dates.driver}, ${dates.until}::text
      from ${dates} where ${own(dates.bookingId)}
      union all select ${bookings.id}, 'earlier', 0, coalesce(
        (select c.until from licence_checks c where c.booking_id = ${bookings.documentsOf} and c.driver = 0),
        (select d.until from licence_dates d where d.booking_id = ${bookings.documentsOf} and d.driver = 0))::text
      from ${bookings} where ${own(bookings.id)} and ${bookings.documentsOf} is not null
      union all select ${handOvers.bookingId},
        case when ${handOvers.exchangeId} is null then ${handOvers.way}::text else 'exchange' end, 0,
        (${handOvers.createdAt} at time zone 'Europe/Tallinn')::date::text
      from ${handOvers} where ${own(handOvers.bookingId)} and ${handOvers.undoneAt} is null
      union all select ${extraCharges.bookingId}, 'proposed', 0, null
      from ${extraCharges} where ${own(extraCharges.bookingId)} and ${extraCharges.status} = 'PROPOSED'`)) as {
      rows: FoundRow[]
    }
    return answered
  }
}
