import type { EventName, Events } from '../../domain/events.ts'
import { cents, minus } from '../../domain/money.ts'
import { readAccount } from '../payment/booking-balance.ts'
import { issueContract } from './issue-contract.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { PaperDependencies } from './paper-dependencies.ts'
import { readFacts } from './read-facts.ts'

type Issue<Name extends EventName> = (
  deps: PaperDependencies,
  payload: Events[Name],
  now: Date,
) => Promise<unknown>

/** What an event makes possible, on paper. */
const issued: { [Name in EventName]?: Issue<Name> } = {
  'payment-received': async (deps, { bookingId }, now) => {
    await issueInvoice(deps, bookingId, now)
    await issueContract(deps, bookingId, now)
  },
  'contract-changed': (deps, { bookingId }, now) => issueContract(deps, bookingId, now),
  'booking-cancelled': (deps, { bookingId, by }, now) => creditCancelled(deps, bookingId, by, now),
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

/** What a cancelled booking no longer costs. */
export async function creditCancelled(
  deps: PaperDependencies,
  bookingId: number,
  by: Events['booking-cancelled']['by'],
  now: Date,
) {
  const account = await readAccount(deps.db, bookingId)
  if (!account) throw new Error(`there is no booking ${bookingId}`)
  const { price, cancelFee } = account.booking
  const { language } = await readFacts(deps, bookingId)
  const reason = deps.texts[language].mails.cancelled.by[cancelledBy[by]]
  return issueCreditNote(deps, bookingId, minus(price, cancelFee ?? cents(0)), reason, now)
}

export const cancelledBy = { customer: 'customer', staff: 'office', system: 'unpaid' } as const
