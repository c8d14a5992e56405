import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { periodOf, recordTrip } from './place-trip.ts'

type FinishResult = { ok: true } | { ok: false; code: 'not_found' | 'is_done' | 'not_begun' }

/** The car is there; arrived before its time it is free from now on. */
export function finishTrip(db: Database, tripId: number, staff: ByStaff): Promise<FinishResult> {
  const { carTrips, carOccupancies: taken } = schema
  const { now } = staff
  return inTurn(db, async (tx): Promise<FinishResult> => {
    const isIt = eq(carTrips.id, tripId)
    const [before] = await tx.select().from(carTrips).where(isIt).for('update')
    if (!before) return { ok: false, code: 'not_found' }
    if (before.doneAt) return { ok: false, code: 'is_done' }
    if (before.start >= now) return { ok: false, code: 'not_begun' }
    const end = before.end < now ? before.end : now
    const [row] = await tx
      .update(carTrips)
      .set({ doneAt: now, end })
      .where(and(isIt, isNull(carTrips.doneAt)))
      .returning()
    if (!row) return { ok: false, code: 'is_done' }
    await tx
      .update(taken)
      .set({ occupied: periodOf(row) })
      .where(eq(taken.tripId, tripId))
    await recordTrip(tx, staff, 'finish-trip', { ...before, driver: before.driver }, row)
    return { ok: true }
  })
}
