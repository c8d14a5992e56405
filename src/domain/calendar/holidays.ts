import { addDays, type CalendarDay, calendarDay, formatDay, parseDay, weekdayOf } from './wall-clock.ts'

export type HolidayKey =
  | 'new-year'
  | 'independence-day'
  | 'good-friday'
  | 'easter-sunday'
  | 'spring-day'
  | 'pentecost'
  | 'victory-day'
  | 'midsummer-day'
  | 'restoration-day'
  | 'christmas-eve'
  | 'christmas-day'
  | 'boxing-day'

type Holiday = { key: HolidayKey; date: string }

/** The twelve public holidays of a year in order of date; Easter Monday is not one, and none moves off a weekend. */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterOf(year)
  return [
    { key: 'new-year', date: `${year}-01-01` },
    { key: 'independence-day', date: `${year}-02-24` },
    { key: 'good-friday', date: formatDay(addDays(easter, -2)) },
    { key: 'easter-sunday', date: formatDay(easter) },
    { key: 'spring-day', date: `${year}-05-01` },
    { key: 'pentecost', date: formatDay(addDays(easter, 49)) },
    { key: 'victory-day', date: `${year}-06-23` },
    { key: 'midsummer-day', date: `${year}-06-24` },
    { key: 'restoration-day', date: `${year}-08-20` },
    { key: 'christmas-eve', date: `${year}-12-24` },
    { key: 'christmas-day', date: `${year}-12-25` },
    { key: 'boxing-day', date: `${year}-12-26` },
  ]
}

/** Calendars ask for every half-hour of a month. */
const known = new Map<string, ReadonlyMap<string, HolidayKey>>()

export function holidayOn(date: string): HolidayKey | undefined {
  const year = date.slice(0, 4)
  const own = known.get(year)
  if (own) return own.get(date)
  if (parseDay(date) === undefined) return undefined
  const read = new Map(holidaysOf(Number(year)).map((holiday) => [holiday.date, holiday.key]))
  known.set(year, read)
  return read.get(date)
}

// None of these days is ever a holiday itself.
const EVES = new Set(['12-31', '02-23', '06-22', '12-23'])

/**
 * The working day before New Year, Independence Day, Victory Day and Christmas Eve is three hours shorter.
 * Only the very day before counts: a Friday is not shortened for a holiday on Sunday or Monday.
 */
export function isShortenedDay(date: string): boolean {
  if (!EVES.has(date.slice(5))) return false
  const day = parseDay(date)
  return day !== undefined && weekdayOf(day) < 5
}

/** The Gregorian computus in its anonymous form. */
function easterOf(year: number): CalendarDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const lunarDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - lunarDrift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * lateMoon
  // Days after 22 March, the earliest Easter there is.
  return calendarDay(Date.UTC(year, 2, 22 + days) / 86_400_000)
}
