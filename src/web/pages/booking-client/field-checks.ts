import { parseDrivingLicence } from '../../../domain/people/driving-licence.ts'
import { parseEmail } from '../../../domain/people/email.ts'
import { ageOn } from '../../../domain/people/estonian-id-code.ts'
import { type PersonalCodeCountry, parsePersonalCode } from '../../../domain/people/foreign-id-code.ts'
import { parseRegistryCode } from '../../../domain/people/registry-code.ts'
import { parseVatNumber } from '../../../domain/people/vat-number.ts'
import { driverPrefix, type FieldFault, inPageOrder } from './client-fields.ts'
import { driverFrom, filledDrivers, isCompany, text } from './client-form-data.ts'

export type AgeRule = { leastAge: number; pickUpDate: string }

/**
 * What the browser can tell at once, in the words of the server's own check. That one (`people/client.ts`) knows every
 * phone number of the world and is too heavy to send; a test holds the two against each other.
 */
export function faultsOf(data: FormData, rule: AgeRule): FieldFault[] {
  const faults = driverFaults(data, '', rule)
  const add = (name: string, code: string | undefined) => {
    if (code) faults.push({ name, code })
  }
  add('email', required(data, 'email') ?? format(data, 'email', parseEmail))
  add('phone', required(data, 'phone') ?? format(data, 'phone', parsePhoneLightly))
  add('address', required(data, 'address'))
  if (isCompany(data)) {
    for (const name of ['companyName', 'companyAddress']) add(name, required(data, name))
    add('companyRegistryCode', format(data, 'companyRegistryCode', parseRegistryCode))
    add('companyVatNumber', format(data, 'companyVatNumber', parseVatNumber))
  }
  for (const index of filledDrivers(data)) faults.push(...driverFaults(data, driverPrefix(index), rule))
  for (const name of ['terms', 'dataHandling']) add(name, data.has(name) ? undefined : 'must_accept')
  return inPageOrder(faults)
}

function driverFaults(data: FormData, prefix: string, rule: AgeRule): FieldFault[] {
  const faults: FieldFault[] = []
  for (const field of ['firstName', 'lastName', 'drivingLicenceNumber']) {
    const code =
      required(data, prefix + field) ??
      (field === 'drivingLicenceNumber' ? format(data, prefix + field, parseDrivingLicence) : undefined)
    if (code) faults.push({ name: prefix + field, code })
  }
  const identity = identityFault(driverFrom(data, prefix), data.has(`${prefix}noIdCode`), rule)
  if (identity) faults.push({ ...identity, name: prefix + identity.name })
  return faults
}

/** Eleven bare digits are Estonian or Lithuanian, as `people/client.ts` explains. */
const countriesOf = (code: string): readonly PersonalCodeCountry[] =>
  /^\d+$/.test(code) ? ['EE', 'LT'] : ['LV', 'FI']

function identityFault(
  { idCode, birthDate }: { idCode: string; birthDate: string },
  hasNoCode: boolean,
  { leastAge, pickUpDate }: AgeRule,
): FieldFault | undefined {
  const isTooYoung = (born: string | undefined) => {
    const age = born === undefined ? undefined : ageOn(born, pickUpDate)
    return age !== undefined && age < leastAge
  }
  if (hasNoCode) {
    if (!birthDate) return { name: 'birthDate', code: 'required' }
    if (ageOn(birthDate, birthDate) === undefined) return { name: 'birthDate', code: 'date' }
    return isTooYoung(birthDate) ? { name: 'birthDate', code: 'too_young' } : undefined
  }
  if (!idCode) return { name: 'idCode', code: 'required' }
  const results = countriesOf(idCode).map((country) => parsePersonalCode(idCode, country))
  const valid = results.find((result) => result.ok)
  if (valid?.ok) return isTooYoung(valid.birthDate) ? { name: 'idCode', code: 'too_young' } : undefined
  const nearest = results.find((result) => !result.ok && result.reason !== 'format')
  return { name: 'idCode', code: nearest && !nearest.ok ? nearest.reason : 'format' }
}

function required(data: FormData, name: string): string | undefined {
  return text(data, name) ? undefined : 'required'
}

function format(data: FormData, name: string, parse: (text: string) => unknown): string | undefined {
  const typed = text(data, name)
  return typed && parse(typed) === undefined ? 'format' : undefined
}

/** Enough digits for a number; whether it exists, the server knows. */
function parsePhoneLightly(typed: string): string | undefined {
  const digits = typed.match(/\p{Nd}/gu) ?? []
  return digits.length >= 7 ? digits.join('') : undefined
}
