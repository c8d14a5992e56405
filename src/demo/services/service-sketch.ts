import type { Translated } from '../../domain/catalogue.ts'

/** A service as one would write it down on paper; money is in euros except the small price of an hour. */
export type ServiceSketch = {
  name: Translated
  description: Translated
  type: 'DAY' | 'ONCE'
  euros: number
  hourCents?: number
  excessEuros?: number
  markupPercent?: number
  maxQuantity?: number
  isPreChosen?: boolean
}
