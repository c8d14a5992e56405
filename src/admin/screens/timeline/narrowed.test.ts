import { describe, expect, it } from 'vitest'
import { calendarDay, MINUTES_PER_DAY, wallMinute } from '../../../domain/calendar/wall-clock.ts'
import type { Bar } from './bars.ts'
import { everything, freeOn, narrowed, placeOn } from './narrowed.ts'

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
  narrowed(groups, { ...everything, ...changes }, ({ placeId }) => placeId).map(({ cars }) =>
    cars.map(({ id }) => id),
  )

describe('D55: what of the fleet is looked at', () => {
  it('is all of it, a group, a place, or what was typed of a name or plate', () => {
    expect(narrowed(groups, everything, () => null)).toBe(groups)
    expect(meant({ groupId: 2 })).toEqual([[3]])
    expect(meant({ placeId: 5 })).toEqual([[1], [3]])
    expect(meant({ text: '002 aaa' })).toEqual([[2]])
    expect(meant({ text: 'nothing' })).toEqual([])
  })

  it('stands where it stands today, and later where the last rental or transfer before then leaves it', () => {
    const at = (days: number) => wallMinute(days * MINUTES_PER_DAY)
    const rented = (from: number, to: number, endPlaceId: number | null): Bar => ({
      kind: 'booking',
      id: from,
      key: `booking-${from}`,
      exchangeId: null,
      carId: 1,
      number: '',
      customer: '',
      from: at(from),
      to: at(to),
      freeAt: at(to),
      endPlaceId,
      state: 'CONFIRMED',
      isPaid: true,
      holdEndsAt: null,
    })
    const bars = [rented(11, 12, 7), rented(14, 15, null), rented(20, 25, 8)]
    const store = {
      barsOf: (_: number, from: number, to: number) =>
        bars.filter((bar) => bar.to > at(from) && bar.from < at(to)),
    }
    const on = (day: number) => placeOn(store, car(1, 5), calendarDay(10), calendarDay(day))
    expect([9, 10, 11, 12, 16, 22, 25].map(on)).toEqual([5, 5, 5, 7, 7, 7, 8])
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
