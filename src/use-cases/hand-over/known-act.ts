import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { HandOverWay } from '../../domain/booking/hand-over.ts'
import { idempotentRequest } from '../booking/idempotency.ts'

/** What was sent under a key, told apart from anything else. */
export const hashOfAct = (key: string, body: object): string =>
  idempotentRequest(key, JSON.stringify(body)).requestHash

/** Whether this act was written before: then its answer got lost, or the key is another act's. */
export async function knownAct(
  tx: Database,
  bookingId: number,
  way: HandOverWay,
  { key, ...body }: { key?: string | undefined },
): Promise<'same' | 'other' | undefined> {
  if (key === undefined) return undefined
  const { handOvers } = schema
  const [row] = await tx
    .select({ bookingId: handOvers.bookingId, way: handOvers.way, requestHash: handOvers.requestHash })
    .from(handOvers)
    .where(and(eq(handOvers.key, key)))
  if (!row) return undefined
  const isSame = row.bookingId === bookingId && row.way === way && row.requestHash === hashOfAct(key, body)
  return isSame ? 'same' : 'other'
}
