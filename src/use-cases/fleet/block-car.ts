import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import type { Period } from '../../domain/availability/occupied-period.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import {
  type Asking,
  explainTakenCar,
  type FreeCar,
  type Overlap,
} from '../booking/change/explain-taken-car.ts'
import { lockCar, releaseExpiredHolds } from '../booking/occupy-car.ts'
import { recordChange } from '../records/record-change.ts'

const { carBlocks, carOccupancies: taken } = schema

/** Time a car is out of service, and why. */
export type Block = { carId: number; start: Date; end: Date; reason: string }
export type BlockRow = typeof carBlocks.$inferSelect

export type BlockResult =
  | { kind: 'blocked'; block: BlockRow }
  | { kind: 'not_found' | 'not_a_car' | 'not_after_start' | 'too_long' }
  | { kind: 'car_taken'; inTheWay: Overlap[]; freeCars: FreeCar[] }

/** A car that stands longer than this is not for rent, and says so itself. */
const LONGEST_MS = 366 * 86_400_000

/** Takes a car out of service. Whoever has it booked is never pushed aside: the refusal names them. */
export function blockCar(db: Database, block: Block, by: StaffMember, now: Date): Promise<BlockResult> {
  return place(db, block, {}, now, async (tx) => {
    const [row] = await tx
      .insert(carBlocks)
      .values({ ...block, createdAt: now })
      .returning()
    if (!row) throw new Error('the database returned no block')
    await tx.insert(taken).values({ carId: row.carId, occupied: periodOf(row), blockId: row.id })
    await log(tx, by, 'block', null, row, now)
    return { kind: 'blocked', block: row }
  })
}

/** Another time, another car or another reason; what is not named stays. */
export async function moveBlock(
  db: Database,
  blockId: number,
  change: { [Field in keyof Block]?: Block[Field] | undefined },
  by: StaffMember,
  now: Date,
): Promise<BlockResult> {
  const [known] = await db.select().from(carBlocks).where(eq(carBlocks.id, blockId))
  if (!known) return { kind: 'not_found' }
  const wanted: Block = {
    carId: change.carId ?? known.carId,
    start: change.start ?? known.start,
    end: change.end ?? known.end,
    reason: change.reason ?? known.reason,
  }
  return place(db, wanted, { blockId }, now, async (tx) => {
    const [before] = await tx.select().from(carBlocks).where(eq(carBlocks.id, blockId)).for('update')
    const [row] = await tx.update(carBlocks).set(wanted).where(eq(carBlocks.id, blockId)).returning()
    if (!before || !row) return { kind: 'not_found' }
    await tx
      .update(taken)
      .set({ carId: row.carId, occupied: periodOf(row) })
      .where(eq(taken.blockId, blockId))
    await log(tx, by, 'move-block', before, row, now)
    return { kind: 'blocked', block: row }
  })
}

/** The car is free again at once. False when there is no such block. */
export function removeBlock(db: Database, blockId: number, by: StaffMember, now: Date): Promise<boolean> {
  return inTurn(db, async (tx) => {
    const [row] = await tx.delete(carBlocks).where(eq(carBlocks.id, blockId)).returning()
    if (row) await log(tx, by, 'unblock', row, null, now)
    return row !== undefined
  })
}

async function place(
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

const periodOf = ({ start, end }: Block): Period => ({ from: start, to: end })

/** A block is part of its car's story. */
async function log(
  tx: Database,
  by: StaffMember,
  action: string,
  before: BlockRow | null,
  after: BlockRow | null,
  now: Date,
): Promise<void> {
  const facts = (row: BlockRow | null) =>
    row && { carId: row.carId, start: row.start, end: row.end, reason: row.reason }
  // One that moves from car to car is part of both their stories.
  for (const recordId of new Set([before, after].flatMap((row) => row?.carId ?? []))) {
    const change = { resource: 'cars', recordId, action, before: facts(before), after: facts(after) }
    await recordChange(tx, by, change, now)
  }
}
