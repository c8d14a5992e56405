import { labelText } from '../calendar/tallinn.ts'
import type { LedgerKind } from './ledger.ts'

/** Why money that was written down stays as it is; each is also the code of the refusal. */
export type UndoPaymentObstacle = 'not_by_hand' | 'already_undone' | 'owner_later'

type Written = {
  kind: LedgerKind
  /** The bank brought it: a payment by link, or a line of a statement. */
  isFromBank: boolean
  isUndone: boolean
  createdAt: Date
}

/** A payment entered by mistake is taken back on the same day by whoever takes money, and later by an owner alone. */
export function obstacleToUndoPayment(
  entry: Written,
  by: { isOwner: boolean },
  now: Date,
): UndoPaymentObstacle | undefined {
  if (entry.kind !== 'payment' || entry.isFromBank) return 'not_by_hand'
  if (entry.isUndone) return 'already_undone'
  const dayOf = (at: Date) => labelText(at).slice(0, 10)
  return by.isOwner || dayOf(entry.createdAt) === dayOf(now) ? undefined : 'owner_later'
}
