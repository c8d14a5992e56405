import type { Car, Catalogue } from '../../../domain/catalogue.ts'
import type { Quote } from '../../../domain/pricing/quote.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Offer } from '../../../use-cases/search/search-cars.ts'
import { presentCar, presentQuote } from './present.ts'

const [OPEN, COMMA, CLOSE] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')] as const

/**
 * A list of offers as JSON, in pieces. What is said of a car does not change while its catalogue lives, and the cars of
 * a group share one price: both are written and encoded once and put together, instead of once more for every car.
 */
export function offersJson(offers: readonly Offer[], catalogue: Catalogue, locale: Locale): Buffer[] {
  const prices = new Map<Quote, Buffer>()
  const pieces: Buffer[] = [OPEN]
  for (const { car, quote } of offers) {
    let price = prices.get(quote)
    if (!price) {
      price = Buffer.from(JSON.stringify(presentQuote(quote)).slice(1))
      prices.set(quote, price)
    }
    if (pieces.length > 1) pieces.push(COMMA)
    pieces.push(carJson(car, catalogue, locale), price)
  }
  pieces.push(CLOSE)
  return pieces
}

const written = new WeakMap<Car, Partial<Record<Locale, Buffer>>>()

/** The car with a comma instead of the closing brace: the price follows. */
function carJson(car: Car, catalogue: Catalogue, locale: Locale): Buffer {
  const known = written.get(car)
  const bytes =
    known?.[locale] ?? Buffer.from(`${JSON.stringify(presentCar(car, catalogue, locale)).slice(0, -1)},`)
  if (!known?.[locale]) written.set(car, { ...known, [locale]: bytes })
  return bytes
}
