import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { labelOf, tallinnAt } from '../../domain/calendar/tallinn.ts'
import { addDays, dayOf } from '../../domain/calendar/wall-clock.ts'
import type { LetterKind } from '../../domain/letters.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long before the pick-up it is spoken of as near. */
export const REMINDED_HOURS_AHEAD = 26

const { bookings, clients, mails } = schema
type Flag = 'notified' | 'questionnaireSent' | 'couponReminderSent'

type Reminder = {
  kind: LetterKind
  /** The bookings it is due for now. */
  due: SQL | undefined
  /** Marked on the booking in the same transaction. */
  flag?: Flag
  /** Where one booking may get it again for another day: the day it is about. */
  about?: 'rentDate' | 'returnDate'
}

/** Letters that time asks for. Each booking gets each once, or once for each day that was agreed, however often and by how many processes this runs. */
export async function remind(db: Database, now: Date): Promise<number> {
  const standing = and(isNull(bookings.cancelledAt), isNull(bookings.actualReturnDate))
  const accepted = inArray(bookings.status, ['CONFIRMED', 'SIGNED'])
  const at = (ms: number) => new Date(now.getTime() + ms)
  const today = dayOf(labelOf(now))
  const reminders: Reminder[] = [
    {
      kind: 'documents-wanted',
      due: and(
        standing,
        accepted,
        gt(bookings.rentDate, now),
        or(lt(bookings.createdAt, at(-12 * HOUR)), lt(bookings.rentDate, at(3 * DAY))),
      ),
    },
    {
      kind: 'contract-to-sign',
      due: and(
        standing,
        eq(bookings.status, 'CONFIRMED'),
        gt(bookings.rentDate, now),
        lt(bookings.rentDate, at(2 * DAY)),
      ),
    },
    {
      kind: 'pick-up-tomorrow',
      flag: 'notified',
      about: 'rentDate',
      due: and(
        standing,
        accepted,
        eq(bookings.notified, false),
        gt(bookings.rentDate, now),
        lte(bookings.rentDate, at(REMINDED_HOURS_AHEAD * HOUR)),
      ),
    },
    {
      kind: 'return-today',
      about: 'returnDate',
      due: and(
        standing,
        accepted,
        isNotNull(bookings.handedOverAt),
        gt(bookings.returnDate, now),
        lt(bookings.returnDate, tallinnAt(addDays(today, 1))),
      ),
    },
    {
      kind: 'questionnaire',
      flag: 'questionnaireSent',
      due: and(
        isNull(bookings.cancelledAt),
        eq(bookings.questionnaireSent, false),
        lt(bookings.actualReturnDate, at(-2 * HOUR)),
        gt(bookings.actualReturnDate, at(-14 * DAY)),
      ),
    },
    {
      kind: 'coupon-reminder',
      flag: 'couponReminderSent',
      due: and(
        isNull(bookings.cancelledAt),
        eq(bookings.couponReminderSent, false),
        eq(clients.ads, true),
        lt(bookings.actualReturnDate, at(-30 * DAY)),
        gt(bookings.actualReturnDate, at(-60 * DAY)),
      ),
    },
  ]
  let planned = 0
  for (const reminder of reminders) planned += await planAll(db, reminder, now)
  return planned
}

/** A statement carries only so many values, and bookings stay locked until it is done. */
const AT_ONCE = 500

async function planAll(db: Database, reminder: Reminder, now: Date): Promise<number> {
  for (let planned = 0; ; ) {
    const { found, written } = await plan(db, reminder, now)
    planned += written
    if (found < AT_ONCE) return planned
  }
}

function plan(db: Database, { kind, due, flag, about }: Reminder, now: Date) {
  const day = about ? sql`(${bookings[about]} at time zone 'Europe/Tallinn')::date` : sql`null`
  const key = sql<string>`concat_ws(':', ${kind}::text, ${bookings.id}, ${day})`
  const isWritten = sql`exists (select 1 from ${mails} where ${mails.key} = ${key})`
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: bookings.id, email: clients.email, language: clients.language, key })
      .from(bookings)
      .innerJoin(clients, eq(clients.id, bookings.clientId))
      // What is marked on the booking is due no more; of the others the letter itself tells.
      .where(and(due, flag ? undefined : not(isWritten)))
      .orderBy(bookings.id)
      .limit(AT_ONCE)
      .for('update', { of: bookings, skipLocked: true })
    if (rows.length === 0) return { found: 0, written: 0 }
    const written = await tx
      .insert(mails)
      .values(
        rows.map((row) => ({
          key: row.key,
          kind,
          bookingId: row.id,
          recipient: row.email,
          language: row.language,
          createdAt: now,
        })),
      )
      .onConflictDoNothing({ target: mails.key })
      .returning({ id: mails.id })
    if (flag) {
      const ids = rows.map(({ id }) => id)
      await tx
        .update(bookings)
        .set({ [flag]: true })
        .where(inArray(bookings.id, ids))
    }
    return { found: rows.length, written: written.length }
  })
}
