import type { TripRules } from '../fleet/trip-rules.ts'
import type { Rental } from '../pricing/rental.ts'
import { overlaps, type Period } from './occupied-period.ts'

/**
 * What takes a car for a while: where the car has to be when it begins and where it stands afterwards. A block takes
 * place wherever the car is.
 */
export type Stay = Period & {
  places: { start: number; end: number } | undefined
  /** May run out before it is paid for: then the car was never taken, and never moved. */
  isHold: boolean
}

/** What is known of a car around some days. */
export type CarDays = {
  /** Where it stands before the first of the stays; undefined when nobody has said. */
  before: number | undefined
  /** In order of time. */
  stays: readonly Stay[]
  /** Where it has to be next, long after the last of them. */
  after: number | undefined
}

/** A car wanted from one place to another. */
export type WantedCar = Period & {
  /** Of a booking: as it was agreed. Otherwise as the car's group and the house have it. */
  turnaroundMinutes?: number
  rentLocationId: number
  returnLocationId: number
  /** Of a booking that is changed: its start, or its end, stays as agreed and is not judged again. */
  isStartAgreed?: boolean
  isEndAgreed?: boolean
}

/**
 * Whether a car can be had: it is there by itself, it can be brought in time, it is free and too far away (from where
 * it is wanted, or afterwards from where it is wanted next), or somebody has it.
 */
export type Whereabouts = { kind: 'here' | 'brought' | 'too_far' | 'taken'; standsAt: number | undefined }

export const isOffered = ({ kind }: Whereabouts): boolean => kind === 'here' || kind === 'brought'

export const wantedCar = ({
  from,
  to,
  rentLocation,
  returnLocation,
}: Pick<Rental, 'from' | 'to' | 'rentLocation' | 'returnLocation'>): WantedCar => ({
  from,
  to,
  rentLocationId: rentLocation.id,
  returnLocationId: returnLocation.id,
})

/** A way the car has to go, and the minutes there are for it. */
type Leg = { from: number; to: number; minutes: number }

/**
 * The one rule of where cars can be; the wanted time ends with its turnaround. A car is brought between two things that take it, in the gap right before the
 * later one, and never before now. What may run out counts twice: as if it stayed, and as if it had never been.
 */
export function judgeCar(days: CarDays, wanted: WantedCar, rules: TripRules, now: Date): Whereabouts {
  const ways = waysTo(days, wanted, now)
  const standsAt = ways[0]?.from
  if (days.stays.some((stay) => overlaps(stay, wanted))) return { kind: 'taken', standsAt }
  const legs = [...(wanted.isStartAgreed ? [] : ways), ...(wanted.isEndAgreed ? [] : waysOn(days, wanted))]
  const trips = legs.filter(({ from, to }) => rules.between(from, to).minutes !== 0)
  const isInTime = ({ from, to, minutes }: Leg) =>
    (rules.between(from, to).minutes ?? Number.POSITIVE_INFINITY) <= minutes
  if (!trips.every(isInTime)) return { kind: 'too_far', standsAt }
  return { kind: trips.length > 0 ? 'brought' : 'here', standsAt }
}

const minutesBetween = (from: number, to: Date): number => (to.getTime() - from) / 60_000

/** From where the car may stand before it is wanted, the likeliest first. */
function waysTo({ before, stays }: CarDays, { from: start, rentLocationId }: WantedCar, now: Date): Leg[] {
  const legs: Leg[] = []
  let free = now.getTime()
  const add = (place: number, since: number) =>
    legs.push({ from: place, to: rentLocationId, minutes: minutesBetween(since, start) })
  for (const { to, places, isHold } of stays.filter((stay) => stay.to <= start).toReversed()) {
    const over = Math.max(free, to.getTime())
    if (places) add(places.end, over)
    if (places && !isHold) return legs
    if (!isHold) free = over
  }
  if (before !== undefined) add(before, free)
  return legs
}

/** To where the car may have to go once it is back. */
function waysOn({ stays, after }: CarDays, { to: end, returnLocationId }: WantedCar): Leg[] {
  const legs: Leg[] = []
  let free = end.getTime()
  for (const { from, to, places, isHold } of stays.filter((stay) => stay.from >= end)) {
    if (places) legs.push({ from: returnLocationId, to: places.start, minutes: minutesBetween(free, from) })
    if (places && !isHold) return legs
    if (!isHold) free = to.getTime()
  }
  if (after !== undefined) legs.push({ from: returnLocationId, to: after, minutes: Number.MAX_SAFE_INTEGER })
  return legs
}
