import type { DayRates } from '../../domain/figures/day-rates.ts'
import type { LeadTime } from '../../domain/figures/lead-time.ts'
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
type CarRow = FleetRow & { id: number; name: string; plate: string; group: string; isActive: boolean }
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
