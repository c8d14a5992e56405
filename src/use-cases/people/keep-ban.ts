import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { banOf, todayOf } from './find-ban.ts'
import { readPerson } from './read-person.ts'

const { bookingBans } = schema

type BanResult =
  | { ok: true; id: number }
  | { ok: false; code: 'not_found' | 'already_banned' | 'ban_is_past' }

/** Nobody takes a booking of this person online from now on. What was booked before stands. */
export function banPerson(
  db: Database,
  clientId: number,
  { reason, until }: { reason: string; until: string | null },
  staff: ByStaff,
): Promise<BanResult> {
  return db.transaction(async (tx): Promise<BanResult> => {
    const person = await readPerson(tx, clientId)
    if (!person) return { ok: false, code: 'not_found' }
    if (until !== null && until < todayOf(staff.now)) return { ok: false, code: 'ban_is_past' }
    if (await banOf(tx, idsOf(person), staff.now)) return { ok: false, code: 'already_banned' }
    const [made] = await tx
      .insert(bookingBans)
      .values({ clientId: person.rootId, reason, until, byId: staff.by.id, createdAt: staff.now })
      .returning()
    if (!made) throw new Error('the database returned no ban')
    const change = { resource: 'clients', recordId: person.rootId, action: 'ban' }
    await recordChange(tx, staff, { ...change, before: null, after: { reason, until } })
    return { ok: true, id: made.id }
  })
}

/** It ends now; that it was stays readable. */
export function liftBan(
  db: Database,
  banId: number,
  staff: ByStaff,
): Promise<{ ok: true } | { ok: false; code: 'not_found' }> {
  return db.transaction(async (tx) => {
    const [lifted] = await tx
      .update(bookingBans)
      .set({ liftedAt: staff.now, liftedById: staff.by.id })
      .where(and(eq(bookingBans.id, banId), isNull(bookingBans.liftedAt)))
      .returning()
    if (!lifted) return { ok: false, code: 'not_found' }
    const { reason, until, clientId } = lifted
    const change = { resource: 'clients', recordId: clientId, action: 'lift-ban' }
    await recordChange(tx, staff, { ...change, before: { reason, until }, after: null })
    return { ok: true }
  })
}

const idsOf = ({ rows }: { rows: readonly { id: number }[] }): number[] => rows.map(({ id }) => id)
