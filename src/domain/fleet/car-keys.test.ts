import { describe, expect, it } from 'vitest'
import { hungAt, type KeyPlace, keysBack, keysToGive } from './car-keys.ts'

const OFFICE = 1
const AIRPORT = 2
const key = (id: number, changes: Partial<KeyPlace> = {}): KeyPlace => ({
  id,
  label: String(id),
  locationId: OFFICE,
  spot: `konks ${id}`,
  holder: null,
  bookingId: null,
  ...changes,
})
const idsOf = (keys: readonly KeyPlace[]) => keys.map(({ id }) => id)

describe('keys that go with a car', () => {
  it('are those that hang where it goes out, before any others', () => {
    const keys = [
      key(1, { locationId: null, spot: null, holder: 'Mari' }),
      key(2, { locationId: null, spot: null }),
      key(3, { locationId: AIRPORT }),
      key(4),
      key(5),
    ]
    const given = (count: number) => idsOf(keysToGive(keys, { count, locationId: OFFICE }))
    expect(given(1)).toEqual([4])
    expect(given(9)).toEqual([4, 5, 3, 2, 1])
    expect(given(0)).toEqual([])
  })

  it('are none that another customer has', () => {
    const keys = [key(1, { bookingId: 7 }), key(2)]
    expect(idsOf(keysToGive(keys, { count: 2, locationId: OFFICE }))).toEqual([2])
  })

  it('come back as many as were counted, and hang on their own hook where they have one', () => {
    const keys = [key(2, { bookingId: 7 }), key(1, { bookingId: 7 }), key(3, { bookingId: 8 }), key(4)]
    expect(idsOf(keysBack(keys, { bookingId: 7 }))).toEqual([1, 2])
    expect(idsOf(keysBack(keys, { bookingId: 7, count: 1 }))).toEqual([1])
    expect(hungAt(key(1, { bookingId: 7 }), OFFICE)).toEqual({
      bookingId: null,
      holder: null,
      locationId: OFFICE,
      spot: 'konks 1',
    })
    expect(hungAt(key(1, { bookingId: 7 }), AIRPORT)).toMatchObject({ locationId: AIRPORT, spot: null })
  })
})
