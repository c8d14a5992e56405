import { type BookingCookies, readBookingCookies } from '../booking/booking-cookies.ts'

export const recallInBrowser = (): BookingCookies =>
  readBookingCookies(document.cookie, location.protocol === 'https:')
