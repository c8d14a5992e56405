import type { FiguresAnswer } from '../../../contract/staff/figures.ts'
import { useFormats } from '../../words/formats.ts'
import { type Say, useWords } from '../../words/words.tsx'
import { FigureSection } from './figure-section.tsx'
import type { SectionProps } from './fleet-table.ts'
import { countAxisOf } from './plots/axis.ts'
import { ColumnPlot } from './plots/column-plot.tsx'

export function LeadTimeSection({ figures: { leadTime }, query }: SectionProps<FiguresAnswer>) {
  const t = useWords('figures')
  const format = useFormats()
  const { steps, medianDays, averageDays } = leadTime
  const isEmpty = medianDays === null || averageDays === null
  return (
    <FigureSection
      title={t('sections.leadTime.title')}
      lead={
        isEmpty
          ? undefined
          : t('sections.leadTime.lead', { median: medianDays, average: format.number(averageDays) })
      }
      csv={{ table: 'lead-time', query }}
      isEmpty={isEmpty}
      table={{
        heads: [t('sections.leadTime.title'), t('columns.rentals')],
        rows: steps.map((step) => ({
          key: step.from,
          cells: [stepName(step, t), format.whole(step.rentals)],
        })),
      }}
    >
      <ColumnPlot
        name={t('sections.leadTime.title')}
        axis={countAxisOf(Math.max(...steps.map(({ rentals }) => rentals)))}
        formatTick={format.whole}
        columns={steps.map((step) => ({
          key: String(step.from),
          label: shortStep(step),
          shortLabel: String(step.from),
          parts: [{ value: step.rentals, look: 'main' }],
          title: t('plot.value', { name: stepName(step, t), value: format.whole(step.rentals) }),
        }))}
      />
    </FigureSection>
  )
}

type Step = { from: number; to: number | null }

function stepName({ from, to }: Step, t: Say<'figures'>): string {
  if (from === 0) return t('steps.sameDay')
  if (to === null) return t('steps.more', { from })
  return from === to ? t('steps.day') : t('steps.days', { from, to })
}

const shortStep = ({ from, to }: Step) =>
  to === null ? `${from}+` : from === to ? String(from) : `${from}–${to}`
