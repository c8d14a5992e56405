import { inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { isAnyOf } from '../../db/each-by-index.ts'
import { schema } from '../../db/schema.ts'
import { type NextStep, nextStepOf } from '../../domain/booking/staff-actions.ts'
import type { DocumentsState, SentDocument } from '../../domain/booking/wanted-documents.ts'
import { type Cents } from '../../domain/money.ts'
import { staffFactsOf } from '../booking/facts-for-staff-actions.ts'
import { readKeyFacts } from '../booking/read-key-facts.ts'
import { type Parties, selectParties } from '../booking/read-parties.ts'
import { readBalances } from '../payment/booking-balance.ts'
import { readOpenRefunds } from '../payment/read-open-refunds.ts'
import { countsForBooking } from '../uploads/read-uploads.ts'

const { bookings, uploads } = schema

/** A booking as the front desk needs it at a glance. */
export type TodayRow = Parties & {
  /** The car is kept for it: false when an unpaid hold has run out. */
  hasCar: boolean
  due: Cents
  owedBack: Cents
  documents: DocumentsState
  /** The one thing to do next, as the booking's own page has it. */
  next: NextStep | undefined
}

/** How a list is cut: by itself each is short, and a wild one must not stop the page. */
type Cut = { orderBy: SQL; limit: number }

/**
 * Bookings with everything that decides what to do about them: six queries, however many bookings. Which ones comes
 * first: a plan that starts with everyone and everything they name goes through all there ever were.
 */
export async function readTodayRows(
  db: Database,
  where: SQL | undefined,
  { orderBy, limit }: Cut,
  now: Date,
): Promise<TodayRow[]> {
  const chosen = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(where)
    .orderBy(orderBy, bookings.id)
    .limit(limit)
  const rows = await selectParties(db).where(isAnyOf(bookings.id, chosen)).orderBy(orderBy, bookings.id)
  const ids = rows.map(({ booking }) => booking.id)
  const balances = await readBalances(db, ids)
  const onItsWay = await readOpenRefunds(db, ids)
  const key = await readKeyFacts(db, ids)
  const uploaded = await uploadsOf(db, ids)
  return rows.map((row) => {
    const { booking, occupancyId, holdExpiresAt } = row
    const balance = balances(booking.id)
    const known = {
      kept: occupancyId === null ? undefined : { holdExpiresAt },
      sent: uploaded.get(booking.id) ?? [],
      onItsWay: onItsWay(booking.id),
      key: key(booking.id),
    }
    const facts = staffFactsOf({ booking, balance }, known, now)
    const { hasCar, due, owedBack, documents } = facts
    return { ...row, hasCar, due, owedBack, documents, next: nextStepOf(facts) }
  })
}

async function uploadsOf(db: Database, ids: number[]): Promise<Map<number, SentDocument[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      bookingId: bookings.id,
      driver: uploads.driver,
      kind: uploads.kind,
      status: uploads.status,
    })
    .from(bookings)
    .innerJoin(uploads, countsForBooking)
    .where(inArray(bookings.id, ids))
  return Map.groupBy(rows, ({ bookingId }) => bookingId)
}
