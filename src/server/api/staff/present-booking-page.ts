import type { BookingPageAnswer, DriverAnswer, Stop } from '../../../contract/staff/bookings.ts'
import { priceSections } from '../../../documents/price-words.ts'
import { readerOf } from '../../../documents/reader.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import type { LedgerAccount } from '../../../domain/booking/ledger.ts'
import { labelText, labelTextOrNull } from '../../../domain/calendar/tallinn.ts'
import { type Cents, cents, eurosFromCents, plus } from '../../../domain/money.ts'
import type { Driver } from '../../../domain/people/client.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Messages } from '../../../i18n/messages.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import type { BookingPage } from '../../../use-cases/booking/read-booking-page.ts'
import type { BookingFile } from '../../../use-cases/papers/read-facts.ts'

/** A booking's page in one language: euros instead of cents, Tallinn labels instead of moments. */
export function presentBookingPage(
  page: BookingPage,
  file: BookingFile,
  texts: Messages,
  locale: Locale,
): BookingPageAnswer {
  const { booking, facts } = page
  return {
    id: booking.id,
    number: bookingNumber(booking.id),
    status: booking.status,
    createdAt: labelText(booking.createdAt),
    isPaid: booking.isPaid,
    isRequest: facts.isRequest,
    attention: booking.attention,
    cancelled: booking.cancelledAt && {
      at: labelText(booking.cancelledAt),
      reason: booking.cancelReason ?? '',
      fee: eurosFromCents(booking.cancelFee ?? cents(0)),
    },
    hold: { hasCar: facts.hasCar, expiresAt: labelTextOrNull(page.holdExpiresAt) },
    ...presentJourney(page, locale),
    ...presentPeople(page),
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
      sections: priceSections(file.booking, readerOf(texts, locale)).map(({ title, lines }) => ({
        title,
        lines: lines.map(({ text, reasons, shown }) => ({ text, reasons, shown })),
      })),
    },
    ...presentMoney(page),
    ...presentPapers(page),
    ...presentStory(page),
    notes: booking.notes,
    adHocNotes: booking.adHocNotes,
    additional: booking.additional,
    depositNumber: booking.depositNumber,
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
  const { handedOverAt, actualReturnDate, rentOdometer, rentFuel, returnOdometer, returnFuel } = booking
  return {
    rent: stop(booking.rentDate, rentPlace),
    return: stop(booking.returnDate, returnPlace),
    handedOver: handedOverAt && { at: labelText(handedOverAt), odometer: rentOdometer, fuel: rentFuel },
    takenBack: actualReturnDate && {
      at: labelText(actualReturnDate),
      place: nameIn(actualPlace ?? returnPlace, locale),
      odometer: returnOdometer,
      fuel: returnFuel,
    },
  }
}

function presentCar({ car, group }: BookingPage, locale: Locale): BookingPageAnswer['car'] {
  return {
    id: car.id,
    name: car.name,
    plate: car.registerNumber,
    group: nameIn(group, locale),
    image: car.imageNames[0] ?? null,
    mileage: car.mileage,
    issues: car.issues,
    issuePoints: car.issuePoints,
  }
}

const driverOf = ({
  firstName,
  lastName,
  idCode,
  birthDate,
  drivingLicenceNumber,
}: Driver): DriverAnswer => ({
  name: `${firstName} ${lastName}`,
  idCode,
  birthDate,
  drivingLicenceNumber,
})

function presentPeople({ booking, client, guarantor }: BookingPage) {
  const { id, email, phone, address, language, additional } = client
  return {
    client: {
      ...driverOf(client),
      id,
      email,
      phone,
      address,
      language,
      additional,
      company:
        client.companyName === null
          ? null
          : {
              name: client.companyName,
              address: client.companyAddress ?? '',
              registryCode: client.companyRegistryCode ?? '',
              vatNumber: client.companyVatNumber ?? '',
            },
    },
    drivers: booking.additionalDrivers.map(driverOf),
    guarantor: guarantor && {
      id: guarantor.id,
      name: guarantor.name,
      email: guarantor.email,
      idCode: guarantor.idCode,
      documentNumber: guarantor.documentNumber,
      address: guarantor.address,
      phone: guarantor.phone,
      responsibilityLimit: eurosFromCents(guarantor.responsibilityLimit),
    },
  }
}

