import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { type Block, type BlockResult, periodOf, placeBlock, recordBlock } from './place-block.ts'

/** Another time, another car or another reason; what is not named stays. */
export async function moveBlock(
  db: Database,
  blockId: number,
  change: { [Field in keyof Block]?: Block[Field] | undefined },
  staff: ByStaff,
): Promise<BlockResult> {
  const { carBlocks, carOccupancies: taken } = schema
  const isIt = eq(carBlocks.id, blockId)
  const [known] = await db.select().from(carBlocks).where(isIt)
  if (!known) return { kind: 'not_found' }
  const wanted: Block = {
    carId: change.carId ?? known.carId,
    start: change.start ?? known.start,
    end: change.end ?? known.end,
    reason: change.reason ?? known.reason,
  }
  return placeBlock(db, wanted, { blockId }, staff.now, async (tx) => {
    const [before] = await tx.select().from(carBlocks).where(isIt).for('update')
    const [row] = await tx.update(carBlocks).set(wanted).where(isIt).returning()
    if (!before || !row) return undefined
    const moved = { carId: row.carId, occupied: periodOf(row) }
    await tx.update(taken).set(moved).where(eq(taken.blockId, blockId))
    await recordBlock(tx, staff, 'move-block', before, row)
    return row
  })
}
