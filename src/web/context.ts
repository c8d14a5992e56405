import { createContext, RouterContextProvider } from 'react-router'
import type { CarSearch } from '../domain/availability/car-search.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'
import type { Registration } from '../services/check-registration.ts'
import type { IdempotentRequest } from '../services/idempotency.ts'
import type { FreeDates } from '../services/nearest-free-dates.ts'
import type { OwnPage } from '../services/private-links.ts'
import type { RegisterResult } from '../services/register-booking.ts'
import type { Offer, SearchResult } from '../services/search-cars.ts'
import type { Inquiry } from '../services/send-inquiry.ts'

/** What the pages may ask of the system. The server builds it; pages reach it through the request's context. */
export type WebServices = {
  now: () => Date
  catalogue: () => Catalogue
  messages: (locale: Locale) => Messages
  searchCars: (search: CarSearch) => Promise<SearchResult>
  register: (registration: Registration, request: IdempotentRequest) => Promise<RegisterResult>
  insteadOf: (search: CarSearch, carId: number) => Promise<{ offers: Offer[]; dates: FreeDates[] }>
  ownPages: (linkSeed: string, locale: Locale) => Record<OwnPage, string>
  sendInquiry: (inquiry: Inquiry) => Promise<void>
}

/** What is known of this one request besides what it says. */
export type RequestFacts = {
  /** For the inline scripts that start the page; new for every request. */
  nonce: string
  /** The origin visitors see, for absolute addresses. */
  origin: string
  isSecure: boolean
  buildId: string
}

export const services = createContext<WebServices>()
export const facts = createContext<RequestFacts>()

/** The server cannot import this module, only the build that holds it: it calls this through the build. */
export function provide(web: WebServices, request: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(services, web)
  context.set(facts, request)
  return context
}
