import { cancelFeeAt } from '../domain/booking/cancellation.ts'
import { dueOf, owedBackOf } from '../domain/booking/ledger.ts'
import { ownSteps } from '../domain/booking/own-steps.ts'
import { documentsState, stateOf, wantedKinds } from '../domain/booking/wanted-documents.ts'
import { eurosFromCents } from '../domain/money.ts'
import { parseIdCode } from '../domain/people/estonian-id-code.ts'
import { makeReferenceNumber } from '../domain/people/reference-number.ts'
import type { Locale } from '../i18n/locales.ts'
import type { BookingDesk } from '../services/booking-desk.ts'
import { lockerNow, obstaclesOf } from '../services/locker/use-locker.ts'
import type { OwnStory } from '../services/own/read-own-booking.ts'
import type { OwnDriver, OwnLocker, OwnMoney, OwnPaper, OwnView } from './api/schemas/own.ts'
import { presentOwnBooking } from './present-own-booking.ts'

/** A booking's whole story as its own pages tell it. */
export function presentOwnView(own: OwnStory, desk: BookingDesk, locale: Locale, now: Date): OwnView {
  const { booking, client, balance, uploads, signature, hasAnswered } = own
  const isReturned = booking.actualReturnDate !== null
  const isAccepted = booking.status === 'CONFIRMED' || booking.status === 'SIGNED'
  const canCancel = !booking.cancelledAt && !booking.handedOverAt && !isReturned && booking.rentDate > now
  const fee = balance.rentPaid > 0 ? cancelFeeAt(booking, now) : 0
  const token = desk.links.token(booking.linkSeed)
  const papers = own.papers.map(
    ({ id, kind, number, createdAt }): OwnPaper => ({
      id,
      kind,
      number,
      issuedAt: createdAt.toISOString(),
      href: `/api/own/papers/${id}?token=${token}`,
    }),
  )
  const current = own.papers.findLast(({ kind, voidedAt }) => kind === 'contract' && !voidedAt)
  const contract = papers.find(({ id }) => id === current?.id)
  return {
    ...presentOwnBooking(own, desk, locale, now),
    clientName: `${client.firstName} ${client.lastName}`,
    ownPhone: client.phone,
    isCompany: client.companyName !== null,
    canSignByPhone: client.idCode !== null && parseIdCode(client.idCode).ok,
    money: presentMoney(own, desk),
    steps: ownSteps({
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
    drivers: presentDrivers(own),
    contract:
      contract && isAccepted
        ? {
            number: contract.number,
            href: contract.href,
            signedAt: signature?.signedAt?.toISOString() ?? null,
          }
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
          goesBack: eurosFromCents(Math.max(0, balance.rentPaid - fee) + balance.depositPaid),
        }
      : null,
    locker: presentLocker(own, now),
    questionnaire: hasAnswered ? 'done' : isReturned ? 'open' : 'not-yet',
    needsPeople: booking.attention !== null,
    officePhone: desk.catalogue.current.company.phone,
    exportHref: `/api/own/export?token=${token}`,
  }
}

function presentMoney({ booking, balance, underWay }: OwnStory, desk: BookingDesk): OwnMoney {
  const { name, iban, bankName } = desk.catalogue.current.company
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

function presentDrivers({ booking, client, uploads }: OwnStory): OwnDriver[] {
  return [client, ...booking.additionalDrivers].map(({ firstName, lastName }, index) => ({
    index,
    name: `${firstName} ${lastName}`,
    documents: wantedKinds.map((kind) => ({
      kind,
      state: stateOf(uploads, index, kind),
      reason: uploads.findLast((one) => one.driver === index && one.kind === kind)?.reason ?? '',
    })),
  }))
}

function presentLocker(own: OwnStory, now: Date): OwnLocker | null {
  const obstacles = obstaclesOf(own, now)
  const current = lockerNow(own)
  const isKeyTaken = Boolean(own.locker?.reservation.keyTakenAt)
  if (!own.locker || own.booking.cancelledAt) return null
  const { locker, reservation } = current ?? own.locker
  return {
    name: locker.name,
    phone: locker.phone,
    ownPhone: own.client.phone,
    opensAt: reservation.start.toISOString(),
    closesAt: reservation.end.toISOString(),
    obstacles: obstacles ?? [],
    goesBackIntoLocker: own.returnLocker !== undefined,
    isKeyTaken,
    isKeyReturned: Boolean(own.returnLocker?.reservation.keyReturnedAt),
  }
}
