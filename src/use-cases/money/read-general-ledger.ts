import { and, asc, gte, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { accountsOf } from '../../domain/accounting/accounts.ts'
import {
  type BilledPaper,
  type MovedMoney,
  moneyPostings,
  type Posting,
  paperPostings,
} from '../../domain/accounting/postings.ts'
import { readBilled } from './read-vat.ts'

const { company, ledgerEntries } = schema

export type Period = { from: Date; to: Date }

/** One document of the books: a paper, or money that moved. */
export type PostedDocument = {
  number: string
  at: Date
  bookingId: number
  /** What it is, for those who read the line. */
  about: BilledPaper | MovedMoney
  postings: Posting[]
}

export const readAccounts = async (db: Database) => accountsOf((await db.select().from(company))[0])

/** Every document of a period with its postings, in the order of time. */
export async function readPosted(db: Database, period: Period): Promise<PostedDocument[]> {
  const billed = (await readBilled(db, period)).map(({ number, createdAt, bookingId, ...paper }) => ({
    number,
    at: createdAt,
    bookingId,
    about: paper,
    postings: paperPostings(paper),
  }))
  const moved = [...Map.groupBy(await readMoved(db, period), documentOf).values()].flatMap(
    ([first, ...others]) =>
      first
        ? [
            {
              number: entryNumber(first.id),
              at: first.createdAt,
              bookingId: first.bookingId,
              about: first,
              postings: [first, ...others].flatMap(moneyPostings),
            },
          ]
        : [],
  )
  return [...billed, ...moved].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** What was kept of a deposit is written twice and is one document. */
const documentOf = ({ id, bookingId, kind, createdAt }: Moved): string =>
  kind === 'kept' ? `${bookingId} ${createdAt.getTime()}` : `entry ${id}`

/** The books know money by its number in the ledger: what goes back has no receipt. */
const entryNumber = (id: number): string => `K-${String(id).padStart(6, '0')}`

type Moved = Awaited<ReturnType<typeof readMoved>>[number]

function readMoved(db: Database, { from, to }: Period) {
  const { id, bookingId, account, kind, method, amount, createdAt } = ledgerEntries
  return db
    .select({ id, bookingId, account, kind, method, amount, createdAt })
    .from(ledgerEntries)
    .where(and(gte(createdAt, from), lt(createdAt, to)))
    .orderBy(asc(id))
}
