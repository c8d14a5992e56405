import type { FiguresAnswer } from '../../../contract/staff/figures.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { FigureSection } from './figure-section.tsx'
import { fleetCells, fleetHeads, type SectionProps } from './fleet-table.ts'
import { UtilisationPlot } from './plots/utilisation-plot.tsx'

export function UtilisationSection({ figures: { months }, query }: SectionProps<FiguresAnswer>) {
  const t = useWords('figures')
  const format = useFormats()
  return (
    <FigureSection
      title={t('sections.utilisation.title')}
      lead={t('sections.utilisation.lead')}
      csv={{ table: 'months', query }}
      isEmpty={months.every(({ availableHours }) => availableHours === 0)}
      table={{
        heads: [t('columns.month'), ...fleetHeads(t)],
        rows: months.map((row) => ({
          key: row.month,
          cells: [format.month(row.month), ...fleetCells(row, format)],
        })),
      }}
    >
      <UtilisationPlot name={t('sections.utilisation.title')} months={months} />
    </FigureSection>
  )
}
