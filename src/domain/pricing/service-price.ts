import type { Service } from '../catalogue.ts'
import { type Cents, cents, minus, percentHundredths, percentOf, plus } from '../money.ts'
import type { Duration } from './duration.ts'

export type ChosenService = { service: Service; quantity: number }

/** A service for so much time, before any discount: hours cost at most a day. */
export function timePrice(service: Service, { days, hours }: Duration): Cents {
  if (service.type === 'ONCE') return service.price
  const hourly =
    service.hourPrice === null ? service.price : Math.min(hours * service.hourPrice, service.price)
  return cents(service.price * days + (hours > 0 ? hourly : 0))
}

/** One piece of a service on this rental, before coupons. */
export function servicePrice(
  service: Service,
  duration: Duration,
  rangeId: number | undefined,
  carRent: Cents,
): Cents {
  const list = timePrice(service, duration)
  const discount =
    (rangeId === undefined ? undefined : service.discounts.get(rangeId)) ?? percentHundredths(0)
  return plus(minus(list, percentOf(list, discount)), percentOf(carRent, service.carPriceMarkupPercent))
}
