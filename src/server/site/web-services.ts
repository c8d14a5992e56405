import type { Database } from '../../db/client.ts'
import { isDatabaseAway } from '../../db/database-away.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import type { OutsideParts } from '../../domain/outside-parts.ts'
import type { Locale } from '../../i18n/locales.ts'
import { pathOf } from '../../i18n/pages.ts'
import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import { confirmEmail, readRequest } from '../../use-cases/booking/confirm-email.ts'
import { type CustomerBooking, findBooking } from '../../use-cases/booking/find-booking.ts'
import { openBookings, readBookingsRequest } from '../../use-cases/booking/open-bookings.ts'
import { requestLink } from '../../use-cases/booking/request-link.ts'
import { sendInquiry } from '../../use-cases/letters/send-inquiry.ts'
import { chooseOffers, readOffersOf } from '../../use-cases/people/choose-offers.ts'
import { readDataRequest } from '../../use-cases/people/export-person.ts'
import { readReviews } from '../../use-cases/questionnaire/read-reviews.ts'
import { readAgreedRules } from '../../use-cases/rules/read-agreed-rules.ts'
import type { CustomerReviews } from '../../web/content/customer-words.tsx'
import type { Answer, WebServices } from '../../web/context.ts'
import { type ProblemCode, type ProblemExtras, problemBody } from '../api/problem.ts'
import type { Texts } from '../api/request-context.ts'
import { registerAnswerFor } from '../api/visitor/register.ts'
import type { Limits } from '../limits.ts'
import { type Browser, cookiesToHold, heldKeys, heldToken } from './booking-cookie.ts'
import { type CustomerDependencies, customerServices } from './customer-services.ts'
import { findOwnBooking } from './find-own-booking.ts'
import { knownDocuments } from './known-documents.ts'
import { offerServices } from './offer-services.ts'
import { presentCustomerBooking } from './present-customer-booking.ts'
import { searchServices } from './search-services.ts'
import { termsPage } from './terms-page.ts'

export type WebDependencies = {
  bookings: BookingDependencies
  texts: Texts
  parts: OutsideParts
  now: () => Date
  customer: CustomerDependencies
  limits: Pick<Limits, 'registrations' | 'coupons' | 'hashNetwork'>
}

/** The use cases as the pages of one visitor know them: in this process, by the same services as the API. */
export function webServices(
  { bookings, texts, parts, now, customer, limits }: WebDependencies,
  { visitor, ...browser }: Browser & { visitor: string },
): WebServices {
  const refusal = <Body>(locale: Locale, code: ProblemCode, extras?: ProblemExtras): Answer<Body> => ({
    ok: false,
    problem: problemBody(code, texts[locale], extras),
  })
  const heldHere = async () => {
    const found = await Promise.all(
      heldKeys(browser).map(({ token }) => findBooking(bookings.db, bookings.links.hash(token), now())),
    )
    return found.filter((one) => one !== undefined)
  }
  const presented = async (found: Parameters<typeof presentCustomerBooking>[0], locale: Locale) =>
    presentCustomerBooking(found, await readAgreedRules(bookings.db, found.booking), bookings, locale, now())
  return {
    now,
    catalogue: () => bookings.catalogue.current,
    unpaid: bookings.unpaid,
    messages: (locale) => texts[locale],
    termsPage: (edition, locale) =>
      termsPage(
        {
          catalogue: bookings.catalogue.current,
          open: bookings.texts.open,
          unpaid: bookings.unpaid,
          now: now(),
        },
        edition,
        locale,
      ),
    parts,
    ...searchServices({ bookings, limits, now, visitor, browser, refusal }),
    register: async (body, key, locale) => {
      const answer = await registerAnswerFor(
        { bookings, limits, visitor, checkedDocuments: () => knownDocuments(bookings, browser) },
        { body, text: JSON.stringify(body), key, locale },
        now(),
      )
      if (!answer.ok) return refusal(locale, answer.code, answer.extras)
      return { ok: true, body: { ...answer.body, cookies: cookiesToHold(browser, answer.key) } }
    },
    heldBookings: async (locale) => Promise.all((await heldHere()).map((found) => presented(found, locale))),
    knownClient: async () => {
      const [latest] = await heldHere()
      return latest && contactOf(latest)
    },
    isBookingsRequest: async (code) => (await readBookingsRequest(bookings, code, now())) !== undefined,
    openBookings: async (code) => {
      const keys = await openBookings(bookings, code, now())
      return keys && cookiesToHold(browser, ...keys)
    },
    heldToken: (number) => heldToken(browser, number),
    findOwnBooking: (search, carId) => findOwnBooking(bookings, browser, search, carId, now()),
    findBooking: async (token, locale) => {
      const found = await findBooking(bookings.db, bookings.links.hash(token), now())
      return found && presented(found, locale)
    },
    readRequest: async (code, locale) => {
      const found = await readRequest(bookings, code)
      return found && presented({ ...found, lines: [] }, locale)
    },
    confirmEmail: async (code, locale) => {
      const confirmed = await confirmEmail(bookings, code, now())
      if (!confirmed) return undefined
      const { id, linkSeed } = confirmed
      return {
        path: `${pathOf('documents', locale)}?booking=${bookingNumber(id)}`,
        cookies: cookiesToHold(browser, { id, token: bookings.links.token(linkSeed) }),
      }
    },
    readOffers: async (code) => {
      const client = await readOffersOf(bookings, code)
      return client && { email: client.email, isWanted: client.ads }
    },
    chooseOffers: async (code, isWanted) => {
      const client = await readOffersOf(bookings, code)
      if (client) await chooseOffers(bookings.db, client, isWanted, now())
      return client !== undefined
    },
    ...offerServices(bookings, browser, now),
    isDataRequest: async (code) => (await readDataRequest(bookings, code, now())) !== undefined,
    customer: customerServices(customer),
    waitToSend: () => limits.registrations.take(visitor),
    reviews: (locale) => reviewsIn(bookings.db, locale, now()),
    sendInquiry: (inquiry) => sendInquiry(bookings.db, inquiry, now()),
    requestLink: (email, locale) => requestLink(bookings.db, email, locale, now()),
  }
}

/** What the next order is filled in with: never what proves who someone is. */
function contactOf({ client }: CustomerBooking): Record<string, string> {
  const { firstName, lastName, email, phone, address } = client
  const { companyName, companyAddress, companyRegistryCode, companyVatNumber } = client
  const company = { companyName, companyAddress, companyRegistryCode, companyVatNumber }
  const known = { firstName, lastName, email, phone, address, ...(companyName ? company : {}) }
  return Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** A front page without them is better than none: it goes on while the database is away. */
async function reviewsIn(db: Database, locale: Locale, now: Date): Promise<CustomerReviews | undefined> {
  try {
    const reviews = await readReviews(db, locale, now)
    return (
      reviews && { ...reviews, words: reviews.words.map((one) => ({ ...one, day: one.day.toISOString() })) }
    )
  } catch (error) {
    if (isDatabaseAway(error)) return undefined
    throw error
  }
}
