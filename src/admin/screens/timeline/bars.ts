import type { BlockBar, BookingBar } from '../../../contract/staff/timeline.ts'
import type { BarState } from '../../../domain/booking/bar-state.ts'
import { MINUTES_PER_DAY, parseLabel, type WallMinute } from '../../../domain/calendar/wall-clock.ts'

type Placed = { key: string; id: number; carId: number; from: WallMinute; to: WallMinute }

/** Something that takes a car, ready to be drawn. */
export type Bar = Placed &
  (
    | {
        kind: 'booking'
        number: string
        customer: string
        freeAt: WallMinute
        state: BarState
        isPaid: boolean
        holdEndsAt: WallMinute | null
      }
    | { kind: 'block'; reason: string }
  )

/** Where someone wants a bar to be. */
export type Wish = { carId: number; from: WallMinute; to: WallMinute }

/** A bar that someone wants elsewhere. */
export type Pending = { bar: Bar; wish: Wish }

export function readBar(bar: BookingBar | BlockBar, carId: number): Bar {
  const placed = {
    key: `${bar.kind}-${bar.id}`,
    id: bar.id,
    carId,
    from: parseLabel(bar.from) ?? 0,
    to: parseLabel(bar.to) ?? 0,
  }
  if (bar.kind === 'block') return { ...placed, kind: 'block', reason: bar.reason }
  const { number, customer, state, isPaid, holdEndsAt } = bar
  return {
    ...placed,
    kind: 'booking',
    number,
    customer,
    state,
    isPaid,
    freeAt: parseLabel(bar.freeAt) ?? placed.to,
    holdEndsAt: holdEndsAt === null ? null : (parseLabel(holdEndsAt) ?? null),
  }
}

/** What may still be agreed about it: everything, only the end of the rental, or nothing. */
export function reachOf(bar: Bar): 'all' | 'end' | 'none' {
  if (bar.kind === 'block') return 'all'
  if (bar.state === 'RETURNED') return 'none'
  return bar.state === 'OUT' || bar.state === 'OVERDUE' ? 'end' : 'all'
}

export const wishOf = ({ carId, from, to }: Wish): Wish => ({ carId, from, to })

export function isSameWish(a: Wish, b: Wish): boolean {
  return a.carId === b.carId && a.from === b.from && a.to === b.to
}

export function moved(wish: Wish, minutes: number, carId = wish.carId): Wish {
  return { carId, from: wish.from + minutes, to: wish.to + minutes }
}

/** Never so short that nothing is left of it. */
export function stretched(wish: Wish, minutes: number): Wish {
  return { ...wish, to: Math.max(wish.from + 30, wish.to + minutes) }
}

export const daysOf = ({ from, to }: Wish): [first: number, end: number] => [
  Math.floor(from / MINUTES_PER_DAY),
  Math.ceil(to / MINUTES_PER_DAY),
]
