import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { localeOfPath, pathOf } from '../../../i18n/pages.ts'
import { bookingCookieHeaders, readBookingCookies } from '../../booking/booking-cookies.ts'
import { facts } from '../../context.ts'
import { readFields } from '../../inquiry/read-form.server.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { requireChosenCar } from './chosen-car.ts'
import { servicesFromForm, servicesFromQuery } from './service-choice.ts'
import { ServicesStep } from './services-step.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { locale, shown } = startPage(args, ['services', 'cars', 'price', 'coupons'])
  const wanted = servicesFromQuery(args.url.searchParams.get('services'))
  const { form, seenPrice, answer, instead, carStep } = await requireChosenCar({ ...args, locale }, wanted)
  return { ...shown, form, seenPrice, answer, instead, carStep }
}

/**
 * The page itself asks for a price while its form is filled in. When that fails the form must stay, so it is told that
 * there is no answer instead of getting an error page.
 */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (error instanceof Response || !url.searchParams.has('services')) throw error
    return { answer: undefined }
  }
}

/** Keeps the choice and goes on to the registration; what it costs is computed there again. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const data = await readFields(request)
  const { isSecure } = context.get(facts)
  const { chosenCar } = readBookingCookies(request.headers.get('cookie'), isSecure)
  const carPrice = Number(data.get('carPrice'))
  // Whoever goes on has seen the price that stood on this page.
  const isPrice = Number.isFinite(carPrice) && carPrice >= 0 && data.has('carPrice')
  const seenCar = chosenCar && isPrice ? { chosenCar: { ...chosenCar, price: carPrice } } : {}
  const cookies = { chosenServices: servicesFromForm(data), ...seenCar }
  return redirect(pathOf('booking-client', locale), {
    headers: bookingCookieHeaders(cookies, isSecure),
  })
}

export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(ServicesStep)
