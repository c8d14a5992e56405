import { addDays, dayOf, formatDay, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { type BookingForm, queryFromForm } from '../../booking/booking-form.ts'

const MORNING = '10:00'
const DAYS = 3

/** The search form with this place in it and dates to begin with, as an address. */
export function searchAt(placeId: number, now: WallMinute): string {
  const first = addDays(dayOf(now), 1)
  const form: BookingForm = {
    rentDate: formatDay(first),
    rentTime: MORNING,
    returnDate: formatDay(addDays(first, DAYS)),
    returnTime: MORNING,
    rentLocationId: placeId,
    returnLocationId: placeId,
    gearboxType: '',
    couponCodes: [],
  }
  return `?${queryFromForm(form)}`
}
