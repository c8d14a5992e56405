import {
  Alert,
  Box,
  Button,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useState } from 'react'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import type { TrialBody } from '../../../contract/staff/prices.ts'
import {
  addDays,
  addMinutes,
  type CalendarDay,
  dayFrom,
  formatDay,
  formatLabel,
  later,
  MINUTES_PER_DAY,
  parseDay,
  parseLabel,
} from '../../../domain/calendar/wall-clock.ts'
import { Icon } from '../../ui/icon.tsx'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import type { Faults } from './price-draft.ts'
import { type SeasonForm, seasonForm } from './price-forms.ts'
import { SeasonEditor } from './season-editor.tsx'
import { SeasonList } from './season-list.tsx'
import { seasonMarks, touchesYear } from './season-marks.ts'
import { tallinnToday } from './tallinn-today.ts'
import type { PriceDraftDesk } from './use-price-draft.ts'
import { type Span, YearCalendar } from './year-calendar.tsx'

type SeasonsTabProps = {
  list: PriceListAnswer
  desk: PriceDraftDesk
  faults: Faults
  isReadOnly: boolean
  trial: TrialBody | null
  onTrial: (changes: Partial<TrialBody>) => void
}

/** A group's year: its days, its seasons, and the one that is open beside them. */
export function SeasonsTab({ list, desk, faults, isReadOnly, trial, onTrial }: SeasonsTabProps) {
  const t = useWords('prices')
  const locale = useStaffLocale()
  const [groupId, setGroup] = useState(trial?.groupId ?? list.groups[0]?.id ?? 0)
  const [year, setYear] = useState(Number(trial?.rentDate.slice(0, 4) ?? 2027))
  const [openId, open] = useState<number>()
  /** How many seasons were copied last, until something else is done. */
  const [copied, tellCopied] = useState<number>()
  const isBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const own = desk.drafted.seasons.filter((form) => form.groupId === groupId)
  const ofYear = own.filter((form) => touchesYear(form, year))
  const marks = seasonMarks(ofYear)
  const form = own.find(({ id }) => id === openId)
  const saved = list.seasons
    .filter((facts) => facts.groupId === groupId)
    .map((facts) => seasonForm(facts, locale))
  const touched = new Set(
    desk.edits.flatMap(({ record }) => (record.startsWith('seasons.') ? [Number(record.slice(8))] : [])),
  )

  const chooseGroup = (id: number) => {
    setGroup(id)
    open(undefined)
    onTrial({ groupId: id })
  }
  /** The trial rental moves to the days that are looked at: anywhere else it would not feel the change. */
  const tryOn = (day: CalendarDay) => {
    const moved = trial && movedTo(trial, day)
    if (moved) onTrial({ ...moved, groupId })
  }
  const openSeason = (id: number) => {
    open(id)
    const season = own.find((one) => one.id === id)
    const [start, end] = [parseDay(season?.start ?? ''), parseDay(season?.end ?? '')]
    const rent = parseDay(trial?.rentDate.slice(0, 10) ?? '')
    if (start === undefined || end === undefined || rent === undefined) return
    if (trial?.groupId !== groupId || rent < start || rent > end) tryOn(later(start, tomorrow()))
  }
  const addSeason = ({ start: day, end }: Span) => {
    const like = own.at(-1) ?? desk.drafted.seasons.at(-1)
    const id = desk.newId()
    desk.changeSeason({ ...blankSeason(like), id, groupId, start: formatDay(day), end: formatDay(end) })
    open(id)
    tryOn(day)
  }
  /** A week on top of what there is; where there is nothing, pressing a day fills the hole. */
  const addWeek = () => {
    const rent = parseDay(trial?.rentDate.slice(0, 10) ?? '')
    const start =
      rent !== undefined && formatDay(rent).startsWith(String(year)) ? rent : dayFrom(`${year}-01-01`)
    addSeason({ start, end: addDays(start, 6) })
  }
  const pressDay = (day: CalendarDay, seasonId: number | undefined, hole: Span | undefined) => {
    if (seasonId !== undefined) open(seasonId)
    else if (!isReadOnly) return addSeason(hole ?? { start: day, end: day })
    tryOn(day)
    // The calendar makes room for the season: the day that was pressed stays in sight.
    if (isBeside) {
      requestAnimationFrame(() =>
        document.getElementById(`day-${formatDay(day)}`)?.scrollIntoView({ block: 'center' }),
      )
    }
  }
  const copyYear = (groups: 'one' | 'all') => {
    const forms = desk.drafted.seasons.filter(
      ({ start, groupId: group }) =>
        start.startsWith(String(year)) && (groups === 'all' || group === groupId),
    )
    tellCopied(desk.copySeasons(forms).length)
    setYear(year + 1)
    open(undefined)
  }
  const copyOne = (source: SeasonForm) => {
    const [copy] = desk.copySeasons([source])
    tellCopied(copy ? 1 : 0)
    if (!copy) return
    setYear(Number(copy.start.slice(0, 4)))
    open(copy.id)
    const day = parseDay(copy.start)
    if (day !== undefined) tryOn(day)
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          label={t('calendar.group')}
          value={groupId}
          onChange={(event) => chooseGroup(Number(event.target.value))}
          sx={{ minWidth: 220, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
        >
          {list.groups.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <IconButton aria-label={t('calendar.previous')} onClick={() => setYear(year - 1)}>
            <Icon name="chevron-left" />
          </IconButton>
          <Typography
            component="h2"
            variant="h5"
            aria-live="polite"
            sx={{ minWidth: 56, textAlign: 'center' }}
          >
            {year}
          </Typography>
          <IconButton aria-label={t('calendar.next')} onClick={() => setYear(year + 1)}>
            <Icon name="chevron-right" />
          </IconButton>
        </Stack>
        {isReadOnly ? null : (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button onClick={addWeek} startIcon={<Icon name="plus" />}>
              {t('calendar.add')}
            </Button>
            <Button onClick={() => copyYear('one')} startIcon={<Icon name="calendar" />}>
              {t('calendar.copyYear', { year, next: year + 1 })}
            </Button>
            <Button onClick={() => copyYear('all')}>{t('calendar.copyAll')}</Button>
          </Stack>
        )}
      </Stack>
      {copied === undefined ? null : (
        <Alert severity={copied > 0 ? 'success' : 'info'} onClose={() => tellCopied(undefined)}>
          {t('calendar.copied', { count: copied })}
        </Alert>
      )}
      <SeasonList
        seasons={ofYear}
        marks={marks}
        touched={touched}
        openSeasonId={openId}
        onOpen={openSeason}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: form ? 'minmax(0, 1fr) 500px' : 'minmax(0, 1fr)' },
        }}
      >
        {form ? (
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
              form={form}
              mark={marks.get(form.id)}
              ranges={desk.drafted.ranges}
              faults={faults}
              isReadOnly={isReadOnly}
              isBeside={isBeside}
              onChange={desk.changeSeason}
              onCopy={() => copyOne(form)}
              onRemove={() => {
                desk.remove('seasons', form.id)
                open(undefined)
              }}
              onClose={() => open(undefined)}
            />
          </Box>
        ) : null}
        <YearCalendar
          year={year}
          saved={saved}
          drafted={own}
          marks={marks}
          openSeasonId={openId}
          onPress={pressDay}
        />
      </Box>
    </Stack>
  )
}

/** A new season begins with the prices of another one, or with none. */
function blankSeason(like: SeasonForm | undefined): SeasonForm {
  const nothing = Array.from({ length: 7 }, () => '')
  if (!like) return { id: 0, groupId: 0, start: '', end: '', day: nothing, hour: nothing, adjustments: [] }
  const { copiedFrom: _copied, ...rest } = like
  return rest
}

const dayOfLabel = (label: string): CalendarDay => dayFrom(label.slice(0, 10))

/** The first day on which a rental can be tried at any time of the day. */
const tomorrow = (): CalendarDay => addDays(tallinnToday(), 1)

/** The same rental from another day on; a day that is past is left alone, nobody can rent on it. */
function movedTo(trial: TrialBody, day: CalendarDay): Partial<TrialBody> | undefined {
  const [rentAt, returnAt] = [parseLabel(trial.rentDate), parseLabel(trial.returnDate)]
  if (rentAt === undefined || returnAt === undefined || day < tomorrow()) return undefined
  const shift = (day - dayOfLabel(trial.rentDate)) * MINUTES_PER_DAY
  return {
    rentDate: formatLabel(addMinutes(rentAt, shift)),
    returnDate: formatLabel(addMinutes(returnAt, shift)),
  }
}
