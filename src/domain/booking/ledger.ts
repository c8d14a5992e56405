import { type Cents, cents, plus, sum } from '../money.ts'

/** The price of the rental, and the deposit that is given back: their money is never mixed. */
export const ledgerAccounts = ['rent', 'deposit'] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** `payment` came in, `refund` went back, `void` is a payment the bank took back. */
export const ledgerKinds = ['payment', 'refund', 'void'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

export type LedgerEntry = { account: LedgerAccount; kind: LedgerKind; amount: Cents }

/** What decides how much a booking costs. */
type BookingMoney = {
  price: Cents
  deposit: Cents
  paymentWithDeposit: boolean
  isCancelled: boolean
  isReturned: boolean
  cancelFee: Cents
  /** Paid when no car was left for it: nothing is owed for what cannot be given. */
  isWithoutCar: boolean
}

export type Balance = {
  /** What the rental costs as things stand: the price, or what a cancelled booking keeps. */
  rentCost: Cents
  rentPaid: Cents
  depositPaid: Cents
  /** Still to be paid before the key is handed out. */
  rentDue: Cents
  depositDue: Cents
  /** Owed to the customer. */
  rentOwedBack: Cents
  depositOwedBack: Cents
}

/** All that follows from a booking's terms and the movements of its money. */
export function balanceOf(booking: BookingMoney, entries: readonly LedgerEntry[]): Balance {
  const held = (account: LedgerAccount): Cents =>
    sum(entries.filter((entry) => entry.account === account).map(({ amount }) => amount))
  const rentPaid = held('rent')
  const depositPaid = held('deposit')
  const rentCost = booking.isCancelled ? booking.cancelFee : booking.isWithoutCar ? cents(0) : booking.price
  const isOver = booking.isCancelled || booking.isReturned || booking.isWithoutCar
  const depositHeld = isOver ? cents(0) : booking.deposit
  const wantsDeposit = booking.paymentWithDeposit && !isOver
  return {
    rentCost,
    rentPaid,
    depositPaid,
    rentDue: booking.isCancelled ? cents(0) : cents(Math.max(0, rentCost - rentPaid)),
    depositDue: wantsDeposit ? cents(Math.max(0, booking.deposit - depositPaid)) : cents(0),
    rentOwedBack: cents(Math.max(0, rentPaid - rentCost)),
    depositOwedBack: cents(Math.max(0, depositPaid - depositHeld)),
  }
}

export const dueOf = ({ rentDue, depositDue }: Balance): Cents => plus(rentDue, depositDue)
export const owedBackOf = ({ rentOwedBack, depositOwedBack }: Balance): Cents =>
  plus(rentOwedBack, depositOwedBack)
