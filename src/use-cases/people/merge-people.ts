import { eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { takeTurns } from '../../db/take-turns.ts'
import { type MergeObstacle, mergeObstacle } from '../../domain/people/same-person.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { adoptDocuments, comingBookings } from '../uploads/adopt-documents.ts'
import { readPerson } from './read-person.ts'

const { bookingBans, clientNotes, clients } = schema

type MergeResult = { ok: true; id: number } | { ok: false; code: 'not_found' | MergeObstacle }

/**
 * Two that are one person: all that is the other's is the kept one's from now on. Every booking keeps the record it was
 * made with, which is what its contract and its invoices say; the records know whose they are. Notes and bans
 * move over, and what was on file counts for the person's coming rentals.
 */
export function mergePeople(
  db: Database,
  keptId: number,
  otherId: number,
  staff: ByStaff,
): Promise<MergeResult> {
  return inTurn(db, async (tx): Promise<MergeResult> => {
    // They are few, and two that share someone would undo each other.
    await takeTurns(tx, 'merge people', ['all'])
    const [kept, other] = [await readPerson(tx, keptId), await readPerson(tx, otherId)]
    if (!kept || !other) return { ok: false, code: 'not_found' }
    const obstacle = mergeObstacle(kept, other)
    if (obstacle) return { ok: false, code: obstacle }
    const { rootId } = kept
    const moved = other.rows.map(({ id }) => id)
    const own = kept.rows.map(({ id }) => id).filter((id) => id !== rootId)
    await tx
      .update(clients)
      .set({ personId: rootId })
      .where(or(inArray(clients.id, [...moved, ...own]), inArray(clients.personId, moved)))
    await tx.update(clients).set({ personId: null }).where(eq(clients.id, rootId))
    await moveBelongings(tx, moved, rootId)
    const all = [...own, rootId, ...moved]
    for (const booking of await comingBookings(tx, all, staff.now)) await adoptDocuments(tx, booking, all)
    const facts = { personId: rootId, records: moved }
    const change = { resource: 'clients', action: 'merge' }
    await recordChange(tx, staff, { ...change, recordId: rootId, before: null, after: facts })
    const before = { personId: other.root.personId }
    await recordChange(tx, staff, {
      ...change,
      recordId: other.rootId,
      before,
      after: { personId: rootId },
    })
    return { ok: true, id: rootId }
  })
}

async function moveBelongings(tx: Database, from: readonly number[], to: number): Promise<void> {
  for (const table of [clientNotes, bookingBans])
    await tx
      .update(table)
      .set({ clientId: to })
      .where(inArray(table.clientId, [...from]))
}
