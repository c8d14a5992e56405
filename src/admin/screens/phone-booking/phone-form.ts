import type { PhoneClient } from '../../../contract/staff/phone.ts'
import type { PhoneHold } from '../../../domain/booking/hold.ts'
import { splitCodes } from '../../../domain/coupons/coupon-code.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { handPriceBodyOf, noHandPrice } from '../selling/hand-price.ts'
import type { NamedDriver } from '../selling/named-driver.ts'

export const emptyCaller = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  idCode: '',
  birthDate: '',
  drivingLicenceNumber: '',
  address: '',
  additional: '',
  language: 'et' as Locale,
  companyName: '',
  companyAddress: '',
  companyRegistryCode: '',
  companyVatNumber: '',
  purchaseOrder: '',
}

/** The days are left open: any that were proposed would be nobody's wish. */
const emptyTrip = (placeId: number) => ({
  rentDay: '',
  rentTime: '10:00',
  returnDay: '',
  returnTime: '10:00',
  rentLocationId: placeId,
  returnLocationId: placeId,
  gearboxType: '' as '' | 'AUTOMATIC' | 'MANUAL',
  coupons: '',
})

/** Everything that is typed during a call: kept in one place, so that no refusal loses a word. */
export const emptyForm = (placeId: number) => ({
  caller: emptyCaller,
  clientId: null as number | null,
  isCompany: false,
  trip: emptyTrip(placeId),
  carId: null as number | null,
  services: [] as { id: number; quantity: number }[],
  hold: 'half-hour' as PhoneHold,
  isTold: false,
  /** Of this car and these days staff have said that they bring it all the same. */
  isBrought: false,
  handPrice: noHandPrice,
  /** Besides the caller. */
  drivers: [] as NamedDriver[],
  /** Cars of this group alone; 0 for all. */
  groupId: 0,
  /** Why an owner books for someone who is banned. */
  despiteBan: '',
})

export type Caller = typeof emptyCaller
export type Trip = ReturnType<typeof emptyTrip>
export type PhoneForm = ReturnType<typeof emptyForm>

export function knownCaller(client: PhoneClient): Pick<PhoneForm, 'caller' | 'clientId' | 'isCompany'> {
  const { id, rentals: _, lastRental: __, nextRental: ___, ...person } = client
  return {
    caller: { ...person, additional: '', purchaseOrder: '' },
    clientId: id,
    isCompany: person.companyName !== '',
  }
}

/** The question for free cars and prices; undefined while something is still to be said. */
export function searchBody({ trip, carId, services, caller, drivers, handPrice }: PhoneForm) {
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
    handPrice: handPriceBodyOf(handPrice) ?? null,
    drivers: [caller, ...drivers].map(({ idCode, birthDate }) => ({ idCode, birthDate })),
  }
}

/** The caller as a registration has them. */
export function clientBody({ caller, isCompany, isTold, drivers }: PhoneForm) {
  const { companyName, companyAddress, companyRegistryCode, companyVatNumber, purchaseOrder, ...person } =
    caller
  const company = { companyName, companyAddress, companyRegistryCode, companyVatNumber, purchaseOrder }
  return {
    ...person,
    ...(isCompany ? company : {}),
    additionalDrivers: drivers,
    terms: isTold,
    dataHandling: isTold,
  }
}

export function bookingBody(form: PhoneForm, key: string, price: number) {
  const { carId, services, drivers: _, ...search } = searchBody(form) ?? {}
  return {
    ...search,
    car: { id: carId },
    services,
    price,
    client: clientBody(form),
    clientId: form.clientId,
    hold: form.hold,
    isBrought: form.isBrought,
    despiteBan: form.despiteBan,
    key,
  }
}
