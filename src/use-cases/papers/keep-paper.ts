import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { PaperKind } from '../../domain/booking/paper-kinds.ts'
import { labelText } from '../../domain/calendar/tallinn.ts'

const { papers } = schema
export type Paper = typeof papers.$inferSelect

/** The newest of its kind that still holds; with terms only the one that was made from them. */
export async function findPaper(
  db: Database,
  bookingId: number,
  kind: PaperKind,
  terms?: string,
): Promise<Paper | undefined> {
  const isOne = and(eq(papers.bookingId, bookingId), eq(papers.kind, kind), isNull(papers.voidedAt))
  const kept = await db
    .select({ id: papers.id, terms: papers.terms })
    .from(papers)
    .where(isOne)
    .orderBy(desc(papers.id))
  // The database cannot compare what is sealed.
  const found = kept.find((paper) => terms === undefined || paper.terms === terms)
  if (!found) return undefined
  const [paper] = await db.select().from(papers).where(eq(papers.id, found.id))
  return paper
}

/** The newest of its kind about an extra charge. */
export async function findPaperOfCharge(
  db: Database,
  extraChargeId: number,
  kind: PaperKind,
): Promise<Paper | undefined> {
  const [paper] = await db
    .select()
    .from(papers)
    .where(and(eq(papers.extraChargeId, extraChargeId), eq(papers.kind, kind)))
    .orderBy(desc(papers.id))
    .limit(1)
  return paper
}

/** A paper is kept as it was issued, with the hash of its file. */
export async function keepPaper(
  tx: Database,
  paper: Pick<Paper, 'bookingId' | 'kind' | 'number' | 'pdf' | 'terms'> &
    Partial<Pick<Paper, 'amount' | 'vat' | 'vatRate' | 'creditsId' | 'entryId' | 'extraChargeId' | 'bill'>>,
  now: Date,
): Promise<Paper> {
  const sha256 = createHash('sha256').update(paper.pdf).digest('hex')
  const [kept] = await tx
    .insert(papers)
    .values({ ...paper, sha256, createdAt: now })
    .returning()
  if (!kept) throw new Error('the database returned no paper')
  return kept
}

/** Contracts, invoices, credit notes, receipts, acts of hand-over, collective invoices. */
type Series = 'L' | 'A' | 'K' | 'M' | 'U' | 'KA'

/** The next number of a series in this year, without gaps: taken in the transaction that issues the paper. */
export async function nextNumber(tx: Database, series: Series, now: Date): Promise<string> {
  const { paperNumbers } = schema
  const year = Number(labelText(now).slice(0, 4))
  const [row] = await tx
    .insert(paperNumbers)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [paperNumbers.series, paperNumbers.year],
      set: { last: sql`${paperNumbers.last} + 1` },
    })
    .returning({ last: paperNumbers.last })
  if (!row) throw new Error('the database returned no number')
  return `${series}-${year}-${String(row.last).padStart(5, '0')}`
}
