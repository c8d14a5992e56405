import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { type Block, type BlockResult, periodOf, placeBlock, recordBlock } from './place-block.ts'

/** Takes a car out of service. */
export function blockCar(db: Database, block: Block, staff: ByStaff): Promise<BlockResult> {
  const { carBlocks, carOccupancies } = schema
  return placeBlock(db, block, {}, staff.now, async (tx): Promise<BlockResult> => {
    const [row] = await tx
      .insert(carBlocks)
      .values({ ...block, createdAt: staff.now })
      .returning()
    if (!row) throw new Error('the database returned no block')
    await tx.insert(carOccupancies).values({ carId: row.carId, occupied: periodOf(row), blockId: row.id })
    await recordBlock(tx, staff, 'block', null, row)
    return { kind: 'blocked', block: row }
  })
}
