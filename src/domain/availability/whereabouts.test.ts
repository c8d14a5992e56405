import { describe, expect, it } from 'vitest'
import { TripRules } from '../fleet/trip-rules.ts'
import { cents } from '../money.ts'
import { type CarDays, judgeCar, type Stay } from './whereabouts.ts'

const [tallinn, tartu, locker, island] = [1, 2, 3, 4]
const rule = (firstLocationId: number, secondLocationId: number, hours: number, isNever = false) => ({
  firstLocationId,
  secondLocationId,
  hours,
  isNever,
  cost: cents(0),
})
const rules = new TripRules([
  rule(tallinn, tartu, 3),
  rule(tallinn, locker, 0),
  rule(tallinn, island, 1, true),
])

const at = (hour: number) => new Date(Date.UTC(2026, 10, 16, hour))
const now = at(0)
const stay = (from: number, to: number, start: number, end: number, isHold = false): Stay => ({
  from: at(from),
  to: at(to),
  places: { start, end },
  isHold,
})
const block = (from: number, to: number): Stay => ({
  from: at(from),
  to: at(to),
  places: undefined,
  isHold: false,
})
const days = (stays: Stay[], before: number | undefined = tallinn, after?: number): CarDays => ({
  stays,
  before,
  after,
})
const wanted = (from: number, to: number, rentLocationId: number, returnLocationId = rentLocationId) => ({
  from: at(from),
  to: at(to),
  rentLocationId,
  returnLocationId,
})
const judge = (
  known: CarDays,
  wish: ReturnType<typeof wanted> & { isStartAgreed?: boolean; isEndAgreed?: boolean },
) => judgeCar(known, wish, rules, now).kind

describe('a car', () => {
  it('is there by itself where it was left', () => {
    expect(judge(days([]), wanted(1, 9, tallinn))).toBe('here')
    expect(judge(days([stay(1, 5, tallinn, tartu)]), wanted(5, 9, tartu))).toBe('here')
  })
  it('is brought when the hours of the way fit before it is wanted, to the minute', () => {
    expect(judge(days([stay(1, 5, tallinn, tartu)]), wanted(8, 12, tallinn))).toBe('brought')
    expect(judge(days([stay(1, 6, tallinn, tartu)]), wanted(8, 12, tallinn))).toBe('too_far')
  })
  it('cannot have left before now', () => {
    expect(judge(days([]), wanted(2, 9, tartu))).toBe('too_far')
    expect(judge(days([]), wanted(3, 9, tartu))).toBe('brought')
  })
  it('is not sold where its next customer would miss it', () => {
    const next = days([stay(20, 24, tallinn, tallinn)])
    expect(judge(next, wanted(1, 17, tallinn, tartu))).toBe('brought')
    expect(judge(next, wanted(1, 18, tallinn, tartu))).toBe('too_far')
    expect(judge(next, wanted(1, 18, tallinn))).toBe('here')
  })
  it('goes no way that no car goes, however long there is', () => {
    expect(judge(days([], island), wanted(70, 90, tallinn))).toBe('too_far')
    expect(judge(days([], tallinn, tallinn), wanted(5, 9, tallinn, island))).toBe('too_far')
  })
  it('need not be brought between places that are one', () => {
    expect(judge(days([stay(1, 5, tallinn, locker)]), wanted(5, 9, tallinn))).toBe('here')
  })
  it('stays where it is while it is out of service, and is brought after that', () => {
    const serviced = days([stay(1, 3, tallinn, tartu), block(3, 10)])
    expect(judge(serviced, wanted(10, 12, tartu))).toBe('here')
    expect(judge(serviced, wanted(12, 14, tallinn))).toBe('too_far')
    expect(judge(serviced, wanted(13, 14, tallinn))).toBe('brought')
  })
  it('is taken while somebody has it, wherever it is', () => {
    expect(judge(days([stay(1, 5, tallinn, tartu)]), wanted(4, 9, tartu))).toBe('taken')
  })
  it('is offered everywhere while nobody has said where it is', () => {
    expect(
      judgeCar({ stays: [], before: undefined, after: undefined }, wanted(1, 9, tartu), rules, now),
    ).toEqual({
      kind: 'here',
      standsAt: undefined,
    })
  })
})

describe('a hold that may run out', () => {
  it('does not bring a car to where it would not be without it', () => {
    const held = days([stay(1, 5, tallinn, tartu, true)])
    expect(judge(held, wanted(5, 9, tartu))).toBe('brought')
    const late = days([stay(1, 7, island, island), stay(8, 9, island, tallinn, true)], island)
    expect(judge(late, wanted(9, 12, tallinn))).toBe('too_far')
  })
  it('does not excuse being late for whoever comes after it', () => {
    const held = days([stay(10, 11, tallinn, tartu, true), stay(12, 20, tallinn, tallinn)])
    expect(judge(held, wanted(1, 10, tallinn))).toBe('here')
    expect(judge(held, wanted(1, 8, tallinn, tartu))).toBe('too_far')
  })
})

describe('a booking that is changed', () => {
  it('is judged only at the end that is another', () => {
    const known = days([stay(12, 20, tallinn, tallinn)], tartu)
    expect(judge(known, wanted(1, 10, tallinn))).toBe('too_far')
    expect(judge(known, { ...wanted(1, 10, tallinn), isStartAgreed: true })).toBe('here')
    expect(judge(known, { ...wanted(4, 11, tallinn, tartu), isEndAgreed: true })).toBe('brought')
  })
})
