import { Box, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { monthAfter, parseMonth } from '../../../domain/calendar/months.ts'
import { useApi } from '../../api/use-api.ts'
import { Columns, HALVES } from '../../ui/columns.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { tallinnNow } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { CarsSection, CouponsSection, GroupsSection, PlacesSection } from './bar-sections.tsx'
import {
  LeadTimeSection,
  RevenueSection,
  SatisfactionSection,
  UtilisationSection,
} from './column-sections.tsx'
import type { SectionProps } from './figure-columns.ts'
import { ChannelsSection, KeyFiguresSection, LengthsSection } from './key-sections.tsx'
import { type Period, PeriodChooser } from './period-chooser.tsx'
import { Totals } from './totals.tsx'

/** What the company made of its cars. The period stands in the address, so a view can be sent to someone. */
export function FiguresScreen() {
  const { t, locale } = useWords('figures')
  const [query, setQuery] = useSearchParams()
  const [thisMonth] = useState(() => tallinnNow().slice(0, 7))
  const period = periodOf(query, thisMonth)
  const address = new URLSearchParams(period).toString()
  const { value, problem, isLoading } = useApi('GET /figures', { query: period })
  const fileQuery = `${address}&language=${locale}`
  return (
    <Screen
      title={t('title')}
      actions={
        <PeriodChooser
          period={period}
          thisMonth={thisMonth}
          onChoose={(chosen) => setQuery(chosen, { replace: true })}
        />
      }
    >
      <Box sx={{ height: 4 }}>{isLoading ? <LinearProgress aria-label={t('loading')} /> : null}</Box>
      <ProblemAlert problem={problem} sx={{ my: 1 }} />
      {value && !problem ? <Sections figures={value} query={fileQuery} isLoading={isLoading} /> : null}
    </Screen>
  )
}

function Sections({ isLoading, ...section }: SectionProps & { isLoading: boolean }) {
  const wide = { gridColumn: '1 / -1', minWidth: 0 }
  return (
    <Columns aria-busy={isLoading} columns={HALVES}>
      <Box sx={wide}>
        <Totals total={section.figures.total} />
      </Box>
      <Box sx={wide}>
        <KeyFiguresSection {...section} />
      </Box>
      <UtilisationSection {...section} />
      <RevenueSection {...section} />
      <GroupsSection {...section} />
      <PlacesSection {...section} />
      <Box sx={wide}>
        <CarsSection {...section} />
      </Box>
      <ChannelsSection {...section} />
      <LengthsSection {...section} />
      <LeadTimeSection {...section} />
      <CouponsSection {...section} />
      <Box sx={wide}>
        <SatisfactionSection {...section} />
      </Box>
    </Columns>
  )
}

function periodOf(query: URLSearchParams, thisMonth: string): Period {
  const from = parseMonth(query.get('from') ?? '')
  const to = parseMonth(query.get('to') ?? '')
  return from && to ? { from, to } : { from: monthAfter(thisMonth, -11), to: thisMonth }
}
