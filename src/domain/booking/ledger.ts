import { type Cents, cents, minus, plus, sum } from '../money.ts'

/** The price of the rental, and the deposit that is given back: their money is never mixed. */
export const ledgerAccounts = ['rent', 'deposit'] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/**
 * `payment` came in, `refund` went back, `void` is a payment the bank took back, `kept` went over from the deposit to
 * what the rental costs: written twice, once on each account, and no money moved.
 */
export const ledgerKinds = ['payment', 'refund', 'void', 'kept'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Why a booking costs more or less from now on. */
export const chargeReasons = [
  'registered',
  'changed',
  'late-return',
  'cancelled',
  'car-lost',
  'car-found',
  'deposit-asked',
  'deposit-over',
  'extra',
] as const
export type ChargeReason = (typeof chargeReasons)[number]

/** Something that moved money, or that changed what is to be paid. */
type LedgerEntry = { account: LedgerAccount; amount: Cents }
/** All that was ever written about a booking's money. */
export type Ledger = { charges: readonly LedgerEntry[]; money: readonly LedgerEntry[] }

/** What decides how much a booking costs. */
export type BookingCost = {
  price: Cents
  deposit: Cents
  paymentWithDeposit: boolean
  isCancelled: boolean
  isReturned: boolean
  cancelFee: Cents
  /** Paid when no car was left for it: nothing is owed for what cannot be given. */
  isWithoutCar: boolean
  /** What is asked for besides: missing fuel, a fine. */
  extraCharges: Cents
}

/** How money falls on the two accounts: as it was asked for; whatever else came counts as rent, and is seen there. */
export function splitPayment(
  amount: Cents,
  asked: { rentAmount: Cents; depositAmount: Cents },
): { rentAmount: Cents; depositAmount: Cents } {
  const depositAmount = cents(Math.max(0, Math.min(asked.depositAmount, amount - asked.rentAmount)))
  return { rentAmount: minus(amount, depositAmount), depositAmount }
}

/** Which of several costs, by their places, a payment went to, when money pays the first before the next. */
export function partsPaidBy(costs: readonly Cents[], paidBefore: Cents, amount: Cents): number[] {
  return costs.flatMap((cost, place) => {
    const from = sum(costs.slice(0, place))
    const isPaid = from < paidBefore + amount && from + cost > paidBefore && cost > 0
    return isPaid ? [place] : []
  })
}

/**
 * What is to be paid for a booking as it stands. A deposit that nobody asked for and that was left all the same is
 * held until the car is back.
 */
export function costOf(booking: BookingCost, depositPaid: Cents): Record<LedgerAccount, Cents> {
  const isOver = booking.isCancelled || booking.isReturned || booking.isWithoutCar
  const held = booking.paymentWithDeposit
    ? booking.deposit
    : cents(Math.max(0, Math.min(booking.deposit, depositPaid)))
  const rental = booking.isCancelled ? booking.cancelFee : booking.isWithoutCar ? cents(0) : booking.price
  return {
    rent: plus(rental, booking.extraCharges),
    deposit: isOver ? cents(0) : held,
  }
}

export type Balance = {
  /** What the rental costs as things stand: the price, or what a cancelled booking keeps, and extra charges. */
  rentCost: Cents
  /** What is to be left with us until the car is back. */
  depositCost: Cents
  rentPaid: Cents
  depositPaid: Cents
  /** Still to be paid. */
  rentDue: Cents
  depositDue: Cents
  /** Owed to the customer. */
  rentOwedBack: Cents
  depositOwedBack: Cents
}

/** What a booking costs, what was paid and what is owed, either way: from what was written, and from nothing else. */
export function balanceOf({ charges, money }: Ledger): Balance {
  const [rentCost, depositCost] = [sumOf(charges, 'rent'), sumOf(charges, 'deposit')]
  const [rentPaid, depositPaid] = [sumOf(money, 'rent'), sumOf(money, 'deposit')]
  const above = (one: Cents, other: Cents) => cents(Math.max(0, one - other))
  return {
    rentCost,
    depositCost,
    rentPaid,
    depositPaid,
    rentDue: above(rentCost, rentPaid),
    depositDue: above(depositCost, depositPaid),
    rentOwedBack: above(rentPaid, rentCost),
    depositOwedBack: above(depositPaid, depositCost),
  }
}

const sumOf = (entries: readonly LedgerEntry[], account: LedgerAccount): Cents =>
  sum(entries.filter((entry) => entry.account === account).map(({ amount }) => amount))

export const dueOf = ({ rentDue, depositDue }: Pick<Balance, 'rentDue' | 'depositDue'>): Cents =>
  plus(rentDue, depositDue)
export const owedBackOf = ({ rentOwedBack, depositOwedBack }: Balance): Cents =>
  plus(rentOwedBack, depositOwedBack)
