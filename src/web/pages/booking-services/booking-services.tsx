import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { localeOfPath, pathOf } from '../../../i18n/pages.ts'
import { readBookingCookies } from '../../booking/booking-cookies.ts'
import { bookingCookieHeaders } from '../../booking/write-cookies.ts'
import { facts } from '../../context.ts'
import { readFields } from '../../inquiry/read-form.server.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { InTurn } from '../../ui/in-turn.tsx'
import { type ChosenCar, requireChosenCar } from './chosen-car.ts'
import { LIVE } from './live-quote.ts'
import { chosenOrder, cookiesFromOrder, queryFromOrder } from './order-address.ts'
import { servicesFromForm } from './service-choice.ts'
import { ServicesStep } from './services-step.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { locale, shown } = startPage(args, ['services', 'cars', 'price', 'coupons'])
  const { cookies: _, ...chosen } = await requireChosenCar({ ...args, locale })
  return { ...shown, ...chosen }
}

/**
 * The page itself asks for a price while its form is filled in. When that fails the form must stay, so it is told that
 * there is no answer instead of getting an error page.
 */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (error instanceof Response || !url.searchParams.has(LIVE)) throw error
    return { answer: undefined }
  }
}

/** The choices are written into the address as they are made; their price has been asked for already. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const isSamePage = currentUrl.pathname === nextUrl.pathname && formMethod === undefined
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

/** Keeps the choice and goes on to the registration; what it costs is computed there again. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const data = await readFields(request)
  const { isSecure } = context.get(facts)
  const kept = readBookingCookies(request.headers.get('cookie'), isSecure)
  const { form, carId, seenPrice = 0 } = chosenOrder(url.searchParams, kept)
  if (!form || !carId) return redirect(`${pathOf('index', locale)}?notice=noCar`)
  const carPrice = Number(data.get('carPrice'))
  // Whoever goes on has seen the price that stood on this page.
  const isPrice = Number.isFinite(carPrice) && carPrice >= 0 && data.has('carPrice')
  const order = { form, carId, seenPrice: isPrice ? carPrice : seenPrice, services: servicesFromForm(data) }
  return redirect(`${pathOf('booking-client', locale)}?${queryFromOrder(order)}`, {
    headers: bookingCookieHeaders(cookiesFromOrder(order), isSecure),
  })
}

export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages((step: ChosenCar) => (
  <InTurn>
    <ServicesStep {...step} />
  </InTurn>
))
