import type { WantedService } from '../../../domain/booking/choose-services.ts'
import { isRecordId } from '../../../domain/record-id.ts'
import { type BookingCookies, formFromCookies } from '../../booking/booking-cookies.ts'
import { askedForm, type BookingForm, bodyFromForm, queryFromForm } from '../../booking/booking-form.ts'
import { queryFromServices, servicesFromQuery } from './service-choice.ts'

/** What has been chosen so far. */
export type ChosenOrder = {
  form: BookingForm
  carId: number
  /** The car alone, as it was shown. */
  seenPrice: number
  services: readonly WantedService[]
}

/**
 * An order on its way stands in the address of its step, so that each tab keeps its own; the cookies, which all tabs
 * share, speak where an address holds none.
 */
export function chosenOrder(query: URLSearchParams, cookies: BookingCookies): Partial<ChosenOrder> {
  const form = askedForm(query)
  const carId = Number(query.get('carId'))
  const services = servicesFromQuery(query.get('services')) ?? cookies.chosenServices ?? []
  if (form && isRecordId(carId)) return { form, carId, seenPrice: priceFrom(query.get('carPrice')), services }
  const { chosenCar } = cookies
  const kept = form ?? formFromCookies(cookies)
  return {
    services,
    ...(kept ? { form: kept } : {}),
    ...(chosenCar ? { carId: chosenCar.id, seenPrice: chosenCar.price } : {}),
  }
}

/** The address of an order, without the question mark. */
export function queryFromOrder({ form, carId, seenPrice, services }: ChosenOrder): string {
  const query = new URLSearchParams(queryFromForm(form))
  query.set('carId', String(carId))
  query.set('carPrice', String(seenPrice))
  query.set('services', queryFromServices(services))
  return query.toString()
}

/** The same in the cookies: what another tab had there goes as a whole. */
export function cookiesFromOrder({ form, carId, seenPrice, services }: ChosenOrder): BookingCookies {
  return {
    bookingForm: bodyFromForm(form),
    chosenCar: { id: carId, price: seenPrice },
    chosenServices: [...services],
  }
}

/** Only ever compared; one that is none differs from every real one, and the real one is told. */
function priceFrom(text: string | null): number {
  const price = Number(text)
  return Number.isFinite(price) && price >= 0 && price <= 1_000_000 ? price : 0
}
