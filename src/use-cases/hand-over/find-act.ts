import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { HandOverWay } from '../../domain/booking/hand-over.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { HandOverRow } from './write-act.ts'

const { handOvers, papers } = schema

/**
 * How the key last changed hands this way; undefined where nobody of the staff was there, or it was undone. A car that
 * came back for another one was no return.
 */
export async function findAct(
  db: Database,
  bookingId: number,
  way: HandOverWay,
): Promise<HandOverRow | undefined> {
  const [act] = await db
    .select()
    .from(handOvers)
    .where(
      and(
        eq(handOvers.bookingId, bookingId),
        eq(handOvers.way, way),
        isNull(handOvers.undoneAt),
        way === 'back' ? isNull(handOvers.exchangeId) : undefined,
      ),
    )
    .orderBy(desc(handOvers.id))
    .limit(1)
  return act
}

/** It stays in the books, as something that was undone; its paper holds no longer. */
export async function endAct(
  tx: Database,
  { id, paperId }: HandOverRow,
  undoReason: string,
  { now }: ByStaff,
): Promise<void> {
  await tx.update(handOvers).set({ undoneAt: now, undoReason }).where(eq(handOvers.id, id))
  if (paperId !== null) await tx.update(papers).set({ voidedAt: now }).where(eq(papers.id, paperId))
}
