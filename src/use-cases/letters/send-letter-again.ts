import { and, eq, isNull, like, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { LetterKind, ResendObstacle } from '../../domain/letters.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { containing } from '../people/match-clients.ts'
import { recordChange } from '../records/record-change.ts'
import type { LetterRow } from './letter-task.ts'

const { mails, bookings, clients } = schema

type Resending = { ok: true; recipient: string } | { ok: false; code: ResendObstacle }
export type ResendResult =
  | { kind: 'planned'; letterId: number; recipient: string }
  | { kind: 'unknown' }
  | { kind: 'refused'; code: ResendObstacle }

/** While what it says is still so. */
type Moment = 'standing' | 'before-pick-up' | 'before-return' | 'cancelled' | 'always' | 'never' | 'office'

/** An offer is made once; what the office was told it reads here. */
const moments: Record<LetterKind, Moment> = {
  'booking-registered': 'before-pick-up',
  'request-registered': 'before-pick-up',
  'booking-changed': 'standing',
  'payment-received': 'standing',
  'documents-wanted': 'before-pick-up',
  'document-refused': 'before-pick-up',
  'documents-approved': 'before-pick-up',
  'contract-to-sign': 'before-pick-up',
  'contract-signed': 'standing',
  'contract-annexed': 'standing',
  'act-signed': 'standing',
  'pick-up-tomorrow': 'before-pick-up',
  'return-today': 'before-return',
  questionnaire: 'standing',
  'coupon-reminder': 'never',
  cancelled: 'cancelled',
  refunded: 'always',
  'extra-charged': 'always',
  'extra-withdrawn': 'always',
  'link-again': 'always',
  // Whoever asked for it asks again.
  'data-export': 'never',
  offer: 'always',
  'office-new-booking': 'office',
  'office-needs-attention': 'office',
  'office-inquiry': 'office',
  'staff-alert': 'office',
  // A new one is made where the account is.
  'staff-invitation': 'never',
  'office-many-unpaid': 'office',
  'monthly-report': 'office',
  'duties-due': 'office',
  'collective-invoice': 'always',
}

/** Whether a letter can be sent once more, and to whom: the address that is kept now, should the first have been wrong. */
export async function resending(db: Database, letter: LetterRow, now: Date): Promise<Resending> {
  const moment = moments[letter.kind]
  // One that nobody took yet is only tried again; that is also how the office gets its own.
  if (moment === 'office' && letter.sentAt) return { ok: false, code: 'for_the_office' }
  if (moment === 'never') return { ok: false, code: 'not_again' }
  const isWaiting = !letter.sentAt && !letter.failure
  if (isWaiting || (await hasCopyWaiting(db, letter))) return { ok: false, code: 'already_waiting' }
  if (moment === 'office' || letter.bookingId === null) return { ok: true, recipient: letter.recipient }
  const [row] = await db
    .select({ booking: bookings, email: clients.email, erasedAt: clients.erasedAt })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(eq(bookings.id, letter.bookingId))
  if (!row || row.erasedAt || !isStillSo(moment, row.booking, now)) {
    return { ok: false, code: 'out_of_date' }
  }
  return { ok: true, recipient: row.email }
}

function isStillSo(moment: Moment | undefined, booking: typeof bookings.$inferSelect, now: Date): boolean {
  if (moment === 'always') return true
  if (moment === 'cancelled') return booking.cancelledAt !== null
  if (booking.cancelledAt) return false
  if (moment === 'before-pick-up') return !booking.handedOverAt && booking.returnDate > now
  return moment !== 'before-return' || !booking.actualReturnDate
}

const copyKey = (letter: LetterRow): string => `${letter.key.replace(/:again:\d+$/, '')}:again:`

async function hasCopyWaiting(db: Database, letter: LetterRow): Promise<boolean> {
  const copies = like(mails.key, containing(copyKey(letter)).slice(1))
  return (await db.$count(mails, and(copies, isNull(mails.sentAt), isNull(mails.failure)))) > 0
}

/**
 * Sends a letter once more. One that was sent gets a copy with a Message-ID of its own, or mailboxes would take it for
 * the one they have; one that failed is tried again from the beginning.
 */
export function sendLetterAgain(db: Database, id: number, staff: ByStaff): Promise<ResendResult> {
  const { now } = staff
  return db.transaction(async (tx) => {
    const [letter] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
    if (!letter) return { kind: 'unknown' }
    const may = await resending(tx, letter, now)
    if (!may.ok) return { kind: 'refused', code: may.code }
    const { recipient } = may
    const letterId = letter.sentAt
      ? await copy(tx, letter, recipient, now)
      : await startOver(tx, letter, recipient)
    const about = letter.bookingId
      ? { resource: 'bookings', recordId: letter.bookingId }
      : { resource: 'letters', recordId: id }
    const after = { kind: letter.kind, recipient }
    await recordChange(tx, staff, { ...about, action: 'send-letter', before: null, after })
    // It goes out at once, as letters do that something new has caused.
    await tx.execute(sql`select pg_notify('outbox', '')`)
    return { kind: 'planned', letterId, recipient }
  })
}

async function copy(tx: Database, letter: LetterRow, recipient: string, now: Date): Promise<number> {
  const { kind, bookingId, language, details } = letter
  const [planned] = await tx
    .insert(mails)
    .values({
      key: `${copyKey(letter)}${now.getTime()}`,
      kind,
      bookingId,
      recipient,
      language,
      details,
      createdAt: now,
    })
    .returning({ id: mails.id })
  if (!planned) throw new Error('the database returned no letter')
  return planned.id
}

async function startOver(tx: Database, letter: LetterRow, recipient: string): Promise<number> {
  await tx
    .update(mails)
    .set({ attempts: 0, claimedAt: null, stoppedAt: null, failure: null, recipient })
    .where(eq(mails.id, letter.id))
  return letter.id
}
