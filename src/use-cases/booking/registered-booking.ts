import type { Quote } from '../../domain/pricing/quote.ts'

/** The answer to a registration as it is remembered; the private links are derived when it is told. */
export type RegisteredBooking = {
  id: number
  number: string
  /** Confirmed at once where there is nothing to pay. */
  status: 'OPEN' | 'CONFIRMED'
  quote: Quote
  /** Null: kept without an end where staff booked; not kept where a visitor did. */
  holdExpiresAt: string | null
  /** Until when the car is kept once the e-mail address is confirmed; null, and not there in older answers: nothing to confirm. */
  confirmedHoldExpiresAt?: string | null
  linkSeed: string
}
