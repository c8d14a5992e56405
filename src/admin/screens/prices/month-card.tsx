import { Box, Paper, Typography } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { addDays, type CalendarDay, formatDay, weekdayOf } from '../../../domain/calendar/wall-clock.ts'
import type { PricedDay } from '../../../domain/pricing/price-calendar.ts'
import { weekly } from '../../../domain/pricing/seasons.ts'
import { formatCalendarDay, formatMoney, weekdayName } from '../../../i18n/format.ts'
import { localeTags } from '../../../i18n/locales.ts'
import { writeAmount } from '../../words/amount-text.ts'
import { useSpoken, useWords } from '../../words/words.tsx'
import type { SeasonMark } from './draft-seasons.ts'
import { idOfRank } from './draft-seasons.ts'

const weekdays = weekly((weekday) => weekday)
/** How the arrows walk through the days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

export type DayLook = {
  marks: ReadonlyMap<number, SeasonMark>
  /** The cheapest and the dearest day of the year, for the depth of the colour. */
  least: number
  most: number
  isChanged: (day: PricedDay) => boolean
  openSeasonId: number | undefined
  /** The one day of the calendar that the tab key stops at. */
  stop: CalendarDay
}

type MonthCardProps = {
  days: readonly PricedDay[]
  look: DayLook
  onPress: (day: PricedDay) => void
  onMove: (to: CalendarDay) => void
}

/** A month with the price of each day in it. */
export function MonthCard({ days, look, onPress, onMove }: MonthCardProps) {
  const { locale } = useSpoken()
  const first = days[0]
  if (!first) return null
  const name = new Intl.DateTimeFormat(localeTags[locale], { month: 'long', timeZone: 'UTC' }).format(
    first.day * 86_400_000,
  )
  const walk = (event: KeyboardEvent, day: CalendarDay) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(addDays(day, step))
  }
  return (
    <Paper component="section" aria-label={name} sx={{ p: 1.25 }}>
      <Typography component="h3" variant="h6" sx={{ textTransform: 'capitalize', mb: 0.5, px: 0.5 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '3px' }}>
        {weekdays.map((weekday) => (
          <Box
            key={weekday}
            aria-hidden="true"
            sx={{ textAlign: 'center', fontSize: '0.6875rem', color: 'text.secondary', py: 0.25 }}
          >
            {weekdayName(weekday, locale, 'short')}
          </Box>
        ))}
        {days.map((day, index) => (
          <DayCell
            key={day.day}
            day={day}
            look={look}
            column={index === 0 ? weekdayOf(day.day) + 1 : undefined}
            onPress={() => onPress(day)}
            onKeyDown={(event) => walk(event, day.day)}
          />
        ))}
      </Box>
    </Paper>
  )
}

type DayCellProps = {
  day: PricedDay
  look: DayLook
  column: number | undefined
  onPress: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function DayCell({ day, look, column, onPress, onKeyDown }: DayCellProps) {
  const { t, locale } = useWords('prices')
  const { price, seasonId } = day
  const mark = seasonId === null ? undefined : look.marks.get(idOfRank(seasonId))
  const isPriced = price !== null && !Number.isNaN(price)
  const isChanged = look.isChanged(day)
  const isOpen = seasonId !== null && idOfRank(seasonId) === look.openSeasonId
  const depth = isPriced && look.most > look.least ? (price - look.least) / (look.most - look.least) : 0
  const words = [
    formatCalendarDay(day.day, locale, 'full'),
    isPriced ? formatMoney(price, locale) : t('calendar.noPrice'),
    ...(mark ? [t('calendar.season', { letter: mark.letter })] : []),
    ...(day.yielding.length > 0 ? [t('calendar.overlap')] : []),
    ...(isChanged ? [t('calendar.changed')] : []),
  ]
  return (
    <Box
      component="button"
      type="button"
      id={`day-${formatDay(day.day)}`}
      tabIndex={day.day === look.stop ? 0 : -1}
      aria-label={words.join(', ')}
      title={words.join(', ')}
      onClick={onPress}
      onKeyDown={onKeyDown}
      sx={{
        gridColumnStart: column,
        position: 'relative',
        font: 'inherit',
        color: 'text.primary',
        textAlign: 'center',
        cursor: 'pointer',
        minHeight: 42,
        p: '2px 0 5px',
        border: isPriced ? 'none' : '1px dashed',
        borderColor: 'error.main',
        borderRadius: '6px',
        // Deeper is dearer; the price itself stands in the day.
        bgcolor: isPriced ? `rgb(11 83 72 / ${5 + Math.round(depth * 27)}%)` : 'background.paper',
        boxShadow: mark ? `inset 0 -3px 0 ${mark.colour}` : 'none',
        outline: isOpen ? '2px solid' : 'none',
        outlineColor: mark?.colour,
        outlineOffset: -2,
        '&:hover': { filter: 'brightness(0.95)' },
        '&:focus-visible': { outline: '3px solid #2b59d1', outlineOffset: 1, zIndex: 1 },
      }}
    >
      <Box
        component="span"
        sx={{ display: 'block', fontSize: '0.6875rem', lineHeight: 1.2, color: 'text.primary' }}
      >
        {Number(formatDay(day.day).slice(8))}
      </Box>
      <Box
        component="span"
        sx={{
          display: 'block',
          fontSize: isPriced && price % 100 !== 0 ? '0.6875rem' : '0.8125rem',
          lineHeight: 1.3,
          fontWeight: 650,
          letterSpacing: '-0.02em',
        }}
      >
        {/* Without the sign of the euro, which would not fit. */}
        {isPriced ? writeAmount(price / 100, locale) : '–'}
      </Box>
      {isChanged ? (
        <Box
          component="span"
          aria-hidden="true"
          sx={{
            position: 'absolute',
            top: 1,
            right: 1,
            width: 8,
            height: 8,
            borderRadius: '50%',
            bgcolor: 'secondary.main',
            border: '1.5px solid',
            borderColor: 'text.primary',
          }}
        />
      ) : null}
    </Box>
  )
}
