import type { EventName, Events } from '../../domain/events.ts'
import { issueContract } from './issue-contract.ts'
import { issueInvoice } from './issue-invoice.ts'
import { issueReceipts } from './issue-receipts.ts'
import type { PaperDependencies } from './paper-dependencies.ts'

type Issue<Name extends EventName> = (
  deps: PaperDependencies,
  payload: Events[Name],
  now: Date,
) => Promise<unknown>

/** What an event makes possible, on paper. */
const issued: { [Name in EventName]?: Issue<Name> } = {
  'payment-received': async (deps, { bookingId }, now) => {
    await issueReceipts(deps, bookingId, now)
    await issueInvoice(deps, bookingId, now)
    await issueContract(deps, bookingId, now)
  },
  'contract-changed': (deps, { bookingId }, now) => issueContract(deps, bookingId, now),
}

/** Papers come with the letter that speaks of them; where no letter leaves they are issued without it. */
export async function issuePapersOf<Name extends EventName>(
  deps: PaperDependencies,
  event: Name,
  payload: Events[Name],
  now: Date,
): Promise<void> {
  await issued[event]?.(deps, payload, now)
}
