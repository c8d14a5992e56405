import { type CalendarDay, parseDay } from '../../domain/calendar/wall-clock.ts'

// The Swedish way of writing a date is that of ours. Temporal is not yet in every browser.
const tallinn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn', dateStyle: 'short' })

/** Today's date in Tallinn, wherever the browser is. */
export function tallinnToday(): CalendarDay {
  return parseDay(tallinn.format(new Date())) ?? 0
}
