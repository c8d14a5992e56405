import { useMemo } from 'react'
import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { localeOfPath, pathOf } from '../../../i18n/pages.ts'
import { readBookingCookies } from '../../booking/booking-cookies.ts'
import { askedForm, queryFromForm, searchFromForm } from '../../booking/booking-form.ts'
import type { SearchFormData } from '../../booking/search/search-form-data.ts'
import { bookingCookieHeaders } from '../../booking/write-cookies.ts'
import { facts, services } from '../../context.ts'
import { readFields } from '../../inquiry/read-form.server.ts'
import type { loader as layoutLoader } from '../../layouts/registration.tsx'
import { PageMessages } from '../../messages.tsx'
import { unpack } from '../../packed.ts'
import { metaOf } from '../../seo/page-meta.ts'
import { InTurn } from '../../ui/in-turn.tsx'
import { chosenOrder, cookiesFromOrder, queryFromOrder } from '../booking-services/order-address.ts'
import { CarStep } from './car-step.tsx'
import {
  type CarStepData,
  cookiesOf,
  nearbySearches,
  type SentStep,
  sentAnswer,
  stepFrom,
} from './car-step-data.ts'
import { backToForm, fetchCars, requireSearch } from './fetch-cars.ts'

/** The first view; its frame, words and places come with the layout, which is not read again for another search. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const { isSecure } = context.get(facts)
  const cookies = readBookingCookies(request.headers.get('cookie'), isSecure)
  const form = requireSearch(url, cookies, locale)
  const search = searchFromForm(form)
  if (!search) throw backToForm(form, locale)
  const found = await context.get(services).searchAround(search, nearbySearches(form), locale)
  if (!found.ok) throw backToForm(form, locale)
  const { nearby, ...answer } = found.body
  const step: SentStep = {
    form,
    chosenCarId: chosenOrder(url.searchParams, cookies).carId,
    packed: sentAnswer(answer),
    nearby,
  }
  return data(step, { headers: bookingCookieHeaders(cookiesOf(form, answer), isSecure) })
}

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<CarStepData> {
  const url = new URL(request.url)
  return fetchCars(url, localeOfPath(url.pathname))
}

/** Filters are part of the address and choose among the cars that are here already. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, actionStatus, defaultShouldRevalidate } = args
  // Someone else took the car: the list is no longer what it was.
  if (actionStatus === 409) return true
  const isSame = currentUrl.pathname === nextUrl.pathname && searchOf(currentUrl) === searchOf(nextUrl)
  return isSame && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

function searchOf(url: URL): string {
  const form = askedForm(url.searchParams)
  return form ? queryFromForm(form) : ''
}

/** Chooses a car: what was chosen besides stays, as far as it still exists. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const { isSecure } = context.get(facts)
  const kept = readBookingCookies(request.headers.get('cookie'), isSecure)
  const form = requireSearch(url, kept, locale)
  const search = searchFromForm(form)
  if (!search) throw backToForm(form, locale)
  const sent = await readFields(request)
  const { services: wanted = [] } = chosenOrder(url.searchParams, kept)
  const quoted = await context.get(services).quoteCar(search, Number(sent.get('carId')) || 0, wanted, locale)
  if (!quoted.ok && quoted.problem.errors?.every(({ path }) => path !== 'car.id')) {
    throw backToForm(form, locale)
  }
  if (!quoted.ok || !quoted.body.isFree) return data({ refusal: 'car_taken' as const }, { status: 409 })
  const { car, carPrice, services: possible } = quoted.body
  const seen = Number(sent.get('price'))
  const order = {
    form,
    carId: car.id,
    seenPrice: sent.has('price') && seen >= 0 ? seen : carPrice,
    services: wanted.filter(({ id }) => possible.some((service) => service.id === id)),
  }
  return redirect(`${pathOf('booking-services', locale)}?${queryFromOrder(order)}`, {
    headers: bookingCookieHeaders(cookiesFromOrder(order), isSecure),
  })
}

export const meta: MetaFunction<typeof loader, { registration: typeof layoutLoader }> = ({ matches }) => {
  const layout = matches.find((match) => match?.id === 'registration')
  const head = layout?.loaderData?.carStep?.head
  return head ? metaOf(head) : []
}

type PageProps = { loaderData: CarStepData | SentStep; actionData?: { refusal: 'car_taken' } }

export default function Page({ loaderData, actionData }: PageProps) {
  const frame = useRouteLoaderData<typeof layoutLoader>('registration')?.carStep
  const search = useMemo(() => (frame ? unpack<SearchFormData>(frame.search) : undefined), [frame])
  const step = useMemo(() => ('packed' in loaderData ? stepFrom(loaderData) : loaderData), [loaderData])
  if (!frame || !search) return null
  return (
    <PageMessages locale={frame.locale} messages={frame.messages}>
      <InTurn>
        <CarStep data={step} search={search} refusal={actionData?.refusal} />
      </InTurn>
    </PageMessages>
  )
}
