import { type BookingChannel, bookingChannels } from '../booking/channel.ts'
import { type Cents, cents, plus } from '../money.ts'

/** What rentals made of a car or a place, in a month or in several. */
export type RentalFigures = {
  rentals: number
  /** Cancelled after they had been confirmed. */
  cancelled: number
  /** With VAT, kept cancel fees among it; deposits never are. */
  revenue: Cents
  vat: Cents
  cancelFees: Cents
  rentedSeconds: number
}

export type CouponFigures = { code: string; rentals: number; revenue: Cents; discount: Cents }

export type ChannelFigures = {
  channel: BookingChannel
  rentals: number
  cancelled: number
  revenue: Cents
}

export const questions = ['quality', 'condition', 'recommend'] as const
export type Question = (typeof questions)[number]

/** The figures of one month, as they are kept. */
export type MonthFacts = {
  cars: ({ id: number } & RentalFigures)[]
  /** By where the car was taken. */
  places: ({ id: number } & RentalFigures)[]
  /** How many days before the pick-up rentals were booked. */
  leads: { days: number; rentals: number }[]
  /** How many days rentals last, as agreed: each begun day counts. */
  lengths: { days: number; rentals: number }[]
  channels: ChannelFigures[]
  /** Services that were taken besides the car, with VAT, and how many rentals had any. */
  extras: { rentals: number; amount: Cents }
  coupons: CouponFigures[]
  marks: { question: Question; mark: number; answers: number }[]
}

export const noRentals: RentalFigures = {
  rentals: 0,
  cancelled: 0,
  revenue: cents(0),
  vat: cents(0),
  cancelFees: cents(0),
  rentedSeconds: 0,
}

export function addRentals(a: RentalFigures, b: RentalFigures): RentalFigures {
  return {
    rentals: a.rentals + b.rentals,
    cancelled: a.cancelled + b.cancelled,
    revenue: plus(a.revenue, b.revenue),
    vat: plus(a.vat, b.vat),
    cancelFees: plus(a.cancelFees, b.cancelFees),
    rentedSeconds: a.rentedSeconds + b.rentedSeconds,
  }
}

/** The same cars, or the same places, over several months. */
export function sumById(lists: readonly MonthFacts['cars'][]): Map<number, RentalFigures> {
  const sums = new Map<number, RentalFigures>()
  for (const row of lists.flat()) sums.set(row.id, addRentals(sums.get(row.id) ?? noRentals, row))
  return sums
}

/** The coupon used most stands first. */
export function sumCoupons(lists: readonly MonthFacts['coupons'][]): CouponFigures[] {
  const sums = new Map<string, CouponFigures>()
  for (const { code, rentals, revenue, discount } of lists.flat()) {
    const sum = sums.get(code) ?? { code, rentals: 0, revenue: cents(0), discount: cents(0) }
    sums.set(code, {
      code,
      rentals: sum.rentals + rentals,
      revenue: plus(sum.revenue, revenue),
      discount: plus(sum.discount, discount),
    })
  }
  return [...sums.values()].toSorted((a, b) => b.rentals - a.rentals || a.code.localeCompare(b.code))
}

/** Every way a booking can come, in their order; also those by which none came. */
export function sumChannels(lists: readonly MonthFacts['channels'][]): ChannelFigures[] {
  return bookingChannels.map((channel) =>
    lists
      .flat()
      .filter((row) => row.channel === channel)
      .reduce(
        (sum, row) => ({
          channel,
          rentals: sum.rentals + row.rentals,
          cancelled: sum.cancelled + row.cancelled,
          revenue: plus(sum.revenue, row.revenue),
        }),
        { channel, rentals: 0, cancelled: 0, revenue: cents(0) },
      ),
  )
}
