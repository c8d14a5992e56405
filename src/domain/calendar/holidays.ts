import { addDays, type CalendarDay, calendarDay, dayFrom, formatDay, weekdayOf } from './wall-clock.ts'

const MS_PER_DAY = 86_400_000

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

/** By year: calendars ask for every half-hour of a month. */
const known = new Map<number, ReadonlyMap<CalendarDay, HolidayKey>>()

export function holidayOn(day: CalendarDay): HolidayKey | undefined {
  const year = new Date(day * MS_PER_DAY).getUTCFullYear()
  const own =
    known.get(year) ?? new Map(holidaysOf(year).map((holiday) => [dayFrom(holiday.date), holiday.key]))
  known.set(year, own)
  return own.get(day)
}

/** In months from 0. None of these days is ever a holiday itself. */
const EVES = [
  { month: 11, date: 31 },
  { month: 1, date: 23 },
  { month: 5, date: 22 },
  { month: 11, date: 23 },
]

/**
 * The working day before New Year, Independence Day, Victory Day and Christmas Eve is three hours shorter.
 * Only the very day before counts: a Friday is not shortened for a holiday on Sunday or Monday.
 */
export function isShortenedDay(day: CalendarDay): boolean {
  if (weekdayOf(day) >= 5) return false
  const at = new Date(day * MS_PER_DAY)
  return EVES.some(({ month, date }) => at.getUTCMonth() === month && at.getUTCDate() === date)
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
  return calendarDay(Date.UTC(year, 2, 22 + days) / MS_PER_DAY)
}
