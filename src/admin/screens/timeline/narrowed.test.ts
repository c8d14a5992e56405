import { describe, expect, it } from 'vitest'
import { calendarDay, MINUTES_PER_DAY, wallMinute } from '../../../domain/calendar/wall-clock.ts'
import type { Bar } from './bars.ts'
import { everything, freeOn, narrowed } from './narrowed.ts'

const car = (id: number, placeId: number | null, isActive = true) => ({
  id,
  name: `Auto ${id}`,
  plate: `00${id}AAA`,
  isActive,
  placeId,
})
const name = { et: 'Väike', en: 'Small', ru: 'Малый' }
const groups = [
  { id: 1, name, cars: [car(1, 5), car(2, null)] },
  { id: 2, name, cars: [car(3, 5)] },
]
const meant = (changes: object) =>
  narrowed(groups, { ...everything, ...changes }).map(({ cars }) => cars.map(({ id }) => id))

describe('what of the fleet is looked at', () => {
  it('is all of it, a group, a place, or what was typed of a name or plate', () => {
    expect(narrowed(groups, everything)).toBe(groups)
    expect(meant({ groupId: 2 })).toEqual([[3]])
    expect(meant({ placeId: 5 })).toEqual([[1], [3]])
    expect(meant({ text: '002 aaa' })).toEqual([[2]])
    expect(meant({ text: 'nothing' })).toEqual([])
  })

  it('is free on a day that nothing touches, unless it is no longer for rent', () => {
    const at = (days: number) => wallMinute(days * MINUTES_PER_DAY)
    const bar: Bar = { kind: 'block', id: 1, reason: '', key: 'block-1', carId: 1, from: at(10), to: at(11) }
    const store = { barsOf: (id: number) => (id === 1 ? [bar] : []) }
    const free = (day: number) =>
      freeOn(store, [car(1, 5), car(2, 5), car(3, 5, false)], calendarDay(day)).map(({ id }) => id)
    expect([free(9), free(10), free(11)]).toEqual([[1, 2], [2], [1, 2]])
  })
})
