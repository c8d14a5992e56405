import type { Database } from '../../db/client.ts'
import { type NewBooking, nextIds, rowsOfBooking } from '../../db/insert-booking.ts'
import { insertRows, type NewRows, rowsFor } from '../../db/insert-rows.ts'
import { recordEvent, rowOfEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { together } from '../../db/together.ts'
import { keptIf } from '../../db/trial.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { occupiedPeriod } from '../../domain/availability/occupied-period.ts'
import { type Whereabouts, wantedCar } from '../../domain/availability/whereabouts.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { confirmedHoldExpiry, unpaidUnder } from '../../domain/booking/hold.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import { type Catalogue, turnaroundOf } from '../../domain/catalogue.ts'
import { sortCoupons } from '../../domain/coupons/sent-coupons.ts'
import { sameBy } from '../../domain/people/same-person.ts'
import { mayTakeOff } from '../../domain/pricing/hand-price.ts'
import { editionName, termsOn } from '../../domain/terms-text.ts'
import { lockAtVersion, requireNewest } from '../catalogue/lock-at-version.ts'
import { inTurnForCoupons } from '../coupons/count-coupon-uses.ts'
import { giveUpOfferedCar } from '../offers/give-up-offered-car.ts'
import { settleBooking } from '../payment/settle-booking.ts'
import { type ClientRow, type Entry, knownClient, rowOfClient } from '../people/enter-client.ts'
import { findBan } from '../people/find-ban.ts'
import { isNewClient } from '../people/is-new-client.ts'
import { rowsOfPerson } from '../people/rows-of-person.ts'
import { adoptDocuments } from '../uploads/adopt-documents.ts'
import type { Booker, RegisterResult, TakenByStaff, TakenOffer } from './booker.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { type CheckedRegistration, checkRegistration, type Registration } from './check-registration.ts'
import { decideHold, type Hold, type Visitor } from './decide-hold.ts'
import { firstAnswer, type IdempotentRequest, rowOfAnswer } from './idempotency.ts'
import { tellOfManyUnpaid, type UnpaidLimit } from './limit-unpaid.ts'
import { giveUpCar, releaseExpiredHolds } from './occupy-car.ts'
import { priceNow } from './price-now.ts'
import type { RegisteredBooking } from './registered-booking.ts'
import { whereaboutsOf } from './whereabouts-of.ts'

/**
 * Books a car, whole or not at all. The car's row is locked first, so that parallel registrations for one car take
 * turns instead of meeting in a deadlock; the database's constraint still has the last word.
 */
export async function registerBooking(
  deps: BookingDependencies,
  registration: Registration,
  request: IdempotentRequest | undefined,
  now: Date,
  by: Booker,
): Promise<RegisterResult> {
  const { catalogue } = deps
  try {
    return await keptIf(
      deps.db,
      ({ kind }) => kind === 'registered',
      (tx) => checkAndBook(tx, deps, registration, request, now, by),
      async (error) =>
        violatedConstraint(error) === 'idempotency_keys_pkey' || (await catalogue.isRenewedAfter(error)),
    )
  } catch (error) {
    if (violatedConstraint(error) !== 'car_occupancies_no_overlap') throw error
    return { kind: 'car_taken', catalogue: catalogue.current }
  }
}

async function checkAndBook(
  tx: Database,
  deps: BookingDependencies,
  registration: Registration,
  request: IdempotentRequest | undefined,
  now: Date,
  by: Booker,
): Promise<RegisterResult> {
  const catalogue = deps.catalogue.current
  const checked = checkRegistration(catalogue, registration, now)
  if (checked.ok) {
    const counted = await countCoupons(tx, catalogue, checked.registration, registration, now)
    return book(tx, deps, counted.catalogue, counted.registration, request, now, by)
  }
  // A repeat is answered from memory even when the rental has become impossible meanwhile.
  const known = request && (await firstAnswer(tx, request))
  if (known) return known
  await requireNewest(tx, catalogue)
  return { kind: 'invalid', faults: checked.faults }
}

/**
 * The same with coupons refused that have been used as often as they may be. Before the car is locked, by everyone in
 * this order. What was offered with a coupon has had its use since.
 */
async function countCoupons(
  tx: Database,
  catalogue: Catalogue,
  checked: CheckedRegistration,
  asked: Registration,
  now: Date,
): Promise<{ catalogue: Catalogue; registration: CheckedRegistration }> {
  if (asked.isOffered) return { catalogue, registration: checked }
  const { couponCodes } = asked.rental
  const counted = await inTurnForCoupons(tx, catalogue, couponCodes, now, checked.client)
  const coupons = sortCoupons(counted, couponCodes, dayOf(labelOf(now)))
  return { catalogue: counted, registration: { ...checked, rental: { ...checked.rental, coupons } } }
}

async function book(
  tx: Database,
  deps: BookingDependencies,
  catalogue: Catalogue,
  checked: CheckedRegistration,
  request: IdempotentRequest | undefined,
  now: Date,
  by: Booker,
): Promise<RegisterResult> {
  const { rental, client, car } = checked
  const staff = 'record' in by ? by : undefined
  const offer = 'offer' in by ? by.offer : undefined
  const wanted = wantedCar(rental)
  const turnaroundMinutes = turnaroundOf(catalogue, car.id)
  // In the order in which everyone takes them: the car, then what keeps it.
  const isOpen =
    offer === undefined ||
    ((await lockAtVersion(tx, car.id, catalogue)) && (await giveUpOfferedCar(tx, offer.id, now)))
  const [isLocked, known, isNew, whereabouts, , hold, person, { bookingId: id, clientId }, ban] =
    await together(
      () => lockAtVersion(tx, car.id, catalogue),
      () => request && firstAnswer(tx, request),
      () => isNewClientIfAsked(tx, checked, now),
      () => whereaboutsOf(tx, catalogue, car.id, wanted, now),
      () => releaseExpiredHolds(tx, car.id, occupiedPeriod(rental.from, rental.to, turnaroundMinutes), now),
      (): Hold | Promise<Hold | UnpaidLimit> =>
        'holdExpiresAt' in by
          ? { kind: 'held', until: by.holdExpiresAt }
          : decideHold(tx, deps, checked, by, now),
      () => (staff?.clientId === undefined ? undefined : knownClient(tx, staff.clientId)),
      () => nextIds(tx),
      () => findBan(tx, client, now),
    )
  if (!isLocked) throw new Error(`car ${car.id} is in the catalogue and not in the database`)
  if (known) return known
  if (!isOpen) return { kind: 'offer_closed' }
  if (ban && !staff?.isDespiteBan) return { kind: 'banned', ban }
  const byHand = staff?.handPrice
  const listed = priceNow(catalogue, checked, staff ? isNew : undefined, { offer, byHand: byHand?.agreed })
  const { carQuote, priced, isAgreed } = listed
  const { discountLimit } = catalogue.company
  if (byHand && !mayTakeOff(byHand.role, priced, byHand.agreed, discountLimit)) {
    return { kind: 'discount_too_large' }
  }
  if (!isAgreed) return { kind: 'price_changed', quote: priced, carQuote }
  const refusal = refuseCar(catalogue, whereabouts, staff, offer)
  if (refusal) return refusal
  if (hold.kind !== 'held' && hold.kind !== 'not_held') return hold
  if (staff?.clientId !== undefined && !person)
    return { kind: 'invalid', faults: [{ path: 'clientId', code: 'unknown_client' }] }
  const entry: Entry = staff ? { id: clientId, by: 'staff', known: person } : { id: clientId, by: 'visitor' }

  const holdExpiresAt = hold.kind === 'held' ? hold.until : null
  const seed = deps.links.create()
  const isFree = priced.total === 0
  const registered: RegisteredBooking = {
    id,
    number: bookingNumber(id),
    status: isFree ? 'CONFIRMED' : 'OPEN',
    quote: priced,
    holdExpiresAt: isFree ? null : (holdExpiresAt?.toISOString() ?? null),
    confirmedHoldExpiresAt: confirmedUntil(deps, checked, now)?.toISOString() ?? null,
    linkSeed: seed.linkSeed,
  }
  const agreed = {
    rulesId: catalogue.rulesId,
    termsId: termsOn(catalogue.terms, dayOf(labelOf(now)))?.id ?? null,
  }
  const written: NewBooking = {
    rental,
    quote: priced,
    holdExpiresAt,
    row: {
      ...seed,
      clientId,
      carId: car.id,
      additional: client.additional,
      additionalDrivers: client.additionalDrivers,
      paymentMethod: checked.isRequest ? 'ON_REQUEST' : null,
      channel: offer ? 'offer' : staff ? (staff.channel ?? 'phone') : 'website',
      createdAt: now,
      accountId: rental.coupons.company?.id ?? null,
      purchaseOrder: client.purchaseOrder,
      documentsOf: checked.documentsOf ?? null,
      offerId: offer?.id ?? null,
      handPrice: offer?.handPrice ?? byHand?.agreed ?? null,
      attentions: isNew || staff || offer ? [] : ['not-a-new-client'],
      ...agreed,
      turnaroundMinutes,
    },
  }
  const isVisitor = 'networkHash' in by
  await together(
    () =>
      insertRows(
        tx,
        rowOfClient(checked, entry, editionName(agreed), now),
        ...rowsOfBooking(id, written),
        rowOfEvent('booking-registered', { bookingId: id, isByStaff: staff !== undefined }, now),
        ...(isVisitor ? [rowOfVisitor(id, by, now)] : []),
        ...(request ? [rowOfAnswer(request, registered)] : []),
      ),
    () => (isVisitor ? tellOfManyUnpaid(tx, deps.unpaid, now) : undefined),
  )
  // It was free a moment ago, which is what the visitor was shown; but nobody keeps it for them.
  if (hold.kind === 'not_held') await giveUpCar(tx, id)
  if (isFree) await confirmFree(tx, deps, id, now)
  if (person?.isProven) await adoptOfCaller(tx, id, written, person.client, client.email)
  await staff?.record(tx, { id, carId: car.id, rental, quote: priced, clientId, whereabouts })
  return { kind: 'registered', booking: registered }
}

/** Visitors are told of a car that cannot be there in time as of one that is taken: for them it is. */
function refuseCar(
  catalogue: Catalogue,
  { kind, standsAt }: Whereabouts,
  staff: TakenByStaff | undefined,
  offer: TakenOffer | undefined,
): RegisterResult | undefined {
  if (kind === 'taken') return { kind: 'car_taken', catalogue }
  if (kind !== 'too_far' || staff?.isBrought || offer?.isBrought) return undefined
  return staff ? { kind: 'car_too_far', catalogue, standsAt } : { kind: 'car_taken', catalogue }
}

/**
 * What was approved of a caller whom staff know counts again, where the letters go to the same address: whoever calls in
 * another's name gets none of them.
 */
async function adoptOfCaller(
  tx: Database,
  id: number,
  { row: { documentsOf = null } }: NewBooking,
  known: ClientRow,
  email: string,
): Promise<void> {
  if (sameBy(known, { email }).length === 0) return
  await adoptDocuments(tx, { id, documentsOf }, await rowsOfPerson(tx, known))
}

/** There is nothing to pay, so there is nothing to wait for. */
async function confirmFree(tx: Database, deps: BookingDependencies, id: number, now: Date): Promise<void> {
  await settleBooking(tx, deps, id, now)
  await recordEvent(tx, 'contract-changed', { bookingId: id, isAgain: false }, now)
}

const rowOfVisitor = (bookingId: number, { networkHash }: Visitor, now: Date): NewRows =>
  rowsFor(schema.visitorRegistrations, [{ bookingId, networkHash, createdAt: now }])

const confirmedUntil = (
  { unpaid, catalogue }: BookingDependencies,
  { isRequest, rental }: CheckedRegistration,
  now: Date,
): Date | undefined =>
  isRequest ? confirmedHoldExpiry(now, rental, unpaidUnder(unpaid, catalogue.current.rules)) : undefined

/** Whether a coupon for new clients is used by one; also true when none is used. */
async function isNewClientIfAsked(
  tx: Database,
  { rental, client }: CheckedRegistration,
  now: Date,
): Promise<boolean> {
  const isAsked = rental.coupons.usable.some((coupon) => coupon.isNewClient)
  return !isAsked || isNewClient(tx, client, now)
}
