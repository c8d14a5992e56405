import { eq, max } from 'drizzle-orm'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { type Refused, recordDone, refused } from '../booking/staff-action.ts'
import { lockAccount } from '../payment/booking-balance.ts'
import { issueContract } from './issue-contract.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { PaperDependencies } from './paper-dependencies.ts'

type PaperResult = { kind: 'issued'; paperId: number; isNew: boolean } | Refused<'no_paper_yet'>

/** The paper for the booking as it stands now: the one there is, or a new one. */
export function issuePaper(
  deps: PaperDependencies,
  id: number,
  kind: 'contract' | 'invoice',
  staff: ByStaff,
): Promise<PaperResult> {
  return inTurn(deps.db, async (tx): Promise<PaperResult> => {
    const account = await lockAccount(tx, id)
    if (!account) return refused('unknown_booking')
    const { papers } = schema
    const [last] = await tx
      .select({ id: max(papers.id) })
      .from(papers)
      .where(eq(papers.bookingId, id))
    const issue = kind === 'contract' ? issueContract : issueInvoice
    const paper = await issue({ ...deps, db: tx }, id, staff.now)
    if (!paper) return refused('no_paper_yet')
    const isNew = paper.id > (last?.id ?? 0)
    if (isNew)
      await recordDone(tx, staff, account.booking, 'issue-paper', { after: { [kind]: paper.number } })
    return { kind: 'issued', paperId: paper.id, isNew }
  })
}
