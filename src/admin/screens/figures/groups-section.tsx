import { useState } from 'react'
import type { FiguresAnswer } from '../../../contract/staff/figures.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { FigureSection } from './figure-section.tsx'
import { fleetCells, fleetHeads, type SectionProps } from './fleet-table.ts'
import { type Measure, MeasureChoice, measured } from './measure-choice.tsx'
import { BarRows } from './plots/bar-rows.tsx'

export function GroupsSection({ figures: { groups }, query }: SectionProps<FiguresAnswer>) {
  const t = useWords('figures')
  const format = useFormats()
  const [measure, setMeasure] = useState<Measure>('utilisation')
  const { rows, end, valueOf, textOf } = measured(groups, measure, format)
  return (
    <FigureSection
      title={t('sections.groups.title')}
      csv={{ table: 'groups', query }}
      isEmpty={groups.length === 0}
      actions={<MeasureChoice measure={measure} onChoose={setMeasure} />}
      table={{
        heads: [t('columns.group'), t('columns.cars'), ...fleetHeads(t)],
        rows: rows.map((row) => ({ key: row.id, cells: [row.name, row.cars, ...fleetCells(row, format)] })),
      }}
    >
      <BarRows
        name={t('sections.groups.title')}
        end={end}
        rows={rows.map((row) => ({
          key: row.id,
          label: row.name,
          value: valueOf(row),
          text: textOf(row),
        }))}
      />
    </FigureSection>
  )
}
