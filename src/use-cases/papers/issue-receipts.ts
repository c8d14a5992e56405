import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { readerOf } from '../../documents/reader.ts'
import { sum } from '../../domain/money.ts'
import { lockAccount } from '../payment/booking-balance.ts'
import { keepPaper, nextNumber, type Paper } from './keep-paper.ts'
import type { PaperDependencies } from './paper-dependencies.ts'
import { readFacts } from './read-facts.ts'

type Entry = typeof schema.ledgerEntries.$inferSelect

/** A receipt for every payment that has none yet, each once. */
export function issueReceipts(deps: PaperDependencies, bookingId: number, now: Date): Promise<Paper[]> {
  return inTurn(deps.db, async (tx) => {
    if (!(await lockAccount(tx, bookingId))) return []
    const issued: Paper[] = []
    for (const entries of await paymentsWithout(tx, bookingId))
      issued.push(await issue({ ...deps, db: tx }, bookingId, entries, now))
    return issued
  })
}

async function issue(
  deps: PaperDependencies,
  bookingId: number,
  entries: readonly [Entry, ...Entry[]],
  now: Date,
): Promise<Paper> {
  const [first] = entries
  const file = await readFacts(deps, bookingId)
  const number = await nextNumber(deps.db, 'M', now)
  const method = first.method === 'ON_REQUEST' ? ('CASH' as const) : first.method
  const receipt = { number, paidAt: first.createdAt, method, parts: entries }
  const reader = readerOf(deps.texts[file.language], file.language, deps.simulated)
  const pdf = await deps.draw.receipt({ ...file, receipt }, reader)
  const amount = sum(entries.map((entry) => entry.amount))
  const terms = `payment ${first.id}`
  return keepPaper(
    deps.db,
    { bookingId, kind: 'receipt', number, pdf, terms, amount, entryId: first.id },
    now,
  )
}

/** What came at once: the rent and the deposit of one payment are one receipt. */
async function paymentsWithout(tx: Database, bookingId: number): Promise<[Entry, ...Entry[]][]> {
  const { ledgerEntries, papers } = schema
  const written = await tx
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, bookingId))
    .orderBy(asc(ledgerEntries.id))
  const receipts = await tx
    .select({ entryId: papers.entryId })
    .from(papers)
    .where(and(eq(papers.bookingId, bookingId), isNotNull(papers.entryId)))
  // What was entered by mistake and taken back before its receipt was written needs none.
  const undone = new Set(written.map(({ reversesId }) => reversesId))
  const came = written.filter((entry) => entry.kind === 'payment' && !undone.has(entry.id))
  return [
    ...Map.groupBy(came, ({ id, paymentId, bankEntryId }) =>
      paymentId ? `payment ${paymentId}` : bankEntryId ? `transfer ${bankEntryId}` : `entry ${id}`,
    ).values(),
  ].flatMap(([first, ...rest]) =>
    first && receipts.every(({ entryId }) => entryId !== first.id) ? [[first, ...rest]] : [],
  )
}
