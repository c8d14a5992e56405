import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ReadyState } from '../../domain/fleet/readiness.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'

const { cars, carReadiness } = schema

type SetResult = { ok: true } | { ok: false; code: 'no_car' }

/** One press on the board. */
export function setReadiness(
  db: Database,
  carId: number,
  state: ReadyState,
  staff: ByStaff,
): Promise<SetResult> {
  return db.transaction(async (tx): Promise<SetResult> => {
    const [car] = await tx.select({ id: cars.id }).from(cars).where(eq(cars.id, carId)).for('share')
    if (!car) return { ok: false, code: 'no_car' }
    const [before] = await tx.select().from(carReadiness).where(eq(carReadiness.carId, carId)).for('update')
    const now = { state, since: staff.now, byId: staff.by.id }
    await tx
      .insert(carReadiness)
      .values({ carId, ...now })
      .onConflictDoUpdate({ target: carReadiness.carId, set: now })
    await recordChange(tx, staff, {
      resource: 'cars',
      recordId: carId,
      action: 'readiness',
      before: { readiness: before?.state ?? 'ready' },
      after: { readiness: state },
    })
    return { ok: true }
  })
}

/** It came back from a customer: somebody has to look after it. */
export async function needsCleaning(
  tx: Database,
  { carId, bookingId }: { carId: number; bookingId: number },
  staff: ByStaff,
): Promise<void> {
  const now = { state: 'to_clean', since: staff.now, byId: staff.by.id, bookingId } as const
  await tx
    .insert(carReadiness)
    .values({ carId, ...now })
    .onConflictDoUpdate({ target: carReadiness.carId, set: now })
}

/** It has not come back after all. */
export async function forgetReturn(tx: Database, bookingId: number): Promise<void> {
  await tx.delete(carReadiness).where(eq(carReadiness.bookingId, bookingId))
}
