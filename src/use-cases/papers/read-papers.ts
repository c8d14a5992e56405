import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

const { papers } = schema

/** After its years only the number is left of a paper. */
const isThere = sql`octet_length(${papers.pdf}) > 0`

/** What was issued for a booking, without the files themselves. */
export function readPapers(db: Database, bookingId: number) {
  const { id, kind, number, createdAt, voidedAt } = papers
  const hasBill = sql<boolean>`${papers.bill} is not null`
  return db
    .select({ id, kind, number, createdAt, voidedAt, hasBill })
    .from(papers)
    .where(and(eq(papers.bookingId, bookingId), isThere))
    .orderBy(asc(papers.id))
}

/** A paper as it was issued; undefined when the booking has no such paper. */
export async function readPaper(db: Database, bookingId: number, paperId: number) {
  const [paper] = await db
    .select({ number: papers.number, pdf: papers.pdf, bill: papers.bill })
    .from(papers)
    .where(and(eq(papers.id, paperId), eq(papers.bookingId, bookingId), isThere))
  return paper
}
