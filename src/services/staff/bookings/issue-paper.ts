import { eq, max } from 'drizzle-orm'
import { schema } from '../../../db/schema.ts'
import { issueContract } from '../../papers/issue-contract.ts'
import { issueInvoice } from '../../papers/issue-invoice.ts'
import type { PaperDesk } from '../../papers/paper-desk.ts'
import { lockAccount } from '../../payment/booking-money.ts'
import { inTurn } from '../../payment/till.ts'
import { type Refused, recordDone, refused, type StaffAct } from './staff-booking.ts'

export type PaperResult = { kind: 'issued'; paperId: number; isNew: boolean } | Refused<'no_paper_yet'>

/** The paper for the booking as it stands now: the one there is, or a new one. */
export function issuePaper(
  desk: PaperDesk,
  id: number,
  kind: 'contract' | 'invoice',
  act: StaffAct,
): Promise<PaperResult> {
  return inTurn(desk.db, async (tx): Promise<PaperResult> => {
    const account = await lockAccount(tx, id)
    if (!account) return refused('unknown_booking')
    const { papers } = schema
    const [last] = await tx
      .select({ id: max(papers.id) })
      .from(papers)
      .where(eq(papers.bookingId, id))
    const issue = kind === 'contract' ? issueContract : issueInvoice
    const paper = await issue({ ...desk, db: tx }, id, act.now)
    if (!paper) return refused('no_paper_yet')
    const isNew = paper.id > (last?.id ?? 0)
    if (isNew) await recordDone(tx, act, account.booking, 'issue-paper', { after: { [kind]: paper.number } })
    return { kind: 'issued', paperId: paper.id, isNew }
  })
}
