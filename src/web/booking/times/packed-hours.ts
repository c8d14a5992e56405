import type { OpeningHours, OpeningWindow } from '../../../domain/calendar/opening-windows.ts'
import { addDays, type CalendarDay, type Weekday } from '../../../domain/calendar/wall-clock.ts'
import type { Cents } from '../../../domain/money.ts'

/** An opening window of the week as it travels: id, weekday, start, end, pick-up fee, return fee. */
type PackedWindow = readonly [number, Weekday, number, number, Cents, Cents]

export type PackedHours = Omit<OpeningHours, 'week'> & { week: readonly PackedWindow[] }

/** Hours as a page needs them: exceptions that are over stay behind. */
export function packHours({ week, exceptions, ...rest }: OpeningHours, today: CalendarDay): PackedHours {
  return {
    ...rest,
    week: week.map(packWindow),
    // A night may have begun yesterday.
    exceptions: exceptions.filter(({ end }) => end >= addDays(today, -1)),
  }
}

export const unpackHours = ({ week, ...rest }: PackedHours): OpeningHours => ({
  ...rest,
  week: week.map(unpackWindow),
})

function packWindow(window: OpeningWindow): PackedWindow {
  return [window.id, window.weekday, window.start, window.end, window.rentPrice, window.returnPrice]
}

function unpackWindow([id, weekday, start, end, rentPrice, returnPrice]: PackedWindow): OpeningWindow {
  return { id, weekday, start, end, rentPrice, returnPrice }
}
