import { pick } from '../../../contract/pick.ts'
import type {
  CarComing,
  PhoneBookingAnswer,
  PhoneChosenCar,
  PhoneClient,
  PhoneDrivers,
} from '../../../contract/staff/phone.ts'
import { priceSections } from '../../../documents/price-words.ts'
import { readerOf } from '../../../documents/reader.ts'
import type { Whereabouts } from '../../../domain/availability/whereabouts.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import type { Driver } from '../../../domain/people/client.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Messages } from '../../../i18n/messages.ts'
import type { RegisterResult } from '../../../use-cases/booking/booker.ts'
import type { FoundClient } from '../../../use-cases/people/find-clients.ts'
import type { QuotedCar } from '../../../use-cases/search/quote-car.ts'
import { presentQuote } from '../visitor/present.ts'
import { presentOption } from '../visitor/present-chosen-car.ts'

/** The chosen car with its whole price, in words that can be read out. */
export function presentPhoneCar(
  { quote, rental, car, isFree, whereabouts, catalogue, options }: QuotedCar & { kind: 'quoted' },
  texts: Messages,
  locale: Locale,
): Omit<PhoneChosenCar, 'byDrivers'> {
  const stop = ({ name, address }: typeof rental.rentLocation, at: Date) => ({
    at,
    place: name[locale],
    address,
  })
  const facts = {
    lines: quote.lines,
    rent: stop(rental.rentLocation, rental.from),
    return: stop(rental.returnLocation, rental.to),
    services: quote.services.map(({ serviceId, quantity, deductible }) => ({
      id: serviceId,
      name: catalogue.services.get(serviceId)?.name[locale] ?? '',
      quantity,
      deductible,
    })),
  }
  const lines = priceSections(facts, readerOf(texts, locale)).flatMap((section) => section.lines)
  return {
    ...pick(car, 'id', 'name'),
    ...pick(presentQuote(quote), 'price', 'deposit', 'vat', 'vatRate'),
    isFree,
    comes: presentComing(catalogue, rental.rentLocation.id, whereabouts, locale),
    lines: lines.map((line) => pick(line, 'text', 'reasons', 'shown')),
    services: quote.services.map(({ serviceId, quantity }) => ({ id: serviceId, quantity })),
    options: options.map((option) => presentOption(option, locale)),
    coupons: [...quote.coupons],
  }
}

/** From where the car comes, and what that takes. */
export function presentComing(
  { locations, trips }: Pick<Catalogue, 'locations' | 'trips'>,
  rentLocationId: number,
  { kind, standsAt }: Whereabouts,
  locale: Locale,
): CarComing {
  const { minutes, cost } = trips.between(standsAt ?? rentLocationId, rentLocationId)
  return {
    kind,
    from: (standsAt === undefined ? undefined : locations.get(standsAt)?.name[locale]) ?? null,
    hours: minutes === undefined ? null : minutes / 60,
    cost: eurosFromCents(cost),
  }
}

export function presentPhoneClient({
  client,
  isVerified,
  rentals,
  lastRental,
  nextRental,
}: FoundClient): PhoneClient {
  return {
    ...pick(
      client,
      'id',
      'firstName',
      'lastName',
      'email',
      'phone',
      'address',
      'language',
      'drivingLicenceNumber',
    ),
    idCode: client.idCode ?? '',
    // With a code the date follows from it; two that disagree would be a fault nobody typed.
    birthDate: client.idCode ? '' : (client.birthDate ?? ''),
    companyName: client.companyName ?? '',
    companyAddress: client.companyAddress ?? '',
    companyRegistryCode: client.companyRegistryCode ?? '',
    companyVatNumber: client.companyVatNumber ?? '',
    isVerified,
    rentals,
    lastRental: lastRental && labelText(lastRental),
    nextRental: nextRental && labelText(nextRental),
  }
}

/** As the form has drivers: with a code the date follows from it. */
export const presentDriver = ({
  firstName,
  lastName,
  idCode,
  birthDate,
  drivingLicenceNumber,
}: Driver): PhoneDrivers['drivers'][number] => ({
  firstName,
  lastName,
  idCode: idCode ?? '',
  birthDate: idCode ? '' : (birthDate ?? ''),
  drivingLicenceNumber,
})

/** A booking that was just taken down. */
export const presentTakenDown = (
  { id, number, quote, holdExpiresAt }: TakenDown,
  email: string | undefined,
): PhoneBookingAnswer => ({
  id,
  number,
  price: eurosFromCents(quote.total),
  holdUntil: holdExpiresAt === null ? null : labelText(new Date(holdExpiresAt)),
  email: email?.trim() ?? '',
})

type TakenDown = Extract<RegisterResult, { kind: 'registered' }>['booking']
