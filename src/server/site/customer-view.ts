import { pick } from '../../contract/pick.ts'
import type {
  CustomerDriver,
  CustomerLocker,
  CustomerMoney,
  CustomerView,
} from '../../contract/visitor/customer.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { changeDeadline, obstacleToChange } from '../../domain/booking/change-online.ts'
import { customerSteps } from '../../domain/booking/customer-steps.ts'
import { owedBackOf } from '../../domain/booking/ledger.ts'
import { callsUntil } from '../../domain/booking/locker-window.ts'
import { isByPhone, phoneSigningMethods } from '../../domain/booking/paper-kinds.ts'
import {
  carPictures,
  type DocumentKind,
  documentKinds,
  documentsState,
  sentState,
  wantedKinds,
} from '../../domain/booking/wanted-documents.ts'
import { labelText } from '../../domain/calendar/tallinn.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { cents, eurosFromCents, plus } from '../../domain/money.ts'
import { parseIdCode } from '../../domain/people/estonian-id-code.ts'
import { makeReferenceNumber } from '../../domain/people/reference-number.ts'
import type { Locale } from '../../i18n/locales.ts'
import { nameIn } from '../../i18n/name-in.ts'
import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import { changeable } from '../../use-cases/booking/change/judge-online.ts'
import type { CustomerStory } from '../../use-cases/booking/read-customer-booking.ts'
import { REMINDED_HOURS_AHEAD } from '../../use-cases/letters/remind.ts'
import { lockerNow, obstaclesOf } from '../../use-cases/locker/use-locker.ts'
import { cancelFeeOf } from '../../use-cases/payment/booking-balance.ts'
import type { SigningDependencies } from '../../use-cases/signing/signing-dependencies.ts'
import { presentCustomerBooking } from './present-customer-booking.ts'

/** A booking's whole story as the customer's own pages tell it. */
export function presentCustomerView(
  story: CustomerStory,
  { bookings, signing }: { bookings: BookingDependencies; signing: SigningDependencies },
  locale: Locale,
  now: Date,
): CustomerView {
  const { booking, client, balance, uploads, signature, hasAnswered } = story
  const isReturned = booking.actualReturnDate !== null
  const isAccepted = booking.status === 'CONFIRMED' || booking.status === 'SIGNED'
  const canCancel = !booking.cancelledAt && !booking.handedOverAt && !isReturned && booking.rentDate > now
  const fee = cancelFeeOf(story, now)
  const number = bookingNumber(booking.id)
  const papers = story.papers.map((paper) => ({
    ...pick(paper, 'id', 'kind', 'number'),
    issuedAt: paper.createdAt.toISOString(),
    href: `/api/customer/papers/${paper.id}?booking=${number}`,
  }))
  const current = story.papers.findLast(({ kind, voidedAt }) => kind === 'contract' && !voidedAt)
  const contract = papers.find(({ id }) => id === current?.id)
  return {
    ...presentCustomerBooking(story, story.rules, bookings, locale, now),
    renterName: client.companyName ?? `${client.firstName} ${client.lastName}`,
    ownPhone: client.phone,
    isCompany: client.companyName !== null,
    phoneWays:
      client.idCode !== null && parseIdCode(client.idCode).ok
        ? phoneSigningMethods.filter((method) => signing.providers[method])
        : [],
    money: presentMoney(story, bookings),
    steps: customerSteps({
      isCancelled: booking.cancelledAt !== null,
      isAsking: booking.paymentMethod === 'ON_REQUEST' && booking.status === 'OPEN',
      isRentDue: balance.rentDue > 0,
      deposit: balance.depositDue > 0 ? 'due' : balance.depositCost > 0 ? 'paid' : 'none',
      isUnderWay: story.underWay.length > 0,
      isAccepted,
      documents: documentsState(uploads, 1 + booking.additionalDrivers.length),
      isSigned: booking.status === 'SIGNED',
      isHandedOver: booking.handedOverAt !== null,
      isKeyBack: Boolean(story.returnLocker?.reservation.keyReturnedAt),
      isReturned,
      hasAnswered,
    }),
    papers,
    drivers: presentDrivers(story),
    plate: booking.handedOverAt ? story.car.registerNumber : null,
    exchangedCars: story.exchanges.map(({ exchange, oldCar }) => ({
      ...oldCar,
      until: exchange.at.toISOString(),
    })),
    contract:
      contract && isAccepted
        ? { ...pick(contract, 'number', 'href'), signedAt: signature?.signedAt?.toISOString() ?? null }
        : null,
    signing:
      signature && signature.status !== 'SIGNED' && isByPhone(signature.method)
        ? {
            id: signature.id,
            method: signature.method,
            code: signature.verificationCode ?? '',
            state: signature.status === 'RUNNING' ? 'running' : 'failed',
            failure: signature.failure,
          }
        : null,
    cancel: canCancel
      ? {
          fee: eurosFromCents(fee),
          goesBack: eurosFromCents(plus(cents(Math.max(0, balance.rentPaid - fee)), balance.depositPaid)),
        }
      : null,
    change: presentChange(story, bookings, now),
    locker: presentLocker(story, bookings.catalogue.current, locale, now),
    questionnaire: hasAnswered ? 'done' : isReturned ? 'open' : 'not-yet',
    // Whether someone has rented before is not for whoever typed their address to know.
    needsPeople: booking.attentions.some((one) => one !== 'not-a-new-client' && one !== 'erasure-asked'),
    isReminderAhead: booking.rentDate.getTime() - now.getTime() > REMINDED_HOURS_AHEAD * 3_600_000,
    isErasureAsked: booking.attentions.includes('erasure-asked'),
    wantsOffers: client.ads,
    officePhone: bookings.catalogue.current.company.phone,
    exportHref: `/api/customer/export?booking=${number}`,
  }
}

