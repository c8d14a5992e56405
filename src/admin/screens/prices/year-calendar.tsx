import { Alert, Stack } from '@mui/material'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type CalendarDay, calendarDay, formatDay } from '../../../domain/calendar/wall-clock.ts'
import { type Cents, cents } from '../../../domain/money.ts'
import { priceCalendar } from '../../../domain/pricing/price-calendar.ts'
import { formatDayRange } from '../../../i18n/format.ts'
import { Columns } from '../../ui/columns.tsx'
import { useWords } from '../../words/words.tsx'
import type { SeasonMark } from './draft-seasons.ts'
import { type DraftSeason, idOfRank, type Span, seasonOf } from './draft-seasons.ts'
import { type DayHandlers, type DayLook, MonthCard } from './month-card.tsx'

type YearCalendarProps = {
  year: number
  /** The group's seasons as they stand, and as the draft has them. */
  saved: readonly DraftSeason[]
  drafted: readonly DraftSeason[]
  marks: ReadonlyMap<number, SeasonMark>
  openSeasonId: number | undefined
  /** A day was pressed; without a season it lies in a hole, where nobody can rent. */
  onPress: (day: CalendarDay, seasonId: number | undefined, hole: Span | undefined) => void
}

const calendarOf = (seasons: readonly DraftSeason[], year: number) =>
  priceCalendar(
    seasons.map(seasonOf).filter((season) => season !== undefined),
    year,
  )

/** Twelve months with a price on each day, as it will be once the draft is saved. */
export function YearCalendar({ year, saved, drafted, marks, openSeasonId, onPress }: YearCalendarProps) {
  const { t, locale } = useWords('prices')
  const [stop, setStop] = useState<CalendarDay>()
  const calendar = useMemo(() => calendarOf(drafted, year), [drafted, year])
  const before = useMemo(
    () => new Map(calendarOf(saved, year).days.map(({ day, price }) => [day, price])),
    [saved, year],
  )
  const months = [...Map.groupBy(calendar.days, ({ day }) => formatDay(day).slice(0, 7)).entries()]
  const prices = calendar.days
    .map(({ price }) => price)
    .filter((price): price is Cents => price !== null && !Number.isNaN(price))
  const first = calendar.days[0]?.day ?? calendarDay(0)
  const look: DayLook = {
    marks,
    least: cents(Math.min(...prices)),
    most: cents(Math.max(...prices)),
    isChanged: ({ day, price }) => before.get(day) !== price,
    openSeasonId,
    stop: stop !== undefined && formatDay(stop).startsWith(String(year)) ? stop : first,
  }
  const press = (day: CalendarDay) => {
    setStop(day)
    const seasonId = calendar.days[day - first]?.seasonId ?? null
    const hole = calendar.holes.find(({ start, end }) => start <= day && day <= end)
    onPress(day, seasonId === null ? undefined : idOfRank(seasonId), hole)
  }
  const move = (to: CalendarDay) => {
    if (to < first || to >= first + calendar.days.length) return
    setStop(to)
    document.getElementById(`day-${formatDay(to)}`)?.focus()
  }
  const handlers = useSame({ press, move })
  const spans = (all: readonly Span[]) =>
    all.map(({ start, end }) => formatDayRange(start, end, locale)).join('; ')
  return (
    <Stack sx={{ gap: 1.5 }}>
      {calendar.holes.length > 0 ? (
        <Alert severity="warning">{t('calendar.holes', { dates: spans(calendar.holes) })}</Alert>
      ) : null}
      {calendar.overlaps.length > 0 ? (
        <Alert severity="info">{t('calendar.overlaps', { dates: spans(calendar.overlaps) })}</Alert>
      ) : null}
      <Columns gap={1.5} least={268}>
        {months.map(([month, days]) => (
          <MonthCard key={month} days={days} look={look} {...handlers} />
        ))}
      </Columns>
    </Stack>
  )
}

/** Functions that stay the same and do what the newest ones do. */
function useSame(newest: {
  press: (day: CalendarDay) => void
  move: (to: CalendarDay) => void
}): DayHandlers {
  const last = useRef(newest)
  useLayoutEffect(() => {
    last.current = newest
  })
  return {
    onPress: useCallback((day) => last.current.press(day), []),
    onMove: useCallback((to) => last.current.move(to), []),
  }
}
