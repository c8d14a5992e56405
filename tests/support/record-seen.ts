import { inTurn } from '../../src/db/in-turn.ts'
import type { PaymentDependencies } from '../../src/use-cases/payment/payment-dependencies.ts'
import { recordPayment, type SeenMoney } from '../../src/use-cases/payment/record-payment.ts'

/** Money that somebody saw, in a transaction of its own; staff's own verb asks more than a story of money needs. */
export const recordSeen = (
  deps: PaymentDependencies,
  bookingId: number,
  money: Omit<SeenMoney, 'adminId'>,
  now: Date,
) => inTurn(deps.db, (tx) => recordPayment(tx, deps, bookingId, { ...money, adminId: null }, now))
