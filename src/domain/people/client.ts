import { type CalendarDay, formatDay } from '../calendar/wall-clock.ts'
import type { HouseRules } from '../house-rules.ts'
import { parseDrivingLicence } from './driving-licence.ts'
import { parseEmail } from './email.ts'
import { ageOn } from './estonian-id-code.ts'
import { type PersonalCodeCountry, parsePersonalCode } from './foreign-id-code.ts'
import { parsePersonName } from './person-name.ts'
import { parseCompanyCode } from './registry-code.ts'
import { parseVatNumber } from './vat-number.ts'

/** What someone typed about a driver. Empty texts are as good as none. */
export type DriverForm = {
  firstName?: string | undefined
  lastName?: string | undefined
  idCode?: string | undefined
  birthDate?: string | undefined
  drivingLicenceNumber?: string | undefined
}

export type ClientForm = DriverForm & {
  email?: string | undefined
  phone?: string | undefined
  address?: string | undefined
  additional?: string | undefined
  companyName?: string | undefined
  companyAddress?: string | undefined
  companyRegistryCode?: string | undefined
  companyVatNumber?: string | undefined
  purchaseOrder?: string | undefined
  terms?: boolean | undefined
  dataHandling?: boolean | undefined
  ads?: boolean | undefined
  additionalDrivers?: readonly DriverForm[] | undefined
  /** Someone who says so has to name it; else whatever names a company is one. */
  isCompany?: boolean | undefined
}

export type Driver = {
  firstName: string
  lastName: string
  idCode: string | null
  birthDate: string | null
  drivingLicenceNumber: string
}

export type Client = Driver & {
  email: string
  phone: string
  address: string
  additional: string
  companyName: string | null
  companyAddress: string | null
  companyRegistryCode: string | null
  companyVatNumber: string | null
  /** The number by which a company's own books know the rental. */
  purchaseOrder: string
  ads: boolean
  additionalDrivers: Driver[]
}

type ClientFaultCode = 'required' | 'format' | 'checksum' | 'date' | 'too_young' | 'must_accept'
/** `path` is dotted, as the form names its fields: `additionalDrivers.0.firstName`. */
export type ClientFault = { path: string; code: ClientFaultCode }

type CheckedClient = { ok: true; client: Client } | { ok: false; faults: ClientFault[] }

export const LONGEST_PURCHASE_ORDER = 60

/** As many as one contract names. */
export const MOST_ADDITIONAL_DRIVERS = 5

/** How old drivers have to be, and on which day. */
export type AgeAsked = Pick<HouseRules, 'leastAge'> & { pickUpDay: CalendarDay | undefined }

/**
 * One check for browser, API and staff: every fault at once, each with its field. The rules for the phone numbers of
 * the world are too heavy for a browser, so each brings its own reading of one.
 */
export function checkClient(
  form: ClientForm,
  asked: AgeAsked,
  parsePhone: (text: string) => string | undefined,
): CheckedClient {
  const faults: ClientFault[] = []
  const check = new FieldCheck(form, '', faults)
  const driver = checkDriver(form, '', asked, faults)
  const names = [form.companyName, form.companyRegistryCode, form.companyVatNumber]
  const isCompany = form.isCompany ?? names.some((text) => text?.trim())
  const client: Client = {
    ...driver,
    email: check.parsed('email', parseEmail) ?? '',
    phone: check.parsed('phone', parsePhone) ?? '',
    address: check.required('address'),
    additional: form.additional?.trim() ?? '',
    companyName: isCompany ? check.required('companyName') : null,
    companyAddress: isCompany ? check.required('companyAddress') : null,
    companyRegistryCode: check.optional('companyRegistryCode', (code) =>
      parseCompanyCode(code, parseVatNumber(form.companyVatNumber ?? '')),
    ),
    companyVatNumber: check.optional('companyVatNumber', parseVatNumber),
    purchaseOrder: isCompany ? (form.purchaseOrder?.trim() ?? '') : '',
    ads: form.ads === true,
    additionalDrivers: (form.additionalDrivers ?? []).map((extra, index) =>
      checkDriver(extra, `additionalDrivers.${index}.`, asked, faults),
    ),
  }
  if (form.terms !== true) faults.push({ path: 'terms', code: 'must_accept' })
  if (form.dataHandling !== true) faults.push({ path: 'dataHandling', code: 'must_accept' })
  return faults.length === 0 ? { ok: true, client } : { ok: false, faults }
}

