import { z } from 'zod'
import { phoneHolds } from '../../domain/booking/hold.ts'
import { type OfferState, offerLengths, offerStates } from '../../domain/booking/offer.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { euros, id, label, quantity, trimmedText } from '../values.ts'
import { carSearchBody } from '../visitor/booking.ts'
import type { HandPriceBody } from './hand-price.ts'
import { handPriceBody } from './hand-price.ts'

/** Offers as staff make, read and take them. Money is euros, times are Tallinn labels. */

export const offerBody = carSearchBody.extend({
  carId: id,
  services: z.array(z.object({ id, quantity })).max(50).default([]),
  handPrice: handPriceBody.nullish(),
  /** As it was told. */
  price: euros,
  firstName: trimmedText(100),
  lastName: trimmedText(100),
  email: trimmedText(254).default(''),
  phone: trimmedText(40).default(''),
  language: z.enum(locales),
  clientId: id.nullish(),
  message: trimmedText(1000).default(''),
  holdsCar: z.boolean(),
  isBrought: z.boolean().default(false),
  /** One of the usual lengths, or a moment. */
  until: z.union([z.enum(offerLengths), label]),
})

export const offersQuery = z.object({ state: z.enum(offerStates).optional() })

/** What a contract needs besides, as in a booking by phone. */
export const takeOfferBody = z.object({
  client: z.looseObject({}),
  clientId: id.nullish(),
  hold: z.enum(phoneHolds),
  price: euros.optional(),
})

export type OfferRow = {
  id: number
  state: OfferState
  name: string
  email: string | null
  phone: string | null
  car: string
  plate: string
  group: string
  rent: { at: string; place: string }
  return: { at: string; place: string }
  price: number
  holdsCar: boolean
  until: string
  madeAt: string
  madeBy: string | null
  booking: { id: number; number: string } | null
}

export type OffersAnswer = { offers: OfferRow[] }

export type OfferAnswer = OfferRow & {
  firstName: string
  lastName: string
  language: Locale
  clientId: number | null
  deposit: number
  vat: number
  vatRate: number
  lines: { text: string; reasons: string; shown: string }[]
  byHand: HandPriceBody | null
  message: string
  /** While it can be taken; for those who have no e-mail. */
  link: string | null
}

export type OfferMadeAnswer = {
  id: number
  price: number
  until: string
  email: string | null
  link: string
}
