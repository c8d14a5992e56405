import { type BookingForm, formFromQuery } from '../booking-form.ts'

/** The search an address asks for. Without a return place it means the place where the car is taken. */
export function askedForm(query: URLSearchParams): BookingForm | undefined {
  const form = formFromQuery(query)
  return form && { ...form, returnLocationId: form.returnLocationId ?? form.rentLocationId }
}
