import { isOffered } from '../../domain/availability/whereabouts.ts'
import { fullHoldExpiry, type PhoneHold, phoneHoldExpiry, unpaidUnder } from '../../domain/booking/hold.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import type { Cents } from '../../domain/money.ts'
import type { ClientForm } from '../../domain/people/client.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Booker, RegisterResult, TakenOffer } from '../booking/booker.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import type { Registration } from '../booking/check-registration.ts'
import type { UnpaidLimit } from '../booking/limit-unpaid.ts'
import { registerBooking } from '../booking/register-booking.ts'
import { recordChange } from '../records/record-change.ts'
import type { FoundOffer } from './read-offers.ts'

export type OfferTaken = Exclude<RegisterResult, UnpaidLimit>

/** What a contract needs besides the offer, as it was typed. */
export type TakerForm = { client: ClientForm; language: Locale; seenTotal: Cents | undefined }

/** The customer takes the offer: the car waits for the money as long as the offer would have kept it, and at least as for any order. */
export function takeOffer(
  deps: BookingDependencies,
  found: FoundOffer,
  form: TakerForm,
  now: Date,
): Promise<OfferTaken> {
  const { offer } = found
  const payNow = fullHoldExpiry(now, false, unpaidUnder(deps.unpaid, deps.catalogue.current.rules))
  const holdExpiresAt = offer.holdsCar && offer.expiresAt > payNow ? offer.expiresAt : payNow
  return take(deps, found, form, now, { offer: takenOffer(found), holdExpiresAt })
}

/** The same by staff, for someone who says yes on the phone. */
export function takeOfferByStaff(
  deps: BookingDependencies,
  found: FoundOffer,
  { hold, clientId, ...form }: TakerForm & { hold: PhoneHold; clientId: number | null },
  staff: ByStaff,
): Promise<OfferTaken> {
  const holdExpiresAt = phoneHoldExpiry(staff.now, hold, deps.catalogue.current.rules)
  return take(deps, found, form, staff.now, {
    holdExpiresAt,
    clientId: clientId ?? found.offer.clientId ?? undefined,
    isBrought: found.offer.isBrought,
    // An owner who wants it all the same books by phone, with a reason.
    isDespiteBan: false,
    offer: takenOffer(found),
    record: async (tx, { id, carId, quote }) =>
      recordChange(tx, staff, {
        resource: 'bookings',
        recordId: id,
        action: 'create',
        before: null,
        after: { carId, offerId: found.offer.id, price: quote.total, status: 'OPEN', holdExpiresAt },
      }),
  })
}

const takenOffer = ({ offer: { id, quote, handPrice, isBrought } }: FoundOffer): TakenOffer => ({
  id,
  quote,
  handPrice,
  isBrought,
})

async function take(
  deps: BookingDependencies,
  { offer, car }: FoundOffer,
  { client, language, seenTotal }: TakerForm,
  now: Date,
  by: Booker,
): Promise<OfferTaken> {
  const catalogue = await deps.catalogue.newest()
  const rental = {
    rentAt: labelOf(offer.rentDate),
    returnAt: labelOf(offer.returnDate),
    rentLocationId: offer.rentLocationId,
    returnLocationId: offer.returnLocationId,
    couponCodes: offer.couponCodes,
    hasCheckedDocuments: true,
  }
  const registration = (carId: number): Registration => ({
    rental,
    carId,
    seenCarPrice: undefined,
    seenTotal,
    services: offer.services.filter(({ id }) => catalogue.services.has(id)),
    client,
    language,
    isRequest: false,
    isOffered: true,
  })
  const own = await registerBooking(deps, registration(offer.carId), undefined, now, by)
  const isGone = own.kind === 'car_taken' || own.kind === 'car_too_far'
  if (!isGone || offer.holdsCar) return withoutLimits(own)
  // The price was promised, the plate was not: another car of the group will do.
  const { rentLocationId, returnLocationId } = offer
  const wanted = { from: offer.rentDate, to: offer.returnDate, rentLocationId, returnLocationId }
  const taken = await deps.takenCars(wanted, now)
  const instead = [...catalogue.cars.values()].find(
    ({ id, groupId }) => groupId === car.groupId && isOffered(taken.judge(catalogue, id, wanted)),
  )
  return withoutLimits(
    instead ? await registerBooking(deps, registration(instead.id), undefined, now, by) : own,
  )
}

function withoutLimits(result: RegisterResult): OfferTaken {
  if (result.kind === 'too_many_unpaid' || result.kind === 'too_many_unpaid_today') {
    throw new Error('whoever takes an offer has been spoken with')
  }
  return result
}
