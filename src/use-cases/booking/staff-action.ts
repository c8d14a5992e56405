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
import type { SentDocument } from '../../domain/booking/wanted-documents.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import {
  type BookingAccount,
  type BookingRow,
  lockAccount,
  readAccount,
  readBooking,
} from '../payment/booking-balance.ts'
import { type OpenRefunds, readOpenRefunds } from '../payment/read-open-refunds.ts'
import { recordChange } from '../records/record-change.ts'
import { readUploads } from '../uploads/read-uploads.ts'
import { staffFactsOf } from './facts-for-staff-actions.ts'
import { type KeyFacts, readKeyFacts } from './read-key-facts.ts'

/** A refusal names its reason, and the field where there is one. */
export type Refused<Code extends string = never> = {
  kind: 'refused'
  code: StaffObstacle | 'unknown_booking' | Code
  path?: string
  /** What whoever was refused needs to know to decide. */
  more?: Record<string, unknown>
}

export const refused = <Code extends string>(code: Code, path?: string) => ({
  kind: 'refused' as const,
  code,
  ...(path === undefined ? {} : { path }),
})

export type StaffBooking = BookingAccount & {
  facts: StaffFacts
  onItsWay: OpenRefunds
  sent: readonly SentDocument[]
  key: KeyFacts
}

/** A booking with all that decides what staff can do with it; read by `lockAccount` it is this transaction's alone. */
export async function readStaffBooking(
  db: Database,
  id: number,
  now: Date,
  read = readAccount,
): Promise<StaffBooking | undefined> {
  const account = await read(db, id)
  if (!account) return undefined
  const { booking } = account
  const kept = await readKept(db, booking.id)
  const sent = await readUploads(db, booking.id)
  const onItsWay = (await readOpenRefunds(db, [booking.id]))(booking.id)
  const key = (await readKeyFacts(db, [booking.id]))(booking.id)
  const facts = staffFactsOf(account, { kept, sent, onItsWay, key }, now)
  return { ...account, facts, onItsWay, sent, key }
}

/** How its car is kept; in a closed year it was, and nothing runs out any more. */
async function readKept(
  db: Database,
  bookingId: number,
): Promise<{ holdExpiresAt: Date | null } | undefined> {
  const { carOccupancies: taken, pastOccupancies: past } = schema
  const [now] = await db
    .select({ holdExpiresAt: taken.holdExpiresAt })
    .from(taken)
    .where(eq(taken.bookingId, bookingId))
  if (now) return now
  return (await db.$count(past, eq(past.bookingId, bookingId))) > 0 ? { holdExpiresAt: null } : undefined
}

/** What staff do with a booking, in its turn; refused when something stands in the way of it. */
export function staffAction<Result>(
  db: Database,
  id: number,
  name: StaffActionName,
  { now }: ByStaff,
  work: (tx: Database, found: StaffBooking) => Promise<Result>,
  /** What was done before under the same key is answered and not done again. */
  known: (tx: Database) => Promise<Result | undefined> = async () => undefined,
): Promise<Result | Refused> {
  return inTurn(db, async (tx): Promise<Result | Refused> => {
    const found = await readStaffBooking(tx, id, now, lockAccount)
    if (!found) return refused('unknown_booking')
    const before = await known(tx)
    if (before) return before
    const obstacle = obstacleTo(name, found.facts)
    return obstacle ? refused(obstacle) : work(tx, found)
  })
}

/** Writes down who did it and what it changed; `more` is what happened beside the booking's own row. */
export async function recordDone(
  tx: Database,
  staff: ByStaff,
  before: BookingRow,
  action: string,
  more: { before?: RecordFacts; after?: RecordFacts } = {},
): Promise<void> {
  const after = await readBooking(tx, before.id)
  const change = {
    resource: 'bookings',
    recordId: before.id,
    action,
    before: { ...before, ...more.before },
    after: { ...after, ...more.after },
  }
  await recordChange(tx, staff, change)
}
