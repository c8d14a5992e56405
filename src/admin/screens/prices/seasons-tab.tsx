import { Alert, Box, Stack, type Theme, useMediaQuery } from '@mui/material'
import { type CalendarDay, formatDay } from '../../../domain/calendar/wall-clock.ts'
import { Columns } from '../../ui/columns.tsx'
import { useWords } from '../../words/words.tsx'
import type { Span } from './draft-seasons.ts'
import { SeasonEditor } from './season-editor.tsx'
import { SeasonList } from './season-list.tsx'
import { seasonMarks, touchesYear } from './season-marks.ts'
import type { PriceDraft } from './use-price-draft.ts'
import { useSeasonsView } from './use-seasons-view.ts'
import { YearCalendar } from './year-calendar.tsx'
import { YearToolbar } from './year-toolbar.tsx'

/** A group's year: its days, its seasons, and the one that is open beside them. */
export function SeasonsTab({ draft }: { draft: PriceDraft }) {
  const t = useWords('prices')
  const view = useSeasonsView(draft)
  const isBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const { groupId, year, seasons, openSeason, copied } = view
  const ofYear = seasons.filter((season) => touchesYear(season, year))
  const marks = seasonMarks(ofYear)
  const pressDay = (day: CalendarDay, seasonId: number | undefined, hole: Span | undefined) => {
    view.press(day, seasonId, hole)
    // The calendar makes room for the season: the day that was pressed stays in sight.
    if (isBeside)
      requestAnimationFrame(() =>
        document.getElementById(`day-${formatDay(day)}`)?.scrollIntoView({ block: 'center' }),
      )
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <YearToolbar draft={draft} view={view} />
      {copied === undefined ? null : (
        <Alert severity={copied > 0 ? 'success' : 'info'} onClose={() => view.setCopied(undefined)}>
          {t('calendar.copied', { count: copied })}
        </Alert>
      )}
      <SeasonList
        seasons={ofYear}
        edits={draft.edits}
        marks={marks}
        openSeason={openSeason}
        onOpen={view.open}
      />
      <Columns columns={openSeason ? 'minmax(0, 1fr) 500px' : 'minmax(0, 1fr)'} isTop>
        {openSeason ? (
          <Box
            sx={{
              order: { lg: 2 },
              minWidth: 0,
              // Beside the calendar it goes along, between the head of the page and the trial rental at its foot.
              position: { lg: 'sticky' },
              top: 72,
              maxHeight: { lg: 'calc(100vh - 176px)' },
              overflowY: { lg: 'auto' },
            }}
          >
            <SeasonEditor
              key={openSeason.id}
              season={openSeason}
              draft={draft}
              mark={marks.get(openSeason.id)}
              isBeside={isBeside}
              onCopy={() => view.copySeason(openSeason)}
              onClose={view.close}
            />
          </Box>
        ) : null}
        <YearCalendar
          year={year}
          saved={draft.saved.seasons.filter((season) => season.groupId === groupId)}
          drafted={seasons}
          marks={marks}
          openSeasonId={openSeason?.id}
          onPress={pressDay}
        />
      </Columns>
    </Stack>
  )
}
