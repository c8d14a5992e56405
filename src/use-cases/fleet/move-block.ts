import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import type { WallMinute } from '../../domain/calendar/wall-clock.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { isStillSo } from '../../domain/still-so.ts'
import { type Block, type BlockResult, blockOf, periodOf, placeBlock, recordBlock } from './place-block.ts'

type Some<Facts> = { [Field in keyof Facts]?: Facts[Field] | undefined }
/** To the minute, as a screen tells it. */
type SeenBlock = Some<Omit<Block, 'start' | 'end'> & { start: WallMinute; end: WallMinute }>

const seen = (block: Block): SeenBlock => ({
  ...blockOf(block),
  start: labelOf(block.start),
  end: labelOf(block.end),
})

/** Another time, another car or another reason; what is not named stays. */
export async function moveBlock(
  db: Database,
  blockId: number,
  change: Some<Block> & { previous?: SeenBlock | undefined },
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
  return placeBlock(db, wanted, { blockId }, staff.now, async (tx): Promise<BlockResult> => {
    const [before] = await tx.select().from(carBlocks).where(isIt).for('update')
    if (before && change.previous && !isStillSo(change.previous, seen(before)))
      return { kind: 'changed_meanwhile', block: before }
    const [row] = await tx.update(carBlocks).set(wanted).where(isIt).returning()
    if (!before || !row) return { kind: 'not_found' }
    const moved = { carId: row.carId, occupied: periodOf(row) }
    await tx.update(taken).set(moved).where(eq(taken.blockId, blockId))
    await recordBlock(tx, staff, 'move-block', before, row)
    return { kind: 'blocked', block: row }
  })
}
