import type { ContractText } from '../../contract/visitor/customer.ts'
import { readContract } from '../../documents/papers.ts'
import { readerOf } from '../../documents/reader.ts'
import { contractTerms } from './issue-contract.ts'
import { findPaper } from './keep-paper.ts'
import type { PaperDependencies } from './paper-dependencies.ts'
import { readFacts } from './read-facts.ts'

/** What the contract says, to be read on the page where it is signed. Undefined unless the booking still says the same. */
export async function readContractText(
  deps: PaperDependencies,
  bookingId: number,
): Promise<ContractText | undefined> {
  const paper = await findPaper(deps.db, bookingId, 'contract')
  const facts = await readFacts(deps, bookingId)
  if (!paper || paper.terms !== contractTerms(facts)) return undefined
  const { language } = facts
  const reader = readerOf(deps.texts[language], language, deps.simulated)
  return { language, blocks: await readContract(facts, reader) }
}
