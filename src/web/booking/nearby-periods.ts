import {
  addDays,
  addMinutes,
  dayOf,
  formatDay,
  formatLabel,
  MINUTES_PER_DAY,
  parseDay,
} from '../../domain/calendar/wall-clock.ts'
import { rentalDuration } from '../../domain/pricing/duration.ts'
import { type BookingForm, fieldsOf, minutesOf } from './booking-form.ts'

const DAYS_AROUND = 3

/** The same rental on the days before and after, the days themselves in order. */
export function daysAround(form: BookingForm): BookingForm[] {
  const [rentDay, returnDay] = [parseDay(form.rentDay), parseDay(form.returnDay)]
  if (rentDay === undefined || returnDay === undefined) return []
  const shifts = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => index - DAYS_AROUND)
  return shifts.map((days) => ({
    ...form,
    rentDay: formatDay(addDays(rentDay, days)),
    returnDay: formatDay(addDays(returnDay, days)),
  }))
}

/** The same rental without the hours beyond its last whole day; undefined when there are none. */
export function withoutHours(
  form: BookingForm,
  rules: Parameters<typeof rentalDuration>[2],
): BookingForm | undefined {
  const { rentAt, returnAt } = minutesOf(form)
  if (rentAt === undefined || returnAt === undefined || returnAt <= rentAt) return undefined
  const { days, hours } = rentalDuration(rentAt, returnAt, rules)
  if (hours === 0) return undefined
  const end = addMinutes(rentAt, days * MINUTES_PER_DAY)
  const { returnDay, returnTime } = fieldsOf({ rentDate: formatLabel(rentAt), returnDate: formatLabel(end) })
  return dayOf(end) <= dayOf(returnAt) ? { ...form, returnDay, returnTime } : undefined
}
