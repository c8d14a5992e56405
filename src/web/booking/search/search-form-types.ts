import type { CalendarDay, WallMinute } from '../../../domain/calendar/wall-clock.ts'
import type { BookingForm } from '../booking-form.ts'
import type { PackedWindow } from '../times/packed-windows.ts'

/** A place to pick up and return cars, with its opening windows on the way to the browser. */
type SearchPlace = { id: number; name: string; windows: readonly PackedWindow[] }

export type FormField =
  | 'rentDay'
  | 'rentTime'
  | 'returnDay'
  | 'returnTime'
  | 'rentLocationId'
  | 'returnLocationId'

/** Keys of `search.errors` in the messages. */
type FormErrorKey =
  | 'rentPlace'
  | 'returnPlace'
  | 'rentDay'
  | 'rentTime'
  | 'returnDay'
  | 'returnTime'
  | 'rentInPast'
  | 'returnBeforeRent'
  | 'rentClosed'
  | 'returnClosed'
  | 'missingHour'
  | 'date'
  | 'tooFar'
  | 'tooLong'

export type FormErrors = Partial<Record<FormField, FormErrorKey>>

/** What `SearchForm` is given: made on the server by `searchFormData`. */
export type SearchFormData = {
  /** Tallinn's clock when the page was made. */
  now: WallMinute
  places: readonly SearchPlace[]
  values: BookingForm
  errors: FormErrors
  /** Why someone was led back here. */
  notice: 'noDates' | 'noCar' | 'noBooking' | null
  /** Public holidays of the year to come, with their names. */
  holidays: readonly (readonly [CalendarDay, string])[]
}
