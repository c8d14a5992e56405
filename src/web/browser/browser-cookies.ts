import {
  allBookingCookies,
  type BookingCookies,
  type CookieName,
  cookieText,
} from '../booking/booking-cookies.ts'

type Remembered = { [Name in CookieName]?: BookingCookies[Name] | null }

/** A browser drops a larger cookie without a word. */
const MOST_BYTES = 4_000

/** Keeps in the browser what was chosen or typed, so that it is there after going back or reloading. */
export function rememberInBrowser(cookies: Remembered): void {
  const isSecure = location.protocol === 'https:'
  for (const name of allBookingCookies) {
    const value = cookies[name]
    if (value === undefined) continue
    const text = value === null ? '' : encodeURIComponent(JSON.stringify(value))
    if (name.length + text.length <= MOST_BYTES) document.cookie = cookieText(name, text, isSecure)
  }
}

/** After the booking is made its way there is no longer needed. */
export const noBookingCookies: Remembered = Object.fromEntries(allBookingCookies.map((name) => [name, null]))
