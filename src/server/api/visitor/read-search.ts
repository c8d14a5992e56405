import type { CarSearchBody, PricesByDayBody } from '../../../contract/visitor/booking.ts'
import type { CarSearch } from '../../../domain/availability/car-search.ts'
import type { SearchOfDays } from '../../../use-cases/search/prices-by-day.ts'

type Wishes = Omit<CarSearchBody, 'rentDate' | 'returnDate'>

export function searchFrom(body: CarSearchBody): CarSearch {
  return { ...periodFrom(body), ...wishesFrom(body) }
}

export function searchOfDaysFrom(body: PricesByDayBody): SearchOfDays {
  return { ...wishesFrom(body), periods: body.periods.map(periodFrom) }
}

const periodFrom = ({ rentDate, returnDate }: PricesByDayBody['periods'][number]) => ({
  rentAt: rentDate,
  returnAt: returnDate,
})

const wishesFrom = ({ rentLocationId, returnLocationId, couponCodes, gearboxType }: Wishes) => ({
  rentLocationId,
  returnLocationId,
  couponCodes: couponCodes ?? [],
  gearbox: gearboxType || undefined,
})
