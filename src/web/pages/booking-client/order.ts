import type { ChosenCarAnswer } from '../../../contract/visitor/steps.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { type BookingForm, bodyFromForm } from '../../booking/booking-form.ts'
import { clientFrom, text } from './client-form-data.ts'

/** Which of the two buttons: ordering obliges to pay, a request by e-mail does not. */
export type Intent = 'pay' | 'request'

export const intentOf = (data: FormData): Intent => (data.get('intent') === 'request' ? 'request' : 'pay')

/** What was seen: the car alone, the whole with services, and the deposit. */
export type SeenPrices = { car: number; total: number; deposit: number }

/**
 * The order as the page showed it. It travels with the form, so that each tab orders what stands in it, whatever
 * another tab has put into the cookies meanwhile.
 */
export function orderText(form: BookingForm, { car, services }: ChosenCarAnswer, seen: SeenPrices): string {
  return JSON.stringify({
    ...bodyFromForm(form),
    car: { id: car.id, price: seen.car },
    services,
    price: seen.total,
    deposit: seen.deposit,
  })
}

export function orderFrom(data: FormData): Record<string, unknown> {
  try {
    const order: unknown = JSON.parse(text(data, 'order'))
    return typeof order === 'object' && order !== null ? { ...order } : {}
  } catch {
    return {}
  }
}

/** The body of `POST /api/booking/register`: with payment the person stands under `client`, else spread. */
export function registerBody(data: FormData, locale: Locale): Record<string, unknown> {
  const client = { ...clientFrom(data), language: locale }
  return intentOf(data) === 'pay' ? { ...orderFrom(data), client } : { ...orderFrom(data), ...client }
}
