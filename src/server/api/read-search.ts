import type { CarSearch } from '../../domain/availability/car-search.ts'
import type { CarSearchBody } from './schemas/booking.ts'

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
