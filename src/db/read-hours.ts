import {
  type DayWindow,
  type HoursException,
  type OpeningHours,
  windowEnd,
} from '../domain/calendar/opening-windows.ts'
import { dayFrom, type Weekday } from '../domain/calendar/wall-clock.ts'
import type { Database } from './client.ts'
import { dayName } from './schema/locations.ts'
import { schema } from './schema.ts'

type LocationRow = typeof schema.locations.$inferSelect
type TimesRow = typeof schema.locationTimes.$inferSelect
type ExceptionRow = typeof schema.locationExceptions.$inferSelect

/** The opening hours of every place. */
export async function readHours(db: Database): Promise<(place: LocationRow) => OpeningHours> {
  const { locationTimes, locationExceptions } = schema
  const times = Map.groupBy(await db.select().from(locationTimes), ({ locationId }) => locationId)
  const rows = await db.select().from(locationExceptions).orderBy(locationExceptions.id)
  const exceptions = Map.groupBy(rows, ({ locationId }) => locationId)
  return ({ id, holidayHours, shortenedDayHours }) => {
    const own = times.get(id) ?? []
    const onDay = (day: TimesRow['dayName']) => own.filter((row) => row.dayName === day).map(windowFrom)
    return {
      week: weekdays.flatMap((day, index) =>
        onDay(day).map((window) => ({ ...window, weekday: index as Weekday })),
      ),
      holidays: specialFrom(holidayHours, onDay('HOLIDAY')),
      shortenedDays: specialFrom(shortenedDayHours, onDay('SHORTENED_DAY')),
      exceptions: (exceptions.get(id) ?? []).map(exceptionFrom),
    }
  }
}

const weekdays = dayName.enumValues.slice(0, 7)

function specialFrom(rule: LocationRow['holidayHours'], windows: readonly DayWindow[]) {
  switch (rule) {
    case 'USUAL':
      return undefined
    case 'CLOSED':
      return []
    case 'OWN':
      return windows
  }
}

function exceptionFrom({ start, end, opens, closes, ...row }: ExceptionRow): HoursException {
  const { reason, reasonEn, reasonRu } = row
  return {
    start: dayFrom(start),
    end: dayFrom(end),
    window: opens && closes ? windowFrom({ ...row, start: opens, end: closes }) : undefined,
    reason: reason && reasonEn && reasonRu ? { et: reason, en: reasonEn, ru: reasonRu } : undefined,
  }
}

type WindowRow = Pick<TimesRow, 'id' | 'start' | 'end' | 'rentPrice' | 'returnPrice'>

function windowFrom({ id, rentPrice, returnPrice, ...row }: WindowRow): DayWindow {
  const start = minutesFrom(row.start)
  return { id, start, end: windowEnd(start, minutesFrom(row.end)), rentPrice, returnPrice }
}

function minutesFrom(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