function presentMoney(
  page: BookingPage,
): Pick<BookingPageAnswer, 'money' | 'ledger' | 'payments' | 'refunds'> {
  const { balance, onItsWay } = page
  const euros = eurosFromCents
  const owed = (account: LedgerAccount) => {
    const { amount, byHand }: Record<'amount' | 'byHand', Cents> = page.owedBack[account]
    return { amount: euros(amount), byHand: euros(byHand) }
  }
  return {
    money: {
      rentCost: euros(balance.rentCost),
      rentPaid: euros(balance.rentPaid),
      depositPaid: euros(balance.depositPaid),
      rentDue: euros(balance.rentDue),
      depositDue: euros(balance.depositDue),
      owedBack: { rent: owed('rent'), deposit: owed('deposit') },
      onItsWay: { rent: euros(onItsWay.rent), deposit: euros(onItsWay.deposit) },
      cancelFee: euros(page.cancelFee),
      paymentWithDeposit: page.booking.paymentWithDeposit,
    },
    ledger: page.ledger.map(({ id, createdAt, account, kind, amount, method, note }) => ({
      id,
      at: labelText(createdAt),
      account,
      kind,
      amount: euros(amount),
      method,
      note,
    })),
    payments: page.payments.map(
      ({ id, createdAt, reference, rentAmount, depositAmount, status, method }) => ({
        id,
        at: labelText(createdAt),
        reference,
        amount: euros(plus(rentAmount, depositAmount)),
        status,
        method,
      }),
    ),
    refunds: page.refunds.map(({ id, createdAt, account, amount, status }) => ({
      id,
      at: labelText(createdAt),
      account,
      amount: euros(amount),
      status,
    })),
  }
}

function presentPapers(page: BookingPage): Pick<BookingPageAnswer, 'documents' | 'papers' | 'signature'> {
  const people = [page.client, ...page.booking.additionalDrivers]
  const { signature } = page
  return {
    documents: page.uploads.map(({ id, driver, kind, status, reason, createdAt }) => ({
      id,
      driver: people[driver] ? driverOf(people[driver]).name : '',
      kind,
      status,
      reason,
      at: labelText(createdAt),
    })),
    papers: page.papers.map(({ id, kind, number, createdAt, voidedAt }) => ({
      id,
      kind,
      number,
      at: labelText(createdAt),
      isVoid: voidedAt !== null,
      href: `/api/admin/bookings/${page.booking.id}/papers/${id}`,
    })),
    signature: signature?.signedAt
      ? { method: signature.method, name: signature.signerName, at: labelText(signature.signedAt) }
      : null,
  }
}

function presentStory(page: BookingPage): Pick<BookingPageAnswer, 'mails' | 'questionnaire' | 'lockers'> {
  const { questionnaire } = page
  return {
    mails: page.mails.map(({ id, kind, recipient, createdAt, sentAt, failure }) => ({
      id,
      kind,
      recipient,
      at: labelText(createdAt),
      sentAt: labelTextOrNull(sentAt),
      failure,
    })),
    questionnaire: questionnaire && {
      quality: questionnaire.quality,
      condition: questionnaire.condition,
      recommend: questionnaire.recommend,
      additional: questionnaire.additional,
    },
    lockers: page.lockers.map(({ locker, reservation }) => ({
      id: reservation.id,
      name: locker.name,
      purpose: reservation.purpose,
      start: labelText(reservation.start),
      end: labelText(reservation.end),
      keyTakenAt: labelTextOrNull(reservation.keyTakenAt),
      keyReturnedAt: labelTextOrNull(reservation.keyReturnedAt),
    })),
  }
}
