import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** The last signature under the contract as it stands, finished or not. */
export async function readSignature(db: Database, bookingId: number) {
  const { signatures } = schema
  const [signature] = await db
    .select()
    .from(signatures)
    .where(and(eq(signatures.bookingId, bookingId), isNull(signatures.voidedAt)))
    .orderBy(desc(signatures.id))
    .limit(1)
  return signature
}
