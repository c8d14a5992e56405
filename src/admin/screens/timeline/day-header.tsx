import { memo } from 'react'
import { holidayOn } from '../../../domain/calendar/holidays.ts'
import {
  atTime,
  type CalendarDay,
  daysFrom,
  formatDay,
  weekdayOf,
} from '../../../domain/calendar/wall-clock.ts'
import { formatCalendarDay, weekdayName } from '../../../i18n/format.ts'
import { formats } from '../../words/formats.ts'
import type { RowWords } from './car-row.tsx'
import { type Scale, xOf } from './scale.ts'

type Props = {
  firstDay: CalendarDay
  lastDay: CalendarDay
  today: CalendarDay
  scale: Scale
  words: RowWords
}

const HOURS = [6, 12, 18]

const toneOf = (day: CalendarDay, today: CalendarDay) => ({
  isWeekend: weekdayOf(day) > 4,
  holiday: holidayOn(day),
  isToday: day === today,
})

/** Months above, days below; weekends, holidays and today are marked. */
export const DayHeader = memo(function DayHeader({ firstDay, lastDay, today, scale, words }: Props) {
  const { t, locale } = words
  const { month } = formats[locale]
  const isNarrow = scale.zoom === 'month' || scale.zoom === 'quarter'
  return (
    <>
      {monthsBetween(firstDay, lastDay).map(({ first, end }) => (
        <div
          key={`month-${first}`}
          className="tl-month"
          // Not by a transform: its name sticks to the left edge, and what sticks does not see transforms.
          style={{
            insetInlineStart: xOf(scale, atTime(first, 0)),
            width: (end - first) * scale.width,
          }}
        >
          <span>{month(formatDay(first).slice(0, 7))}</span>
        </div>
      ))}
      {headDays(firstDay, lastDay, scale).map((day) => {
        const { isWeekend, holiday, isToday } = toneOf(day, today)
        const tone = `${isWeekend ? ' tl-weekend' : ''}${holiday ? ' tl-holiday' : ''}${isToday ? ' tl-today' : ''}`
        return (
          <div
            key={day}
            className={`tl-day${tone}${isNarrow ? ' tl-narrow' : ''}`}
            title={holiday ? t(`holidays.${holiday}`) : formatCalendarDay(day, locale, 'full')}
            style={{
              transform: `translateX(${xOf(scale, atTime(day, 0))}px)`,
              width: scale.zoom === 'quarter' ? 7 * scale.width : scale.width,
            }}
          >
            <span className="tl-weekday">{weekdayName(weekdayOf(day), locale, 'short')}</span>
            <span className="tl-date">{Number(formatDay(day).slice(8))}</span>
            {holiday && !isNarrow ? <span className="tl-feast">{t(`holidays.${holiday}`)}</span> : null}
            {scale.zoom === 'day'
              ? HOURS.map((hour) => (
                  <span
                    key={hour}
                    className="tl-hour"
                    style={{ insetInlineStart: (hour / 24) * scale.width }}
                  >
                    {`${hour}:00`}
                  </span>
                ))
              : null}
          </div>
        )
      })}
    </>
  )
})

/** Where a day is too narrow for its number, each week says its Monday. */
const headDays = (first: CalendarDay, end: CalendarDay, { zoom }: Scale): CalendarDay[] => {
  const days = daysFrom(first, end - first)
  return zoom === 'quarter' ? days.filter((day) => weekdayOf(day) === 0) : days
}

/** Behind the bars: the columns of days that are not like others. */
export const DayColumns = memo(function DayColumns(props: Omit<Props, 'words'>) {
  const { firstDay, lastDay, today, scale } = props
  return daysFrom(firstDay, lastDay - firstDay).map((day) => {
    const { isWeekend, holiday, isToday } = toneOf(day, today)
    if (!isWeekend && !holiday && !isToday) return null
    return (
      <div
        key={day}
        className={`tl-column${holiday ? ' tl-holiday' : ''}${isToday ? ' tl-today' : ''}`}
        style={{
          transform: `translateX(${xOf(scale, atTime(day, 0))}px)`,
          width: scale.width,
        }}
      />
    )
  })
})

function monthsBetween(first: CalendarDay, end: CalendarDay): { first: CalendarDay; end: CalendarDay }[] {
  const starts = daysFrom(first, end - first).filter((day) => day === first || formatDay(day).endsWith('-01'))
  return starts.map((start, index) => ({ first: start, end: starts[index + 1] ?? end }))
}
