import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { TripRules, usualTrip } from './trip-rules.ts'

const [office, airport, island] = [1, 2, 3]
const rules = new TripRules([
  { firstLocationId: airport, secondLocationId: office, hours: 1.5, cost: cents(1200), isNever: false },
  { firstLocationId: office, secondLocationId: island, hours: 2, cost: cents(0), isNever: true },
])

describe('the way between two places', () => {
  it('takes the hours of its rule, either way', () => {
    expect(rules.between(office, airport)).toEqual({ minutes: 90, cost: 1200 })
    expect(rules.between(airport, office)).toEqual({ minutes: 90, cost: 1200 })
  })
  it('is no way at all where a car stays', () => {
    expect(rules.between(office, office)).toEqual({ minutes: 0, cost: 0 })
  })
  it('takes no car where the rule says never, and the usual hours where nobody has said anything', () => {
    expect(rules.between(island, office).minutes).toBeUndefined()
    expect(rules.between(island, airport)).toBe(usualTrip)
  })
})
