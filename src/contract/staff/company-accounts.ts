import { z } from 'zod'
import { id, trimmedText } from '../values.ts'

const MOST_AT_ONCE = 50

/** Several rentals of a company go on its account at once. */
export const manyOnAccountBody = z.object({
  bookingIds: z.array(id).min(1).max(MOST_AT_ONCE),
  reason: trimmedText(500).default(''),
})

/** Each refused one with why. */
export type ManyOnAccountAnswer = {
  done: number
  refused: { id: number; number: string; code: string; reason: string }[]
}

/** A company's account beside its record. Money is euros, days are `YYYY-MM-DD`, months `YYYY-MM`. */
export type AccountCardAnswer = {
  owed: number
  /** Null: as much as it likes. */
  creditLimit: number | null
  /** Rentals by its agreement that are due and not on its account. Times are Tallinn's labels. */
  offAccount: {
    id: number
    number: string
    client: string
    rentDate: string
    returnDate: string
    due: number
  }[]
  drivers: { id: number; name: string; rentals: number }[]
  invoices: {
    id: number
    number: string
    month: string
    amount: number
    vat: number
    dueOn: string
    href: string
  }[]
}
