import { Box, Typography } from '@mui/material'
import { questions } from '../../../domain/figures/month-facts.ts'
import { Columns } from '../../ui/columns.tsx'
import { Note, Subheading } from '../../ui/text.tsx'
import { type Say, useWords } from '../../words/words.tsx'
import { type SectionProps, useFigureColumns } from './figure-columns.ts'
import { FigureSection } from './figure-section.tsx'
import { axisOf, countAxisOf } from './plots/axis.ts'
import { ColumnPlot } from './plots/column-plot.tsx'
import { UtilisationPlot } from './plots/utilisation-plot.tsx'

type Month = SectionProps['figures']['months'][number]

export function UtilisationSection({ figures: { months }, query }: SectionProps) {
  const { t, ...format } = useWords('figures')
  const { fleet } = useFigureColumns()
  const month = { head: t('columns.month'), render: (row: Month) => format.month(row.month) }
  return (
    <FigureSection
      title={t('sections.utilisation.title')}
      lead={t('sections.utilisation.lead')}
      csv="months"
      query={query}
      isEmpty={months.every(({ availableHours }) => availableHours === 0)}
      table={{ rows: months, keyOf: (row) => row.month, columns: [month, ...fleet] }}
    >
      <UtilisationPlot name={t('sections.utilisation.title')} months={months} />
    </FigureSection>
  )
}

export function RevenueSection({ figures: { months }, query }: SectionProps) {
  const { t, ...format } = useWords('figures')
  const { rental } = useFigureColumns()
  const month = { head: t('columns.month'), render: (row: Month) => format.month(row.month) }
  return (
    <FigureSection
      title={t('sections.revenue.title')}
      lead={t('sections.revenue.lead')}
      csv="months"
      query={query}
      isEmpty={months.every(({ revenue }) => revenue === 0)}
      table={{ rows: months, keyOf: (row) => row.month, columns: [month, ...rental] }}
    >
      <ColumnPlot
        name={t('sections.revenue.title')}
        axis={axisOf(Math.max(...months.map(({ revenue }) => revenue)))}
        formatTick={format.shortMoney}
        columns={months.map((row) => ({
          key: row.month,
          label: format.shortMonth(row.month),
          shortLabel: row.month.slice(5),
          parts: [{ value: row.revenue, look: 'main' }],
          title: t('plot.value', { name: format.month(row.month), value: format.money(row.revenue) }),
        }))}
      />
    </FigureSection>
  )
}

export function LeadTimeSection({ figures: { leadTime }, query }: SectionProps) {
  const { t, number, whole } = useWords('figures')
  const { steps, medianDays, averageDays } = leadTime
  const isEmpty = medianDays === null || averageDays === null
  const title = t('sections.leadTime.title')
  const lead = { median: medianDays ?? 0, average: number(averageDays ?? 0) }
  return (
    <FigureSection
      title={title}
      lead={isEmpty ? undefined : t('sections.leadTime.lead', lead)}
      csv="lead-time"
      query={query}
      isEmpty={isEmpty}
      table={{
        rows: steps,
        keyOf: ({ from }) => from,
        columns: [
          { head: title, render: (step) => stepName(step, t) },
          { head: t('columns.rentals'), render: ({ rentals }) => whole(rentals) },
        ],
      }}
    >
      <ColumnPlot
        name={title}
        axis={countAxisOf(Math.max(...steps.map(({ rentals }) => rentals)))}
        formatTick={whole}
        columns={steps.map((step) => ({
          key: String(step.from),
          label: shortStep(step),
          shortLabel: String(step.from),
          parts: [{ value: step.rentals, look: 'main' }],
          title: t('plot.value', { name: stepName(step, t), value: whole(step.rentals) }),
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

/** What customers answered: how the marks are spread says more than their average. */
export function SatisfactionSection({ figures: { satisfaction }, query }: SectionProps) {
  const { t, number, whole } = useWords('figures')
  const { answers, promoterScore } = satisfaction
  const given = questions.flatMap((question) =>
    satisfaction[question].marks.map((mark) => ({ question, ...mark })),
  )
  return (
    <FigureSection
      title={t('sections.satisfaction.title')}
      lead={t('sections.satisfaction.lead', { count: answers })}
      csv="satisfaction"
      query={query}
      isEmpty={answers === 0}
      table={{
        rows: given,
        keyOf: ({ question, mark }) => `${question} ${mark}`,
        columns: [
          { head: t('columns.question'), render: ({ question }) => t(`marks.${question}`) },
          { head: t('columns.mark'), render: ({ mark }) => mark },
          { head: t('columns.answers'), render: (row) => whole(row.answers) },
        ],
      }}
    >
      <Columns gap={3} from="md" columns="1fr 1fr 2fr">
        {questions.map((question) => {
          const { average, marks } = satisfaction[question]
          return (
            <Box key={question} sx={{ minWidth: 0 }}>
              <Subheading>{t(`marks.${question}`)}</Subheading>
              <Note sx={{ mb: 1 }}>
                {t('marks.average', { value: average === null ? '–' : number(average) })}
              </Note>
              <ColumnPlot
                name={t(`marks.${question}`)}
                height={150}
                axis={countAxisOf(Math.max(...marks.map((mark) => mark.answers)))}
                formatTick={whole}
                columns={marks.map((one) => ({
                  key: String(one.mark),
                  label: String(one.mark),
                  shortLabel: String(one.mark),
                  parts: [{ value: one.answers, look: 'main' }],
                  title: t('plot.value', { name: String(one.mark), value: whole(one.answers) }),
                }))}
              />
            </Box>
          )
        })}
      </Columns>
      <Typography>
        {t('marks.promoterScore')}
        {': '}
        <strong>{promoterScore === null ? '–' : whole(promoterScore).replace('-', '−')}</strong>
        <Note component="span">{` (${t('marks.promoterHint')})`}</Note>
      </Typography>
    </FigureSection>
  )
}
