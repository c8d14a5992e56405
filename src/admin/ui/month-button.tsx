import { IconButton, Popover } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { type CalendarDay, dayOf, formatDay, parseDay } from '../../domain/calendar/wall-clock.ts'
import { useWords } from '../words/words.tsx'
import { Icon } from './icon.tsx'

/** Fetched when a calendar is first opened. */
const Month = lazy(async () => ({ default: (await import('./month.tsx')).Month }))

type Props = { day: string; onDay: (day: string) => void }

/** A month over the screen, in the language of the screen and with weeks that begin on Monday. */
export function MonthButton({ day, onDay }: Props) {
  const { t } = useWords('shell')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [today, setToday] = useState<CalendarDay>()
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
        onClick={({ currentTarget }) => {
          setToday(dayOf(labelOf(new Date())))
          setAnchor(currentTarget)
        }}
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
        {today === undefined ? null : (
          <Suspense fallback={null}>
            <Month first={parseDay(day) ?? today} chosen={parseDay(day)} onDay={choose} />
          </Suspense>
        )}
      </Popover>
    </>
  )
}
