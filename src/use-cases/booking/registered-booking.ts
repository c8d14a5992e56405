import type { Quote } from '../../domain/pricing/quote.ts'

/** The answer to a registration as it is remembered; the private links are derived when it is told. */
export type RegisteredBooking = {
  id: number
  number: string
  status: 'OPEN'
  quote: Quote
  /** Null: kept without an end, which only staff can do. */
  holdExpiresAt: string | null
  linkSeed: string
}
