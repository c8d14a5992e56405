import { and, eq } from 'drizzle-orm'
import type { ClosingBody } from '../../contract/staff/money.ts'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { labelOf, tallinnAt } from '../../domain/calendar/tallinn.ts'
import { addDays, dayOf, formatDay } from '../../domain/calendar/wall-clock.ts'
import { type Cents, sum } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { isOpen } from './read-day.ts'

const { closedEntries, dayClosings, ledgerEntries } = schema

export type DayClosing = typeof dayClosings.$inferSelect
type Expected = { cash: Cents; card: Cents }
type CloseResult =
  | { ok: true; closing: DayClosing }
  | { ok: false; code: 'future_day' | 'others_money' | 'nothing_to_close' | 'closed_meanwhile' }
  | { ok: false; code: 'reason_needed'; expected: Expected }

/**
 * Someone counted what they took at a place. It covers all that they took there and nobody has counted yet, up to the
 * end of that day, so that a forgotten evening is not lost. Only owners count for others.
 */
export async function closeDay(db: Database, body: ClosingBody, staff: ByStaff): Promise<CloseResult> {
  const adminId = body.adminId ?? staff.by.id
  if (adminId !== staff.by.id && staff.by.role !== 'owner') return { ok: false, code: 'others_money' }
  if (body.day > dayOf(labelOf(staff.now))) return { ok: false, code: 'future_day' }
  try {
    return await inTurn(db, (tx) => close(tx, { ...body, adminId }, staff))
  } catch (error) {
    if (violatedConstraint(error) === 'closed_entries_pkey') return { ok: false, code: 'closed_meanwhile' }
    throw error
  }
}

async function close(
  tx: Database,
  body: ClosingBody & { adminId: number },
  staff: ByStaff,
): Promise<CloseResult> {
  const { day, adminId, locationId, cash, card, reason } = body
  const entries = await tx
    .select({ id: ledgerEntries.id, method: ledgerEntries.method, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .leftJoin(closedEntries, eq(closedEntries.entryId, ledgerEntries.id))
    .where(
      and(
        isOpen(tallinnAt(addDays(day, 1))),
        eq(ledgerEntries.adminId, adminId),
        eq(ledgerEntries.locationId, locationId),
      ),
    )
  if (entries.length === 0) return { ok: false, code: 'nothing_to_close' }
  const of = (method: 'CASH' | 'CARD') =>
    sum(entries.filter((entry) => entry.method === method).map(({ amount }) => amount))
  const expected = { cash: of('CASH'), card: of('CARD') }
  const isEven = expected.cash === cash && expected.card === card
  if (!isEven && reason === '') return { ok: false, code: 'reason_needed', expected }
  const [closing] = await tx
    .insert(dayClosings)
    .values({
      day: formatDay(day),
      locationId,
      adminId,
      closedById: staff.by.id,
      cashExpected: expected.cash,
      cashCounted: cash,
      cardExpected: expected.card,
      cardCounted: card,
      reason,
      createdAt: staff.now,
    })
    .returning()
  if (!closing) throw new Error('the database returned no closing')
  await tx
    .insert(closedEntries)
    .values(entries.map(({ id: entryId }) => ({ entryId, closingId: closing.id })))
  const { id: recordId, createdAt: _at, ...facts } = closing
  await recordChange(tx, staff, {
    resource: 'day-closings',
    recordId,
    action: 'create',
    before: null,
    after: facts,
  })
  return { ok: true, closing }
}
