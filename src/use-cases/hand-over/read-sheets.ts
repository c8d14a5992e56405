import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { drivenBefore } from '../../domain/booking/exchange.ts'
import type { HandOverWay, KnownLicence } from '../../domain/booking/hand-over.ts'
import {
  obstacleTo,
  type StaffAction,
  type StaffFacts,
  staffActions,
} from '../../domain/booking/staff-actions.ts'
import { labelOf, tallinnAt } from '../../domain/calendar/tallinn.ts'
import { addDays, dayOf } from '../../domain/calendar/wall-clock.ts'
import type { HouseRules } from '../../domain/house-rules.ts'
import type { Cents } from '../../domain/money.ts'
import { knownLicences } from '../booking/facts-for-staff-actions.ts'
import { type Parties, selectParties } from '../booking/read-parties.ts'
import { readStaffBooking, type StaffBooking } from '../booking/staff-action.ts'
import { isUnlimited } from '../extra-charges/propose-after-return.ts'
import { excessOf } from '../extra-charges/propose-extra-charge.ts'
import { bookingsOf, type OwnPlaces } from '../rights/own-places.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'
import { findAct } from './find-act.ts'
import { readExchanges } from './read-exchanges.ts'
import { type PhotoRow, readPhotos } from './read-photos.ts'
import type { HandOverRow } from './write-act.ts'

const { bookings } = schema
const MOST = 60

/** All that is needed beside the car, also where there is no network. */
export type HandOverSheet = Parties & {
  way: HandOverWay
  facts: StaffFacts
  /** Why it cannot be done now. */
  obstacle: StaffAction['reason']
  missing: NonNullable<StaffAction['missing']>
  licences: KnownLicence[]
  /** How the car went out, and its pictures then. */
  out: HandOverRow | undefined
  photos: PhotoRow[]
  drivenBefore: number | null
  excess: Cents | null
  isUnlimited: boolean
  rules: HouseRules
}

/** Cars that go out or come back until tomorrow night, and those that are late; of one booking, if it is named. */
export async function readSheets(
  db: Database,
  now: Date,
  { only, places }: { only?: number | undefined; places?: OwnPlaces },
): Promise<HandOverSheet[]> {
  const day = dayOf(labelOf(now))
  const end = tallinnAt(addDays(day, 2))
  const going = and(
    isNull(bookings.handedOverAt),
    inArray(bookings.status, ['CONFIRMED', 'SIGNED']),
    gte(bookings.returnDate, now),
    // Whoever should have come yesterday may come today.
    gte(bookings.rentDate, tallinnAt(addDays(day, -1))),
    lt(bookings.rentDate, end),
  )
  const coming = and(isNotNull(bookings.handedOverAt), lt(bookings.returnDate, end))
  const standing = and(isNull(bookings.cancelledAt), isNull(bookings.actualReturnDate))
  const rows = await selectParties(db)
    .where(only === undefined ? and(standing, or(going, coming), bookingsOf(places)) : eq(bookings.id, only))
    // What comes back by when it is due, the late ones first.
    .orderBy(
      sql`case when ${bookings.handedOverAt} is null then ${bookings.rentDate} else ${bookings.returnDate} end`,
      asc(bookings.id),
    )
    .limit(MOST)
  const sheets: HandOverSheet[] = []
  for (const row of rows) {
    const found = await readStaffBooking(db, row.booking.id, now)
    if (found) sheets.push(await sheetOf(db, row, found))
  }
  return sheets
}

async function sheetOf(db: Database, row: Parties, found: StaffBooking): Promise<HandOverSheet> {
  const { facts, sent, key, booking } = found
  const way = facts.isHandedOver ? ('back' as const) : ('out' as const)
  const out = way === 'back' ? await findAct(db, booking.id, 'out') : undefined
  return {
    ...row,
    way,
    facts,
    obstacle: obstacleTo(way === 'out' ? 'hand-over' : 'take-back', facts),
    missing: staffActions(facts).find((action) => action.name === 'hand-over')?.missing ?? [],
    licences: knownLicences(booking, sent, key),
    out,
    photos: await readPhotos(db, booking.id, out?.key),
    drivenBefore: drivenBefore(await readExchanges(db, booking.id)),
    excess: await excessOf(db, booking.id),
    isUnlimited: await isUnlimited(db, booking.id),
    rules: await readAgreedRules(db, booking),
  }
}
