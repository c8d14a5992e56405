import { useTranslations } from 'use-intl'
import { formatDay, parseDay } from '../../../domain/calendar/wall-clock.ts'
import { control, Framed } from '../search/framed.tsx'
import type { RangeCalendarProps } from './range-calendar.tsx'

/** When the calendar cannot be fetched, the browser's own date field does. */
export default function NativeDates({ from, to, today, isChoosingReturn, onDay }: RangeCalendarProps) {
  const t = useTranslations('search')
  const day = isChoosingReturn ? to : from
  return (
    <Framed id="native-date" label={t(isChoosingReturn ? 'returnDay' : 'rentDay')}>
      {(described) => (
        <input
          {...described}
          type="date"
          min={formatDay(today)}
          value={day === undefined ? '' : formatDay(day)}
          onChange={(event) => {
            const chosen = parseDay(event.target.value)
            if (chosen !== undefined) onDay(chosen)
          }}
          className={control}
        />
      )}
    </Framed>
  )
}
