import type { FieldError } from '../../../contract/field-errors.ts'
import type { PhoneClient } from '../../../contract/staff/phone.ts'
import type { PhoneHold } from '../../../domain/booking/hold.ts'
import { splitCodes } from '../../../domain/coupons/coupon-code.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** Everything that is typed during a call: kept in one place, so that no refusal loses a word. */
export type PhoneForm = {
  caller: Caller
  clientId: number | null
  isCompany: boolean
  trip: Trip
  carId: number | null
  services: { id: number; quantity: number }[]
  hold: PhoneHold
  isTold: boolean
}

export type Caller = {
  firstName: string
  lastName: string
  email: string
  phone: string
  idCode: string
  birthDate: string
  drivingLicenceNumber: string
  address: string
  additional: string
  language: Locale
  companyName: string
  companyAddress: string
  companyRegistryCode: string
  companyVatNumber: string
}

export type Trip = {
  rentDay: string
  rentTime: string
  returnDay: string
  returnTime: string
  rentLocationId: number
  returnLocationId: number
  gearboxType: '' | 'AUTOMATIC' | 'MANUAL'
  coupons: string
}

export const emptyCaller: Caller = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  idCode: '',
  birthDate: '',
  drivingLicenceNumber: '',
  address: '',
  additional: '',
  language: 'et',
  companyName: '',
  companyAddress: '',
  companyRegistryCode: '',
  companyVatNumber: '',
}

/** A call that begins: the day after tomorrow from ten to ten is nobody's wish, so the days are left open. */
export const emptyForm = (placeId: number): PhoneForm => ({
  caller: emptyCaller,
  clientId: null,
  isCompany: false,
  trip: {
    rentDay: '',
    rentTime: '10:00',
    returnDay: '',
    returnTime: '10:00',
    rentLocationId: placeId,
    returnLocationId: placeId,
    gearboxType: '',
    coupons: '',
  },
  carId: null,
  services: [],
  hold: 'half-hour',
  isTold: false,
})

export function knownCaller(client: PhoneClient): Pick<PhoneForm, 'caller' | 'clientId' | 'isCompany'> {
  const { id, rentals: _, lastRental: __, ...person } = client
  return { caller: { ...person, additional: '' }, clientId: id, isCompany: person.companyName !== '' }
}

/** The question for free cars and prices; undefined while something is still to be said. */
export function searchBody({ trip, carId, services }: PhoneForm) {
  const { rentDay, rentTime, returnDay, returnTime, rentLocationId, returnLocationId } = trip
  if (!rentDay || !rentTime || !returnDay || !returnTime || !rentLocationId) return undefined
  return {
    rentDate: `${rentDay}T${rentTime}`,
    returnDate: `${returnDay}T${returnTime}`,
    rentLocationId,
    returnLocationId,
    gearboxType: trip.gearboxType,
    couponCodes: splitCodes([trip.coupons]),
    carId,
    services,
  }
}

export function bookingBody(form: PhoneForm, key: string, price: number) {
  const { carId, services, ...search } = searchBody(form) ?? {}
  const { companyName, companyAddress, companyRegistryCode, companyVatNumber, ...person } = form.caller
  const company = { companyName, companyAddress, companyRegistryCode, companyVatNumber }
  return {
    ...search,
    car: { id: carId },
    services,
    price,
    client: {
      ...person,
      ...(form.isCompany ? company : {}),
      terms: form.isTold,
      dataHandling: form.isTold,
    },
    clientId: form.clientId,
    hold: form.hold,
    key,
  }
}

/** The fault of a field, by the name the form has for it. */
export const faultAt = (faults: readonly FieldError[], ...paths: string[]): string | undefined =>
  faults.find(({ path }) => paths.includes(path))?.code
