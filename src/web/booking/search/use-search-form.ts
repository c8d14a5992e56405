import { useState } from 'react'
import {
  hoursOn,
  nearestTime,
  type OpenSpan,
  servesAt,
  servesOn,
} from '../../../domain/calendar/opening-hours.ts'
import { NEVER_OPEN, type OpeningHours } from '../../../domain/calendar/opening-windows.ts'
import {
  addDays,
  atTime,
  type CalendarDay,
  dayOf,
  later,
  minuteOfDay,
  parseDay,
  parseLabel,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import { type Duration, rentalDuration } from '../../../domain/pricing/duration.ts'
import type { ClosedThen } from '../../../domain/pricing/rental-faults.ts'
import { formatTime } from '../../../i18n/format.ts'
import { useHouseRules } from '../../root-data.ts'
import type { BookingForm } from '../booking-form.ts'
import {
  closestTime,
  nextOpening,
  type OfferedTime,
  pickUpTimes,
  returnTimes,
} from '../times/offered-times.ts'
import { unpackHours } from '../times/packed-hours.ts'
import type { Side } from './change-form.ts'
import type { SearchFormData } from './search-form-data.ts'

/** One end of the rental as the form shows it. */
export type Moment = {
  place: Place | undefined
  day: CalendarDay | undefined
  times: readonly OfferedTime[]
  /** The chosen time, or the nearest one the place serves at; undefined on a day it does not. */
  time: OfferedTime | undefined
  at: WallMinute | undefined
  /** Why another time is shown than the one that was wished for. */
  moved: 'closed' | 'passed' | undefined
  /** The wished time, where nobody is there then. */
  closedThen: ClosedThen | undefined
  /** When the place is open on that day. */
  spans: readonly OpenSpan[]
  /** On a day the place does not serve: when it does next. */
  opensAt: WallMinute | undefined
  /** Whether it serves on a day at all, also before now or before the pick-up. */
  isOpenOn: (day: CalendarDay) => boolean
}

/** The form as typed and what follows from it: which times there are, what they cost, how long the rental is. */
export function useSearchForm({ values, places: packed, now, documentsBy, shortestDays }: SearchFormData) {
  const rules = useHouseRules()
  const [asked] = useState(() => withSamePlace(values))
  const [typed, setTyped] = useState(asked)
  const [places] = useState(() =>
    packed.map(({ hours, ...place }) => ({ ...place, hours: unpackHours(hours) })),
  )
  const { rent, back, form } = shownRental(typed, places, now)
  /** What would be sent if this were typed. */
  const formOf = (other: BookingForm) => shownRental(other, places, now).form
  const change = (part: Partial<BookingForm>) => setTyped((now) => ({ ...now, ...part }))
  const duration = durationOf(rent.at, back.at, rules)
  const shown = { typed, form, places, rent, return: back, duration, documentsBy, shortestDays }
  return { ...shown, asked, setTyped, change, formOf }
}

export type Search = ReturnType<typeof useSearchForm>

/** The same place for both is a choice of its own: another pick-up place then takes the return along. */
function withSamePlace(form: BookingForm): BookingForm {
  return form.returnLocationId === form.rentLocationId ? { ...form, returnLocationId: undefined } : form
}

function shownRental(typed: BookingForm, places: readonly Place[], now: WallMinute) {
  const rentPlace = places.find(({ id }) => id === typed.rentLocationId)
  const returnPlace = places.find(({ id }) => id === typed.returnLocationId) ?? rentPlace
  const rent = momentOf(rentPlace, typed.rentDay, typed.rentTime, 'rent', now)
  const back = momentOf(returnPlace, typed.returnDay, typed.returnTime, 'return', rent.at ?? now)
  /** What is sent: the times that are shown, not those once wished for. */
  const form: BookingForm = { ...typed, rentTime: textOf(rent.time), returnTime: textOf(back.time) }
  return { rent, back, form }
}

type Place = { id: number; name: string; hasLockers: boolean; hours: OpeningHours }

function momentOf(
  place: Place | undefined,
  dayText: string,
  time: string,
  side: Side,
  since: WallMinute,
): Moment {
  const hours = place?.hours ?? NEVER_OPEN
  const times = (side === 'rent' ? pickUpTimes : returnTimes)(hours, since)
  const day = parseDay(dayText)
  const label = parseLabel(`${dayText}T${time}`)
  const wanted = label === undefined ? undefined : minuteOfDay(label)
  const offered = day === undefined ? [] : times(day, wanted)
  const chosen = wanted === undefined ? undefined : closestTime(offered, wanted)
  const asked = day === undefined || wanted === undefined ? undefined : atTime(day, wanted)
  const closedThen = place && asked !== undefined ? closedAt(place.hours, side, asked, since) : undefined
  return {
    place,
    day,
    times: offered,
    time: chosen,
    at: day === undefined || !chosen ? undefined : atTime(day, chosen.minute),
    moved: chosen && chosen.minute !== wanted ? (closedThen ? 'closed' : 'passed') : undefined,
    closedThen,
    spans: day === undefined ? [] : hoursOn(hours, day),
    opensAt:
      day === undefined || offered.length > 0
        ? undefined
        : nextOpening(times, later(day, addDays(dayOf(since), -1))),
    isOpenOn: (other) => servesOn(hours, side, other),
  }
}

function closedAt(
  hours: OpeningHours,
  side: Side,
  at: WallMinute,
  since: WallMinute,
): ClosedThen | undefined {
  if (servesAt(hours, side, at)) return undefined
  return { at, spans: hoursOn(hours, dayOf(at)), nearest: nearestTime(hours, side, at, since) }
}

const textOf = (time: OfferedTime | undefined) => (time ? formatTime(time.minute) : '')

function durationOf(
  from: WallMinute | undefined,
  to: WallMinute | undefined,
  rules: Parameters<typeof rentalDuration>[2],
): Duration | undefined {
  return from === undefined || to === undefined || to <= from ? undefined : rentalDuration(from, to, rules)
}
