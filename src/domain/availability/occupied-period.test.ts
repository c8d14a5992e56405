import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../../../tests/support/example-catalogue.ts'
import { instantOf } from '../calendar/tallinn.ts'
import { standardRules } from '../house-rules.ts'
import { occupiedPeriod, overlaps, type Period } from './occupied-period.ts'

const instant = (label: string): Date => {
  const date = instantOf(at(label))
  if (!date) throw new Error(`no such time: ${label}`)
  return date
}
const { turnaroundMinutes: TURNAROUND } = standardRules
const rental = (from: string, to: string): Period => occupiedPeriod(instant(from), instant(to), TURNAROUND)

describe('a rental keeps its car', () => {
  it('from pick-up until the turnaround after its return', () => {
    expect(rental('2026-11-16T10:00', '2026-11-19T10:00')).toEqual({
      from: instant('2026-11-16T10:00'),
      to: instant('2026-11-19T11:00'),
    })
  })

  it('without changing the dates it was given', () => {
    const to = instant('2026-11-19T10:00')
    occupiedPeriod(instant('2026-11-16T10:00'), to, TURNAROUND)
    expect(to).toEqual(instant('2026-11-19T10:00'))
  })

  it('for a turnaround of real minutes over both clock changes', () => {
    expect(rental('2027-03-27T10:00', '2027-03-28T02:30').to).toEqual(instant('2027-03-28T04:30'))
    expect(rental('2026-10-24T10:00', '2026-10-25T03:30').to.toISOString()).toBe('2026-10-25T01:30:00.000Z')
    expect(rental('2026-10-24T10:00', '2026-10-25T02:30').to).toEqual(instant('2026-10-25T03:30'))
  })
})

describe('two rentals of one car', () => {
  const first = rental('2026-11-16T10:00', '2026-11-19T10:00')
  it.each([
    ['the same time', '2026-11-16T10:00', '2026-11-19T10:00', true],
    ['inside', '2026-11-17T10:00', '2026-11-18T10:00', true],
    ['around', '2026-11-15T10:00', '2026-11-20T10:00', true],
    ['within the turnaround', '2026-11-19T10:59', '2026-11-20T10:00', true],
    ['exactly after the turnaround', '2026-11-19T11:00', '2026-11-20T10:00', false],
    ['back a whole turnaround before', '2026-11-15T10:00', '2026-11-16T09:00', false],
    ['back a minute too late for it', '2026-11-15T10:00', '2026-11-16T09:01', true],
    ['another week', '2026-11-23T10:00', '2026-11-24T10:00', false],
  ])('%s', (_name, from, to, collides) => {
    const second = rental(from, to)
    expect(overlaps(first, second)).toBe(collides)
    expect(overlaps(second, first)).toBe(collides)
  })
})

const minute = 60_000
const minutesOf = ({ from, to }: Period) =>
  Array.from({ length: (Number(to) - Number(from)) / minute }, (_, index) => Number(from) / minute + index)

describe('overlapping', () => {
  const periods = fc
    .tuple(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 200 }))
    .map(([start, length]) => ({ from: new Date(start * minute), to: new Date((start + length) * minute) }))

  it('is to share a minute', () => {
    fc.assert(
      fc.property(periods, periods, (a, b) => {
        const own = new Set(minutesOf(a))
        expect(overlaps(a, b)).toBe(minutesOf(b).some((each) => own.has(each)))
      }),
    )
  })

  it('leaves a rental free to start when the turnaround of another ends', () => {
    fc.assert(
      fc.property(periods, ({ from, to }) => {
        const next = new Date(Number(to) + TURNAROUND * minute)
        const later = occupiedPeriod(next, new Date(Number(next) + minute), TURNAROUND)
        expect(overlaps(occupiedPeriod(from, to, TURNAROUND), later)).toBe(false)
      }),
    )
  })
})
