import { describe, expect, it } from 'vitest'
import type { BarState } from '../../../domain/booking/bar-state.ts'
import { wallMinute } from '../../../domain/calendar/wall-clock.ts'
import type { Bar } from './bars.ts'
import { meaningOf, neighbourOf } from './keyboard.ts'
import { layRows } from './rows.ts'

const cars = [1, 2, 3].map((id) => ({ id, name: 'Auto', plate: `${id}`, isActive: true, placeId: null }))
const name = { et: '', en: '', ru: '' }
const rows = layRows(
  [
    { id: 1, name, cars: cars.slice(0, 2) },
    { id: 2, name, cars: cars.slice(2) },
  ],
  new Set(),
)

const booking = (id: number, carId: number, day: number, state: BarState = 'CONFIRMED'): Bar => ({
  kind: 'booking',
  exchangeId: null,
  key: `booking-${id}`,
  id,
  carId,
  from: wallMinute(day * 1440),
  to: wallMinute((day + 3) * 1440),
  number: '',
  customer: '',
  freeAt: wallMinute((day + 3) * 1440 + 60),
  endPlaceId: null,
  state,
  isPaid: true,
  holdEndsAt: null,
})
const press = (keys: string, bar = booking(1, 2, 10)) => {
  const parts = keys.split(' ')
  const pressed = {
    key: parts.at(-1) ?? '',
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: false,
  }
  return meaningOf(pressed, bar, bar, rows)
}
const wishOf = (keys: string, bar?: Bar) => {
  const meaning = press(keys, bar)
  return meaning?.kind === 'wish' ? meaning.wish : undefined
}

describe('keys on a bar', () => {
  it('go to other bars, open it, or give up', () => {
    expect(press('ArrowLeft')).toEqual({ kind: 'go', direction: 'left' })
    expect(press('ArrowDown')).toEqual({ kind: 'go', direction: 'down' })
    expect(press('Enter')).toEqual({ kind: 'enter' })
    expect(press('Escape')).toEqual({ kind: 'escape' })
    expect(press('a')).toBeUndefined()
  })

  it('move it by a day, by half an hour, or to the next car across a heading', () => {
    expect(wishOf('Shift ArrowRight')).toMatchObject({ from: 11 * 1440, to: 14 * 1440 })
    expect(wishOf('Ctrl ArrowLeft')).toMatchObject({ from: 10 * 1440 - 30, to: 13 * 1440 - 30 })
    expect(wishOf('Shift ArrowUp')).toMatchObject({ carId: 1 })
    expect(wishOf('Shift ArrowDown')).toMatchObject({ carId: 3 })
    expect(wishOf('Shift ArrowUp', booking(1, 1, 10))).toBeUndefined()
  })

  it('make it longer or shorter, and never nothing', () => {
    expect(wishOf('+')).toMatchObject({ from: 10 * 1440, to: 14 * 1440 })
    expect(wishOf('-')).toMatchObject({ to: 12 * 1440 })
    const short = { ...booking(1, 2, 10), to: wallMinute(10 * 1440 + 60) }
    expect(wishOf('-', short)).toMatchObject({ to: 10 * 1440 + 30 })
  })

  it('move only the end of a rental whose key is out, and nothing of one that is over', () => {
    const out = booking(1, 2, 10, 'OUT')
    expect(wishOf('Shift ArrowRight', out)).toMatchObject({ from: 10 * 1440, to: 14 * 1440, carId: 2 })
    expect(wishOf('Shift ArrowUp', out)).toBeUndefined()
    const over = booking(1, 2, 10, 'RETURNED')
    for (const keys of ['Shift ArrowRight', 'Ctrl ArrowRight', 'Shift ArrowUp', '+', '-']) {
      expect(wishOf(keys, over)).toBeUndefined()
    }
    expect(press('ArrowRight', over)).toEqual({ kind: 'go', direction: 'right' })
  })
})

it('a transfer moves in time and keeps its car; one that is done stays', () => {
  const trip = (isDone: boolean): Bar => ({
    kind: 'trip',
    id: 1,
    key: 'trip-1',
    carId: 2,
    start: name,
    end: name,
    endLocationId: 1,
    driver: '',
    isDone,
    from: wallMinute(10 * 1440),
    to: wallMinute(10 * 1440 + 60),
  })
  expect(wishOf('Shift ArrowRight', trip(false))).toEqual({ carId: 2, from: 11 * 1440, to: 11 * 1440 + 60 })
  expect(wishOf('Shift ArrowUp', trip(false))).toBeUndefined()
  expect(wishOf('Shift ArrowRight', trip(true))).toBeUndefined()
})

describe('the bar that the arrows lead to', () => {
  const bars = [booking(1, 1, 10), booking(2, 1, 20), booking(3, 3, 12), booking(4, 3, 30)]
  const barsOf = (carId: number) => bars.filter((bar) => bar.carId === carId)
  const from = (id: number, direction: 'left' | 'right' | 'up' | 'down') =>
    neighbourOf(bars[id - 1] ?? booking(1, 1, 10), direction, rows, barsOf)?.id

  it('is the neighbour in the line, or the nearest one of the next line that has any', () => {
    expect(from(1, 'right')).toBe(2)
    expect(from(1, 'left')).toBeUndefined()
    expect(from(1, 'down')).toBe(3)
    expect(from(2, 'down')).toBe(3)
    expect(from(4, 'up')).toBe(2)
    expect(from(1, 'up')).toBeUndefined()
  })
})
