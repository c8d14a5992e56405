import { type LineNames, type WordedSection, wordSections } from '../i18n/price-words.ts'
import type { RentalFacts } from './booking-facts.ts'
import type { Reader } from './reader.ts'

/** What a price is told from: a booking's, or one that is only asked for. */
type PricedFacts = Pick<RentalFacts, 'lines' | 'services' | 'rent' | 'return'>

export function priceSections(booking: PricedFacts, { words, locale }: Reader): WordedSection[] {
  const names: LineNames = {
    rentPlace: booking.rent.place,
    returnPlace: booking.return.place,
    services: new Map(booking.services.map(({ id, name }) => [id, name])),
  }
  return wordSections(booking.lines, names, words, locale)
}
