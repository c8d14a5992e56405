import { isCover } from '../../../domain/booking/choose-services.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import { cents } from '../../../domain/money.ts'
import type { Locale } from '../../../i18n/locales.ts'

export type Cover = ReturnType<typeof coversOf>[number]

/** The covers as the company sells them now, from the largest excess to none. */
export function coversOf({ services }: Catalogue, locale: Locale) {
  return [...services.values()]
    .filter(isCover)
    .map(({ id, name, deductible, price }) => {
      const excess = deductible ?? cents(0)
      /** Chooses the words we say about it. */
      const kind: 'basic' | 'reduced' | 'zero' = excess === 0 ? 'zero' : price === 0 ? 'basic' : 'reduced'
      return { id, kind, name: name[locale], excess, pricePerDay: price }
    })
    .toSorted((a, b) => b.excess - a.excess)
}
