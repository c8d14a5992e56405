import type { FiguresAnswer } from '../../../contract/staff/figures.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { FigureSection } from './figure-section.tsx'
import { rentalCells, rentalHeads, type SectionProps } from './fleet-table.ts'
import { axisOf } from './plots/axis.ts'
import { ColumnPlot } from './plots/column-plot.tsx'

export function RevenueSection({ figures: { months }, query }: SectionProps<FiguresAnswer>) {
  const t = useWords('figures')
  const format = useFormats()
  return (
    <FigureSection
      title={t('sections.revenue.title')}
      lead={t('sections.revenue.lead')}
      csv={{ table: 'months', query }}
      isEmpty={months.every(({ revenue }) => revenue === 0)}
      table={{
        heads: [t('columns.month'), ...rentalHeads(t)],
        rows: months.map((row) => ({
          key: row.month,
          cells: [format.month(row.month), ...rentalCells(row, format)],
        })),
      }}
    >
      <ColumnPlot
        name={t('sections.revenue.title')}
        axis={axisOf(Math.max(...months.map(({ revenue }) => revenue)))}
        formatTick={format.shortMoney}
        columns={months.map(({ month, revenue }) => ({
          key: month,
          label: format.shortMonth(month),
          shortLabel: month.slice(5),
          parts: [{ value: revenue, look: 'main' }],
          title: t('plot.value', { name: format.month(month), value: format.money(revenue) }),
        }))}
      />
    </FigureSection>
  )
}
