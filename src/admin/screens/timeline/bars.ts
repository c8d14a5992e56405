import type {
  BlockBar,
  BookingBar,
  OfferBar,
  TimelineBar,
  TripBar,
} from '../../../contract/staff/timeline.ts'
import {
  addMinutes,
  type CalendarDay,
  calendarDay,
  dayOf,
  labelFrom,
  later,
  MINUTES_PER_DAY,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import type { Locale } from '../../../i18n/locales.ts'

type Placed<Told> = Omit<Told, 'from' | 'to'> & {
  key: string
  carId: number
  from: WallMinute
  to: WallMinute
}

/** Something that takes a car, ready to be drawn. */
export type Bar =
  | (Placed<Omit<BookingBar, 'freeAt' | 'holdEndsAt'>> & {
      freeAt: WallMinute
      holdEndsAt: WallMinute | null
    })
  | Placed<BlockBar>
  | Placed<TripBar>
  | Placed<OfferBar>

/** Where someone wants a bar to be. */
export type Wish = { carId: number; from: WallMinute; to: WallMinute }

/** A bar that someone wants elsewhere. */
export type Pending = { bar: Bar; wish: Wish }

export function readBar(bar: TimelineBar, carId: number): Bar {
  const { kind, id, from, to } = bar
  const key = kind === 'booking' && bar.exchangeId !== null ? `exchange-${bar.exchangeId}` : `${kind}-${id}`
  const placed = { key, carId, from: labelFrom(from), to: labelFrom(to) }
  if (bar.kind !== 'booking') return { ...bar, ...placed }
  const holdEndsAt = bar.holdEndsAt === null ? null : labelFrom(bar.holdEndsAt)
  return { ...bar, ...placed, freeAt: labelFrom(bar.freeAt), holdEndsAt }
}

/** What may still be agreed about it: everything, its time with this car, only the end of the rental, or nothing. */
export function reachOf(bar: Bar): 'all' | 'time' | 'end' | 'none' {
  if (bar.kind === 'block') return 'all'
  // A transfer brings this very car. An offer was promised as it is.
  if (bar.kind === 'trip') return bar.isDone ? 'none' : 'time'
  if (bar.kind === 'offer') return 'none'
  if (bar.state === 'RETURNED') return 'none'
  return bar.state === 'OUT' || bar.state === 'OVERDUE' ? 'end' : 'all'
}

export const wishOf = ({ carId, from, to }: Wish): Wish => ({ carId, from, to })

export function isSameWish(a: Wish, b: Wish): boolean {
  return a.carId === b.carId && a.from === b.from && a.to === b.to
}

export function moved(wish: Wish, minutes: number, carId = wish.carId): Wish {
  return { carId, from: addMinutes(wish.from, minutes), to: addMinutes(wish.to, minutes) }
}

/** Never so short that nothing is left of it. */
export function stretched(wish: Wish, minutes: number): Wish {
  return { ...wish, to: later(addMinutes(wish.from, 30), addMinutes(wish.to, minutes)) }
}

export const daysOf = ({ from, to }: Wish): [first: CalendarDay, end: CalendarDay] => [
  dayOf(from),
  calendarDay(Math.ceil(to / MINUTES_PER_DAY)),
]

/** From where to where a car is brought. */
export const wayOf = ({ start, end }: Pick<TripBar, 'start' | 'end'>, locale: Locale): string =>
  `${start[locale]} → ${end[locale]}`
