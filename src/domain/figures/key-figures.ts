import { type Cents, minus } from '../money.ts'
import { dayRatesOf } from './day-rates.ts'
import type { MonthFacts, RentalFigures } from './month-facts.ts'

/** What an owner asks for first, by the names of the trade. Money is cents, shares are percent, lengths are days. */
export const keyFigureNames = [
  'revenue',
  'utilisation',
  'adr',
  'revpac',
  'rentals',
  'rentalLength',
  'leadTime',
  'cancellationRate',
  'noShows',
  'extrasShare',
  'costs',
  'margin',
  'receivables',
] as const
export type KeyFigureName = (typeof keyFigureNames)[number]
export type KeyFigures = Record<KeyFigureName, number | null>

/** How a figure is read. */
export const keyFigureUnits: Record<KeyFigureName, 'money' | 'percent' | 'days' | 'count'> = {
  revenue: 'money',
  utilisation: 'percent',
  adr: 'money',
  revpac: 'money',
  rentals: 'count',
  rentalLength: 'days',
  leadTime: 'days',
  cancellationRate: 'percent',
  noShows: 'count',
  extrasShare: 'percent',
  costs: 'money',
  margin: 'money',
  receivables: 'money',
}

type Counted = {
  total: RentalFigures & { availableSeconds: number }
  facts: readonly Pick<MonthFacts, 'leads' | 'lengths' | 'extras'>[]
  noShows: number
  /** Without VAT, as the revenue they are taken from. */
  costs: Cents
  /** Owed to us now; of a time that is past nobody can say. */
  receivables: Cents | null
}

/** The figures of a period, from what was counted month by month. */
export function keyFiguresOf({ total, facts, noShows, costs, receivables }: Counted): KeyFigures {
  const { perRentedDay, perCarDay } = dayRatesOf(total)
  const booked = total.rentals + total.cancelled
  const extras = facts.reduce((sum, month) => sum + month.extras.amount, 0)
  return {
    revenue: total.revenue,
    utilisation: share(total.rentedSeconds, total.availableSeconds),
    adr: perRentedDay,
    revpac: perCarDay,
    rentals: total.rentals,
    rentalLength: averageDays(facts.flatMap(({ lengths }) => lengths)),
    leadTime: averageDays(facts.flatMap(({ leads }) => leads)),
    cancellationRate: share(total.cancelled, booked),
    noShows,
    extrasShare: share(extras, total.revenue),
    costs,
    margin: minus(minus(total.revenue, total.vat), costs),
    receivables,
  }
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10

function averageDays(rows: readonly { days: number; rentals: number }[]): number | null {
  const rentals = rows.reduce((sum, row) => sum + row.rentals, 0)
  const days = rows.reduce((sum, row) => sum + row.days * row.rentals, 0)
  return rentals === 0 ? null : Math.round((days * 10) / rentals) / 10
}

/** How much more or less than a year before: percent of a sum or a number, points of a share; null where either is unknown. */
export function changeOf(name: KeyFigureName, value: number | null, before: number | null): number | null {
  if (value === null || before === null) return null
  if (keyFigureUnits[name] === 'percent') return Math.round((value - before) * 10) / 10
  return before === 0 ? null : Math.round(((value - before) * 1000) / Math.abs(before)) / 10
}
