import { type OpeningWindow, pickUpWindow, returnWindow } from '../../../domain/calendar/opening-windows.ts'
import { dayOf, parseDay, parseLabel, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import type { RentalFault } from '../../../domain/pricing/rental.ts'
import type { BookingForm } from '../booking-form.ts'
import { isSkipped } from '../times/offered-times.ts'
import type { FormErrors } from './search-form-types.ts'

export type Fault = Pick<RentalFault, 'path' | 'code'>

type OpenPlace = { id: number; windows: readonly OpeningWindow[] }

/** What the server would refuse, as far as the browser can tell; spares a visitor the way there and back. */
export function checkForm(form: BookingForm, places: readonly OpenPlace[], now: WallMinute): Fault[] {
  const rentAt = timeOf(form.rentDate, form.rentTime)
  const returnAt = timeOf(form.returnDate, form.returnTime)
  const rentPlace = places.find(({ id }) => id === form.rentLocationId)
  const returnPlace = places.find(({ id }) => id === (form.returnLocationId ?? form.rentLocationId))
  const faults: Fault[] = []

  if (rentAt === undefined) faults.push({ path: 'rentDate', code: 'not_a_time' })
  else if (rentAt < now) faults.push({ path: 'rentDate', code: 'in_the_past' })
  else if (rentPlace && !pickUpWindow(rentPlace.windows, rentAt)) {
    faults.push({ path: 'rentDate', code: 'closed' })
  }

  if (returnAt === undefined) faults.push({ path: 'returnDate', code: 'not_a_time' })
  else if (rentAt !== undefined && returnAt <= rentAt) {
    faults.push({ path: 'returnDate', code: 'not_after_pick_up' })
  } else if (returnPlace && !returnWindow(returnPlace.windows, returnAt)) {
    faults.push({ path: 'returnDate', code: 'closed' })
  }

  if (!rentPlace) faults.push({ path: 'rentLocationId', code: 'unknown_location' })
  if (!returnPlace && form.returnLocationId) {
    faults.push({ path: 'returnLocationId', code: 'unknown_location' })
  }
  return faults
}

function timeOf(date: string, time: string): WallMinute | undefined {
  const at = parseLabel(`${date}T${time}`)
  return at === undefined || isSkipped(at) ? undefined : at
}

/** Each fault as words beside the field that mends it; of several on one field the first. */
export function formErrors(form: BookingForm, faults: readonly Fault[], now: WallMinute): FormErrors {
  const errors: FormErrors = {}
  for (const fault of faults) {
    for (const [field, key] of Object.entries(errorOf(form, fault, now))) {
      errors[field as keyof FormErrors] ??= key
    }
  }
  return errors
}

function errorOf(form: BookingForm, { path, code }: Fault, now: WallMinute): FormErrors {
  switch (path) {
    case 'rentLocationId':
      return { rentLocationId: 'rentPlace' }
    case 'returnLocationId':
      return { returnLocationId: 'returnPlace' }
    case 'rentDate': {
      if (code === 'not_a_time') return missingTime('rent', form.rentDate, form.rentTime)
      if (code === 'closed') return { rentTime: 'rentClosed' }
      if (code === 'too_far') return { rentDate: 'tooFar' }
      return parseDay(form.rentDate) === dayOf(now) ? { rentTime: 'rentInPast' } : { rentDate: 'rentInPast' }
    }
    case 'returnDate': {
      if (code === 'not_a_time') return missingTime('return', form.returnDate, form.returnTime)
      if (code === 'closed') return { returnTime: 'returnClosed' }
      if (code === 'too_long') return { returnDate: 'tooLong' }
      return form.returnDate === form.rentDate
        ? { returnTime: 'returnBeforeRent' }
        : { returnDate: 'returnBeforeRent' }
    }
  }
}

function missingTime(side: 'rent' | 'return', date: string, time: string): FormErrors {
  const [dateField, timeField] = [`${side}Date`, `${side}Time`] as const
  if (date === '') return { [dateField]: dateField }
  if (parseDay(date) === undefined) return { [dateField]: 'date' }
  return { [timeField]: parseLabel(`${date}T${time}`) === undefined ? timeField : 'missingHour' }
}
