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
import { dueOf, owedBackOf } from '../../domain/booking/ledger.ts'
import { callsUntil } from '../../domain/booking/locker-window.ts'
import { phoneSigningMethods } from '../../domain/booking/paper-kinds.ts'
import { documentsState, sentState, wantedKinds } from '../../domain/booking/wanted-documents.ts'
import { labelText } from '../../domain/calendar/tallinn.ts'
import { cents, eurosFromCents, plus } from '../../domain/money.ts'
import { parseIdCode } from '../../domain/people/estonian-id-code.ts'
import { makeReferenceNumber } from '../../domain/people/reference-number.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import { changeable } from '../../use-cases/booking/change/judge-online.ts'
import type { CustomerStory } from '../../use-cases/booking/read-customer-booking.ts'
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
    ...presentCustomerBooking(story, bookings, locale, now),
    clientName: `${client.firstName} ${client.lastName}`,
    ownPhone: client.phone,
    isCompany: client.companyName !== null,
    phoneWays:
      client.idCode !== null && parseIdCode(client.idCode).ok
        ? phoneSigningMethods.filter((method) => signing.providers[method])
        : [],
    money: presentMoney(story, bookings),
    steps: customerSteps({
      isCancelled: booking.cancelledAt !== null,
      isDue: dueOf(balance) > 0,
      isAccepted,
      documents: documentsState(uploads, 1 + booking.additionalDrivers.length),
      isSigned: booking.status === 'SIGNED',
      isHandedOver: booking.handedOverAt !== null,
      isReturned,
      hasAnswered,
    }),
    papers,
    drivers: presentDrivers(story),
    contract:
      contract && isAccepted
        ? { ...pick(contract, 'number', 'href'), signedAt: signature?.signedAt?.toISOString() ?? null }
        : null,
    signing:
      signature && signature.status !== 'SIGNED' && signature.method !== 'drawn'
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
    locker: presentLocker(story, now),
    questionnaire: hasAnswered ? 'done' : isReturned ? 'open' : 'not-yet',
    // Whether someone has rented before is not for whoever typed their address to know.
    needsPeople: booking.attentions.some((one) => one !== 'not-a-new-client'),
    wantsOffers: client.ads,
    officePhone: bookings.catalogue.current.company.phone,
    exportHref: `/api/customer/export?booking=${number}`,
  }
}

function presentChange(
  { booking, occupancyId, holdExpiresAt }: CustomerStory,
  { catalogue }: BookingDependencies,
  now: Date,
): CustomerView['change'] {
  const { company } = catalogue.current
  const isHeld = occupancyId !== null && (holdExpiresAt === null || holdExpiresAt > now)
  const facts = changeable(booking, isHeld)
  if (obstacleToChange(facts, company, now)) return null
  return { until: labelText(changeDeadline(facts, company)), isOut: facts.isHandedOver }
}

function presentMoney(
  { booking, balance, underWay }: CustomerStory,
  bookings: BookingDependencies,
): CustomerMoney {
  const { name, iban, bankName } = bookings.catalogue.current.company
  return {
    paid: eurosFromCents(balance.rentPaid),
    depositPaid: eurosFromCents(balance.depositPaid),
    rentDue: eurosFromCents(balance.rentDue),
    depositDue: eurosFromCents(balance.depositDue),
    goesBack: eurosFromCents(owedBackOf(balance)),
    isUnderWay: underWay.length > 0,
    transfer: {
      receiver: name,
      iban,
      bank: bankName,
      reference: makeReferenceNumber(String(booking.id)) ?? '',
    },
  }
}

function presentDrivers({ booking, client, uploads }: CustomerStory): CustomerDriver[] {
  return [client, ...booking.additionalDrivers].map(({ firstName, lastName }, index) => ({
    index,
    name: `${firstName} ${lastName}`,
    documents: wantedKinds.map((kind) => ({
      kind,
      state: sentState(uploads, index, kind),
      reason: uploads.findLast((one) => one.driver === index && one.kind === kind)?.reason ?? '',
    })),
  }))
}

function presentLocker(story: CustomerStory, now: Date): CustomerLocker | null {
  const obstacles = obstaclesOf(story, now)
  const current = lockerNow(story)
  const isKeyTaken = Boolean(story.locker?.reservation.keyTakenAt)
  if (!story.locker || story.booking.cancelledAt) return null
  const { locker, reservation } = current ?? story.locker
  return {
    name: locker.name,
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
