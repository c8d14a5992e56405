import type { BookingCookies } from '../../booking/booking-cookies.ts'
import { companyFields, driverFields, longest, placeOf } from './client-fields.ts'
import { isCompany, text } from './client-form-data.ts'

/**
 * What was typed stays after reloading or going back: the harmless part in the `client` cookie, which the server reads,
 * the rest (codes, birth dates, licences, other people) only in this tab, which forgets it when it is closed.
 */

type ClientCookie = NonNullable<BookingCookies['client']>

const cookieFields = ['firstName', 'lastName', 'email', 'phone', 'address', ...companyFields] as const

/** Cookies above 4 KB are dropped whole; Cyrillic takes six bytes a letter. */
const MOST_ENCODED = 3_600

export function clientCookie(data: FormData): ClientCookie {
  const typed = (name: string, most: number) => text(data, name).slice(0, most)
  const cookie: ClientCookie = { isCompany: isCompany(data) }
  for (const field of cookieFields) {
    const value = typed(field, longest[field])
    if (value) cookie[field] = value
  }
  // The first line is the flight, also when it is empty, so that both find back into their fields.
  const additional = `${typed('flight', longest.flight).replaceAll(/\s+/g, ' ')}\n${typed('additional', 399)}`
  if (additional.trim()) cookie.additional = additional
  return fitting(cookie)
}

/** Rather less than nothing: the longest texts go first. */
function fitting(cookie: ClientCookie): ClientCookie {
  const sizeOf = (value: unknown) => encodeURIComponent(JSON.stringify(value)).length
  const rest = { ...cookie }
  for (const field of ['additional', 'companyAddress', 'address', 'companyName'] as const) {
    if (sizeOf(rest) > MOST_ENCODED) delete rest[field]
  }
  return sizeOf(rest) > MOST_ENCODED ? {} : rest
}

/** The fields' first values by name. */
export function valuesFromCookie(cookie: ClientCookie | undefined): Record<string, string> {
  if (!cookie) return {}
  const [flight = '', ...notes] = (cookie.additional ?? '').split('\n')
  return {
    ...Object.fromEntries(cookieFields.map((field) => [field, cookie[field] ?? ''])),
    kind: cookie.isCompany ? 'company' : 'private',
    flight,
    additional: notes.join('\n'),
  }
}

/** Only for this tab: personal codes, dates and licences, and everything about other drivers. */
export function privateValues(data: FormData): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of data) {
    const { field, driver } = placeOf(name)
    const isSecret = ['idCode', 'birthDate', 'drivingLicenceNumber', 'noIdCode'].includes(field)
    const isOfDriver = driver !== undefined && [...driverFields, 'noIdCode'].some((known) => known === field)
    if (typeof value === 'string' && value && (isSecret || isOfDriver)) kept[name] = value
  }
  return kept
}
