import { createContext, RouterContextProvider } from 'react-router'
import type {
  Alternatives,
  CarSearchAnswer,
  PricesByDayAnswer,
  Problem,
  RegisterAnswer,
} from '../contract/visitor/answers.ts'
import type { OfferAnswer, OfferView } from '../contract/visitor/offer.ts'
import type { ChosenCarAnswer, CustomerBookingAnswer } from '../contract/visitor/steps.ts'
import type { CarSearch } from '../domain/availability/car-search.ts'
import type { WantedService } from '../domain/booking/choose-services.ts'
import type { UnpaidLimits } from '../domain/booking/hold.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import type { Inquiry } from '../domain/events.ts'
import type { OutsideParts } from '../domain/outside-parts.ts'
import type { ClientForm } from '../domain/people/client.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'
import type { CustomerReviews } from './content/customer-words.tsx'
import type { TermsPage } from './content/terms-page.ts'
import type { CustomerServices } from './customer/customer-services.ts'
import type { KeptMarkups } from './kept-html.server.ts'

declare module 'react-router' {
  /** What react-router.config.ts asks for; nothing else of the types that React Router generates is used. */
  interface Future {
    v8_middleware: true
  }
}

/** What a call of the API answers; pages rendered on the server get the same without the way over HTTP. */
export type Answer<Body> = { ok: true; body: Body } | { ok: false; problem: Problem }

/** What the pages may ask of the system. The server builds it; pages reach it through the request's context. */
export type WebServices = {
  now: () => Date
  catalogue: () => Catalogue
  /** What may be kept without paying; for how long is the house's rule. */
  unpaid: UnpaidLimits
  messages: (locale: Locale) => Messages
  /** The conditions in force, or of the edition that an address names; undefined when there is none. */
  termsPage: (edition: string | null, locale: Locale) => TermsPage | undefined
  /** What is real, simulated and off. */
  parts: OutsideParts
  /** The cars of a search, and what the cheapest free one costs at the times beside it. */
  searchAround: (
    search: CarSearch,
    beside: readonly Pick<CarSearch, 'rentAt' | 'returnAt'>[],
    locale: Locale,
  ) => Promise<Answer<CarSearchAnswer & { nearby: PricesByDayAnswer['dates'] }>>
  quoteCar: (
    search: CarSearch,
    carId: number,
    services: readonly WantedService[],
    locale: Locale,
  ) => Promise<Answer<ChosenCarAnswer>>
  insteadOf: (search: CarSearch, carId: number, locale: Locale) => Promise<Alternatives>
  /** The body and key of a registration as the API takes them. */
  register: (
    body: unknown,
    idempotencyKey: string,
    locale: Locale,
  ) => Promise<Answer<RegisterAnswer & { cookies: string[] }>>
  /** The token this browser holds for the booking of a number. */
  heldToken: (number: string) => string | undefined
  /** The number of the booking of this browser that has this car for this time. */
  findOwnBooking: (search: CarSearch, carId: number) => Promise<string | undefined>
  findBooking: (token: string, locale: Locale) => Promise<CustomerBookingAnswer | undefined>
  /** Every booking this browser holds, the newest first. */
  heldBookings: (locale: Locale) => Promise<CustomerBookingAnswer[]>
  /** How to reach whoever ordered last in this browser, as the order's form names its fields. */
  knownClient: () => Promise<Record<string, string> | undefined>
  /** Whether a letter's code opens the bookings of its address; and the cookies that do. */
  isBookingsRequest: (code: string) => Promise<boolean>
  openBookings: (code: string) => Promise<string[] | undefined>
  customer: CustomerServices
  /** Whether offers are sent to the address that a letter's code speaks of; undefined when it speaks of none. */
  readOffers: (code: string) => Promise<{ email: string; isWanted: boolean } | undefined>
  /** False when the code speaks of nobody. */
  chooseOffers: (code: string, isWanted: boolean) => Promise<boolean>
  /** The request that a letter's code speaks of; undefined when it speaks of none. */
  readRequest: (code: string, locale: Locale) => Promise<CustomerBookingAnswer | undefined>
  /** Says that the letter was read; where the booking is from then on, and the cookies that open it. */
  confirmEmail: (code: string, locale: Locale) => Promise<{ path: string; cookies: string[] } | undefined>
  /** An offer by the code of its link; undefined when there is none. */
  readOffer: (code: string, locale: Locale) => Promise<OfferView | undefined>
  /** Makes a booking of it at the price that was seen. */
  takeOffer: (code: string, client: ClientForm, seenPrice: number, locale: Locale) => Promise<OfferAnswer>
  /** Whether a letter's code opens all that is held about someone. */
  isDataRequest: (code: string) => Promise<boolean>
  /** Seconds until this visitor may send a form again; 0 when now. */
  waitToSend: () => Promise<number>
  /** What customers thought; undefined while too few have answered. */
  reviews: (locale: Locale) => Promise<CustomerReviews | undefined>
  sendInquiry: (inquiry: Inquiry) => Promise<void>
  /** Always succeeds alike, whether the address has a booking or not. */
  requestLink: (email: string, locale: Locale) => Promise<void>
}

/** What is known of this one request besides what it says. */
export type RequestFacts = {
  /** For the inline scripts that start the page; new for every request. */
  nonce: string
  /** In milliseconds by the server's clock, for what counts down in the browser; new for every answer, as the nonce is. */
  sentAt: string
  /** The origin visitors see, for absolute addresses. */
  origin: string
  isSecure: boolean
  /** The visitor's address, which limits count by, and browser: both are kept beside a signature. */
  visitor: string
  userAgent: string
  buildId: string
  /** Parts of pages as they were made before; none while pages are worked on. */
  markups: KeptMarkups | undefined
}

export const services = createContext<WebServices>()
export const facts = createContext<RequestFacts>()
/** What made the router show its error page. */
export const failure = createContext<unknown>(null)

/** What a still page is made from; see still-page.tsx. */
export const stillOf = createContext<unknown>(null)

/** The server cannot import this module, only the build that holds it: it calls this through the build. */
export function provide(web: WebServices, request: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(services, web)
  context.set(facts, request)
  return context
}

export const failureIn = (context: RouterContextProvider): unknown => context.get(failure)
