import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { keptIf } from '../../db/trial.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { occupiedPeriod } from '../../domain/availability/occupied-period.ts'
import { wantedCar } from '../../domain/availability/whereabouts.ts'
import { chooseServices, type WantedService } from '../../domain/booking/choose-services.ts'
import { faultOfOfferEnd, type OfferEndFault } from '../../domain/booking/offer.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { type Catalogue, turnaroundOf } from '../../domain/catalogue.ts'
import { normaliseCode } from '../../domain/coupons/coupon-code.ts'
import type { Cents } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { type HandPrice, mayTakeOff, withHandPrice } from '../../domain/pricing/hand-price.ts'
import { type Quote, quote, shortestRental, tooShortFault } from '../../domain/pricing/quote.ts'
import { planRental, type Rental, type RentalRequest } from '../../domain/pricing/rental.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import type { RegistrationFault } from '../booking/check-registration.ts'
import { releaseExpiredHolds } from '../booking/occupy-car.ts'
import { whereaboutsOf } from '../booking/whereabouts-of.ts'
import { lockAtVersion } from '../catalogue/lock-at-version.ts'
import { inTurnForCoupons } from '../coupons/count-coupon-uses.ts'
import { recordChange } from '../records/record-change.ts'

const { carOccupancies, offers } = schema

/** Of whom no more is known than a name and how to reach them. */
export type OfferedTo = {
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  language: Locale
  clientId: number | null
}

export type OfferWish = {
  to: OfferedTo
  rental: RentalRequest
  carId: number
  services: readonly WantedService[]
  couponCodes: readonly string[]
  handPrice: HandPrice | null
  /** What whoever talks saw. */
  seenTotal: Cents
  message: string
  holdsCar: boolean
  isBrought: boolean
  until: Date
}

export type MadeOffer =
  | { kind: 'made'; id: number; price: Cents; linkSeed: string }
  | { kind: 'invalid'; faults: (RegistrationFault | { path: 'until'; code: OfferEndFault })[] }
  | { kind: 'car_taken' | 'car_too_far' | 'price_changed' | 'discount_too_large' }

/** Makes an offer, and keeps the car for it by choice; the database refuses a car that is taken, as everywhere. */
export async function makeOffer(
  deps: BookingDependencies,
  wish: OfferWish,
  staff: ByStaff,
): Promise<MadeOffer> {
  // What is promised is promised by the list of this moment.
  await deps.catalogue.newest()
  try {
    return await keptIf(
      deps.db,
      ({ kind }) => kind === 'made',
      (tx) => makeWithin(tx, deps, wish, staff),
      (error) => deps.catalogue.isRenewedAfter(error),
    )
  } catch (error) {
    if (violatedConstraint(error) !== 'car_occupancies_no_overlap') throw error
    return { kind: 'car_taken' }
  }
}

async function makeWithin(
  tx: Database,
  deps: BookingDependencies,
  wish: OfferWish,
  staff: ByStaff,
): Promise<MadeOffer> {
  const { by, now } = staff
  const person = { email: wish.to.email, idCode: null }
  const known = await inTurnForCoupons(tx, deps.catalogue.current, wish.couponCodes, now, person)
  const priced = priceOffer(known, wish, now)
  if (!priced.ok) return { kind: 'invalid', faults: priced.faults }
  const { rental, listed } = priced
  const { catalogue } = deps
  const offered = withHandPrice(listed, wish.handPrice)
  const { discountLimit } = catalogue.current.company
  if (!mayTakeOff(by.role, listed, wish.handPrice, discountLimit)) return { kind: 'discount_too_large' }
  if (offered.total !== wish.seenTotal) return { kind: 'price_changed' }
  const wanted = wantedCar(rental)
  if (!(await lockAtVersion(tx, wish.carId, catalogue.current))) {
    return { kind: 'invalid', faults: [{ path: 'car.id', code: 'unknown_car' }] }
  }
  await releaseExpiredHolds(tx, wish.carId, wanted, now)
  const { kind } = await whereaboutsOf(tx, catalogue.current, wish.carId, wanted, now)
  if (kind === 'taken') return { kind: 'car_taken' }
  if (kind === 'too_far' && !wish.isBrought) return { kind: 'car_too_far' }
  return write(tx, deps, wish, { rental, offered }, staff)
}

/** The rental and its list price, or everything that is wrong with them. */
function priceOffer(catalogue: Catalogue, wish: OfferWish, now: Date) {
  const faults: Extract<MadeOffer, { kind: 'invalid' }>['faults'] = []
  const planned = planRental(catalogue, wish.rental, labelOf(now))
  if (!planned.ok) faults.push(...planned.faults)
  const car = catalogue.cars.get(wish.carId)
  if (!car) faults.push({ path: 'car.id', code: 'unknown_car' })
  const choice = chooseServices(catalogue, [...wish.services])
  if (!choice.ok)
    faults.push(...choice.faults.map(({ index, code }) => ({ path: `services.${index}`, code })))
  const end = planned.ok ? faultOfOfferEnd(wish.until, now, planned.rental.from) : undefined
  if (end) faults.push({ path: 'until', code: end })
  if (!planned.ok || !car || !choice.ok || faults.length > 0) return { ok: false as const, faults }
  const { rental } = planned
  const listed = quote(catalogue, car.groupId, rental, { services: choice.services })
  const shortest = shortestRental(catalogue, car.groupId, rental)
  if (shortest) faults.push(tooShortFault(shortest))
  else if (!listed) faults.push({ path: 'car.id', code: 'no_price_for_these_dates' })
  return listed ? { ok: true as const, rental, listed } : { ok: false as const, faults }
}

async function write(
  tx: Database,
  { links, catalogue }: BookingDependencies,
  wish: OfferWish,
  { rental, offered }: { rental: Rental; offered: Quote },
  staff: ByStaff,
): Promise<MadeOffer> {
  const { by, now } = staff
  const { to, carId, until, holdsCar } = wish
  const seed = links.create()
  const places = { startLocationId: rental.rentLocation.id, endLocationId: rental.returnLocation.id }
  const [row] = await tx
    .insert(offers)
    .values({
      ...to,
      ...seed,
      carId,
      rentDate: rental.from,
      returnDate: rental.to,
      rentLocationId: places.startLocationId,
      returnLocationId: places.endLocationId,
      services: offered.services.map(({ serviceId, quantity }) => ({ id: serviceId, quantity })),
      couponCodes: wish.couponCodes.map(normaliseCode),
      quote: offered,
      price: offered.total,
      handPrice: wish.handPrice,
      message: wish.message,
      holdsCar,
      isBrought: wish.isBrought,
      expiresAt: until,
      madeBy: by.id,
      createdAt: now,
    })
    .returning({ id: offers.id })
  if (!row) throw new Error('the database returned no offer')
  const { id } = row
  if (holdsCar) {
    await tx.insert(carOccupancies).values({
      ...places,
      carId,
      offerId: id,
      occupied: occupiedPeriod(rental.from, rental.to, turnaroundOf(catalogue.current, carId)),
      holdExpiresAt: until,
    })
  }
  if (to.email) await recordEvent(tx, 'offer-made', { offerId: id, isByStaff: true }, now)
  const { reason = null, ...hand } = wish.handPrice ?? { kind: null }
  await recordChange(tx, staff, {
    resource: 'offers',
    recordId: id,
    action: 'create',
    before: null,
    after: { carId, price: offered.total, holdsCar, expiresAt: until, handPrice: hand, reason },
  })
  return { kind: 'made', id, price: offered.total, linkSeed: seed.linkSeed }
}
