import { type Cents, minus } from '../money.ts'
import { type HandOverObstacle, type LicenceState, missingSteps } from './hand-over.ts'
import { type BookingAction, type BookingState, nextStatus } from './life.ts'
import type { DocumentsState } from './wanted-documents.ts'

/** What staff can do with a booking from its page. */
const staffActionNames = [
  'confirm',
  'put-on-account',
  'lift-hold',
  'money',
  'refund',
  'use-deposit',
  'change',
  'resend-link',
  'renew-link',
  'sign',
  'hand-over',
  'take-back',
  'exchange',
  'undo-hand-over',
  'undo-take-back',
  'undo-exchange',
  'cancel',
] as const
export type StaffActionName = (typeof staffActionNames)[number]

/** Why something is not possible now; each is also the code of the refusal. */
export type StaffObstacle =
  | 'cancelled'
  | 'returned'
  | 'not_allowed_to'
  | 'not_in_this_state'
  | 'no_hold'
  | 'nothing_owed_back'
  | 'not_returned'
  | 'nothing_due'
  | 'no_deposit'
  | 'unsigned'
  | 'money_due'
  | 'without_car'
  | 'handed_over'
  | 'not_handed_over'
  | 'link_ended'
  | 'by_locker'
  | 'exchanged'
  | 'not_exchanged'
  | 'another_day'
  | 'no_account'
  | 'on_account_already'

/** What is possible through steps that are still `missing` names each of them. */
export type StaffAction = {
  name: StaffActionName
  isPossible: boolean
  reason?: StaffObstacle
  missing?: HandOverObstacle[]
}

/** How staff last moved the key of a booking: what nobody at the desk did cannot be undone there. */
export type KeyMoved = 'today' | 'before' | 'by-locker' | null

/** The facts of a booking that decide what staff can do with it. */
export type StaffFacts = BookingState & {
  isHandedOver: boolean
  /** Made by the agreement of a company, and paid for with its collective invoice. */
  hasAccount: boolean
  isOnAccount: boolean
  /** A car is kept for it. */
  hasCar: boolean
  /** The car is kept, but not for ever. */
  isHeld: boolean
  isLinkAlive: boolean
  due: Cents
  /** Of what is due: what belongs to the deposit. */
  depositDue: Cents
  /** What of the deposit nobody has left with us yet. */
  depositMissing: Cents
  licence: LicenceState
  /** Another car was given for the one that was handed over. */
  isExchanged: boolean
  /** When that last happened. */
  exchanged: KeyMoved
  /** How its key went out, and how it came back. */
  keyOut: KeyMoved
  keyBack: KeyMoved
  /** The deposit in our hands, without what is on its way back. */
  depositHeld: Cents
  /** Owed to the customer and not yet on its way. */
  owedBack: Cents
  /** Charges of its return that nobody has asked for or let go yet. */
  hasProposals: boolean
  needsPeople: boolean
  /** Registered as a request, to which people answer. */
  isRequest: boolean
  isPickUpNear: boolean
  documents: DocumentsState
}

/** How far ahead of its pick-up a booking is staff's business: what is missing then can still be asked for in time. */
export const NEAR_DAYS = 4

export const isPickUpNear = (rentDate: Date, now: Date): boolean =>
  rentDate.getTime() - now.getTime() <= NEAR_DAYS * 24 * 3_600_000

type Rule = {
  /** The row of the state table that allows it; without one it is possible in every state. */
  step?: BookingAction
  obstacle?: (facts: StaffFacts) => StaffObstacle | false
}

function obstacleToLink({ isCancelled, isLinkAlive }: StaffFacts): StaffObstacle | false {
  return isCancelled ? 'cancelled' : !isLinkAlive && 'link_ended'
}

/** Undone is what staff did by mistake, on the same day: later it is history. */
const obstacleToUndo = (moved: KeyMoved): StaffObstacle | false =>
  moved === 'today' ? false : moved === 'before' ? 'another_day' : 'by_locker'

