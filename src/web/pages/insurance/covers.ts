import { isCover } from '../../../domain/booking/choose-services.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import { type Cents, cents } from '../../../domain/money.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** A cover as the company sells it now. The kind chooses the words we say about it. */
export type Cover = {
  id: number
  kind: 'basic' | 'reduced' | 'zero'
  name: string
  excess: Cents
  pricePerDay: Cents
}

/** From the largest excess to none. */
export function coversOf({ services }: Catalogue, locale: Locale): Cover[] {
  return [...services.values()]
    .filter(isCover)
    .map(({ id, name, deductible, price }): Cover => {
      const excess = deductible ?? cents(0)
      const kind = excess === 0 ? 'zero' : price === 0 ? 'basic' : 'reduced'
      return { id, kind, name: name[locale], excess, pricePerDay: price }
    })
    .toSorted((a, b) => b.excess - a.excess)
}
