import { parseDay } from '../../../domain/calendar/wall-clock.ts'
import { checkClient } from '../../../domain/people/client.ts'
import {
  companyFields,
  type DriverField,
  driverFields,
  driverPrefix,
  type FieldFault,
  inPageOrder,
  isClientField,
  MOST_DRIVERS,
  placeOf,
} from './client-fields.ts'

/** What the form holds, as the API takes it. The same in the browser and on the server. */

export const text = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

export const isCompany = (data: FormData): boolean => data.get('kind') === 'company'

/** A driver's block, or the renter's own fields when the prefix is empty. Of code and date only the asked one counts. */
function driverFrom(data: FormData, prefix: string): Record<DriverField, string> {
  const hasCode = !data.has(`${prefix}noIdCode`)
  const field = (name: DriverField) => text(data, prefix + name)
  return {
    firstName: field('firstName'),
    lastName: field('lastName'),
    idCode: hasCode ? field('idCode') : '',
    birthDate: hasCode ? '' : field('birthDate'),
    drivingLicenceNumber: field('drivingLicenceNumber'),
  }
}

/** Drivers in whose block something is written; a block left empty was not meant. */
function filledDrivers(data: FormData): number[] {
  const indexes = Array.from({ length: MOST_DRIVERS }, (_, index) => index)
  return indexes.filter((index) => driverFields.some((field) => text(data, driverPrefix(index) + field)))
}

export function clientFrom(data: FormData) {
  const company = companyFields.map((field) => [field, text(data, field)] as const)
  return {
    ...driverFrom(data, ''),
    email: text(data, 'email'),
    phone: text(data, 'phone'),
    address: text(data, 'address'),
    // A flight number speaks for itself, so it needs no word before it in whatever language.
    additional: [text(data, 'flight'), text(data, 'additional')].filter(Boolean).join('\n'),
    ...(isCompany(data) ? Object.fromEntries(company) : {}),
    terms: data.has('terms'),
    dataHandling: data.has('dataHandling'),
    ads: data.has('ads'),
    additionalDrivers: filledDrivers(data).map((index) => driverFrom(data, driverPrefix(index))),
  }
}

/** What is wrong as far as a browser can tell; whether a phone number exists, the server knows. */
export function faultsOf(data: FormData, rentDay: string, leastAge: number): FieldFault[] {
  const form = { ...clientFrom(data), isCompany: isCompany(data) }
  const checked = checkClient(form, { pickUpDay: parseDay(rentDay), leastAge }, parsePhoneLightly)
  return checked.ok ? [] : faultsAt(checked.faults, data)
}

/** Enough digits for a number. */
function parsePhoneLightly(typed: string): string | undefined {
  const digits = typed.match(/\p{Nd}/gu) ?? []
  return digits.length >= 7 ? digits.join('') : undefined
}

/** The API's errors beside the fields of the form. Those of no field are left out: they are told in a sentence. */
export function faultsAt(errors: readonly { path: string; code: string }[], data: FormData): FieldFault[] {
  const drivers = filledDrivers(data)
  const faults = errors.flatMap(({ path, code }) => {
    const { field, driver } = placeOf(path.replace(/^client\./, ''))
    const prefix = driver === undefined ? '' : driverPrefix(drivers[driver] ?? driver)
    const isAskedDate = field === 'idCode' && code === 'required' && data.has(`${prefix}noIdCode`)
    return isClientField(field) ? [{ name: prefix + (isAskedDate ? 'birthDate' : field), code }] : []
  })
  return inPageOrder(faults)
}

/** What was typed, to be shown again by a page without scripts. */
export function typedValues(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

const consents = new Set(['terms', 'dataHandling', 'ads'])

/**
 * What the tab keeps, to be there after reloading or going back: whatever was typed about people. Consents are given anew,
 * and the order stands on the page.
 */
export function valuesToKeep(data: FormData): Record<string, string> {
  const isTyped = (name: string): boolean => {
    const { field } = placeOf(name)
    return field === 'noIdCode' || (isClientField(field) && !consents.has(field))
  }
  return Object.fromEntries(
    Object.entries(typedValues(data)).filter(([name, value]) => value !== '' && isTyped(name)),
  )
}
