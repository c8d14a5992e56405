import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import type { RecordFacts } from '../../db/schema/staff.ts'
import { schema } from '../../db/schema.ts'
import {
  obstacleTo,
  type StaffActionName,
  type StaffFacts,
  type StaffObstacle,
} from '../../domain/booking/staff-actions.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import { type BookingAccount, type BookingRow, lockAccount, readAccount } from '../payment/booking-balance.ts'
import { type OpenRefunds, readOpenRefunds } from '../payment/read-open-refunds.ts'
import { recordChange } from '../records/record-change.ts'
import { readUploads } from '../uploads/read-uploads.ts'
import { staffFactsOf } from './facts-for-staff-actions.ts'

/** Who does it, and when. */
export type ByStaff = { by: StaffMember; now: Date }

/** A refusal names its reason, and the field where there is one. */
export type Refused<Code extends string = never> = {
  kind: 'refused'
  code: StaffObstacle | 'unknown_booking' | Code
  path?: string
}

export const refused = <Code extends string>(code: Code, path?: string) => ({
  kind: 'refused' as const,
  code,
  ...(path === undefined ? {} : { path }),
})

export type StaffBooking = BookingAccount & { facts: StaffFacts; onItsWay: OpenRefunds }

/** The booking for this transaction alone, with all that decides what staff can do with it. */
export async function lockStaffBooking(
  tx: Database,
  id: number,
  now: Date,
): Promise<StaffBooking | undefined> {
  const account = await lockAccount(tx, id)
  return account && { ...account, ...(await readStaffFacts(tx, account, now)) }
}

export async function readStaffBooking(
  db: Database,
  id: number,
  now: Date,
): Promise<StaffBooking | undefined> {
  const account = await readAccount(db, id)
  return account && { ...account, ...(await readStaffFacts(db, account, now)) }
}

async function readStaffFacts(db: Database, { booking, balance }: BookingAccount, now: Date) {
  const { carOccupancies: taken } = schema
  const [kept] = await db.select().from(taken).where(eq(taken.bookingId, booking.id))
  const sent = await readUploads(db, booking.id)
  const onItsWay = (await readOpenRefunds(db, [booking.id]))(booking.id)
  const facts = staffFactsOf({ booking, balance }, { kept, sent, onItsWay }, now)
  return { facts, onItsWay }
}

/** What staff do with a booking, in its turn; refused when something stands in the way of it. */
export function staffAction<Result>(
  db: Database,
  id: number,
  name: StaffActionName,
  { now }: ByStaff,
  work: (tx: Database, found: StaffBooking) => Promise<Result>,
): Promise<Result | Refused> {
  return inTurn(db, async (tx): Promise<Result | Refused> => {
    const found = await lockStaffBooking(tx, id, now)
    if (!found) return refused('unknown_booking')
    const obstacle = obstacleTo(name, found.facts)
    return obstacle ? refused(obstacle) : work(tx, found)
  })
}

/** Writes down who did it and what it changed; `more` is what happened beside the booking's own row. */
export async function recordDone(
  tx: Database,
  { by, now }: ByStaff,
  before: BookingRow,
  action: string,
  more: { before?: RecordFacts; after?: RecordFacts } = {},
): Promise<void> {
  const { bookings } = schema
  const [after] = await tx.select().from(bookings).where(eq(bookings.id, before.id))
  const change = {
    resource: 'bookings',
    recordId: before.id,
    action,
    before: { ...before, ...more.before },
    after: { ...after, ...more.after },
  }
  await recordChange(tx, by, change, now)
}
