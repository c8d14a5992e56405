import { Alert, Box, Button, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { type CalendarDay, formatDay } from '../../../domain/calendar/wall-clock.ts'
import { Columns } from '../../ui/columns.tsx'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { Icon, IconAction } from '../../ui/icon.tsx'
import { useWords } from '../../words/words.tsx'
import { type Span, seasonMarks, touchesYear } from './draft-seasons.ts'
import { RaiseDialog } from './raise-dialog.tsx'
import { SeasonEditor } from './season-editor.tsx'
import { SeasonList } from './season-list.tsx'
import type { PriceDraft } from './use-price-draft.ts'
import { type SeasonsView, useSeasonsView } from './use-seasons-view.ts'
import { YearCalendar } from './year-calendar.tsx'

/** A group's year: its days, its seasons, and the one that is open beside them. */
export function SeasonsTab({ draft }: { draft: PriceDraft }) {
  const { t } = useWords('prices')
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
      {view.raised === undefined ? null : (
        <Alert severity={view.raised > 0 ? 'success' : 'info'} onClose={() => view.setRaised(undefined)}>
          {t('raise.done', { count: view.raised })}
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

/** Which group and year are looked at, and what can be added to it or copied on. */
function YearToolbar({ draft, view }: { draft: PriceDraft; view: SeasonsView }) {
  const { t } = useWords('prices')
  const { groupId, year, setYear } = view
  const [isRaising, setRaising] = useState(false)
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <ChoiceInput
        fullWidth={false}
        label={t('calendar.group')}
        value={groupId}
        options={draft.list.groups}
        onChange={view.chooseGroup}
        sx={{ minWidth: 220, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      />
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconAction name="chevron-left" label={t('calendar.previous')} onClick={() => setYear(year - 1)} />
        <Typography component="h2" variant="h5" aria-live="polite" sx={{ minWidth: 56, textAlign: 'center' }}>
          {year}
        </Typography>
        <IconAction name="chevron-right" label={t('calendar.next')} onClick={() => setYear(year + 1)} />
      </Stack>
      {draft.isReadOnly ? null : (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button onClick={view.addWeek} startIcon={<Icon name="plus" />}>
            {t('calendar.add')}
          </Button>
          <Button onClick={() => view.copyYear(view.seasons)} startIcon={<Icon name="calendar" />}>
            {t('calendar.copyYear', { year, next: year + 1 })}
          </Button>
          <Button onClick={() => view.copyYear(draft.list.seasons)}>{t('calendar.copyAll')}</Button>
          <Button onClick={() => setRaising(true)}>{t('raise.button')}</Button>
          {isRaising ? (
            <RaiseDialog
              draft={draft}
              year={year}
              onDone={(count) => {
                setRaising(false)
                view.setRaised(count)
              }}
              onClose={() => setRaising(false)}
            />
          ) : null}
        </Stack>
      )}
    </Stack>
  )
}
