import type { Car, Catalogue } from '../../domain/catalogue.ts'
import type { Quote } from '../../domain/pricing/quote.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Offer } from '../../services/search-cars.ts'
import { presentCar, presentQuote } from './present.ts'

/**
 * A list of offers as JSON text. What is said of a car does not change while its catalogue lives, and the cars of a
 * group share one price: both are written once and put together, instead of being written again for every car.
 */
export function offersJson(offers: readonly Offer[], catalogue: Catalogue, locale: Locale): string {
  const prices = new Map<Quote, string>()
  const parts: string[] = []
  for (const { car, quote } of offers) {
    let price = prices.get(quote)
    if (price === undefined) {
      price = JSON.stringify(presentQuote(quote)).slice(1)
      prices.set(quote, price)
    }
    parts.push(`${carJson(car, catalogue, locale)},${price}`)
  }
  return `[${parts.join(',')}]`
}

const written = new WeakMap<Car, Partial<Record<Locale, string>>>()

/** The car without the closing brace. */
function carJson(car: Car, catalogue: Catalogue, locale: Locale): string {
  const known = written.get(car) ?? {}
  const text = known[locale] ?? JSON.stringify(presentCar(car, catalogue, locale)).slice(0, -1)
  if (known[locale] === undefined) written.set(car, { ...known, [locale]: text })
  return text
}
