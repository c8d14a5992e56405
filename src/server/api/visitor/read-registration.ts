import type { FieldError } from '../../../contract/field-errors.ts'
import { fieldErrors } from '../../../contract/field-errors.ts'
import {
  type RegisterBody,
  type RegisterByEmailBody,
  registerBody,
  registerByEmailBody,
} from '../../../contract/visitor/booking.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Registration } from '../../../use-cases/booking/check-registration.ts'
import { searchFrom } from './read-search.ts'

type ReadRegistration = { ok: true; registration: Registration } | { ok: false; errors: FieldError[] }

/** The person stands under `client`, or is spread into the body, which asks to pay later. */
export function readRegistration(value: unknown, fallback: Locale): ReadRegistration {
  if (typeof value === 'object' && value !== null && 'client' in value) {
    const parsed = registerBody.safeParse(value, { reportInput: true })
    if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error) }
    return { ok: true, registration: registrationFrom(parsed.data, parsed.data.client, false, fallback) }
  }
  const parsed = registerByEmailBody.safeParse(value, { reportInput: true })
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error) }
  return { ok: true, registration: registrationFrom(parsed.data, parsed.data, true, fallback) }
}

function registrationFrom(
  body: RegisterBody | RegisterByEmailBody,
  person: RegisterBody['client'],
  isRequest: boolean,
  fallback: Locale,
): Registration {
  return {
    rental: searchFrom(body),
    carId: body.car.id,
    seenCarPrice: body.car.price ?? undefined,
    seenTotal: body.price ?? undefined,
    seenDeposit: body.deposit ?? undefined,
    services: (body.services ?? []).map(({ id, quantity }) => ({ id, quantity: quantity ?? 1 })),
    client: {
      ...withoutNulls(person),
      additionalDrivers: person.additionalDrivers?.map((driver) => withoutNulls(driver)),
    },
    language: person.language ?? fallback,
    isRequest,
  }
}

type WithoutNulls<Body> = { [Field in keyof Body]: Exclude<Body[Field], null> }

/** What is empty on the wire is not there inside. */
const withoutNulls = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as WithoutNulls<Body>
