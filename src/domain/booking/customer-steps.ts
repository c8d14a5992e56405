import type { DocumentsState } from './wanted-documents.ts'

export type StepName =
  | 'payment'
  | 'deposit'
  | 'documents'
  | 'contract'
  | 'pick-up'
  | 'return'
  | 'questionnaire'
/** `now`: the customer's turn. `waiting`: someone else's. */
export type CustomerStep = { name: StepName; state: 'done' | 'now' | 'waiting' | 'later' }

type Progress = {
  isCancelled: boolean
  /** Asked by e-mail and not answered yet: nobody may pay, and nothing is wanted. */
  isAsking: boolean
  isRentDue: boolean
  /** `none`: it is left at the desk, or there is none. */
  deposit: 'none' | 'due' | 'paid'
  /** The bank has not said how a payment ended. */
  isUnderWay: boolean
  isAccepted: boolean
  documents: DocumentsState
  isSigned: boolean
  isHandedOver: boolean
  /** The customer says that the key lies in its locker; nobody has looked yet. */
  isKeyBack: boolean
  isReturned: boolean
  hasAnswered: boolean
}

/** The way from booked to returned, as the customer walks it: `now` is their turn, `waiting` is ours. */
export function customerSteps(progress: Progress): CustomerStep[] {
  const { isAsking, isRentDue, deposit, documents, isSigned, isHandedOver, isReturned } = progress
  if (progress.isCancelled) return []
  const isOnTheRoad = isHandedOver || isReturned
  const ready = !isRentDue && deposit !== 'due' && isSigned && documents === 'approved'
  const step = (name: StepName, isDone: boolean, isNow: boolean, isWaiting = false): CustomerStep => ({
    name,
    state: isDone ? 'done' : isNow ? 'now' : isWaiting ? 'waiting' : 'later',
  })
  const isPayable = !isAsking && !progress.isUnderWay
  return [
    step('payment', !isRentDue, isPayable, progress.isUnderWay),
    ...(deposit === 'none' ? [] : [step('deposit', deposit === 'paid', isPayable && !isRentDue)]),
    step(
      'documents',
      documents === 'approved' || isOnTheRoad,
      documents === 'missing' && !isAsking,
      !isAsking,
    ),
    step('contract', isSigned || isOnTheRoad, progress.isAccepted),
    step('pick-up', isOnTheRoad, ready),
    step('return', isReturned, isHandedOver && !progress.isKeyBack, progress.isKeyBack),
    step('questionnaire', progress.hasAnswered, isReturned),
  ]
}
