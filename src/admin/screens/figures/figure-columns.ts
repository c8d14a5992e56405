import type { FiguresAnswer, FleetRow, RentalRow } from '../../../contract/staff/figures.ts'
import type { TableColumn } from '../../ui/data-table.tsx'
import { useWords } from '../../words/words.tsx'

/** Every section is about the same answer, and its file has the same period. */
export type SectionProps = { figures: FiguresAnswer; query: string }

/** What the tables about rentals and about cars have in common. */
export function useFigureColumns() {
  const { t, whole, amount, number } = useWords('figures')
  const rental: TableColumn<RentalRow>[] = [
    { head: t('columns.rentals'), render: (row) => whole(row.rentals) },
    { head: t('columns.cancelled'), render: (row) => whole(row.cancelled) },
    { head: t('columns.revenue'), render: (row) => amount(row.revenue) },
    { head: t('columns.revenueWithoutVat'), render: (row) => amount(row.revenueWithoutVat) },
    { head: t('columns.cancelFees'), render: (row) => amount(row.cancelFees) },
    { head: t('columns.rentedHours'), render: (row) => number(row.rentedHours) },
  ]
  const fleet: TableColumn<FleetRow>[] = [
    ...rental,
    { head: t('columns.availableHours'), render: (row) => number(row.availableHours) },
    { head: t('columns.blockedHours'), render: (row) => number(row.blockedHours) },
    {
      head: t('columns.utilisation'),
      render: (row) => (row.utilisation === null ? '–' : number(row.utilisation)),
    },
  ]
  return { rental, fleet }
}
