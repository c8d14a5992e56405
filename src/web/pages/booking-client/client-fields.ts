import { LONGEST_PURCHASE_ORDER } from '../../../domain/people/client.ts'
import { LONGEST_NAME } from '../../../domain/people/person-name.ts'

/** The fields of the registration by name; names are the paths of the API, so that an error finds its field. */

export const driverFields = ['firstName', 'lastName', 'idCode', 'birthDate', 'drivingLicenceNumber'] as const
export const companyFields = [
  'companyName',
  'companyAddress',
  'companyRegistryCode',
  'companyVatNumber',
  'purchaseOrder',
] as const

/** As they stand on the page, for an error list that jumps about is hard to follow, with the longest text the API takes. */
export const longest = {
  companyName: 200,
  companyAddress: 300,
  companyRegistryCode: 40,
  companyVatNumber: 40,
  purchaseOrder: LONGEST_PURCHASE_ORDER,
  firstName: LONGEST_NAME,
  lastName: LONGEST_NAME,
  email: 254,
  phone: 40,
  address: 300,
  idCode: 40,
  birthDate: 10,
  drivingLicenceNumber: 40,
  additionalDrivers: null,
  flight: 100,
  additional: 1800,
  terms: null,
  dataHandling: null,
  ads: null,
} as const
const pageOrder = Object.keys(longest)

export type DriverField = (typeof driverFields)[number]
type ClientField = keyof typeof longest
export type TextName = Exclude<ClientField, 'additionalDrivers' | 'terms' | 'dataHandling' | 'ads'>

export { MOST_ADDITIONAL_DRIVERS as MOST_DRIVERS } from '../../../domain/people/client.ts'

/** `additionalDrivers.0.firstName` */
export const driverPrefix = (index: number): string => `additionalDrivers.${index}.`

/** Where a field stands: its own name, and the driver it belongs to if it is not the renter's. */
export function placeOf(name: string): { field: string; driver: number | undefined } {
  const parts = /^additionalDrivers\.(\d+)\.(\w+)$/.exec(name)
  return parts ? { field: parts[2] ?? '', driver: Number(parts[1]) } : { field: name, driver: undefined }
}

export type FieldFault = { name: string; code: string }

export function isClientField(field: string): field is ClientField {
  return Object.hasOwn(longest, field)
}

export function inPageOrder(faults: readonly FieldFault[]): FieldFault[] {
  const rank = ({ name }: FieldFault) => {
    const { field, driver } = placeOf(name)
    const place = pageOrder.indexOf(driver === undefined ? field : 'additionalDrivers')
    return place * 10_000 + (driver ?? 0) * 100 + driverFields.findIndex((known) => known === field)
  }
  return faults.toSorted((a, b) => rank(a) - rank(b))
}
