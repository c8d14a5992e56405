import type { OfferedCar, PriceLine, QuotedPrice } from './answers.ts'

/** What the steps of the booking flow are told besides the two public calls. Money in euros, texts in one language. */

export type ServiceOption = {
  id: number
  name: string
  description: string
  type: 'DAY' | 'ONCE'
  /** Set: a cover with this excess. */
  deductible: number | null
  /** What one piece adds to this rental. */
  price: number
  /** The list price of a day, or of the whole when it is paid once. */
  listPrice: number
  /** Of an hour beyond the last whole day; null where such hours cost a day. */
  hourPrice: number | null
  markup: number
  maxQuantity: number
  /** Set: added for each driver younger than this at pick-up. */
  youngDriverAge: number | null
  /** Added for each driver besides the renter. */
  isPerAdditionalDriver: boolean
  /** Costs nothing and is part of the rental unless another cover takes its place. */
  isIncluded: boolean
  isRecommended: boolean
}

export type ChosenCarAnswer = {
  car: Omit<OfferedCar, keyof QuotedPrice>
  isFree: boolean
  /** The key comes out of a locker, and nobody waits beside it. */
  isLocker: boolean
  /** The car alone, as the car step showed it, and the whole with the chosen services. */
  carPrice: number
  quote: QuotedPrice
  services: { id: number; quantity: number }[]
  options: ServiceOption[]
  /** What cancelling would cost if it were ordered now; 0 while it is free. */
  cancelFee: number
  coupons: { code: string; name: string | null; applied: boolean; reason: string | null }[]
  rent: Stop
  return: Stop
}

/** Where and when: `at` is a Tallinn label `YYYY-MM-DDTHH:mm`. */
export type Stop = { at: string; place: string; address: string }

/** A booking as its owner sees it. */
export type CustomerBookingAnswer = {
  number: string
  status: 'OPEN' | 'PENDING' | 'CONFIRMED' | 'SIGNED'
  isCancelled: boolean
  isPaid: boolean
  isRequest: boolean
  /** Null when the car is kept without end, or no longer at all. */
  holdExpiresAt: string | null
  isHeld: boolean
  /** Until when the car is kept once the e-mail address is confirmed; null when there is nothing to confirm. */
  confirmedHoldExpiresAt: string | null
  car: { name: string; imageNames: string[] }
  rent: Stop
  return: Stop
  email: string
  price: number
  vat: number
  vatRate: number
  deposit: number
  lines: PriceLine[]
}
