import { describe, expect, it } from 'vitest'
import { axisOf, countAxisOf } from './axis.ts'

describe('an axis', () => {
  it('ends with a round number that holds everything', () => {
    expect(axisOf(100).ticks).toEqual([0, 25, 50, 75, 100])
    expect(axisOf(83_120).ticks).toEqual([0, 25_000, 50_000, 75_000, 100_000])
    expect(axisOf(7)).toEqual({ end: 8, ticks: [0, 2, 4, 6, 8] })
  })

  it('is there when there is nothing to show', () => {
    expect(axisOf(0)).toEqual({ end: 1, ticks: [0] })
  })

  it('of counts has whole numbers only', () => {
    expect(countAxisOf(1).ticks).toEqual([0, 1])
    expect(countAxisOf(3).ticks).toEqual([0, 1, 2, 3])
    expect(countAxisOf(9).ticks).toEqual([0, 5, 10])
    expect(countAxisOf(0).ticks).toEqual([0])
  })
})
