import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { callRights } from '../../../contract/staff/call-rights.ts'
import { obstacleToUndoPayment } from '../../../domain/booking/undo-payment.ts'
import { type Holder, hasRight, type Right } from '../../../domain/people/rights.ts'
import type { BookingPage } from '../../../use-cases/booking/read-booking-page.ts'

/** A booking's page as one person has it: with what they may do, by the table that the API is held against. */
export function presentOwnBooking(
  page: BookingPage,
  presented: Omit<BookingPageAnswer, 'undoableEntries'>,
  by: Holder,
  now: Date,
): BookingPageAnswer {
  const may = (name: BookingPageAnswer['actions'][number]['name']) =>
    hasRight(by, callRights[`POST /bookings/:id/${name === 'sign' ? 'signature' : name}`].right as Right)
  const undone = new Set(page.ledger.map(({ reversesId }) => reversesId))
  const undoable = page.ledger.filter(
    ({ id, kind, paymentId, bankEntryId, adminId, createdAt }) =>
      obstacleToUndoPayment(
        {
          kind,
          createdAt,
          isUndone: undone.has(id),
          isFromBank: paymentId !== null || bankEntryId !== null || adminId === null,
        },
        { isOwner: by.role === 'owner' },
        now,
      ) === undefined,
  )
  const { nextStep } = presented
  const mayNext = !presented.actions.some(({ name }) => name === nextStep && !may(name))
  return {
    ...presented,
    actions: presented.actions.filter(({ name }) => may(name)),
    nextStep: mayNext ? nextStep : null,
    undoableEntries: hasRight(by, 'money') ? undoable.map(({ id }) => id) : [],
  }
}
