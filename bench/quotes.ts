import { locationIds } from '../src/demo/locations.ts'
import { addMinutes, labelFrom } from '../src/domain/calendar/wall-clock.ts'
import type { Catalogue } from '../src/domain/catalogue.ts'
import { quote } from '../src/domain/pricing/quote.ts'
import { planRental, type Rental, type RentalRequest } from '../src/domain/pricing/rental.ts'
import { perSecond, sideBySide } from './measure.ts'
import { type Row, rate, times } from './table.ts'

const ROUNDS = 15
const SLICE_MS = 150
const DAY = 1440
const NOW = labelFrom('2026-11-15T10:00')
/** Early enough for the airport to charge for the pick-up and, a whole number of days later, for the return. */
const FIRST_PICK_UP = labelFrom('2026-12-01T07:00')

/** Quotes of one core over the demo company's price table, for rentals that start on each day of a year. */
export async function measureQuotes(catalogue: Catalogue): Promise<Row[]> {
  const quotes = (minutes: number, couponCodes: string[] = [], withServices = false) => {
    const rentals = requests(minutes, couponCodes).map((request) => planned(catalogue, request))
    const groups = [...catalogue.groups.keys()]
    const services = withServices
      ? [...catalogue.services.values()].slice(0, 3).map((service) => ({ service, quantity: 1 }))
      : []
    return perSecond((turn) => {
      const rental = rentals[turn % rentals.length]
      const groupId = groups[turn % groups.length]
      if (!rental || groupId === undefined || !quote(catalogue, groupId, rental, { services })) {
        throw new Error('a rental of the bench has no price')
      }
    }, SLICE_MS)
  }
  const week = requests(7 * DAY)
  const measured = await sideBySide(ROUNDS, {
    day: quotes(DAY),
    week: quotes(7 * DAY),
    month: quotes(30 * DAY),
    year: quotes(365 * DAY),
    full: quotes(7 * DAY + 300, [...catalogue.coupons.keys()].slice(0, 2), true),
    plan: perSecond((turn) => {
      const request = week[turn % week.length]
      if (request) planRental(catalogue, request, NOW)
    }, SLICE_MS),
  })
  const row = (name: 'day' | 'month' | 'year' | 'full' | 'plan', what: string, goal?: string): Row => ({
    what,
    figure: rate(measured.median(name), name === 'plan' ? 'plans' : 'quotes'),
    ratio: `${times(measured.ratio('week', name))} the cost of 7 days`,
    ...(goal === undefined ? {} : { goal }),
  })
  return [
    row('day', 'quote of 1 day'),
    { what: 'quote of 7 days', figure: rate(measured.median('week'), 'quotes'), goal: '200,000 quotes/s' },
    row('month', 'quote of 30 days'),
    row('year', 'quote of 365 days', '≤ 3 ×'),
    row('full', 'quote of 7 days and 5 hours, 3 services, 2 coupon codes'),
    row('plan', 'planning a rental of 7 days, once per search'),
  ]
}

function requests(minutes: number, couponCodes: string[] = []): RentalRequest[] {
  return Array.from({ length: 365 }, (_, index) => {
    const rentAt = addMinutes(FIRST_PICK_UP, index * DAY)
    return {
      rentAt,
      returnAt: addMinutes(rentAt, minutes),
      rentLocationId: locationIds.airport,
      returnLocationId: locationIds.airport,
      couponCodes,
    }
  })
}

function planned(catalogue: Catalogue, request: RentalRequest): Rental {
  const result = planRental(catalogue, request, NOW)
  if (!result.ok) throw new Error(`not a rental: ${JSON.stringify(result.faults)}`)
  return result.rental
}
