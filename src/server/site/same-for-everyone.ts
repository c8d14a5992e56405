import { cookieName } from '../../contract/visitor/cookie-name.ts'
import type { CarSearch } from '../../domain/availability/car-search.ts'
import { localeCookie } from '../../i18n/locales.ts'
import { pageOfPath, pages, pathOf } from '../../i18n/pages.ts'
import { bookingCookieNames, readBookingCookies } from '../../web/booking/booking-cookies.ts'
import { askedForm, searchFromForm } from '../../web/booking/booking-form.ts'
import { nearbySearches } from '../../web/pages/booking-car/car-step-data.ts'
import { chosenOrder } from '../../web/pages/booking-services/order-address.ts'
import { Kept } from '../kept.ts'

/** A page that is made from nothing but what names it, the catalogue, the minute and, of a search, the taken cars. */
export type CommonPage = {
  name: string
  search?: { asked: CarSearch; beside: readonly CarSearch[] }
}

/** Opens a booking, which no page that is kept shows. */
const isOfBooking = /^(__Host-)?booking-\d+$/

const namesOf = (names: readonly string[]) =>
  new Set([false, true].flatMap((isSecure) => names.map((name) => cookieName(name, isSecure))))
const languageNames = namesOf([localeCookie.name])
/** What the browser keeps of an order on its way; only the chosen car of them is shown beside a search. */
const orderNames = namesOf(bookingCookieNames)

const LONGEST_QUERY = 500

/** Undefined when the page depends on who asks. Whatever is not known to make no difference does. */
export function commonPage(
  request: Request,
  isSecure: boolean,
  isLocker: (locationId: number) => boolean,
): CommonPage | undefined {
  const { pathname, search: query, searchParams } = new URL(request.url)
  const found = pageOfPath(pathname)
  if (request.method !== 'GET' || !found || query.length > LONGEST_QUERY) return undefined
  const header = request.headers.get('cookie')
  const cookies = (header ?? '').split(';').flatMap((cookie) => cookie.trim().split('=', 1)[0] || [])
  const others = cookies.filter((name) => !languageNames.has(name))
  const isHolder = others.some((name) => isOfBooking.test(name))
  const path = pathOf(found.page, found.locale)
  if (pages[found.page].isIndexable && query === '') {
    return others.every((name) => isOfBooking.test(name)) ? { name: path } : undefined
  }
  if (
    found.page !== 'booking-car' ||
    !others.every((name) => isOfBooking.test(name) || orderNames.has(name))
  ) {
    return undefined
  }
  const search = searches.find(query) ?? searchIn(searchParams)
  if (!search) return undefined
  searches.keep(query, search, BYTES_OF_ONE)
  const { asked } = search
  // Codes count as guesses of whoever sends them; whose documents are known counts where nobody hands a key over.
  if (asked.couponCodes.length > 0 || (isHolder && isLocker(asked.rentLocationId))) return undefined
  const { carId } = chosenOrder(searchParams, readBookingCookies(header, isSecure))
  return { name: `${path}${query} ${carId ?? ''}`, search }
}

type Searched = NonNullable<CommonPage['search']>

/** What an address asks for follows from its words alone. */
const searches = new Kept<Searched>(2_000_000)
const BYTES_OF_ONE = 4_000

function searchIn(query: URLSearchParams): Searched | undefined {
  const form = askedForm(query)
  const asked = form && searchFromForm(form)
  return asked && { asked, beside: nearbySearches(form) }
}
