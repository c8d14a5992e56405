import { type RouterContextProvider, redirect, replace } from 'react-router'
import type { Problem } from '../../../contract/visitor/answers.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { pathOf } from '../../../i18n/pages.ts'
import { readBookingCookies } from '../../booking/booking-cookies.ts'
import { searchFromForm } from '../../booking/booking-form.ts'
import { facts, services } from '../../context.ts'
import { endPath } from '../booking-end/end-path.ts'
import { chosenOrder, queryFromOrder } from './order-address.ts'

/** A visitor's way so far: what is looked for, which car was chosen, and what both come to now. */
export type ChosenCar = Omit<Awaited<ReturnType<typeof requireChosenCar>>, 'cookies'>

type Asked = { context: Readonly<RouterContextProvider>; request: Request; url: URL; locale: Locale }

/** Whoever has no dates or no car yet is led to where these are chosen, with a sentence that says why. */
export async function requireChosenCar({ context, request, url, locale }: Asked) {
  const cookies = readBookingCookies(request.headers.get('cookie'), context.get(facts).isSecure)
  const { form, carId, seenPrice = 0, services: wanted = [] } = chosenOrder(url.searchParams, cookies)
  const search = form && searchFromForm(form)
  if (!form || !search) throw redirect(`${pathOf('index', locale)}?notice=noDates`)
  if (!carId) throw redirect(`${pathOf('index', locale)}?notice=noCar`)

  const web = context.get(services)
  const quoted = await web.quoteCar(search, carId, wanted, locale)
  const orderQuery = queryFromOrder({ form, carId, seenPrice, services: wanted })
  /** The car step with the same search. */
  const carStep = `${pathOf('booking-car', locale)}?${orderQuery}`
  if (!quoted.ok) throw redirect(wayOut(quoted.problem, carStep, locale))
  // Whoever goes back to an order that was made meanwhile finds the booking, and behind it what was before the order.
  const number = quoted.body.isFree ? undefined : await web.findOwnBooking(search, carId)
  if (number) throw replace(endPath({ number }, locale))
  // The gearbox was a wish for the list of cars; whoever just lost a car should see every other one.
  const anyGearbox = { ...search, gearbox: undefined }
  return {
    cookies,
    form,
    /** The car alone, as the car step showed it. */
    seenPrice,
    /** This order in an address: what is sent from the page is about this one, whatever other tabs do. */
    orderQuery,
    answer: quoted.body,
    /** Only when someone else has taken the car meanwhile. */
    instead: quoted.body.isFree ? undefined : await web.insteadOf(anyGearbox, carId, locale),
    carStep,
  }
}

/** Dates that have become impossible are told by the car step; a car that is gone is chosen anew. */
function wayOut({ errors = [] }: Problem, carStep: string, locale: Locale): string {
  const isCarGone = errors.some(({ path }) => path === 'car.id')
  return isCarGone ? `${pathOf('index', locale)}?notice=noCar` : carStep
}
