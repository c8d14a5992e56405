import type { LockerWindow } from './locker-window.ts'
import type { DocumentsState } from './wanted-documents.ts'

export type LockerObstacle =
  | 'unpaid'
  | 'deposit'
  | 'documents'
  | 'unsigned'
  | 'too-early'
  | 'too-late'
  /** Nobody has opened it: no key can lie in it. */
  | 'not-opened'

type LockerReadiness = {
  isPaid: boolean
  isDepositPaid: boolean
  documents: DocumentsState
  isSigned: boolean
  window: LockerWindow
}

/** What stands between the customer and the key; nothing left means that the locker opens. */
export function lockerObstacles(
  { isPaid, isDepositPaid, documents, isSigned, window }: LockerReadiness,
  now: Date,
): LockerObstacle[] {
  const obstacles: LockerObstacle[] = []
  if (!isPaid) obstacles.push('unpaid')
  if (!isDepositPaid) obstacles.push('deposit')
  if (documents !== 'approved') obstacles.push('documents')
  if (!isSigned) obstacles.push('unsigned')
  if (now < window.start) obstacles.push('too-early')
  if (now >= window.end) obstacles.push('too-late')
  return obstacles
}
