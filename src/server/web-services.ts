import type { BookingDesk } from '../services/booking-desk.ts'
import { carTakenAlternatives } from '../services/car-taken-alternatives.ts'
import { registerBooking } from '../services/register-booking.ts'
import { searchCars } from '../services/search-cars.ts'
import { sendInquiry } from '../services/send-inquiry.ts'
import type { WebServices } from '../web/context.ts'
import type { Texts } from './api/request-context.ts'

export type WebParts = { desk: BookingDesk; texts: Texts; now: () => Date }

/** The use cases as the pages know them: in this process, by the same services as the API. */
export function webServices({ desk, texts, now }: WebParts): WebServices {
  return {
    now,
    catalogue: () => desk.catalogue.current,
    messages: (locale) => texts[locale],
    searchCars: (search) => searchCars(desk, search, now()),
    register: (registration, request) => registerBooking(desk, registration, request, now()),
    insteadOf: (search, carId) => carTakenAlternatives(desk, desk.catalogue.current, search, carId, now()),
    ownPages: (linkSeed, locale) => desk.links.pages(linkSeed, locale),
    sendInquiry: (inquiry) => sendInquiry(desk.db, inquiry, now()),
  }
}
