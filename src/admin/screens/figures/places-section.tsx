import type { FiguresAnswer } from '../../../contract/staff/figures.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { FigureSection } from './figure-section.tsx'
import { rentalCells, rentalHeads, type SectionProps } from './fleet-table.ts'
import { BarRows } from './plots/bar-rows.tsx'

export function PlacesSection({ figures: { places }, query }: SectionProps<FiguresAnswer>) {
  const t = useWords('figures')
  const format = useFormats()
  const rows = places.toSorted((a, b) => b.revenue - a.revenue)
  return (
    <FigureSection
      title={t('sections.places.title')}
      lead={t('sections.places.lead')}
      csv={{ table: 'places', query }}
      isEmpty={places.length === 0}
      table={{
        heads: [t('columns.place'), ...rentalHeads(t)],
        rows: rows.map((row) => ({ key: row.id, cells: [row.name, ...rentalCells(row, format)] })),
      }}
    >
      <BarRows
        name={t('sections.places.title')}
        end={Math.max(0, ...rows.map(({ revenue }) => revenue))}
        rows={rows.map((row) => ({
          key: row.id,
          label: row.name,
          value: row.revenue,
          text: format.money(row.revenue),
        }))}
      />
    </FigureSection>
  )
}
