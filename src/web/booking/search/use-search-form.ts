import { useState } from 'react'
import type { OpeningWindow } from '../../../domain/calendar/opening-windows.ts'
import {
  atTime,
  type CalendarDay,
  minuteOfDay,
  parseDay,
  parseLabel,
  type WallMinute,
  wallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import { type Duration, rentalDuration } from '../../../domain/pricing/duration.ts'
import { formatTime } from '../../../i18n/format.ts'
import type { BookingForm } from '../booking-form.ts'
import {
  closestTime,
  nextOpening,
  type OfferedTime,
  pickUpTimes,
  returnTimes,
} from '../times/offered-times.ts'
import { unpackWindow } from '../times/packed-windows.ts'
import type { SearchFormData } from './search-form-data.ts'

/** One end of the rental as the form shows it. */
export type Moment = {
  place: { id: number; name: string; hasLockers: boolean } | undefined
  day: CalendarDay | undefined
  times: readonly OfferedTime[]
  /** The chosen time, or the nearest one the place serves at; undefined on a day it does not. */
  time: OfferedTime | undefined
  at: WallMinute | undefined
  /** On a day the place does not serve: when it does next. */
  opensAt: WallMinute | undefined
  /** Whether it serves on a day at all, also before now or before the pick-up. */
  isOpenOn: (day: CalendarDay) => boolean
}

/** The form as typed and what follows from it: which times there are, what they cost, how long the rental is. */
export function useSearchForm({ values, places: packed, now, documentsBy }: SearchFormData) {
  const [asked] = useState(() => withSamePlace(values))
  const [typed, setTyped] = useState(asked)
  const [places] = useState(() =>
    packed.map(({ windows, ...place }) => ({ ...place, windows: windows.map(unpackWindow) })),
  )
  const { rent, back, form } = shownRental(typed, places, now)
  /** What would be sent if this were typed. */
  const formOf = (other: BookingForm) => shownRental(other, places, now).form
  const change = (part: Partial<BookingForm>) => setTyped((now) => ({ ...now, ...part }))
  const duration = durationOf(rent.at, back.at)
  return { asked, typed, setTyped, change, form, formOf, places, rent, return: back, duration, documentsBy }
}

export type Search = ReturnType<typeof useSearchForm>

/** The same place for both is a choice of its own: another pick-up place then takes the return along. */
function withSamePlace(form: BookingForm): BookingForm {
  return form.returnLocationId === form.rentLocationId ? { ...form, returnLocationId: undefined } : form
}

function shownRental(typed: BookingForm, places: readonly Place[], now: WallMinute) {
  const rentPlace = places.find(({ id }) => id === typed.rentLocationId)
  const returnPlace = places.find(({ id }) => id === typed.returnLocationId) ?? rentPlace
  const rent = momentOf(rentPlace, typed.rentDay, typed.rentTime, pickUpTimes, now)
  const back = momentOf(returnPlace, typed.returnDay, typed.returnTime, returnTimes, rent.at ?? now)
  /** What is sent: the times that are shown, not those once wished for. */
  const form: BookingForm = { ...typed, rentTime: textOf(rent.time), returnTime: textOf(back.time) }
  return { rent, back, form }
}

type Place = { id: number; name: string; hasLockers: boolean; windows: readonly OpeningWindow[] }

function momentOf(
  place: Place | undefined,
  dayText: string,
  time: string,
  offer: typeof pickUpTimes,
  since: WallMinute,
): Moment {
  const windows = place?.windows ?? []
  const times = offer(windows, since)
  const anyTimes = offer(windows, wallMinute(0))
  const day = parseDay(dayText)
  const label = parseLabel(`${dayText}T${time}`)
  const wanted = label === undefined ? undefined : minuteOfDay(label)
  const offered = day === undefined ? [] : times(day, wanted)
  const chosen = wanted === undefined ? undefined : closestTime(offered, wanted)
  return {
    place,
    day,
    times: offered,
    time: chosen,
    at: day === undefined || !chosen ? undefined : atTime(day, chosen.minute),
    opensAt: day === undefined || offered.length > 0 ? undefined : nextOpening(times, day),
    isOpenOn: (other) => anyTimes(other).length > 0,
  }
}

const textOf = (time: OfferedTime | undefined) => (time ? formatTime(time.minute) : '')

function durationOf(from: WallMinute | undefined, to: WallMinute | undefined): Duration | undefined {
  return from === undefined || to === undefined || to <= from ? undefined : rentalDuration(from, to)
}
