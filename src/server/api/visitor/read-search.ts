import type { CarSearchBody } from '../../../contract/visitor/booking.ts'
import type { CarSearch } from '../../../domain/availability/car-search.ts'

export function searchFrom(body: CarSearchBody): CarSearch {
  return {
    rentAt: body.rentDate,
    returnAt: body.returnDate,
    rentLocationId: body.rentLocationId,
    returnLocationId: body.returnLocationId,
    couponCodes: body.couponCodes ?? [],
    gearbox: body.gearboxType || undefined,
  }
}
