import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'
import { type LineNames, type WordedSection, wordSections } from '../i18n/price-words.ts'
import type { RentalFacts } from './booking-facts.ts'
import { translatorOfAll } from './translator.ts'

/** What a price is told from: a booking's, or one that is only asked for. */
type PricedFacts = Pick<RentalFacts, 'lines' | 'services' | 'rent' | 'return'>

export function priceSections(booking: PricedFacts, texts: Messages, locale: Locale): WordedSection[] {
  const names: LineNames = {
    rentPlace: booking.rent.place,
    returnPlace: booking.return.place,
    services: new Map(booking.services.map(({ id, name }) => [id, name])),
  }
  return wordSections(booking.lines, names, translatorOfAll(texts, locale), locale)
}
