import { type CalendarDay, formatDay } from '../../domain/calendar/wall-clock.ts'

/** Of a hundred cars, how many are out on a day of each month, January first. */
const busyness = [42, 48, 52, 57, 66, 79, 90, 86, 66, 57, 50, 48]
const CHRISTMAS = 93

/** How fast the calendar empties: after so many days a third of what will be booked is. */
const DAYS_KNOWN_AHEAD = 40

/** The share of the fleet that is out on a day, as far as it is known today. */
export function demandOn(day: CalendarDay, today: CalendarDay): number {
  const date = formatDay(day)
  const isChristmas = date.slice(5) >= '12-18' || date.slice(5) <= '01-02'
  const percent = isChristmas ? CHRISTMAS : (busyness[Number(date.slice(5, 7)) - 1] ?? 0)
  return (percent / 100) * Math.exp(-Math.max(0, day - today) / DAYS_KNOWN_AHEAD)
}
