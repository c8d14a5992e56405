import { chooseServices } from '../../../domain/booking/choose-services.ts'
import {
  addDays,
  addMinutes,
  atTime,
  dayOf,
  MINUTES_PER_DAY,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder } from '../../../domain/catalogue.ts'
import { cents, plus, sum, times } from '../../../domain/money.ts'
import { quote } from '../../../domain/pricing/quote.ts'
import { sumOf } from '../../../domain/pricing/quote-line.ts'
import { planRental, type Rental } from '../../../domain/pricing/rental.ts'
import type { Locale } from '../../../i18n/locales.ts'

export type SamplePrice = NonNullable<ReturnType<typeof samplePrice>>

const DAYS = 7
const NOON = 720
/** Far enough for the day to be open somewhere, near enough to be this season. */
const AHEAD = 9

/** A real price for a real week, so that the promise about prices can be looked at. */
export function samplePrice(catalogue: Catalogue, groupId: number, now: WallMinute, locale: Locale) {
  const rental = sampleRental(catalogue, now)
  const car = [...catalogue.cars.values()].find((candidate) => candidate.groupId === groupId)
  const chosen = chooseServices(catalogue, [])
  if (!rental || !car || !chosen.ok) return undefined
  const price = quote(catalogue, groupId, rental, { services: chosen.services })
  if (!price) return undefined
  const fees = plus(price.rentFee, price.returnFee)
  const days = price.lines.filter((line) => line.kind === 'car-days')
  const listPrice = sum(days.map(({ quantity, details }) => times(details.listPrice, quantity)))
  /** What the length of the rental takes off. */
  const discount = cents(Math.min(0, sumOf(days) - listPrice))
  return {
    car: { name: car.name, image: car.imageNames[0] },
    place: rental.rentLocation.name[locale],
    rentAt: rental.rentAt,
    returnAt: rental.returnAt,
    days: price.billed.days,
    listPrice,
    discount,
    /** What the dates add or take off besides. */
    season: cents(price.total - fees - listPrice - discount),
    fees,
    /** Covers and services that cost nothing more. */
    included: chosen.services.map(({ service }) => service.name[locale]),
    total: price.total,
    vat: price.vat,
    vatRate: price.vatRate,
  }
}

/** The first place, in the company's order, that is open for it and asks nothing more at noon. */
function sampleRental(catalogue: Catalogue, now: WallMinute): Rental | undefined {
  const rentAt = atTime(addDays(dayOf(now), AHEAD), NOON)
  const returnAt = addMinutes(rentAt, DAYS * MINUTES_PER_DAY)
  const rentals = inOrder(catalogue.locations.values())
    .map(({ id }) => ({ rentAt, returnAt, rentLocationId: id, returnLocationId: id, couponCodes: [] }))
    .map((search) => planRental(catalogue, search, now))
    .flatMap((plan) => (plan.ok ? [plan.rental] : []))
  const isFree = ({ rentWindow, returnWindow }: Rental) =>
    rentWindow.rentPrice + returnWindow.returnPrice === 0
  return rentals.find(isFree) ?? rentals[0]
}
