import { Box, Paper, type SxProps, type Theme, Typography } from '@mui/material'
import { type CSSProperties, type KeyboardEvent, memo } from 'react'
import { addDays, type CalendarDay, formatDay, weekdayOf } from '../../../domain/calendar/wall-clock.ts'
import type { Cents } from '../../../domain/money.ts'
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

/** The same functions for as long as the calendar is there: a day is drawn anew only when something of it is new. */
export type DayHandlers = { onPress: (day: CalendarDay) => void; onMove: (to: CalendarDay) => void }

type MonthCardProps = DayHandlers & { days: readonly PricedDay[]; look: DayLook }

/** A month with the price of each day in it. */
export function MonthCard({ days, look, onPress, onMove }: MonthCardProps) {
  const { locale } = useSpoken()
  const first = days[0]
  if (!first) return null
  const name = new Intl.DateTimeFormat(localeTags[locale], { month: 'long', timeZone: 'UTC' }).format(
    first.day * 86_400_000,
  )
  return (
    <Paper component="section" aria-label={name} sx={{ p: 1.25 }}>
      <Typography component="h3" variant="h6" sx={{ textTransform: 'capitalize', mb: 0.5, px: 0.5 }}>
        {name}
      </Typography>
      <Box sx={daysLook}>
        {weekdays.map((weekday) => (
          <span key={weekday} className="weekday" aria-hidden="true">
            {weekdayName(weekday, locale, 'short')}
          </span>
        ))}
        {days.map((day, index) => (
          <DayCell
            key={day.day}
            {...factsOf(day, look)}
            column={index === 0 ? weekdayOf(day.day) + 1 : undefined}
            onPress={onPress}
            onMove={onMove}
          />
        ))}
      </Box>
    </Paper>
  )
}

/** Said once for all days: a year has 365, and each look of its own would cost as much as the day. */
const daysLook: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '3px',
  '& .weekday': { textAlign: 'center', fontSize: '0.6875rem', color: 'text.secondary', py: 0.25 },
  '& .day': {
    position: 'relative',
    font: 'inherit',
    color: 'text.primary',
    textAlign: 'center',
    cursor: 'pointer',
    minHeight: 42,
    p: '2px 0 5px',
    border: '1px dashed',
    borderColor: 'error.main',
    borderRadius: '6px',
    bgcolor: 'background.paper',
    outlineOffset: -2,
  },
  // Deeper is dearer; the price itself stands in the day.
  '& .day.priced': { border: 'none', bgcolor: 'rgb(11 83 72 / var(--depth))' },
  '& .day.marked': { boxShadow: 'inset 0 -3px 0 var(--mark)' },
  '& .day.open': { outline: '2px solid var(--mark)' },
  '& .day:hover': { filter: 'brightness(0.95)' },
  '& .day:focus-visible': { outline: '3px solid #2b59d1', outlineOffset: 1, zIndex: 1 },
  '& .number': { display: 'block', fontSize: '0.6875rem', lineHeight: 1.2, color: 'text.primary' },
  '& .price': {
    display: 'block',
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    fontWeight: 650,
    letterSpacing: '-0.02em',
  },
  '& .price.long': { fontSize: '0.6875rem' },
  '& .changed': {
    position: 'absolute',
    top: 1,
    right: 1,
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'secondary.main',
    border: '1.5px solid',
    borderColor: 'text.primary',
  },
}

type DayFacts = {
  day: CalendarDay
  price: Cents | undefined
  /** From the cheapest to the dearest day, in hundredths. */
  depth: number
  letter: string | undefined
  colour: string | undefined
  isOverlapped: boolean
  isChanged: boolean
  isOpen: boolean
  isStop: boolean
}

function factsOf(priced: PricedDay, look: DayLook): DayFacts {
  const { day, price, seasonId, yielding } = priced
  const { least, most } = look
  const mark = seasonId === null ? undefined : look.marks.get(idOfRank(seasonId))
  const known = price === null || Number.isNaN(price) ? undefined : price
  return {
    day,
    price: known,
    depth: 5 + Math.round((known !== undefined && most > least ? (known - least) / (most - least) : 0) * 27),
    letter: mark?.letter,
    colour: mark?.colour,
    isOverlapped: yielding.length > 0,
    isChanged: look.isChanged(priced),
    isOpen: seasonId !== null && idOfRank(seasonId) === look.openSeasonId,
    isStop: day === look.stop,
  }
}

const DayCell = memo(function DayCell(props: DayFacts & DayHandlers & { column: number | undefined }) {
  const { day, price, depth, letter, colour, isOverlapped, isChanged, isOpen, isStop, column } = props
  const { onPress, onMove } = props
  const { t, locale } = useWords('prices')
  const words = [
    formatCalendarDay(day, locale, 'full'),
    price === undefined ? t('calendar.noPrice') : formatMoney(price, locale),
    ...(letter ? [t('calendar.season', { letter })] : []),
    ...(isOverlapped ? [t('calendar.overlap')] : []),
    ...(isChanged ? [t('calendar.changed')] : []),
  ].join(', ')
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(addDays(day, step))
  }
  const look = { gridColumnStart: column, '--depth': `${depth}%`, '--mark': colour } as CSSProperties
  const classes = ['day', price === undefined ? '' : 'priced', colour ? 'marked' : '', isOpen ? 'open' : '']
  return (
    <button
      type="button"
      id={`day-${formatDay(day)}`}
      className={classes.filter(Boolean).join(' ')}
      tabIndex={isStop ? 0 : -1}
      aria-label={words}
      title={words}
      onClick={() => onPress(day)}
      onKeyDown={walk}
      style={look}
    >
      <span className="number">{Number(formatDay(day).slice(8))}</span>
      {/* Without the sign of the euro, which would not fit. */}
      <span className={price !== undefined && price % 100 !== 0 ? 'price long' : 'price'}>
        {price === undefined ? '–' : writeAmount(price / 100, locale)}
      </span>
      {isChanged ? <span className="changed" aria-hidden="true" /> : null}
    </button>
  )
})
