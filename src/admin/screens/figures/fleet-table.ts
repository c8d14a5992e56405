import type { FleetRow, RentalRow } from '../../../contract/staff/figures.ts'
import type { Formats } from '../../words/formats.ts'
import type { Say } from '../../words/words.tsx'

/** Every section is about the same answer, and its file has the same period. */
export type SectionProps<Figures> = { figures: Figures; query: string }

export const rentalHeads = (t: Say<'figures'>) => [
  t('columns.rentals'),
  t('columns.cancelled'),
  t('columns.revenue'),
  t('columns.revenueWithoutVat'),
  t('columns.cancelFees'),
  t('columns.rentedHours'),
]

export const fleetHeads = (t: Say<'figures'>) => [
  ...rentalHeads(t),
  t('columns.availableHours'),
  t('columns.blockedHours'),
  t('columns.utilisation'),
]

export const rentalCells = (row: RentalRow, format: Formats) => [
  format.whole(row.rentals),
  format.whole(row.cancelled),
  format.amount(row.revenue),
  format.amount(row.revenueWithoutVat),
  format.amount(row.cancelFees),
  format.number(row.rentedHours),
]

export const fleetCells = (row: FleetRow, format: Formats) => [
  ...rentalCells(row, format),
  format.number(row.availableHours),
  format.number(row.blockedHours),
  row.utilisation === null ? '–' : format.number(row.utilisation),
]
