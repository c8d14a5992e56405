import { MINUTES_PER_DAY } from '../../../domain/calendar/wall-clock.ts'
import { type Bar, moved, reachOf, stretched, type Wish } from './bars.ts'
import { carFrom, type Row } from './rows.ts'
import { HALF_HOUR } from './scale.ts'

export type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }

export type KeyMeaning =
  | { kind: 'go'; direction: 'left' | 'right' | 'up' | 'down' }
  | { kind: 'wish'; wish: Wish }
  | { kind: 'enter' }
  | { kind: 'escape' }
  /** Something new in the gap after this bar. */
  | { kind: 'gap' }

const sides = { ArrowLeft: -1, ArrowRight: 1 } as const
const heights = { ArrowUp: -1, ArrowDown: 1 } as const
const directions = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const

/** What a key means on a bar that someone wants to be there. Undefined is left to the browser. */
export function meaningOf(
  pressed: Pressed,
  bar: Bar,
  wish: Wish,
  rows: readonly Row[],
): KeyMeaning | undefined {
  const { key, shiftKey } = pressed
  const isFine = pressed.ctrlKey || pressed.metaKey
  if (key === 'Enter' || key === ' ') return { kind: 'enter' }
  if (key === 'Escape') return { kind: 'escape' }
  if (key === 'n' && !isFine) return { kind: 'gap' }
  const reach = reachOf(bar)
  const isMove = shiftKey || isFine
  if (key in directions && !isMove) {
    return { kind: 'go', direction: directions[key as keyof typeof directions] }
  }
  if (reach === 'none') return undefined
  if (key in sides) {
    const minutes = sides[key as keyof typeof sides] * (isFine ? HALF_HOUR : MINUTES_PER_DAY)
    return { kind: 'wish', wish: reach === 'end' ? stretched(wish, minutes) : moved(wish, minutes) }
  }
  if (key in heights && shiftKey && reach === 'all') {
    const direction = heights[key as keyof typeof heights]
    const here = rows.findIndex((row) => row.kind === 'car' && row.car.id === wish.carId)
    const car = carFrom(rows, here + direction, direction)
    return car && { kind: 'wish', wish: { ...wish, carId: car.id } }
  }
  if (isFine) return undefined
  if (key === '+') return { kind: 'wish', wish: stretched(wish, MINUTES_PER_DAY) }
  if (key === '-' || key === '−') return { kind: 'wish', wish: stretched(wish, -MINUTES_PER_DAY) }
  return undefined
}

/** The bar that the keyboard goes to from this one: the neighbour in its line, or the nearest one in another line. */
export function neighbourOf(
  bar: Bar,
  direction: 'left' | 'right' | 'up' | 'down',
  rows: readonly Row[],
  barsOf: (carId: number) => readonly Bar[],
): Bar | undefined {
  if (direction === 'left' || direction === 'right') {
    const line = barsOf(bar.carId)
    const index = line.findIndex(({ key }) => key === bar.key)
    return line[index + (direction === 'left' ? -1 : 1)]
  }
  const step = direction === 'up' ? -1 : 1
  const middle = (bar.from + bar.to) / 2
  const distance = (other: Bar) => Math.abs((other.from + other.to) / 2 - middle)
  let index = rows.findIndex((row) => row.kind === 'car' && row.car.id === bar.carId)
  for (;;) {
    index += step
    const row = rows[index]
    if (!row) return undefined
    const line = row.kind === 'car' ? barsOf(row.car.id) : []
    const [nearest] = [...line].sort((a, b) => distance(a) - distance(b))
    if (nearest) return nearest
  }
}
