import { type RouterContextProvider, redirect } from 'react-router'
import type { Problem } from '../../../contract/visitor/answers.ts'
import type { WantedService } from '../../../domain/booking/choose-services.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { pathOf } from '../../../i18n/pages.ts'
import { formFromCookies, readBookingCookies } from '../../booking/booking-cookies.ts'
import { queryFromForm, searchFromForm } from '../../booking/booking-form.ts'
import { facts, services } from '../../context.ts'

/** A visitor's way so far: what is looked for, which car was chosen, and what both come to now. */
export type ChosenCar = Omit<Awaited<ReturnType<typeof requireChosenCar>>, 'cookies'>

type Asked = { context: Readonly<RouterContextProvider>; request: Request; locale: Locale }

/** Whoever has no dates or no car yet is led to where these are chosen, with a sentence that says why. */
export async function requireChosenCar(
  { context, request, locale }: Asked,
  wanted?: readonly WantedService[],
) {
  const cookies = readBookingCookies(request.headers.get('cookie'), context.get(facts).isSecure)
  const form = formFromCookies(cookies)
  const search = form && searchFromForm(form)
  if (!form || !search) throw redirect(`${pathOf('index', locale)}?notice=noDates`)
  if (!cookies.chosenCar) throw redirect(`${pathOf('index', locale)}?notice=noCar`)

  const { id, price } = cookies.chosenCar
  const web = context.get(services)
  const quoted = await web.quoteCar(search, id, wanted ?? cookies.chosenServices ?? [], locale)
  /** The car step with the same search. */
  const carStep = `${pathOf('booking-car', locale)}?${queryFromForm(form)}`
  if (!quoted.ok) throw redirect(wayOut(quoted.problem, carStep, locale))
  // The gearbox was a wish for the list of cars; whoever just lost a car should see every other one.
  const anyGearbox = { ...search, gearbox: undefined }
  return {
    cookies,
    form,
    /** The car alone, as the car step showed it. */
    seenPrice: price,
    answer: quoted.body,
    /** Only when someone else has taken the car meanwhile. */
    instead: quoted.body.isFree ? undefined : await web.insteadOf(anyGearbox, id, locale),
    carStep,
  }
}

/** Dates that have become impossible are told by the car step; a car that is gone is chosen anew. */
function wayOut({ errors = [] }: Problem, carStep: string, locale: Locale): string {
  const isCarGone = errors.some(({ path }) => path === 'car.id')
  return isCarGone ? `${pathOf('index', locale)}?notice=noCar` : carStep
}
