import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordTrip } from './place-trip.ts'

type RemoveResult = { ok: true } | { ok: false; code: 'not_found' | 'is_done' }

/** It does not take place: the car stays where it is. One that was done cannot be undone by this. */
export function removeTrip(db: Database, tripId: number, staff: ByStaff): Promise<RemoveResult> {
  const { carTrips } = schema
  return inTurn(db, async (tx): Promise<RemoveResult> => {
    const isIt = eq(carTrips.id, tripId)
    const [row] = await tx
      .delete(carTrips)
      .where(and(isIt, isNull(carTrips.doneAt)))
      .returning()
    if (row) {
      await recordTrip(tx, staff, 'remove-trip', row, null)
      return { ok: true }
    }
    const isThere = (await tx.$count(carTrips, isIt)) > 0
    return { ok: false, code: isThere ? 'is_done' : 'not_found' }
  })
}
