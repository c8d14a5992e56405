import { describe, expect, it } from 'vitest'
import { weekly } from '../../../../tests/support/example-catalogue.ts'
import type { OpeningWindow } from '../../../domain/calendar/opening-windows.ts'
import { dayFrom, labelFrom, type Weekday, wallMinute } from '../../../domain/calendar/wall-clock.ts'
import { cents } from '../../../domain/money.ts'
import { formatTime } from '../../../i18n/format.ts'
import {
  closestTime,
  feeSpans,
  nextOpening,
  type OfferedTime,
  pickUpTimes,
  returnTimes,
} from './offered-times.ts'
import { packHours, unpackHours } from './packed-hours.ts'

const day = dayFrom
const label = labelFrom
const window = (
  weekday: Weekday,
  start: number,
  end: number,
  rentPrice = 0,
  returnPrice = 0,
): OpeningWindow => ({
  id: start + 1,
  weekday,
  start: start * 60,
  end: end * 60,
  rentPrice: cents(rentPrice),
  returnPrice: cents(returnPrice),
})
const shown = (times: OfferedTime[]) => times.map(({ minute, fee }) => `${formatTime(minute)} ${fee}`)

// 16 November 2026 is a Monday.
const office = [window(0, 9, 11), window(5, 10, 11)]

describe('times one can choose', () => {
  it('are the half-hours inside the windows, each with its fee', () => {
    const airport = [window(0, 8, 9, 0, 0), window(0, 9, 10, 2500, 1500)]
    expect(shown(pickUpTimes(weekly(airport), wallMinute(0))(day('2026-11-16')))).toEqual([
      '08:00 0',
      '08:30 0',
      '09:00 2500',
      '09:30 2500',
    ])
  })

  it('stand together by their fee', () => {
    const airport = [window(0, 8, 9, 0, 0), window(0, 9, 10, 2500, 1500), window(0, 10, 11)]
    const spans = feeSpans(pickUpTimes(weekly(airport), wallMinute(0))(day('2026-11-16')))
    expect(spans.map(({ fee, times }) => [fee, times.length])).toEqual([
      [0, 2],
      [2500, 2],
      [0, 2],
    ])
  })

  it('for a return include the moment of closing', () => {
    expect(shown(returnTimes(weekly(office), wallMinute(0))(day('2026-11-16')))).toEqual([
      '09:00 0',
      '09:30 0',
      '10:00 0',
      '10:30 0',
      '11:00 0',
    ])
  })

  it('are none in the past, and a return only after the pick-up', () => {
    expect(shown(pickUpTimes(weekly(office), label('2026-11-16T10:01'))(day('2026-11-16')))).toEqual([
      '10:30 0',
    ])
    expect(shown(returnTimes(weekly(office), label('2026-11-16T10:30'))(day('2026-11-16')))).toEqual([
      '11:00 0',
    ])
  })

  it('include another minute that was asked for, when the place is open then', () => {
    expect(shown(pickUpTimes(weekly(office), wallMinute(0))(day('2026-11-16'), 610))).toContain('10:10 0')
    expect(shown(pickUpTimes(weekly(office), wallMinute(0))(day('2026-11-16'), 670))).not.toContain('11:10 0')
  })

  it('run over midnight where a window does', () => {
    const night = [window(0, 22, 26, 4000)]
    expect(shown(pickUpTimes(weekly(night), wallMinute(0))(day('2026-11-17')))).toEqual([
      '00:00 4000',
      '00:30 4000',
      '01:00 4000',
      '01:30 4000',
    ])
  })

  it('are none on a closed day, whose next opening is known', () => {
    const times = pickUpTimes(weekly(office), wallMinute(0))
    expect(times(day('2026-11-17'))).toEqual([])
    expect(nextOpening(times, day('2026-11-17'))).toBe(label('2026-11-21T10:00'))
    expect(nextOpening(pickUpTimes(weekly([]), wallMinute(0)), day('2026-11-17'))).toBeUndefined()
  })

  it('fall back to the nearest one', () => {
    const times = pickUpTimes(weekly(office), wallMinute(0))(day('2026-11-16'))
    expect(closestTime(times, 615)?.minute).toBe(600)
    expect(closestTime(times, 1200)?.minute).toBe(630)
    expect(closestTime([], 600)).toBeUndefined()
  })
})

it('the hour that Tallinn skips in spring is not offered', () => {
  const night = [window(6, 2, 5)]
  expect(shown(pickUpTimes(weekly(night), wallMinute(0))(day('2027-03-28')))).toEqual([
    '02:00 0',
    '02:30 0',
    '04:00 0',
    '04:30 0',
  ])
})

it('V16: hours arrive as they were packed, without exceptions that are over', () => {
  const today = day('2026-12-24')
  const closed = { start: today, end: today, window: undefined, reason: undefined }
  const over = { ...closed, start: day('2026-12-01'), end: day('2026-12-02') }
  const hours = { ...weekly(office), holidays: [], exceptions: [over, closed] }
  expect(unpackHours(packHours(hours, today))).toEqual({ ...hours, exceptions: [closed] })
})
