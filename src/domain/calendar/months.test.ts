import { describe, expect, it } from 'vitest'
import { monthAfter, monthSpans, parseMonth } from './months.ts'

const hours = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / 3_600_000

describe('months of Tallinn', () => {
  it('begin at midnight there, in winter and in summer time', () => {
    const [march, april] = monthSpans('2026-03', '2026-04')
    expect(march?.from.toISOString()).toBe('2026-02-28T22:00:00.000Z')
    expect(april?.from.toISOString()).toBe('2026-03-31T21:00:00.000Z')
  })

  it('are an hour shorter in March and an hour longer in October', () => {
    expect(monthSpans('2026-02', '2026-03').map(hours)).toEqual([28 * 24, 31 * 24 - 1])
    expect(monthSpans('2026-10', '2026-11').map(hours)).toEqual([31 * 24 + 1, 30 * 24])
  })

  it('follow each other over the turn of the year', () => {
    expect(monthSpans('2026-11', '2027-02').map(({ month }) => month)).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ])
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
    expect(monthSpans('2026-12', '2026-11')).toEqual([])
  })

  it('are read strictly', () => {
    expect(parseMonth('2026-11')).toBe('2026-11')
    for (const text of ['2026-13', '2026-00', '2026-1', '2026-11-01', ''])
      expect(parseMonth(text)).toBeUndefined()
  })
})
