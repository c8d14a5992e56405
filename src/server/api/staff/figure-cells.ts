import type { Cell } from '../../../contract/csv.ts'
import type { FiguresAnswer, FigureTable, FleetRow, RentalRow } from '../../../contract/staff/figures.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'

type Words = StaffMessages['figures']['columns']
type Cells = { heads: string[]; rows: Cell[][] }

/** One table of the screen as heads and cells. */
export function figureCells(figures: FiguresAnswer, table: FigureTable, words: Words): Cells {
  const rentalHeads = [
    words.rentals,
    words.cancelled,
    words.revenue,
    words.revenueWithoutVat,
    words.cancelFees,
    words.rentedHours,
  ]
  const rentalCells = (row: RentalRow): Cell[] => [
    row.rentals,
    row.cancelled,
    row.revenue,
    row.revenueWithoutVat,
    row.cancelFees,
    row.rentedHours,
  ]
  const fleetHeads = [...rentalHeads, words.availableHours, words.blockedHours, words.utilisation]
  const fleetCells = (row: FleetRow): Cell[] => [
    ...rentalCells(row),
    row.availableHours,
    row.blockedHours,
    row.utilisation,
  ]
  switch (table) {
    case 'months':
      return {
        heads: [words.month, ...fleetHeads],
        rows: figures.months.map((row) => [row.month, ...fleetCells(row)]),
      }
    case 'groups':
      return {
        heads: [words.group, words.cars, ...fleetHeads],
        rows: figures.groups.map((row) => [row.name, row.cars, ...fleetCells(row)]),
      }
    case 'cars':
      return {
        heads: [words.car, words.plate, words.group, ...fleetHeads],
        rows: figures.cars.map((row) => [row.name, row.plate, row.group, ...fleetCells(row)]),
      }
    case 'places':
      return {
        heads: [words.place, ...rentalHeads],
        rows: figures.places.map((row) => [row.name, ...rentalCells(row)]),
      }
    case 'lead-time':
      return {
        heads: [words.fromDays, words.toDays, words.rentals],
        rows: figures.leadTime.steps.map(({ from, to, rentals }) => [from, to, rentals]),
      }
    case 'coupons':
      return {
        heads: [words.coupon, words.couponName, words.rentals, words.revenue, words.discount],
        rows: figures.coupons.map(({ code, name, rentals, revenue, discount }) => [
          code,
          name,
          rentals,
          revenue,
          discount,
        ]),
      }
    case 'satisfaction':
      return {
        heads: [words.question, words.mark, words.answers],
        rows: (['quality', 'condition', 'recommend'] as const).flatMap((question) =>
          figures.satisfaction[question].marks.map(({ mark, answers }): Cell[] => [
            words[question],
            mark,
            answers,
          ]),
        ),
      }
  }
}