function presentChange(
  { booking, occupancyId, holdExpiresAt, rules }: CustomerStory,
  { catalogue }: BookingDependencies,
  now: Date,
): CustomerView['change'] {
  const { company } = catalogue.current
  const isHeld = occupancyId !== null && (holdExpiresAt === null || holdExpiresAt > now)
  const facts = changeable(booking, isHeld, rules)
  if (obstacleToChange(facts, company, now)) return null
  return { until: labelText(changeDeadline(facts, company)), isOut: facts.isHandedOver }
}

function presentMoney(
  { booking, balance, underWay, isGivenUp }: CustomerStory,
  bookings: BookingDependencies,
): CustomerMoney {
  const isOver = booking.cancelledAt ?? booking.actualReturnDate ?? booking.lostCarAt
  const { name, iban, bankName } = bookings.catalogue.current.company
  return {
    paid: eurosFromCents(balance.rentPaid),
    depositPaid: eurosFromCents(balance.depositPaid),
    rentDue: eurosFromCents(balance.rentDue),
    depositDue: eurosFromCents(balance.depositDue),
    depositOpen: eurosFromCents(
      isOver ? cents(0) : cents(Math.max(0, booking.deposit - balance.depositPaid)),
    ),
    goesBack: eurosFromCents(owedBackOf(balance)),
    isUnderWay: underWay.length > 0,
    isGivenUp,
    transfer: {
      receiver: name,
      iban,
      bank: bankName,
      reference: makeReferenceNumber(String(booking.id)) ?? '',
    },
  }
}

function presentDrivers({ booking, client, uploads, licenceDates }: CustomerStory): CustomerDriver[] {
  const datesOf = (index: number) => {
    const noted = licenceDates.find(({ driver }) => driver === index)
    return noted ? { since: noted.since, until: noted.until } : null
  }
  return [client, ...booking.additionalDrivers].map(({ firstName, lastName }, index) => ({
    index,
    name: `${firstName} ${lastName}`,
    licence: datesOf(index),
    documents: kindsOf(uploads, index).map((kind) => ({
      kind,
      state: sentState(uploads, index, kind),
      reason: uploads.findLast((one) => one.driver === index && one.kind === kind)?.reason ?? '',
      files: uploads
        .filter((one) => one.driver === index && one.kind === kind)
        .map(({ id, contentType, size, createdAt }) => ({
          id,
          type: contentType.split('/')[1]?.toUpperCase() ?? '',
          size,
          sentAt: createdAt.toISOString(),
        })),
    })),
  }))
}

/** What is wanted of every driver, and another paper where one was sent. */
const kindsOf = (uploads: CustomerStory['uploads'], driver: number): DocumentKind[] =>
  documentKinds.filter(
    (kind) => isWanted(kind) || uploads.some((one) => one.driver === driver && one.kind === kind),
  )

const isWanted = (kind: DocumentKind): boolean => wantedKinds.some((wanted) => wanted === kind)

function presentLocker(
  story: CustomerStory,
  { locations }: Catalogue,
  locale: Locale,
  now: Date,
): CustomerLocker | null {
  const obstacles = obstaclesOf(story, now)
  const current = lockerNow(story)
  const isKeyTaken = Boolean(story.locker?.reservation.keyTakenAt)
  if (!story.locker || story.booking.cancelledAt) return null
  const { locker, reservation } = current ?? story.locker
  const { purpose, odometer, fuel } = reservation
  const place = locker.locationId === null ? undefined : locations.get(locker.locationId)
  const ahead = [reservation.start, reservation.end].find((moment) => moment > now)
  const sent = new Set(story.uploads.map(({ kind }) => kind))
  return {
    name: nameIn(
      { ...locker, nameEn: locker.nameEn || locker.name, nameRu: locker.nameRu || locker.name },
      locale,
    ),
    address: place?.address ?? '',
    parking: place?.parking[locale] ?? '',
    plate: story.car.registerNumber,
    purpose,
    changesInMs: ahead ? ahead.getTime() - now.getTime() : null,
    isOpened: purpose === 'return' && reservation.askedAt !== null,
    reading: odometer === null || fuel === null ? null : { odometer, fuel },
    pictures: carPictures[purpose].filter((kind) => sent.has(kind)),
    phone: locker.phone,
    ownPhone: story.client.phone,
    opensAt: reservation.start.toISOString(),
    closesAt: reservation.end.toISOString(),
    callsUntil: callsUntil(reservation, now)?.toISOString() ?? null,
    obstacles: obstacles ?? [],
    goesBackIntoLocker: story.returnLocker !== undefined,
    isKeyTaken,
    isKeyReturned: Boolean(story.returnLocker?.reservation.keyReturnedAt),
  }
}
