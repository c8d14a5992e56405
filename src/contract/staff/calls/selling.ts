import type { OfferState } from '../../../domain/booking/offer.ts'
import type { OfferAnswer, OfferMadeAnswer, OffersAnswer, offerBody, takeOfferBody } from '../offers.ts'
import type {
  PhoneBookingAnswer,
  PhoneClients,
  PhoneCompanies,
  PhoneDrivers,
  PhoneKnown,
  PhonePlaces,
  PhoneQuote,
  phoneBookingBody,
  phoneKnownBody,
  phoneQuoteBody,
} from '../phone.ts'
import type { PriceListAnswer, TrialAnswer } from '../price-answers.ts'
import type { priceDraftBody, priceTrialBody, priceUndoBody } from '../prices.ts'
import type { In } from './sent.ts'

/** What is sold, to whom and at which price. */

export type Phone = {
  'GET /phone/clients': { query: { q: string }; answer: PhoneClients }
  'GET /phone/drivers': { query: { clientId?: number; registryCode?: string }; answer: PhoneDrivers }
  'GET /phone/companies': { query: { q: string }; answer: PhoneCompanies }
  'POST /phone/known': { body: In<typeof phoneKnownBody>; answer: PhoneKnown }
  'GET /phone/places': { answer: PhonePlaces }
  'POST /phone/quote': { body: In<typeof phoneQuoteBody>; answer: PhoneQuote }
  'POST /phone/bookings': { body: In<typeof phoneBookingBody>; answer: PhoneBookingAnswer }
}

export type Offers = {
  'GET /offers': { query: { state?: OfferState }; answer: OffersAnswer }
  'POST /offers': { body: In<typeof offerBody>; answer: OfferMadeAnswer }
  'GET /offers/:id': { answer: OfferAnswer }
  'POST /offers/:id/withdraw': { answer: { status: string } }
  'POST /offers/:id/take': { body: In<typeof takeOfferBody>; answer: PhoneBookingAnswer }
}

export type Prices = {
  'GET /prices/list': { answer: PriceListAnswer }
  'POST /prices/trial': { body: In<typeof priceTrialBody>; answer: TrialAnswer }
  'POST /prices/save': { body: In<typeof priceDraftBody>; answer: PriceListAnswer }
  'POST /prices/undo': { body: In<typeof priceUndoBody>; answer: PriceListAnswer }
}