const rules: Record<StaffActionName, Rule> = {
  confirm: { step: 'accept' },
  'put-on-account': {
    obstacle: ({ isCancelled, hasAccount, isOnAccount }) =>
      isCancelled ? 'cancelled' : !hasAccount ? 'no_account' : isOnAccount && 'on_account_already',
  },
  'lift-hold': { step: 'keep-car', obstacle: ({ hasCar, isHeld }) => hasCar && !isHeld && 'no_hold' },
  // Money that was seen is always written down, whatever became of the booking.
  money: {},
  refund: { obstacle: ({ owedBack }) => owedBack === 0 && 'nothing_owed_back' },
  // Before the car is back the deposit stands for what may still happen to it.
  'use-deposit': {
    obstacle: ({ isReturned, due, depositHeld }) =>
      !isReturned ? 'not_returned' : due === 0 ? 'nothing_due' : depositHeld === 0 && 'no_deposit',
  },
  change: { step: 'change' },
  'resend-link': { obstacle: obstacleToLink },
  'renew-link': { obstacle: obstacleToLink },
  sign: { step: 'sign' },
  'hand-over': {
    step: 'hand-over',
    // A deposit that is due is a step of the hand-over itself.
    obstacle: ({ isHandedOver, hasCar, due, depositDue, isOnAccount }) => {
      if (isHandedOver) return 'handed_over'
      if (!hasCar) return 'without_car'
      return !isOnAccount && minus(due, depositDue) > 0 && 'money_due'
    },
  },
  'take-back': { step: 'take-back', obstacle: ({ isHandedOver }) => !isHandedOver && 'not_handed_over' },
  exchange: { step: 'change', obstacle: ({ isHandedOver }) => !isHandedOver && 'not_handed_over' },
  'undo-hand-over': {
    obstacle: ({ isCancelled, isReturned, isHandedOver, isExchanged, keyOut }) =>
      isCancelled
        ? 'cancelled'
        : isReturned
          ? 'returned'
          : !isHandedOver
            ? 'not_handed_over'
            : isExchanged
              ? 'exchanged'
              : obstacleToUndo(keyOut),
  },
  'undo-take-back': {
    obstacle: ({ isReturned, keyBack }) => (isReturned ? obstacleToUndo(keyBack) : 'not_returned'),
  },
  'undo-exchange': {
    obstacle: ({ isCancelled, isReturned, exchanged }) =>
      isCancelled
        ? 'cancelled'
        : isReturned
          ? 'returned'
          : exchanged === null
            ? 'not_exchanged'
            : obstacleToUndo(exchanged),
  },
  cancel: { step: 'cancel', obstacle: ({ isHandedOver }) => isHandedOver && 'handed_over' },
}

/** What stands in the way of it; undefined when nothing does. */
export function obstacleTo(name: StaffActionName, facts: StaffFacts): StaffObstacle | undefined {
  const { step, obstacle } = rules[name]
  const result = step && nextStatus(facts, step, 'staff')
  if (result && !result.ok) {
    if (result.reason !== 'not_in_this_state') return result.reason
    return name === 'hand-over' ? 'unsigned' : name === 'take-back' ? 'not_handed_over' : result.reason
  }
  return obstacle?.(facts) || undefined
}

export function staffActions(facts: StaffFacts): StaffAction[] {
  return staffActionNames.map((name) => {
    const reason = obstacleTo(name, facts)
    if (reason) return { name, isPossible: false, reason }
    return name === 'hand-over'
      ? { name, isPossible: true, missing: missingSteps(facts) }
      : { name, isPossible: true }
  })
}

/**
 * `attention`: people have to look first. `documents`: papers wait to be looked at. `extra-charges`: proposals wait for a
 * decision.
 */
export type NextStep =
  | Exclude<
      StaffActionName,
      | 'change'
      | 'exchange'
      | 'sign'
      | 'lift-hold'
      | 'renew-link'
      | 'cancel'
      | 'undo-hand-over'
      | 'undo-take-back'
      | 'undo-exchange'
    >
  | 'attention'
  | 'documents'
  | 'extra-charges'

/** The one thing to do next; undefined when nothing is left to do, or when it is the customer's turn and they know. */
export function nextStepOf(facts: StaffFacts): NextStep | undefined {
  const { status, isCancelled, isReturned, isHandedOver, due, owedBack, needsPeople, documents } = facts
  if (needsPeople) return 'attention'
  // A deposit that went back can no longer cover what was to be decided.
  if (isReturned && facts.hasProposals) return 'extra-charges'
  // What is due on account comes with the company's next invoice; a deposit is the customer's all the same.
  if (isReturned && due > 0 && !facts.isOnAccount) return facts.depositHeld > 0 ? 'use-deposit' : 'money'
  if (isCancelled || isReturned) return owedBack > 0 ? 'refund' : undefined
  if (isHandedOver) return 'take-back'
  if (status === 'OPEN' || status === 'PENDING')
    return facts.hasAccount && !facts.isOnAccount ? 'put-on-account' : facts.isRequest ? 'confirm' : 'money'
  if (documents === 'waiting') return 'documents'
  if (due > 0 && !facts.isOnAccount) return 'money'
  if (!facts.isPickUpNear) return undefined
  return status === 'SIGNED' ? 'hand-over' : 'resend-link'
}
