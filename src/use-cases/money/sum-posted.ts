import { and, eq, gte, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { moneyPostings, type Posting, paperPostings } from '../../domain/accounting/postings.ts'
import { type Cents, cents } from '../../domain/money.ts'
import type { Period } from './read-general-ledger.ts'

const { ledgerEntries, papers } = schema

/**
 * The postings of a period added up by the database, those alike in one, and how many documents they are of. What a
 * document posts is linear in its amounts, so the sum of like documents posts the sum; the sign is among what is alike,
 * or debits and credits would cancel out.
 */
export async function sumPosted(
  db: Database,
  period: Period,
): Promise<{ documents: number; postings: Posting[] }> {
  const [billed, moved] = [await sumBilled(db, period), await sumMoved(db, period)]
  const kept = await countKept(db, period)
  return {
    documents: [...billed, ...moved].reduce((all, { documents }) => all + documents, kept),
    postings: [...billed.flatMap(paperPostings), ...moved.flatMap(moneyPostings)],
  }
}

const total = (column: unknown) => sql<Cents>`sum(${column})`.mapWith((value) => cents(Number(value)))

async function sumBilled(db: Database, { from, to }: Period) {
  const { kind, amount, vat, vatRate, createdAt } = papers
  const rows = await db
    .select({ kind, vatRate, amount: total(amount), vat: total(vat), documents: sql<number>`count(*)::int` })
    .from(papers)
    .where(
      and(
        inArray(kind, ['invoice', 'credit-note']),
        isNotNull(amount),
        isNotNull(vat),
        isNotNull(vatRate),
        gte(createdAt, from),
        lt(createdAt, to),
      ),
    )
    .groupBy(kind, vatRate)
  return rows.flatMap((row) =>
    row.vatRate !== null && (row.kind === 'invoice' || row.kind === 'credit-note')
      ? [{ ...row, kind: row.kind, vatRate: row.vatRate }]
      : [],
  )
}

function sumMoved(db: Database, { from, to }: Period) {
  const { account, kind, method, amount, createdAt } = ledgerEntries
  const isIn = sql`${amount} > 0`
  const documents = sql<number>`(count(*) filter (where ${ne(kind, 'kept')}))::int`
  return db
    .select({ account, kind, method, amount: total(amount), documents })
    .from(ledgerEntries)
    .where(and(gte(createdAt, from), lt(createdAt, to)))
    .groupBy(account, kind, method, isIn)
}

/** What was kept of a deposit is written twice and is one document. */
async function countKept(db: Database, { from, to }: Period): Promise<number> {
  const { bookingId, kind, createdAt } = ledgerEntries
  const [row] = await db
    .select({ documents: sql<number>`count(distinct (${bookingId}, ${createdAt}))::int` })
    .from(ledgerEntries)
    .where(and(eq(kind, 'kept'), gte(createdAt, from), lt(createdAt, to)))
  return row?.documents ?? 0
}
