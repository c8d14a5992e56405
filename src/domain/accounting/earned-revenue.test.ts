import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthSpans } from '../calendar/months.ts'
import { cents, sum } from '../money.ts'
import { earnedBetween } from './earned-revenue.ts'

const at = (text: string) => new Date(text)
const minute = 60_000

describe('revenue earned over a rental', () => {
  it('falls on each month by its minutes', () => {
    const rental = { from: at('2026-11-30T10:00:00Z'), to: at('2026-12-02T10:00:00Z') }
    const [november, december] = monthSpans('2026-11', '2026-12')
    if (!november || !december) throw new Error('no months')
    // Tallinn's November ends at 22:00 UTC: 12 of 48 hours.
    expect(earnedBetween(cents(10_000), rental, november)).toBe(2500)
    expect(earnedBetween(cents(10_000), rental, december)).toBe(7500)
  })

  it('is nothing before and after', () => {
    const rental = { from: at('2026-11-10T10:00:00Z'), to: at('2026-11-12T10:00:00Z') }
    const [october, , december] = monthSpans('2026-10', '2026-12')
    if (!october || !december) throw new Error('no months')
    expect(earnedBetween(cents(9999), rental, october)).toBe(0)
    expect(earnedBetween(cents(9999), rental, december)).toBe(0)
  })

  it('adds up to the whole, to the cent, however a rental is divided', () => {
    const start = at('2026-01-01T00:00:00Z').getTime()
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 20 }),
        (amount, begin, length, cuts) => {
          const rental = {
            from: new Date(start + begin * minute),
            to: new Date(start + (begin + length) * minute),
          }
          const ends = [0, ...cuts.toSorted((a, b) => a - b), 1_000_001].map(
            (cut) => new Date(start + cut * minute),
          )
          const parts = ends
            .slice(1)
            .map((to, place) => earnedBetween(cents(amount), rental, { from: ends[place] ?? to, to }))
          expect(sum(parts)).toBe(amount)
          expect(parts.every((part) => part >= 0)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
