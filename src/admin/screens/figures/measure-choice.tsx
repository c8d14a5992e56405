import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { FleetRow } from '../../../contract/staff/figures.ts'
import type { Formats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'

const measures = ['utilisation', 'revenue'] as const
export type Measure = (typeof measures)[number]

/** The same rows by how busy they were or by what they brought in. */
export function MeasureChoice({
  measure,
  onChoose,
}: {
  measure: Measure
  onChoose: (measure: Measure) => void
}) {
  const t = useWords('figures')
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={measure}
      aria-label={t('measure.label')}
      onChange={(_, chosen: Measure | null) => chosen && onChoose(chosen)}
    >
      {measures.map((name) => (
        <ToggleButton key={name} value={name} sx={{ textTransform: 'none', py: 0.5 }}>
          {t(`measure.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** The most stands first, and the bars end where it does; of a utilisation the end is always the whole. */
export function measured<Row extends FleetRow>(rows: readonly Row[], measure: Measure, format: Formats) {
  const valueOf = (row: Row) => (measure === 'revenue' ? row.revenue : (row.utilisation ?? 0))
  return {
    rows: rows.toSorted((a, b) => valueOf(b) - valueOf(a)),
    end: measure === 'revenue' ? Math.max(0, ...rows.map(valueOf)) : 100,
    valueOf,
    textOf: (row: Row) =>
      measure === 'revenue' ? format.money(row.revenue) : format.percent(row.utilisation),
  }
}
