import { Box, Typography } from '@mui/material'
import type { FiguresAnswer } from '../../../contract/staff/figures.ts'
import { questions } from '../../../domain/figures/month-facts.ts'
import { Note, Subheading } from '../../ui/text.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { FigureSection } from './figure-section.tsx'
import type { SectionProps } from './fleet-table.ts'
import { countAxisOf } from './plots/axis.ts'
import { ColumnPlot } from './plots/column-plot.tsx'

/** What customers answered: how the marks are spread says more than their average. */
export function SatisfactionSection({ figures: { satisfaction }, query }: SectionProps<FiguresAnswer>) {
  const t = useWords('figures')
  const format = useFormats()
  const { answers, promoterScore } = satisfaction
  return (
    <FigureSection
      title={t('sections.satisfaction.title')}
      lead={t('sections.satisfaction.lead', { count: answers })}
      csv={{ table: 'satisfaction', query }}
      isEmpty={answers === 0}
      table={{
        heads: [t('columns.question'), t('columns.mark'), t('columns.answers')],
        rows: questions.flatMap((question) =>
          satisfaction[question].marks.map(({ mark, answers: count }) => ({
            key: `${question} ${mark}`,
            cells: [t(`marks.${question}`), mark, format.whole(count)],
          })),
        ),
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr 2fr' },
        }}
      >
        {questions.map((question) => {
          const { average, marks } = satisfaction[question]
          return (
            <Box key={question} sx={{ minWidth: 0 }}>
              <Subheading>{t(`marks.${question}`)}</Subheading>
              <Note sx={{ mb: 1 }}>
                {t('marks.average', { value: average === null ? '–' : format.number(average) })}
              </Note>
              <ColumnPlot
                name={t(`marks.${question}`)}
                height={150}
                axis={countAxisOf(Math.max(...marks.map((mark) => mark.answers)))}
                formatTick={format.whole}
                columns={marks.map(({ mark, answers: count }) => ({
                  key: String(mark),
                  label: String(mark),
                  shortLabel: String(mark),
                  parts: [{ value: count, look: 'main' }],
                  title: t('plot.value', { name: String(mark), value: format.whole(count) }),
                }))}
              />
            </Box>
          )
        })}
      </Box>
      <Typography>
        {t('marks.promoterScore')}
        {': '}
        <strong>{promoterScore === null ? '–' : format.whole(promoterScore).replace('-', '−')}</strong>
        <Note component="span">{` (${t('marks.promoterHint')})`}</Note>
      </Typography>
    </FigureSection>
  )
}
