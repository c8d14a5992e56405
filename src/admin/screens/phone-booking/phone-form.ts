import type { PhoneClient } from '../../../contract/staff/phone.ts'
import type { PhoneHold } from '../../../domain/booking/hold.ts'
import { splitCodes } from '../../../domain/coupons/coupon-code.ts'
import type { Locale } from '../../../i18n/locales.ts'

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
  const { companyName, companyAddress, companyRegistryCode, companyVatNumber, purchaseOrder, ...person } =
    form.caller
  const company = { companyName, companyAddress, companyRegistryCode, companyVatNumber, purchaseOrder }
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
    isBrought: form.isBrought,
    despiteBan: form.despiteBan,
    key,
  }
}
