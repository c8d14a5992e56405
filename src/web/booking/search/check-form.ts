import type { OpeningHours } from '../../../domain/calendar/opening-windows.ts'
import { dayOf, parseDay, parseLabel, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { type RentalFault, rentalFaults } from '../../../domain/pricing/rental-faults.ts'
import type { Messages } from '../../../i18n/messages.ts'
import { type BookingForm, minutesOf } from '../booking-form.ts'

export type FormField = Exclude<keyof BookingForm, 'gearboxType' | 'couponCodes'>
/** That a rental is too short is said with a number, in the words that every refusal of it has. */
type FormFault = keyof Messages['search']['errors']
export type FormErrors = Partial<
  Record<Exclude<FormField, 'returnDay'>, FormFault> & { returnDay: FormFault | 'tooShort' }
>

type OpenPlace = { id: number; hours: OpeningHours }

/** The server's own check; in the browser it spares a visitor the way there and back. */
export function checkForm(form: BookingForm, places: readonly OpenPlace[], now: WallMinute): RentalFault[] {
  const hoursOf = (wanted: number | undefined) => places.find(({ id }) => id === wanted)?.hours
  const asked = {
    ...minutesOf(form),
    rentHours: hoursOf(form.rentLocationId),
    returnHours: hoursOf(form.returnLocationId ?? form.rentLocationId),
  }
  // Back to the same place: what is wrong with it is said once.
  return rentalFaults(asked, now).filter(({ path }) => path !== 'returnLocationId' || form.returnLocationId)
}

/** Each fault as words beside the field that mends it; of several about one moment the first. */
export function formErrors(form: BookingForm, faults: readonly RentalFault[], now: WallMinute): FormErrors {
  const first = faults.filter(({ path }, index) => faults.findIndex((fault) => fault.path === path) === index)
  return Object.assign({}, ...first.map((fault) => errorOf(form, fault, now)))
}

function errorOf(form: BookingForm, { path, code }: RentalFault, now: WallMinute): FormErrors {
  switch (path) {
    case 'rentLocationId':
      return { rentLocationId: 'rentPlace' }
    case 'returnLocationId':
      return { returnLocationId: 'returnPlace' }
    case 'rentDate': {
      if (code === 'not_a_time') return missingTime('rent', form.rentDay, form.rentTime)
      if (code === 'closed') return { rentTime: 'rentClosed' }
      if (code === 'too_far' || code === 'no_prices') return { rentDay: 'tooFar' }
      if (code === 'documents_too_late') return { rentTime: 'documentsTooLate' }
      return parseDay(form.rentDay) === dayOf(now) ? { rentTime: 'rentInPast' } : { rentDay: 'rentInPast' }
    }
    case 'returnDate': {
      if (code === 'not_a_time') return missingTime('return', form.returnDay, form.returnTime)
      if (code === 'closed') return { returnTime: 'returnClosed' }
      if (code === 'too_long') return { returnDay: 'tooLong' }
      if (code === 'too_short') return { returnDay: 'tooShort' }
      return form.returnDay === form.rentDay
        ? { returnTime: 'returnBeforeRent' }
        : { returnDay: 'returnBeforeRent' }
    }
  }
}

function missingTime(side: 'rent' | 'return', day: string, time: string): FormErrors {
  const [dayField, timeField] = [`${side}Day`, `${side}Time`] as const
  if (day === '') return { [dayField]: dayField }
  if (parseDay(day) === undefined) return { [dayField]: 'date' }
  return { [timeField]: parseLabel(`${day}T${time}`) === undefined ? timeField : 'missingHour' }
}
