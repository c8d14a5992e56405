import { describe, expect, it } from 'vitest'
import { wallMinute } from '../calendar/wall-clock.ts'
import { actionOf, type BookingChange, changedFields, isPossibleAfterHandOver, termsAfter } from './change.ts'

const before = {
  carId: 1,
  rentAt: wallMinute(1_000),
  returnAt: wallMinute(5_000),
  rentLocationId: 1,
  returnLocationId: 2,
  services: [
    { id: 1, quantity: 1 },
    { id: 3, quantity: 2 },
  ],
  additionalDrivers: [],
  handPrice: null,
}
const changed = (change: BookingChange) => changedFields(before, termsAfter(before, change))
const action = (change: BookingChange) => actionOf(changed(change), before, termsAfter(before, change))

describe('what a change changes', () => {
  it('is only what differs from what was agreed', () => {
    expect([...changed({})]).toEqual([])
    expect([...changed({ carId: 1, returnAt: wallMinute(5_000) })]).toEqual([])
    expect([...changed({ carId: 2, returnAt: wallMinute(6_000) })]).toEqual(['carId', 'returnAt'])
  })

  it('sees the same services in another order as the same', () => {
    expect([...changed({ services: before.services.toReversed() })]).toEqual([])
    expect([...changed({ services: [{ id: 1, quantity: 1 }] })]).toEqual(['services'])
    const more = [before.services[0] ?? { id: 1, quantity: 1 }, { id: 3, quantity: 3 }]
    expect([...changed({ services: more })]).toEqual(['services'])
  })

  it('is after the hand-over only the return', () => {
    expect(isPossibleAfterHandOver(changed({ returnAt: wallMinute(6_000), returnLocationId: 1 }))).toBe(true)
    const changes = [{ carId: 2 }, { rentAt: wallMinute(2_000) }, { rentLocationId: 2 }, { services: [] }]
    for (const change of changes) {
      expect(isPossibleAfterHandOver(changed({ returnAt: wallMinute(6_000), ...change }))).toBe(false)
    }
  })

  it('has a name of its own where it is a swap or an extension', () => {
    expect(action({ carId: 2 })).toBe('swap-car')
    expect(action({ returnAt: wallMinute(6_000) })).toBe('extend')
    expect(action({ returnAt: wallMinute(4_000) })).toBe('change')
    expect(action({ carId: 2, returnAt: wallMinute(6_000) })).toBe('change')
  })
})
