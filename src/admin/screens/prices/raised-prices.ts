import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import type { PriceEditBody } from '../../../contract/staff/prices.ts'
import { type Rounding, raised } from '../../../domain/pricing/raise-prices.ts'
import { weekly } from '../../../domain/pricing/seasons.ts'
import { centsOf } from './draft-seasons.ts'

export type Raise = {
  percent: number
  rounding: Rounding
  groupIds: readonly number[]
  /** Seasons that end before it stay as they are. */
  from: string
  /** Seasons that begin after it do too. */
  to: string
  hasHours: boolean
  hasServices: boolean
}

/** Every price of the chosen groups and time so many percent higher, as edits of the draft; what is no price stays. */
export function raisedPrices(
  { seasons, servicePrices }: Pick<PriceListAnswer, 'seasons' | 'servicePrices'>,
  { percent, rounding, groupIds, from, to, hasHours, hasServices }: Raise,
): PriceEditBody[] {
  const hundredths = Math.round(percent * 100)
  const up = (euros: number | null) => {
    const price = centsOf(euros)
    return euros === null || Number.isNaN(price) ? euros : raised(price, hundredths, rounding) / 100
  }
  const isMeant = ({ groupId, start, end }: (typeof seasons)[number]) =>
    groupIds.includes(groupId) && end >= from && start <= to
  return [
    ...seasons.filter(isMeant).map((season) => ({
      ...season,
      day: weekly((weekday) => up(season.day[weekday])),
      hour: hasHours ? weekly((weekday) => up(season.hour[weekday])) : season.hour,
    })),
    ...(hasServices
      ? servicePrices.map((prices) => ({
          ...prices,
          price: up(prices.price),
          hourPrice: up(prices.hourPrice),
        }))
      : []),
  ]
}
