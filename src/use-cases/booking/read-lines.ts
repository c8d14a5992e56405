import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { QuoteLine } from '../../domain/pricing/quote-line.ts'

/** The price of a booking as it was told. */
export async function readLines(db: Database, bookingId: number): Promise<QuoteLine[]> {
  const { bookingLines: lines } = schema
  const { kind, details, quantity, unitAmount, amount } = lines
  const rows = await db
    .select({ kind, details, quantity, unitAmount, amount })
    .from(lines)
    .where(eq(lines.bookingId, bookingId))
    .orderBy(asc(lines.position))
  // Only a quote's own lines are ever written, kind and details together.
  return rows as QuoteLine[]
}
