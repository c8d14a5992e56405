import { cookieName } from '../../contract/visitor/cookie-name.ts'
import type { BookingCookies, CookieName } from './booking-cookies.ts'

/** Apart from reading, which brings the checks along: a page that only writes need not fetch them. */
const isWritten: Record<CookieName, true> = {
  bookingForm: true,
  chosenCar: true,
  chosenServices: true,
  client: true,
  cars: true,
  coupons: true,
  locations: true,
  rentLocation: true,
  returnLocation: true,
}
const cookieNames = Object.keys(isWritten) as CookieName[]

/** A browser drops a cookie above 4 KB without a word, so a larger one is not written at all. */
const MOST_BYTES = 4_000

/** What is kept of a booking; `null` removes it. */
export type KeptCookies = { [Name in CookieName]?: BookingCookies[Name] | null }

/** After the booking is made its way there is no longer needed. */
export const noBookingCookies: KeptCookies = Object.fromEntries(cookieNames.map((name) => [name, null]))

/** The cookies as a response sets them. */
export function bookingCookieHeaders(cookies: KeptCookies, isSecure: boolean): Headers {
  const headers = new Headers()
  for (const text of cookieTexts(cookies, isSecure)) headers.append('set-cookie', text)
  return headers
}

/** The same for `document.cookie`, in the browser. */
export function cookieTexts(cookies: KeptCookies, isSecure: boolean): string[] {
  return cookieNames.flatMap((name) => {
    const value = cookies[name]
    if (value === undefined) return []
    const text = value === null ? '' : encodeURIComponent(JSON.stringify(value))
    const sent = cookieName(name, isSecure)
    if (sent.length + text.length > MOST_BYTES) return []
    const end = text === '' ? '; Max-Age=0' : ''
    return [`${sent}=${text}; Path=/; SameSite=Lax${end}${isSecure ? '; Secure' : ''}`]
  })
}
