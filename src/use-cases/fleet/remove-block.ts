import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordBlock } from './place-block.ts'

type RemoveResult = { ok: true } | { ok: false; code: 'not_found' }

/** The car is free again at once. */
export function removeBlock(db: Database, blockId: number, staff: ByStaff): Promise<RemoveResult> {
  const { carBlocks } = schema
  return inTurn(db, async (tx): Promise<RemoveResult> => {
    const [row] = await tx.delete(carBlocks).where(eq(carBlocks.id, blockId)).returning()
    if (!row) return { ok: false, code: 'not_found' }
    await recordBlock(tx, staff, 'unblock', row, null)
    return { ok: true }
  })
}
