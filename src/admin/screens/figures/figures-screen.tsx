import { Box, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { monthAfter, parseMonth } from '../../../domain/calendar/months.ts'
import { useApi } from '../../api/use-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { tallinnNow } from '../../words/formats.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { CarsSection } from './cars-section.tsx'
import { CouponsSection } from './coupons-section.tsx'
import { GroupsSection } from './groups-section.tsx'
import { LeadTimeSection } from './lead-time-section.tsx'
import { type Period, PeriodChooser } from './period-chooser.tsx'
import { PlacesSection } from './places-section.tsx'
import { RevenueSection } from './revenue-section.tsx'
import { SatisfactionSection } from './satisfaction-section.tsx'
import { Totals } from './totals.tsx'
import { UtilisationSection } from './utilisation-section.tsx'

/** What the company made of its cars. The period stands in the address, so a view can be sent to someone. */
export function FiguresScreen() {
  const t = useWords('figures')
  const locale = useStaffLocale()
  const [query, setQuery] = useSearchParams()
  const [thisMonth] = useState(() => tallinnNow().slice(0, 7))
  const period = periodOf(query, thisMonth)
  const address = new URLSearchParams(period).toString()
  const { value, problem, isLoading } = useApi('GET /figures', { query: period })
  const section = { query: `${address}&language=${locale}` }
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
      {value && !problem ? (
        <Box
          aria-busy={isLoading}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Totals total={value.total} />
          </Box>
          <UtilisationSection figures={value} {...section} />
          <RevenueSection figures={value} {...section} />
          <GroupsSection figures={value} {...section} />
          <PlacesSection figures={value} {...section} />
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <CarsSection figures={value} {...section} />
          </Box>
          <LeadTimeSection figures={value} {...section} />
          <CouponsSection figures={value} {...section} />
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <SatisfactionSection figures={value} {...section} />
          </Box>
        </Box>
      ) : null}
    </Screen>
  )
}

function periodOf(query: URLSearchParams, thisMonth: string): Period {
  const from = parseMonth(query.get('from') ?? '')
  const to = parseMonth(query.get('to') ?? '')
  return from && to ? { from, to } : { from: monthAfter(thisMonth, -11), to: thisMonth }
}
