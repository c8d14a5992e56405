import { redirect } from 'react-router'
import { askFor, Refused } from '../../../browser/ask.ts'
import type { CarSearchAnswer, PricesByDayAnswer } from '../../../contract/visitor/answers.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { pathOf } from '../../../i18n/pages.ts'
import { type BookingCookies, formFromCookies } from '../../booking/booking-cookies.ts'
import { askedForm, type BookingForm, bodyFromForm, queryFromForm } from '../../booking/booking-form.ts'
import { recallInBrowser } from '../../browser/browser-cookies.ts'
import { rememberInBrowser } from '../../browser/remember-in-browser.ts'
import { chosenOrder } from '../booking-services/order-address.ts'
import { type CarStepData, cookiesOf, type NearbyDates, nearbyForms } from './car-step-data.ts'

/** The search an address or else the cookie asks for; whoever has neither is led to where dates are chosen. */
export function requireSearch(url: URL, cookies: BookingCookies, locale: Locale): BookingForm {
  const asked = askedForm(url.searchParams)
  if (asked) return asked
  const kept = formFromCookies(cookies)
  // The address of a search can be kept and sent on, so it always holds the search.
  if (kept) throw redirect(`${pathOf('booking-car', locale)}?${queryFromForm(kept)}`)
  throw redirect(`${pathOf('index', locale)}?notice=noDates`)
}

/** The form says beside each field what is wrong with a search that cannot be. */
export function backToForm(form: BookingForm, locale: Locale): Response {
  return redirect(`${pathOf('index', locale)}?${queryFromForm(form)}`)
}

/** In the browser: the call of the specification, and its cookies. */
export async function fetchCars(url: URL, locale: Locale): Promise<CarStepData> {
  const cookies = recallInBrowser()
  const form = requireSearch(url, cookies, locale)
  const chosenCarId = chosenOrder(url.searchParams, cookies).carId
  const nearby = fetchNearby(form, locale)
  try {
    const answer = await askFor<CarSearchAnswer>('/api/booking/cars', {
      body: bodyFromForm(form),
      headers: { 'accept-language': locale },
    })
    rememberInBrowser(cookiesOf(form, answer))
    return { form, chosenCarId, answer, nearby, failure: undefined }
  } catch (error) {
    const status = error instanceof Refused ? error.status : undefined
    if (status === 422 || status === 400) throw backToForm(form, locale)
    return { form, chosenCarId, answer: undefined, nearby: [], failure: failureOf(status) }
  }
}

/** Beside the cars, never in their way: without them the page is as whole as without prices of other days. */
async function fetchNearby(form: BookingForm, locale: Locale): Promise<NearbyDates> {
  const { rentDate: _rent, returnDate: _return, ...wishes } = bodyFromForm(form)
  const periods = nearbyForms(form).map((near) => {
    const { rentDate, returnDate } = bodyFromForm(near)
    return { rentDate, returnDate }
  })
  try {
    const body = { ...wishes, periods }
    const headers = { 'accept-language': locale }
    const answer = await askFor<PricesByDayAnswer>('/api/booking/prices-by-day', { body, headers })
    return answer.dates
  } catch {
    return []
  }
}

function failureOf(status: number | undefined): 'too_many_requests' | 'offline' | 'internal' {
  if (status === undefined) return 'offline'
  return status === 429 ? 'too_many_requests' : 'internal'
}
