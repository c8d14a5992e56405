import type { Side } from '../../../domain/calendar/opening-hours.ts'
import { addDays, type CalendarDay, formatDay, parseDay } from '../../../domain/calendar/wall-clock.ts'
import type { BookingForm } from '../booking-form.ts'

/** Which of the two days the next touch of the calendar sets. */
export type { Side }

/** The return goes along with the pick-up: the rental keeps its length, for which each day shows a price. */
function withRentDay(form: BookingForm, day: CalendarDay): BookingForm {
  const before = parseDay(form.rentDay)
  const back = parseDay(form.returnDay)
  const length = before !== undefined && back !== undefined ? Math.max(1, back - before) : 1
  return { ...form, rentDay: formatDay(day), returnDay: formatDay(addDays(day, length)) }
}

export function withDay(form: BookingForm, side: Side, day: CalendarDay): BookingForm {
  return side === 'rent' ? withRentDay(form, day) : { ...form, returnDay: formatDay(day) }
}

/** One touch of the calendar: first the pick-up, then the return; a return before the pick-up is a new pick-up. */
export function touchDay(form: BookingForm, side: Side, day: CalendarDay): { form: BookingForm; next: Side } {
  const rentDay = parseDay(form.rentDay)
  if (side === 'rent' || rentDay === undefined || day < rentDay) {
    return { form: withRentDay(form, day), next: 'return' }
  }
  return { form: withDay(form, 'return', day), next: 'rent' }
}
