import { Box, Button, Stack, Typography } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import {
  addDays,
  type CalendarDay,
  dayFrom,
  daysFrom,
  formatDay,
  type Weekday,
  weekdayOf,
} from '../../domain/calendar/wall-clock.ts'
import { formatCalendarDay, weekdayName } from '../../i18n/format.ts'
import { useWords } from '../words/words.tsx'
import { IconAction } from './icon.tsx'

const firstOf = (day: CalendarDay): CalendarDay => dayFrom(`${formatDay(day).slice(0, 7)}-01`)
/** Far enough from the first to be in the month before or after. */
const monthsOn = (first: CalendarDay, step: 1 | -1): CalendarDay =>
  firstOf(addDays(first, step > 0 ? 31 : -1))

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const weekdays: Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** The keys are where the day is. */
const focus = (day: HTMLElement | null) => day?.focus()

type MonthProps = { first: CalendarDay; chosen: CalendarDay | undefined; onDay: (day: CalendarDay) => void }

/** The days of a month, with weeks that begin on Monday; arrows go from day to day. */
export function Month({ first: start, chosen, onDay }: MonthProps) {
  const { t, locale, month } = useWords('shell')
  const [at, setAt] = useState(start)
  const first = firstOf(at)
  const days = daysFrom(first, monthsOn(first, 1) - first)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    setAt(addDays(at, step))
  }
  return (
    <Stack sx={{ p: 1.5, gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <IconAction
          name="chevron-left"
          label={t('calendar.earlier')}
          onClick={() => setAt(monthsOn(first, -1))}
        />
        <Typography component="h2" aria-live="polite" sx={{ fontWeight: 650, textTransform: 'capitalize' }}>
          {month(formatDay(first).slice(0, 7))}
        </Typography>
        <IconAction
          name="chevron-right"
          label={t('calendar.later')}
          onClick={() => setAt(monthsOn(first, 1))}
        />
      </Stack>
      <Box
        role="group"
        aria-label={month(formatDay(first).slice(0, 7))}
        onKeyDown={move}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 40px)' }}
      >
        {weekdays.map((weekday) => (
          <Typography
            key={weekday}
            aria-hidden
            variant="caption"
            color="textSecondary"
            sx={{ textAlign: 'center' }}
          >
            {weekdayName(weekday, locale, 'short')}
          </Typography>
        ))}
        {days.map((one) => (
          <Button
            key={one}
            variant={one === chosen ? 'contained' : 'text'}
            color={one === chosen ? 'primary' : 'inherit'}
            {...(one === at ? { ref: focus, tabIndex: 0 } : { tabIndex: -1 })}
            aria-label={formatCalendarDay(one, locale, 'full')}
            aria-pressed={one === chosen}
            onClick={() => onDay(one)}
            sx={{
              minWidth: 0,
              p: 0,
              ...(one === first ? { gridColumnStart: weekdayOf(first) + 1 } : {}),
              ...(weekdayOf(one) > 4 && one !== chosen ? { color: 'text.secondary' } : {}),
            }}
          >
            {Number(formatDay(one).slice(8))}
          </Button>
        ))}
      </Box>
    </Stack>
  )
}
