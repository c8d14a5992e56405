import { pick } from '../../../contract/pick.ts'
import type { BookingPageAnswer, DriverAnswer, Stop } from '../../../contract/staff/bookings.ts'
import { priceSections } from '../../../documents/price-words.ts'
import { readerOf } from '../../../documents/reader.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText, labelTextOrNull } from '../../../domain/calendar/tallinn.ts'
import { cents, eurosFromCents } from '../../../domain/money.ts'
import type { Driver } from '../../../domain/people/client.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Messages } from '../../../i18n/messages.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import type { BookingPage } from '../../../use-cases/booking/read-booking-page.ts'
import type { BookingFile } from '../../../use-cases/papers/read-facts.ts'
import { presentBookingMoney } from './present-booking-money.ts'
import { presentBookingStory } from './present-booking-story.ts'
import { presentExchangeTold } from './present-exchanges.ts'
import { presentHandOvers } from './present-hand-overs.ts'
import { presentHandPrice } from './present-hand-price.ts'

/** A booking's page in one language: euros instead of cents, Tallinn labels instead of moments. */
export function presentBookingPage(
  page: BookingPage,
  file: BookingFile,
  texts: Messages,
  locale: Locale,
): Omit<BookingPageAnswer, 'undoableEntries'> {
  const { booking, facts } = page
  return {
    ...pick(
      booking,
      'id',
      'status',
      'isPaid',
      'attentions',
      'notes',
      'adHocNotes',
      'additional',
      'depositNumber',
      'purchaseOrder',
    ),
    number: bookingNumber(booking.id),
    state: page.state,
    createdAt: labelText(booking.createdAt),
    isRequest: facts.isRequest,
    cancelled: booking.cancelledAt && {
      at: labelText(booking.cancelledAt),
      reason: booking.cancelReason ?? '',
      fee: eurosFromCents(booking.cancelFee ?? cents(0)),
    },
    hold: { hasCar: facts.hasCar, expiresAt: labelTextOrNull(page.holdExpiresAt) },
    ...presentJourney(page, locale),
    ...presentPeople(page),
    account: page.account && { ...pick(page.account, 'id', 'name'), isOnAccount: booking.isOnAccount },
    car: presentCar(page, locale),
    services: page.services.map(({ chosen, service }) => ({
      id: service.id,
      name: nameIn(service, locale),
      quantity: chosen.quantity,
      price: eurosFromCents(chosen.price),
      deductible: chosen.deductible === null ? null : eurosFromCents(chosen.deductible),
    })),
    price: {
      total: eurosFromCents(booking.price),
      vat: eurosFromCents(booking.vat),
      vatRate: booking.vatRate / 100,
      deposit: eurosFromCents(booking.deposit),
      coupons: booking.couponCodes,
      byHand: presentHandPrice(booking.handPrice),
      upgradedFrom: page.pricedGroup && nameIn(page.pricedGroup, locale),
      sections: priceSections(file.booking, readerOf(texts, locale)).map(({ title, lines }) => ({
        title,
        lines: lines.map((line) => pick(line, 'text', 'reasons', 'shown')),
      })),
    },
    ...presentBookingMoney(page),
    ...presentBookingStory(page),
    ...presentHandOvers(page),
    exchanges: page.exchanges.map((exchange) => presentExchangeTold(exchange, locale)),
    places: page.places.map((place) => ({ id: place.id, name: nameIn(place, locale) })),
    actions: page.actions,
    nextStep: page.nextStep,
  }
}

function presentJourney(page: BookingPage, locale: Locale) {
  const { booking, rentPlace, returnPlace, actualPlace } = page
  const stop = (at: Date, place: BookingPage['rentPlace']): Stop => ({
    at: labelText(at),
    locationId: place.id,
    place: nameIn(place, locale),
    address: place.address,
  })
  const { handedOverAt, actualReturnDate } = booking
  return {
    rent: stop(booking.rentDate, rentPlace),
    return: stop(booking.returnDate, returnPlace),
    handedOver: handedOverAt && {
      at: labelText(handedOverAt),
      odometer: booking.rentOdometer,
      fuel: booking.rentFuel,
      charge: booking.rentCharge,
    },
    takenBack: actualReturnDate && {
      at: labelText(actualReturnDate),
      place: nameIn(actualPlace ?? returnPlace, locale),
      odometer: booking.returnOdometer,
      fuel: booking.returnFuel,
      charge: booking.returnCharge,
    },
  }
}

function presentCar({ car, group }: BookingPage, locale: Locale): BookingPageAnswer['car'] {
  return {
    ...pick(car, 'id', 'name', 'mileage', 'fuelType', 'bodyType', 'seats', 'issues', 'issuePoints'),
    plate: car.registerNumber,
    group: nameIn(group, locale),
    image: car.imageNames[0] ?? null,
  }
}

/** How somebody at the wheel is named, and by what they are known. */
const presentDriver = (driver: Driver): DriverAnswer => ({
  ...pick(driver, 'idCode', 'birthDate', 'drivingLicenceNumber'),
  name: `${driver.firstName} ${driver.lastName}`,
})

function presentPeople({ booking, client, guarantor }: BookingPage) {
  const { companyName, companyAddress, companyRegistryCode, companyVatNumber } = client
  return {
    client: {
      ...presentDriver(client),
      ...pick(client, 'id', 'email', 'phone', 'address', 'language', 'additional'),
      company:
        companyName === null
          ? null
          : {
              name: companyName,
              address: companyAddress ?? '',
              registryCode: companyRegistryCode ?? '',
              vatNumber: companyVatNumber ?? '',
            },
    },
    drivers: booking.additionalDrivers.map((driver) => ({
      ...presentDriver(driver),
      ...pick(driver, 'firstName', 'lastName'),
    })),
    guarantor: guarantor && {
      ...pick(guarantor, 'id', 'name', 'email', 'idCode', 'documentNumber', 'address', 'phone'),
      responsibilityLimit: eurosFromCents(guarantor.responsibilityLimit),
    },
  }
}
