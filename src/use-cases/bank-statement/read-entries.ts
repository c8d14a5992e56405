import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { schema } from '../../db/schema.ts'
import type { BankEntryState } from '../../domain/booking/bank-entry.ts'

const { bankEntries } = schema
export type ListedEntry = typeof bankEntries.$inferSelect

/** What statements told, the newest day first. */
export async function readEntries(
  db: Database,
  state: BankEntryState | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ entries: ListedEntry[]; total: number | undefined }> {
  const wanted = and(state && eq(bankEntries.state, state))
  const entries = await db
    .select()
    .from(bankEntries)
    .where(wanted)
    .orderBy(desc(bankEntries.bookedOn), desc(bankEntries.id))
    .offset(offset)
    .limit(limit)
  return { entries, total: await countUpTo(db, { table: bankEntries, id: bankEntries.id }, wanted) }
}
