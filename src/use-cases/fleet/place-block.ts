import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import type { schema } from '../../db/schema.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import type { Period } from '../../domain/availability/occupied-period.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { type Asking, explainTakenCar, type TakenCar } from '../booking/change/explain-taken-car.ts'
import { lockCar, releaseExpiredHolds } from '../booking/occupy-car.ts'
import { recordChange } from '../records/record-change.ts'

/** Time a car is out of service, and why. */
export type Block = { carId: number; start: Date; end: Date; reason: string }
export type BlockRow = typeof schema.carBlocks.$inferSelect

export type BlockResult =
  | { kind: 'blocked'; block: BlockRow }
  | { kind: 'not_found' | 'not_a_car' | 'not_after_start' | 'too_long' }
  /** It is no longer as it was seen: with what it is now. */
  | { kind: 'changed_meanwhile'; block: BlockRow }
  | ({ kind: 'car_taken' } & TakenCar)

/** A car that stands longer than this is not for rent, and says so itself. */
const LONGEST_MS = 366 * 86_400_000

/** Writes a block where its car is free. Whoever has it booked is never pushed aside: the refusal names them. */
export async function placeBlock(
  db: Database,
  block: Block,
  asking: Asking,
  now: Date,
  write: (tx: Database) => Promise<BlockResult>,
): Promise<BlockResult> {
  const length = block.end.getTime() - block.start.getTime()
  if (length <= 0) return { kind: 'not_after_start' }
  if (length > LONGEST_MS) return { kind: 'too_long' }
  try {
    return await inTurn(db, async (tx): Promise<BlockResult> => {
      if (!(await lockCar(tx, block.carId))) return { kind: 'not_a_car' }
      await releaseExpiredHolds(tx, block.carId, periodOf(block), now)
      return write(tx)
    })
  } catch (error) {
    if (violatedConstraint(error) !== 'car_occupancies_no_overlap') throw error
    return { kind: 'car_taken', ...(await explainTakenCar(db, block.carId, periodOf(block), asking, now)) }
  }
}

export const periodOf = ({ start, end }: Block): Period => ({ from: start, to: end })

export const blockOf = ({ carId, start, end, reason }: Block): Block => ({ carId, start, end, reason })

/** A block is part of its car's story; one that moves from car to car is part of both their stories. */
export async function recordBlock(
  tx: Database,
  staff: ByStaff,
  action: string,
  before: BlockRow | null,
  after: BlockRow | null,
): Promise<void> {
  const facts = (row: BlockRow | null) => row && blockOf(row)
  for (const recordId of new Set([before, after].flatMap((row) => row?.carId ?? []))) {
    const change = { resource: 'cars', recordId, action, before: facts(before), after: facts(after) }
    await recordChange(tx, staff, change)
  }
}
