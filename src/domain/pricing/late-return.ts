import { addDays, dayOf, type WallMinute } from '../calendar/wall-clock.ts'
import type { HouseRules } from '../house-rules.ts'
import { type Cents, cents, plus, sum, times } from '../money.ts'
import { countedTime, type Duration } from './duration.ts'
import { type PriceTable, plainPrices } from './price-table.ts'
import { type ChosenService, timePrice } from './service-price.ts'

/** What a car that came back late owes: plain prices, no discount of any kind, hours never above a day. */
export type LateFee = { time: Duration; car: Cents; services: Cents; total: Cents }

/** Undefined when a day of the overrun has no price. */
export function lateFee(
  table: PriceTable,
  bookedReturn: WallMinute,
  actualReturn: WallMinute,
  services: readonly ChosenService[],
  rules: Pick<HouseRules, 'graceMinutes'>,
): LateFee | undefined {
  const time = countedTime(Math.max(0, actualReturn - bookedReturn), rules)
  const start = dayOf(bookedReturn)
  let car = cents(0)
  for (let i = 0; i < time.days; i++) {
    const prices = plainPrices(table, addDays(start, i))
    if (!prices) return undefined
    car = plus(car, prices.day)
  }
  if (time.hours > 0) {
    const prices = plainPrices(table, addDays(start, time.days))
    if (!prices) return undefined
    car = plus(car, cents(Math.min(time.hours * prices.hour, prices.day)))
  }
  const extra = sum(
    services
      .filter(({ service }) => service.type === 'DAY')
      .map(({ service, quantity }) => times(timePrice(service, time), quantity)),
  )
  return { time, car, services: extra, total: plus(car, extra) }
}
