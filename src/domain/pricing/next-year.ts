import { addDays, type CalendarDay, formatDay, parseDay } from '../calendar/wall-clock.ts'

type Dates = { start: CalendarDay; end: CalendarDay }

/**
 * The same dates a year later. It is the boundaries between days that move, not the days: a season that ended where
 * another began still does, and the last day of February stays the last one in a leap year and after it. Weekdays need
 * no care, because a season's prices belong to weekdays and not to dates. Undefined for what existed on 29 February only.
 */
export function nextYear({ start, end }: Dates): Dates | undefined {
  const moved = { start: boundaryNextYear(start), end: addDays(boundaryNextYear(addDays(end, 1)), -1) }
  return moved.start <= moved.end ? moved : undefined
}

/** The start of a day, a year later; that of 29 February is where March begins. */
function boundaryNextYear(day: CalendarDay): CalendarDay {
  const text = formatDay(day)
  const year = String(Number(text.slice(0, 4)) + 1).padStart(4, '0')
  const moved = parseDay(year + text.slice(4)) ?? parseDay(`${year}-03-01`)
  if (moved === undefined) throw new RangeError(`no date a year after ${text}`)
  return moved
}
