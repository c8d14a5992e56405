import type { Period } from '../../domain/availability/occupied-period.ts'
import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import { spanOf } from '../../use-cases/search/search-around.ts'
import type { TakenCars } from '../../use-cases/search/taken-cars.ts'
import type { CommonPage } from './same-for-everyone.ts'

/**
 * What the database said about a search before its page is made. The page is made from the same answer, so what is kept
 * under that answer shows it and nothing that happened meanwhile.
 */
export class AskedOnce {
  readonly taken: TakenCars
  readonly bookings: BookingDependencies
  /** False once the page needed more, as when no car is free and other days are looked through. */
  isAll = true

  private constructor(bookings: BookingDependencies, span: Period, taken: TakenCars) {
    const isSame = ({ from, to }: Period) =>
      Number(from) === Number(span.from) && Number(to) === Number(span.to)
    this.taken = taken
    this.bookings = {
      ...bookings,
      takenCars: async (asked, now) => {
        if (isSame(asked)) return taken
        this.isAll = false
        return bookings.takenCars(asked, now)
      },
    }
  }

  static async about(
    { asked, beside }: NonNullable<CommonPage['search']>,
    bookings: BookingDependencies,
    now: Date,
  ): Promise<AskedOnce> {
    const span = spanOf(asked, beside)
    return new AskedOnce(bookings, span, await bookings.takenCars(span, now))
  }
}
