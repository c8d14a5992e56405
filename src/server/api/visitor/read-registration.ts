import type { FieldError } from '../../../contract/field-errors.ts'
import { fieldErrors } from '../../../contract/field-errors.ts'
import {
  type RegisterBody,
  type RegisterByEmailBody,
  registerBody,
  registerByEmailBody,
} from '../../../contract/visitor/booking.ts'
import type { ClientForm, DriverForm } from '../../../domain/people/client.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Registration } from '../../../use-cases/booking/check-registration.ts'
import { searchFrom } from './read-search.ts'

export type ReadRegistration = { ok: true; registration: Registration } | { ok: false; errors: FieldError[] }

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
    services: (body.services ?? []).map(({ id, quantity }) => ({ id, quantity: quantity ?? 1 })),
    client: clientFrom(person),
    language: person.language ?? fallback,
    isRequest,
  }
}

function clientFrom(person: RegisterBody['client']): ClientForm {
  return {
    ...driverFrom(person),
    email: person.email,
    phone: person.phone,
    address: person.address,
    additional: person.additional ?? undefined,
    companyName: person.companyName ?? undefined,
    companyAddress: person.companyAddress ?? undefined,
    companyRegistryCode: person.companyRegistryCode ?? undefined,
    companyVatNumber: person.companyVatNumber ?? undefined,
    terms: person.terms,
    dataHandling: person.dataHandling,
    ads: person.ads ?? undefined,
    additionalDrivers: person.additionalDrivers?.map(driverFrom),
  }
}

type DriverBody = { [Field in keyof DriverForm]?: string | null | undefined }

function driverFrom({
  firstName,
  lastName,
  idCode,
  birthDate,
  drivingLicenceNumber,
}: DriverBody): DriverForm {
  return {
    firstName: firstName ?? undefined,
    lastName: lastName ?? undefined,
    idCode: idCode ?? undefined,
    birthDate: birthDate ?? undefined,
    drivingLicenceNumber: drivingLicenceNumber ?? undefined,
  }
}