/** `path` of each fault begins with the prefix. */
export function checkDriver(
  form: DriverForm,
  prefix: string,
  { pickUpDay, leastAge }: AgeAsked,
  faults: ClientFault[],
): Driver {
  const check = new FieldCheck(form, prefix, faults)
  const { idCode, birthDate } = checkIdentity(form, prefix, faults)
  const age = ageAtPickUp(birthDate, pickUpDay)
  if (age !== undefined && age < leastAge) {
    faults.push({ path: `${prefix}${idCode ? 'idCode' : 'birthDate'}`, code: 'too_young' })
  }
  return {
    firstName: check.parsed('firstName', parsePersonName) ?? '',
    lastName: check.parsed('lastName', parsePersonName) ?? '',
    idCode,
    birthDate,
    drivingLicenceNumber:
      check.parsed('drivingLicenceNumber', (text) => parseDrivingLicence(text)?.number) ?? '',
  }
}

const ageAtPickUp = (birthDate: string | null, day: CalendarDay | undefined): number | undefined =>
  birthDate === null || day === undefined ? undefined : ageOn(birthDate, formatDay(day))

/** How old each of them will be, the renter first, as far as the form tells. */
export function driverAges(form: ClientForm, pickUpDay: CalendarDay | undefined): (number | undefined)[] {
  return [form, ...(form.additionalDrivers ?? [])].map((driver) =>
    ageAtPickUp(checkIdentity(driver, '', []).birthDate, pickUpDay),
  )
}

/**
 * Latvia's newer codes have neither date nor checksum, so eleven bare digits could pass as one of them whatever was
 * mistyped: without a dash they are Estonian or Lithuanian.
 */
export const countriesOf = (code: string): readonly PersonalCodeCountry[] =>
  /^\d+$/.test(code) ? ['EE', 'LT'] : ['LV', 'FI']

/** A personal code of this part of the world, or a date of birth for everyone else. */
function checkIdentity(
  form: DriverForm,
  prefix: string,
  faults: ClientFault[],
): { idCode: string | null; birthDate: string | null } {
  const typedDate = form.birthDate?.trim()
  const isDate = typedDate ? ageOn(typedDate, typedDate) !== undefined : false
  const typedCode = form.idCode?.trim()
  if (typedDate && !isDate) faults.push({ path: `${prefix}birthDate`, code: 'date' })
  if (!typedCode) {
    if (!typedDate) faults.push({ path: `${prefix}idCode`, code: 'required' })
    return { idCode: null, birthDate: typedDate && isDate ? typedDate : null }
  }
  const results = countriesOf(typedCode).map((country) => parsePersonalCode(typedCode, country))
  const valid = results.find((result) => result.ok)
  if (valid?.ok)
    return { idCode: valid.code, birthDate: valid.birthDate ?? (isDate ? (typedDate ?? null) : null) }
  const nearest = results.find((result) => !result.ok && result.reason !== 'format')
  faults.push({ path: `${prefix}idCode`, code: nearest && !nearest.ok ? nearest.reason : 'format' })
  return { idCode: null, birthDate: null }
}

class FieldCheck<Form extends object> {
  readonly #form: Form
  readonly #prefix: string
  readonly #faults: ClientFault[]

  constructor(form: Form, prefix: string, faults: ClientFault[]) {
    this.#form = form
    this.#prefix = prefix
    this.#faults = faults
  }

  required(field: keyof Form & string): string {
    const text = this.#text(field)
    if (!text) this.#faults.push({ path: this.#prefix + field, code: 'required' })
    return text
  }

  parsed(field: keyof Form & string, parse: (text: string) => string | undefined): string | undefined {
    const text = this.required(field)
    return text ? this.#parse(field, text, parse) : undefined
  }

  optional(field: keyof Form & string, parse: (text: string) => string | undefined): string | null {
    const text = this.#text(field)
    return text ? (this.#parse(field, text, parse) ?? null) : null
  }

  #parse(field: string, text: string, parse: (text: string) => string | undefined): string | undefined {
    const value = parse(text)
    if (value === undefined) this.#faults.push({ path: this.#prefix + field, code: 'format' })
    return value
  }

  #text(field: keyof Form): string {
    const value = this.#form[field]
    return typeof value === 'string' ? value.trim() : ''
  }
}
