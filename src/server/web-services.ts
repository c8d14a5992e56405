import type { Locale } from '../i18n/locales.ts'
import type { RateLimit } from '../infra/rate-limit.ts'
import type { BookingDesk } from '../services/booking-desk.ts'
import { carTakenAlternatives } from '../services/car-taken-alternatives.ts'
import { findBooking } from '../services/find-booking.ts'
import { quoteCar } from '../services/quote-car.ts'
import { requestLink } from '../services/request-link.ts'
import { searchCars } from '../services/search-cars.ts'
import { sendInquiry } from '../services/send-inquiry.ts'
import type { Answer, WebServices } from '../web/context.ts'
import { presentFoundCars, presentInstead } from './api/present.ts'
import { presentChosenCar } from './api/present-chosen-car.ts'
import { type ProblemCode, type ProblemExtras, problemBody } from './api/problem.ts'
import { registerAnswerFor } from './api/register.ts'
import type { Texts } from './api/request-context.ts'
import { type OwnParts, ownServices } from './own-services.ts'
import { presentOwnBooking } from './present-own-booking.ts'

export type WebParts = {
  desk: BookingDesk
  texts: Texts
  now: () => Date
  own: OwnParts
  limits: { registrations: RateLimit }
}

/** The use cases as the pages know them: in this process, by the same services as the API. */
export function webServices({ desk, texts, now, own, limits }: WebParts): WebServices {
  const refusal = <Body>(locale: Locale, code: ProblemCode, extras?: ProblemExtras): Answer<Body> => ({
    ok: false,
    problem: problemBody(code, texts[locale], extras),
  })
  return {
    now,
    catalogue: () => desk.catalogue.current,
    messages: (locale) => texts[locale],
    searchCars: async (search, locale) => {
      const found = await searchCars(desk, search, now())
      return found.ok
        ? { ok: true, body: presentFoundCars(found, locale) }
        : refusal(locale, 'invalid', { errors: found.faults })
    },
    quoteCar: async (search, carId, services, locale) => {
      const quoted = await quoteCar(desk, search, carId, services, now())
      if (quoted.kind === 'impossible') return refusal(locale, 'invalid', { errors: quoted.faults })
      if (quoted.kind === 'unknown_car') {
        return refusal(locale, 'invalid', { errors: [{ path: 'car.id', code: 'unknown_car' }] })
      }
      return { ok: true, body: presentChosenCar(quoted, locale) }
    },
    insteadOf: async (search, carId, locale) => {
      const catalogue = desk.catalogue.current
      return presentInstead(
        await carTakenAlternatives(desk, catalogue, search, carId, now()),
        catalogue,
        locale,
      )
    },
    register: async (body, key, locale) => {
      const answer = await registerAnswerFor(desk, { body, text: JSON.stringify(body), key, locale }, now())
      return answer.ok ? answer : refusal(locale, answer.code, answer.extras)
    },
    findBooking: async (token, locale) => {
      const found = await findBooking(desk.db, desk.links.hash(token), now())
      return found && presentOwnBooking(found, desk, locale, now())
    },
    own: ownServices(own),
    waitToSend: (visitor) => limits.registrations.take(visitor, performance.now()),
    sendInquiry: (inquiry) => sendInquiry(desk.db, inquiry, now()),
    requestLink: (email, locale) => requestLink(desk.db, email, locale, now()),
  }
}
