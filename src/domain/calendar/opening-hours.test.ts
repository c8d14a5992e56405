import { describe, expect, it } from 'vitest'
import { weekly } from '../../../tests/support/example-catalogue.ts'
import { cents } from '../money.ts'
import { openingState, specialDays, weeklyHours } from './opening-hours.ts'
import type { OpeningWindow } from './opening-windows.ts'
import { dayFrom, labelFrom, type Weekday } from './wall-clock.ts'

const everyDay: Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const workdays: Weekday[] = [0, 1, 2, 3, 4]

let nextId = 1
function windowsOn(days: Weekday[], from: number, to: number, rent = 0, back = 0): OpeningWindow[] {
  return days.map((weekday) => ({
    id: nextId++,
    weekday,
    start: from * 60,
    end: to * 60,
    rentPrice: cents(rent),
    returnPrice: cents(back),
  }))
}

const office = [...windowsOn(workdays, 9, 18), ...windowsOn([5], 10, 15)]
const airport = [
  ...windowsOn(everyDay, 0, 6, 4000, 2500),
  ...windowsOn(everyDay, 6, 8, 2500, 1500),
  ...windowsOn(everyDay, 8, 20),
  ...windowsOn(everyDay, 20, 24, 2500, 1500),
]
const bar = windowsOn([4, 5], 22, 26)

const label = labelFrom

describe('the hours of a week', () => {
  it('puts equal days together and names the closed ones', () => {
    expect(weeklyHours(weekly(office))).toEqual([
      { days: workdays, spans: [expect.objectContaining({ start: 540, end: 1080 })] },
      { days: [5], spans: [expect.objectContaining({ start: 600, end: 900 })] },
      { days: [6], spans: [] },
    ])
  })

  it('shows windows that touch as one, with the fees of its parts', () => {
    expect(weeklyHours(weekly(airport))).toEqual([
      {
        days: everyDay,
        spans: [
          {
            start: 0,
            end: 1440,
            fees: [
              { start: 0, end: 360, rentPrice: 4000, returnPrice: 2500 },
              { start: 360, end: 480, rentPrice: 2500, returnPrice: 1500 },
              { start: 480, end: 1200, rentPrice: 0, returnPrice: 0 },
              { start: 1200, end: 1440, rentPrice: 2500, returnPrice: 1500 },
            ],
          },
        ],
      },
    ])
  })

  it('keeps a break, and joins parts of the same fee', () => {
    const [monday] = weeklyHours(
      weekly([...windowsOn([0], 8, 10), ...windowsOn([0], 10, 12), ...windowsOn([0], 13, 17, 500)]),
    )
    expect(monday?.spans).toEqual([
      { start: 480, end: 720, fees: [{ start: 480, end: 720, rentPrice: 0, returnPrice: 0 }] },
      { start: 780, end: 1020, fees: [{ start: 780, end: 1020, rentPrice: 500, returnPrice: 0 }] },
    ])
  })

  it('lets the window that prices a time speak for it where two overlap', () => {
    const [monday] = weeklyHours(weekly([...windowsOn([0], 8, 20), ...windowsOn([0], 18, 22, 1000)]))
    expect(monday?.spans).toEqual([
      {
        start: 480,
        end: 1320,
        fees: [
          { start: 480, end: 1080, rentPrice: 0, returnPrice: 0 },
          { start: 1080, end: 1320, rentPrice: 1000, returnPrice: 0 },
        ],
      },
    ])
  })

  it('leaves the hours past midnight with the day they began on', () => {
    expect(weeklyHours(weekly(bar))[1]).toEqual({
      days: [4, 5],
      spans: [expect.objectContaining({ start: 1320, end: 1560 })],
    })
  })

  it('is one closed row for a place without windows', () => {
    expect(weeklyHours(weekly([]))).toEqual([{ days: everyDay, spans: [] }])
  })
})

describe('whether a place is open', () => {
  it.each([
    ['on a working day', '2026-11-16T12:00', { isOpen: true, closesAt: label('2026-11-16T18:00') }],
    ['the minute it opens', '2026-11-16T09:00', { isOpen: true, closesAt: label('2026-11-16T18:00') }],
    ['before it opens', '2026-11-16T08:59', { isOpen: false, opensAt: label('2026-11-16T09:00') }],
    ['the minute it closes', '2026-11-16T18:00', { isOpen: false, opensAt: label('2026-11-17T09:00') }],
    ['over the weekend', '2026-11-14T15:30', { isOpen: false, opensAt: label('2026-11-16T09:00') }],
  ])('%s', (_, at, state) => {
    expect(openingState(weekly(office), label(at))).toEqual(state)
  })

  it('never closes where every window runs into the next', () => {
    expect(openingState(weekly(airport), label('2026-11-16T03:00'))).toEqual({
      isOpen: true,
      closesAt: undefined,
    })
  })

  it('closes at the end of days that run into each other', () => {
    const untilFriday = windowsOn(workdays, 0, 24)
    expect(openingState(weekly(untilFriday), label('2026-11-17T03:00'))).toEqual({
      isOpen: true,
      closesAt: label('2026-11-21T00:00'),
    })
  })

  it('is still open past midnight', () => {
    expect(openingState(weekly(bar), label('2026-11-22T01:59'))).toEqual({
      isOpen: true,
      closesAt: label('2026-11-22T02:00'),
    })
    expect(openingState(weekly(bar), label('2026-11-22T02:00'))).toEqual({
      isOpen: false,
      opensAt: label('2026-11-27T22:00'),
    })
  })

  it('finds an opening that comes once a week', () => {
    const mondays = windowsOn([0], 9, 10)
    expect(openingState(weekly(mondays), label('2026-11-16T10:00'))).toEqual({
      isOpen: false,
      opensAt: label('2026-11-23T09:00'),
    })
  })

  it('never opens without windows', () => {
    expect(openingState(weekly([]), label('2026-11-16T10:00'))).toEqual({ isOpen: false, opensAt: undefined })
  })
})

describe('days that need a warning', () => {
  const from = (date: string, count: number) =>
    specialDays([], dayFrom(date), count).map(({ day, holiday }) => [
      new Date(day * 86_400_000).toISOString().slice(0, 10),
      holiday,
    ])

  it('are the holidays and the shortened days of the time asked for', () => {
    expect(from('2026-12-20', 14)).toEqual([
      ['2026-12-23', undefined],
      ['2026-12-24', 'christmas-eve'],
      ['2026-12-25', 'christmas-day'],
      ['2026-12-26', 'boxing-day'],
      ['2026-12-31', undefined],
      ['2027-01-01', 'new-year'],
    ])
  })

  it('end with the last day asked for, and may be none', () => {
    expect(from('2026-12-10', 14)).toEqual([['2026-12-23', undefined]])
    expect(from('2026-12-09', 14)).toEqual([])
    expect(from('2026-11-15', 14)).toEqual([])
  })
})
