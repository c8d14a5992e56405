import type { DocumentsState } from './wanted-documents.ts'

export type StepName = 'payment' | 'documents' | 'contract' | 'pick-up' | 'return' | 'questionnaire'
/** `now`: the customer's turn. `waiting`: someone else's. */
export type CustomerStep = { name: StepName; state: 'done' | 'now' | 'waiting' | 'later' }

type Progress = {
  isCancelled: boolean
  isDue: boolean
  isAccepted: boolean
  documents: DocumentsState
  isSigned: boolean
  isHandedOver: boolean
  isReturned: boolean
  hasAnswered: boolean
}

/** The way from booked to returned, as the customer walks it: `now` is their turn, `waiting` is ours. */
export function customerSteps(progress: Progress): CustomerStep[] {
  const { isCancelled, isDue, isAccepted, documents, isSigned, isHandedOver, isReturned, hasAnswered } =
    progress
  if (isCancelled) return []
  const isOnTheRoad = isHandedOver || isReturned
  const ready = !isDue && isSigned && documents === 'approved'
  const step = (name: StepName, isDone: boolean, isNow: boolean, isWaiting = false): CustomerStep => ({
    name,
    state: isDone ? 'done' : isNow ? 'now' : isWaiting ? 'waiting' : 'later',
  })
  return [
    step('payment', !isDue, true),
    step('documents', documents === 'approved' || isOnTheRoad, documents === 'missing', true),
    step('contract', isSigned || isOnTheRoad, isAccepted),
    step('pick-up', isOnTheRoad, ready),
    step('return', isReturned, isHandedOver),
    step('questionnaire', hasAnswered, isReturned),
  ]
}
