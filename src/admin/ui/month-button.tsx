import { Box, Button, IconButton, Popover, Stack, Typography } from '@mui/material'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import {
  addDays,
  type CalendarDay,
  dayFrom,
  dayOf,
  daysFrom,
  formatDay,
  parseDay,
  type Weekday,
  weekdayOf,
} from '../../domain/calendar/wall-clock.ts'
import { formatCalendarDay, weekdayName } from '../../i18n/format.ts'
import { useWords } from '../words/words.tsx'
import { Icon, IconAction } from './icon.tsx'

type Props = { day: string; onDay: (day: string) => void }

/** A month over the screen, in the language of the screen and with weeks that begin on Monday. */
export function MonthButton({ day, onDay }: Props) {
  const { t } = useWords('shell')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (chosen: CalendarDay) => {
    setAnchor(null)
    onDay(formatDay(chosen))
  }
  return (
    <>
      <IconButton
        size="small"
        edge="end"
        aria-label={t('calendar.open')}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="calendar" size={18} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('calendar.open') } }}
      >
        <Month first={parseDay(day) ?? dayOf(labelOf(new Date()))} chosen={parseDay(day)} onDay={choose} />
      </Popover>
    </>
  )
}

const firstOf = (day: CalendarDay): CalendarDay => dayFrom(`${formatDay(day).slice(0, 7)}-01`)
/** Far enough from the first to be in the month before or after. */
const monthsOn = (first: CalendarDay, step: 1 | -1): CalendarDay =>
  firstOf(addDays(first, step > 0 ? 31 : -1))

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const weekdays: Weekday[] = [0, 1, 2, 3, 4, 5, 6]

type MonthProps = { first: CalendarDay; chosen: CalendarDay | undefined; onDay: (day: CalendarDay) => void }

function Month({ first: start, chosen, onDay }: MonthProps) {
  const { t, locale, month } = useWords('shell')
  const [at, setAt] = useState(start)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [at])
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
        ref={grid}
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
            tabIndex={one === at ? 0 : -1}
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
