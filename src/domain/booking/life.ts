/** The four states the specification names. A cancelled booking keeps its state and has `cancelledAt` besides. */
export const bookingStatuses = ['OPEN', 'PENDING', 'CONFIRMED', 'SIGNED'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const actors = ['customer', 'staff', 'system'] as const
export type Actor = (typeof actors)[number]

/** What can happen to a booking. `system` is the bank's verified word or a job, never a browser. */
export const bookingActions = [
  'start-payment',
  'promise-payment',
  'abandon-payment',
  'confirm-payment',
  'accept',
  'keep-car',
  'sign',
  'void-signature',
  'change',
  'cancel',
  'hand-over',
  'take-back',
] as const
export type BookingAction = (typeof bookingActions)[number]

type Rule = {
  by: readonly Actor[]
  /** The state it leads to from each state it is allowed in. */
  steps: Partial<Record<BookingStatus, BookingStatus>>
}

/** Who may do what, and what becomes of the booking. Everything that is not in this table is refused. */
export const bookingLife: Record<BookingAction, Rule> = {
  'start-payment': { by: ['customer', 'staff'], steps: { OPEN: 'PENDING', PENDING: 'PENDING' } },
  'promise-payment': { by: ['staff'], steps: { OPEN: 'PENDING' } },
  'abandon-payment': { by: ['system', 'staff'], steps: { PENDING: 'OPEN' } },
  'confirm-payment': {
    by: ['system', 'staff'],
    steps: { OPEN: 'CONFIRMED', PENDING: 'CONFIRMED', CONFIRMED: 'CONFIRMED', SIGNED: 'SIGNED' },
  },
  accept: { by: ['staff'], steps: { OPEN: 'CONFIRMED', PENDING: 'CONFIRMED' } },
  // Staff lift the end of a hold: the car waits for as long as the customer needs.
  'keep-car': { by: ['staff'], steps: { OPEN: 'OPEN', PENDING: 'PENDING' } },
  sign: { by: ['customer', 'staff'], steps: { CONFIRMED: 'SIGNED' } },
  'void-signature': { by: ['staff', 'system'], steps: { SIGNED: 'CONFIRMED' } },
  // What was signed stands; a change that asks for another signature voids it by itself.
  change: {
    by: ['customer', 'staff'],
    steps: { OPEN: 'OPEN', PENDING: 'PENDING', CONFIRMED: 'CONFIRMED', SIGNED: 'SIGNED' },
  },
  cancel: {
    by: ['customer', 'staff', 'system'],
    steps: { OPEN: 'OPEN', PENDING: 'PENDING', CONFIRMED: 'CONFIRMED', SIGNED: 'SIGNED' },
  },
  'hand-over': { by: ['customer', 'staff'], steps: { SIGNED: 'SIGNED' } },
  'take-back': { by: ['customer', 'staff'], steps: { SIGNED: 'SIGNED', CONFIRMED: 'CONFIRMED' } },
}

/** The facts of a booking that decide what may happen to it. */
export type BookingState = { status: BookingStatus; isCancelled: boolean; isReturned: boolean }

type StepResult =
  | { ok: true; status: BookingStatus }
  | { ok: false; reason: 'cancelled' | 'returned' | 'not_allowed_to' | 'not_in_this_state' }

export function nextStatus(booking: BookingState, action: BookingAction, actor: Actor): StepResult {
  // Money that arrives is always recorded: the bank does not ask whether the booking still stands.
  const isMoney = action === 'confirm-payment'
  if (booking.isCancelled && !isMoney) return { ok: false, reason: 'cancelled' }
  if (booking.isReturned && !isMoney) return { ok: false, reason: 'returned' }
  const rule = bookingLife[action]
  if (!rule.by.includes(actor)) return { ok: false, reason: 'not_allowed_to' }
  const status = rule.steps[booking.status]
  return status ? { ok: true, status } : { ok: false, reason: 'not_in_this_state' }
}
