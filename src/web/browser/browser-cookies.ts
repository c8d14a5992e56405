import {
  type BookingCookies,
  cookieTexts,
  type KeptCookies,
  readBookingCookies,
} from '../booking/booking-cookies.ts'

const isSecure = (): boolean => location.protocol === 'https:'

/** Keeps in the browser what was chosen or typed, so that it is there after going back or reloading. */
export function rememberInBrowser(cookies: KeptCookies): void {
  for (const text of cookieTexts(cookies, isSecure())) document.cookie = text
}

export const recallInBrowser = (): BookingCookies => readBookingCookies(document.cookie, isSecure())
