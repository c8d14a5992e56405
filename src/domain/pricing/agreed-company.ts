import type { CalendarDay } from '../calendar/wall-clock.ts'
import type { Cents, PercentHundredths } from '../money.ts'

/** What was agreed with a company about one group: a price of the day, or a discount of its own. */
export type AgreedPrice = {
  groupId: number
  /** Both inclusive; without an end it holds until another word. */
  start: CalendarDay
  end: CalendarDay | null
  dayPrice: Cents | null
  discount: PercentHundredths | null
}

/** A company that rents by agreement: what is taken off the rent of the car for whoever has its code. */
export type AgreedCompany = {
  id: number
  name: string
  code: string
  discount: PercentHundredths
  /** What was agreed about single groups, in place of the discount. */
  prices?: readonly AgreedPrice[]
}
