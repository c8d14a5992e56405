import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { agesOf } from './ages.ts'

const now = new Date('2026-11-17T08:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('the age of a debt', () => {
  it.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [30, 1],
    [31, 2],
    [60, 2],
    [61, 3],
    [90, 3],
    [91, 4],
    [4000, 4],
  ])('of %i days stands in column %i', (days, column) => {
    const { ages } = agesOf(cents(100), [{ amount: cents(100), at: daysAgo(days) }], now)
    expect(ages.map((amount) => amount > 0).indexOf(true)).toBe(column)
    expect(ages.reduce<number>((all, amount) => all + amount, 0)).toBe(100)
  })

  it('is that of the newest charges, as money pays the oldest first', () => {
    const makers = [
      { amount: cents(8550), at: daysAgo(70) },
      { amount: cents(1200), at: daysAgo(3) },
    ]
    expect(agesOf(cents(2000), makers, now)).toEqual({ ages: [1200, 0, 0, 800, 0], since: daysAgo(70) })
  })
})
