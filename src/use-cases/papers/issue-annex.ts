import { and, eq, like } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import type { ExchangeFacts } from '../../documents/papers/annex.tsx'
import { readerOf } from '../../documents/reader.ts'
import { contractTerms } from './issue-contract.ts'
import { findPaper, keepPaper, type Paper } from './keep-paper.ts'
import type { PaperDependencies } from './paper-dependencies.ts'
import { type BookingFile, readFacts } from './read-facts.ts'

type Annexed = { isByStaff: boolean; exchange?: ExchangeFacts }

/**
 * What is agreed now beside what was signed, in the transaction that changed it; its customer gets it by letter. Undefined
 * where there is no contract to add it to.
 */
export async function issueAnnex(
  tx: Database,
  deps: PaperDependencies,
  before: BookingFile,
  { isByStaff, exchange }: Annexed,
  now: Date,
): Promise<Paper | undefined> {
  const { bookingId, language } = before
  const contract = await findPaper(tx, bookingId, 'contract')
  if (!contract) return undefined
  const number = `${contract.number}-${1 + (await countAnnexes(tx, bookingId, contract.number))}`
  const facts = await readFacts({ ...deps, db: tx }, bookingId)
  const annex = { number, contract: contract.number, date: now, before, ...(exchange ? { exchange } : {}) }
  const reader = readerOf(deps.texts[language], language, deps.simulated)
  const pdf = await deps.draw.annex({ ...facts, annex }, reader)
  const terms = contractTerms(facts)
  const paper = await keepPaper(tx, { bookingId, kind: 'annex', number, pdf, terms }, now)
  await recordEvent(tx, 'contract-annexed', { bookingId, paperId: paper.id, isByStaff }, now)
  return paper
}

/** The booking is locked by whoever changes it: no two annexes get one number. */
function countAnnexes(tx: Database, bookingId: number, contract: string): Promise<number> {
  const { papers } = schema
  return tx.$count(
    papers,
    and(eq(papers.bookingId, bookingId), eq(papers.kind, 'annex'), like(papers.number, `${contract}-%`)),
  )
}
