import type { BookingChannel } from '../../domain/booking/channel.ts'
import type { DayRates } from '../../domain/figures/day-rates.ts'
import type { KeyFigureName } from '../../domain/figures/key-figures.ts'
import type { LeadTime } from '../../domain/figures/lead-time.ts'
import type { LengthStep } from '../../domain/figures/rental-length.ts'
import type { Satisfaction } from '../../domain/figures/satisfaction.ts'

/** Money in euros, time in hours with one decimal. */
export type RentalRow = {
  rentals: number
  cancelled: number
  revenue: number
  revenueWithoutVat: number
  cancelFees: number
  rentedHours: number
}

export type FleetRow = RentalRow & {
  availableHours: number
  blockedHours: number
  /** Percent of the available hours with one decimal; null when no car was available. */
  utilisation: number | null
}

export type MonthRow = FleetRow & { month: string }
type GroupRow = FleetRow & { id: number; name: string; cars: number }
type CarRow = FleetRow & {
  id: number
  name: string
  plate: string
  group: string
  isActive: boolean
  /** Without VAT; the margin is what the revenue without VAT leaves above them. */
  costs: number
  margin: number
}
type ChannelRow = { channel: BookingChannel; rentals: number; cancelled: number; revenue: number }
/** In euros, percent, days or as a number; null where nobody can say. */
type KeyFigureRow = {
  name: KeyFigureName
  value: number | null
  lastYear: number | null
  /** Percent, or points of a share. */
  change: number | null
}
type PlaceRow = RentalRow & { id: number; name: string }
type CouponRow = {
  code: string
  name: string | null
  rentals: number
  revenue: number
  discount: number
}

export type FiguresAnswer = {
  from: string
  to: string
  /** With what a day brings: one on rent (ADR), and one on which a car could be rented (RevPAC). */
  total: FleetRow & DayRates
  /** Beside the same months of last year; none for whoever sees a part of the company. */
  keyFigures: KeyFigureRow[]
  channels: ChannelRow[]
  lengths: LengthStep[]
  months: MonthRow[]
  groups: GroupRow[]
  cars: CarRow[]
  places: PlaceRow[]
  leadTime: LeadTime
  coupons: CouponRow[]
  satisfaction: Satisfaction
}

/** The tables of the screen, each also a file. */
export const figureTables = [
  'key-figures',
  'channels',
  'lengths',
  'months',
  'groups',
  'cars',
  'places',
  'lead-time',
  'coupons',
  'satisfaction',
] as const
export type FigureTable = (typeof figureTables)[number]

/** Longer than this nobody reads month by month. */
export const MOST_MONTHS = 60
