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
  const moved = (await readMoved(db, period)).map(({ id, createdAt, bookingId, ...money }) => ({
    number: entryNumber(id),
    at: createdAt,
    bookingId,
    about: money,
    postings: moneyPostings(money),
  }))
  return [...billed, ...moved].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** What moved has no paper of its own: its number in the ledger stands for it. */
const entryNumber = (id: number): string => `M-${String(id).padStart(6, '0')}`

function readMoved(db: Database, { from, to }: Period) {
  const { id, bookingId, account, kind, method, amount, createdAt } = ledgerEntries
  return db
    .select({ id, bookingId, account, kind, method, amount, createdAt })
    .from(ledgerEntries)
    .where(and(gte(createdAt, from), lt(createdAt, to)))
    .orderBy(asc(id))
}
