import { type RouterContextProvider, redirect } from 'react-router'
import type { Alternatives, Problem } from '../../../contract/visitor/answers.ts'
import type { ChosenCarAnswer } from '../../../contract/visitor/steps.ts'
import type { CarSearch } from '../../../domain/availability/car-search.ts'
import type { WantedService } from '../../../domain/booking/choose-services.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { pathOf } from '../../../i18n/pages.ts'
import { type BookingCookies, formFromCookies, readBookingCookies } from '../../booking/booking-cookies.ts'
import { type BookingForm, queryFromForm, searchFromForm } from '../../booking/booking-form.ts'
import { services } from '../../context.ts'

/** A visitor's way so far: what is looked for, which car was chosen, and what both come to now. */
export type ChosenCar = {
  form: BookingForm
  /** The car alone, as the car step showed it. */
  seenPrice: number
  answer: ChosenCarAnswer
  /** Only when someone else has taken the car meanwhile. */
  instead: Alternatives | undefined
  /** The car step with the same search. */
  carStep: string
}

type Asked = { context: Readonly<RouterContextProvider>; request: Request; locale: Locale }

/** Whoever has no dates or no car yet is led to where these are chosen, with a sentence that says why. */
export async function requireChosenCar(
  asked: Asked,
  wanted?: readonly WantedService[],
): Promise<ChosenCar & { cookies: BookingCookies }> {
  const { context, request, locale } = asked
  const cookies = readBookingCookies(request.headers.get('cookie'))
  const form = formFromCookies(cookies)
  const search = form && searchFromForm(form)
  if (!form || !search) throw redirect(`${pathOf('index', locale)}?notice=noDates`)
  if (!cookies.chosenCar) throw redirect(`${pathOf('index', locale)}?notice=noCar`)

  const { id, price } = cookies.chosenCar
  const web = context.get(services)
  const quoted = await web.quoteCar(search, id, wanted ?? cookies.chosenServices ?? [], locale)
  const carStep = `${pathOf('booking-car', locale)}?${queryFromForm(form)}`
  if (!quoted.ok) throw redirect(wayOut(quoted.problem, carStep, locale))
  return {
    cookies,
    form,
    seenPrice: price,
    answer: quoted.body,
    instead: await insteadOf(web, quoted.body, search, locale),
    carStep,
  }
}

function insteadOf(
  web: { insteadOf: (search: CarSearch, carId: number, locale: Locale) => Promise<Alternatives> },
  { isFree, car }: ChosenCarAnswer,
  search: CarSearch,
  locale: Locale,
): Promise<Alternatives | undefined> {
  // The gearbox was a wish for the list of cars; whoever just lost a car should see every other one.
  return isFree
    ? Promise.resolve(undefined)
    : web.insteadOf({ ...search, gearbox: undefined }, car.id, locale)
}

/** Dates that have become impossible are told by the car step; a car that is gone is chosen anew. */
function wayOut({ errors = [] }: Problem, carStep: string, locale: Locale): string {
  const isCarGone = errors.some(({ path }) => path === 'car.id')
  return isCarGone ? `${pathOf('index', locale)}?notice=noCar` : carStep
}
