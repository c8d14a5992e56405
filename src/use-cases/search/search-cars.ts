import type { CarSearch } from '../../domain/availability/car-search.ts'
import { isOffered, type Whereabouts, wantedCar } from '../../domain/availability/whereabouts.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import type { Car, Catalogue } from '../../domain/catalogue.ts'
import type { CouponAnswer } from '../../domain/coupons/coupon.ts'
import { mergeAnswers } from '../../domain/coupons/sent-coupons.ts'
import { type Quote, quote, unpriced } from '../../domain/pricing/quote.ts'
import { planRental, type Rental } from '../../domain/pricing/rental.ts'
import type { RentalFault } from '../../domain/pricing/rental-faults.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { withSpentCoupons } from '../coupons/count-coupon-uses.ts'
import type { FreeDates } from './free-dates.ts'
import { nearestFreeDates } from './nearest-free-dates.ts'
import type { TakenCars } from './taken-cars.ts'

/** A car that is free, with its price for the whole rental, and where it is before. */
export type Offer = { car: Car; quote: Quote; whereabouts: Whereabouts }

export type FoundCars = {
  ok: true
  catalogue: Catalogue
  rental: Rental
  /** By total price, the cheapest first. */
  offers: Offer[]
  coupons: CouponAnswer[]
  /** Nobody has them, and they cannot be there in time: only staff are told. */
  tooFar: Offer[]
  /** What is possible instead, when nothing is free. */
  alternatives: { offers: Offer[]; dates: FreeDates[] } | undefined
}

export type SearchResult = FoundCars | { ok: false; faults: RentalFault[] }

export async function searchCars(
  deps: BookingDependencies,
  search: CarSearch,
  now: Date,
): Promise<SearchResult> {
  // One catalogue from the first word to the last: the store's own may be replaced while the database is asked.
  const counted = (known: Catalogue) => withSpentCoupons(deps.db, known, search.couponCodes, now)
  let catalogue = await counted(deps.catalogue.current)
  let planned = planRental(catalogue, search, labelOf(now))
  if (!planned.ok) {
    // Refused by what is known here, which may be old: a place may have opened meanwhile.
    catalogue = await counted(await deps.catalogue.newest())
    planned = planRental(catalogue, search, labelOf(now))
    if (!planned.ok) return planned
  }

  const taken = await deps.takenCars(wantedCar(planned.rental), now)
  if (taken.version > catalogue.version) {
    catalogue = await counted(await deps.catalogue.notOlderThan(taken.version))
    planned = planRental(catalogue, search, labelOf(now))
    if (!planned.ok) return planned
  }
  return answer(deps, catalogue, planned.rental, search, taken, now)
}

async function answer(
  deps: BookingDependencies,
  catalogue: Catalogue,
  rental: Rental,
  search: CarSearch,
  taken: TakenCars,
  now: Date,
): Promise<SearchResult> {
  const quotes = quoteGroups(catalogue, rental)
  if (quotes.size === 0) return { ok: false, faults: unpriced(catalogue, rental) }
  const wanted = wantedCar(rental)
  const all = offersFor(catalogue, quotes, ({ id }) => taken.judge(catalogue, id, wanted))
  const free = all.filter(({ whereabouts }) => isOffered(whereabouts))
  const isWanted = ({ car }: Offer) => !search.gearbox || car.gearbox === search.gearbox
  const offers = free.filter(isWanted)
  const tooFar = all.filter((offer) => offer.whereabouts.kind === 'too_far' && isWanted(offer))
  const alternatives =
    offers.length === 0
      ? { offers: free, dates: await nearestFreeDates(deps, catalogue, search, now) }
      : undefined
  return { ok: true, catalogue, rental, offers, coupons: couponAnswers(rental, quotes), tooFar, alternatives }
}

/** One price per group: its cars cost the same. Groups without a price are left out. */
export function quoteGroups(catalogue: Catalogue, rental: Rental): Map<number, Quote> {
  const quotes = new Map<number, Quote>()
  for (const groupId of catalogue.groups.keys()) {
    const priced = quote(catalogue, groupId, rental)
    if (priced) quotes.set(groupId, priced)
  }
  return quotes
}

/** Every car that nobody has. */
export function offersFor(
  catalogue: Catalogue,
  quotes: ReadonlyMap<number, Quote>,
  whereaboutsOf: (car: Car) => Whereabouts,
): Offer[] {
  const offers: Offer[] = []
  for (const car of catalogue.cars.values()) {
    const priced = quotes.get(car.groupId)
    if (!priced) continue
    const whereabouts = whereaboutsOf(car)
    if (whereabouts.kind !== 'taken') offers.push({ car, quote: priced, whereabouts })
  }
  return offers.sort((a, b) => a.quote.total - b.quote.total || a.car.id - b.car.id)
}

function couponAnswers(rental: Rental, quotes: ReadonlyMap<number, Quote>): CouponAnswer[] {
  if (quotes.size === 0) return [...rental.coupons.refused]
  return mergeAnswers([...quotes.values()].map(({ coupons }) => coupons))
}
