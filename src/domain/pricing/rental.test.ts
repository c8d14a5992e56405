import { describe, expect, it } from 'vitest'
import {
  at,
  couponMap,
  everyDay,
  makeCatalogue,
  makeCoupon,
  makeLocation,
} from '../../../tests/support/example-catalogue.ts'
import { cents } from '../money.ts'
import { planRental, type RentalRequest } from './rental.ts'

const catalogue = makeCatalogue({
  locations: new Map([
    [1, makeLocation({ id: 1 })],
    [2, makeLocation({ id: 2, windows: everyDay({ start: 8 * 60, end: 18 * 60, rentPrice: cents(500) }) })],
    [3, makeLocation({ id: 3, windows: [] })],
  ]),
  coupons: couponMap(makeCoupon()),
})

type Asked = Partial<Omit<RentalRequest, 'rentAt' | 'returnAt'>> & { now?: string }

function plan(from: string, to: string, { now = '2026-09-01T08:00', ...rest }: Asked = {}) {
  return planRental(
    catalogue,
    {
      rentAt: at(from),
      returnAt: at(to),
      rentLocationId: 1,
      returnLocationId: 1,
      couponCodes: [],
      ...rest,
    },
    at(now),
  )
}

function faults(from: string, to: string, rest?: Asked): string[] {
  const planned = plan(from, to, rest)
  return planned.ok ? [] : planned.faults.map(({ path, code }) => `${path} ${code}`)
}

describe('a rental that can take place', () => {
  it('knows its instants, its duration, its windows and its coupons', () => {
    const planned = plan('2026-11-16T10:00', '2026-11-19T13:20', {
      rentLocationId: 2,
      couponCodes: [' kupong ', 'pole'],
    })
    if (!planned.ok) throw new Error('refused')
    const { rental } = planned
    expect([rental.from.toISOString(), rental.to.toISOString()]).toEqual([
      '2026-11-16T08:00:00.000Z',
      '2026-11-19T11:20:00.000Z',
    ])
    expect(rental.duration).toEqual({ days: 3, hours: 4 })
    expect([rental.rentLocation.id, rental.returnLocation.id]).toEqual([2, 1])
    expect(rental.rentWindow).toMatchObject({ weekday: 0, rentPrice: 500 })
    expect(rental.returnWindow).toMatchObject({ weekday: 3, returnPrice: 0 })
    expect(rental.coupons.usable.map(({ code }) => code)).toEqual(['KUPONG'])
    expect(rental.coupons.refused.map(({ code, reason }) => [code, reason])).toEqual([['POLE', 'unknown']])
  })

  it('may start this very minute and end a minute later', () => {
    expect(faults('2026-11-16T10:00', '2026-11-16T10:01', { now: '2026-11-16T10:00' })).toEqual([])
  })

  it('judges coupons by the date of booking, not of the rental', () => {
    const planned = plan('2027-12-31T10:00', '2028-01-02T10:00', {
      now: '2027-12-31T10:00',
      couponCodes: ['kupong'],
    })
    expect(planned.ok && planned.rental.coupons.usable).toHaveLength(1)
    const later = plan('2028-01-01T00:00', '2028-01-02T10:00', {
      now: '2028-01-01T00:00',
      couponCodes: ['kupong'],
    })
    expect(later.ok && later.rental.coupons.refused[0]?.reason).toBe('expired')
  })
})

describe('the pick-up', () => {
  it.each([
    ['a minute ago', '2026-11-16T09:59', ['rentDate in_the_past']],
    ['last year', '2025-11-16T10:00', ['returnDate too_long', 'rentDate in_the_past']],
    ['now', '2026-11-16T10:00', []],
  ])('%s', (_name, from, expected) => {
    expect(faults(from, '2026-11-19T10:00', { now: '2026-11-16T10:00' }).toSorted()).toEqual(
      expected.toSorted(),
    )
  })

  it('is too far when it is years away', () => {
    const farAway = { now: '2026-11-16T10:00' }
    expect(faults('2029-11-18T10:00', '2029-11-19T10:00', farAway)).toEqual([])
    expect(faults('2029-11-18T10:01', '2029-11-19T10:00', farAway)).toEqual(['rentDate too_far'])
  })
})

describe('the return', () => {
  it.each([
    ['at the pick-up', '2026-11-16T10:00', ['returnDate not_after_pick_up']],
    ['a minute before', '2026-11-16T09:59', ['returnDate not_after_pick_up']],
    ['a minute after', '2026-11-16T10:01', []],
    ['366 days later', '2027-11-17T10:00', []],
    ['a minute more', '2027-11-17T10:01', ['returnDate too_long']],
  ])('%s', (_name, to, expected) => {
    expect(faults('2026-11-16T10:00', to)).toEqual(expected)
  })
})

describe('the clock changes', () => {
  it.each([
    ['the pick-up is in the spring gap', '2027-03-28T03:00', '2027-03-30T10:00', ['rentDate not_a_time']],
    ['in its last minute', '2027-03-28T03:59', '2027-03-30T10:00', ['rentDate not_a_time']],
    ['the return is in it', '2027-03-26T10:00', '2027-03-28T03:30', ['returnDate not_a_time']],
    ['before and after the gap', '2027-03-28T02:59', '2027-03-28T04:00', []],
    ['in the doubled hour', '2026-10-25T03:30', '2026-10-25T03:45', []],
  ])('%s', (_name, from, to, expected) => {
    expect(faults(from, to)).toEqual(expected)
  })

  it('means the first of two hours', () => {
    const planned = plan('2026-10-25T03:30', '2026-10-26T10:00')
    expect(planned.ok && planned.rental.from.toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })
})

describe('places', () => {
  it.each([
    ['closed at pick-up', '2026-11-16T07:59', '2026-11-19T10:00', ['rentDate closed']],
    ['closing at pick-up', '2026-11-16T18:00', '2026-11-19T10:00', ['rentDate closed']],
    ['closed at return', '2026-11-16T10:00', '2026-11-19T18:01', ['returnDate closed']],
    ['closing at return', '2026-11-16T10:00', '2026-11-19T18:00', []],
    ['closed at both', '2026-11-16T06:00', '2026-11-19T20:00', ['rentDate closed', 'returnDate closed']],
  ])('%s', (_name, from, to, expected) => {
    expect(faults(from, to, { rentLocationId: 2, returnLocationId: 2 })).toEqual(expected)
  })

  it('without windows are always closed', () => {
    const nowhere = { rentLocationId: 3, returnLocationId: 3 }
    expect(faults('2026-11-16T10:00', '2026-11-19T10:00', nowhere)).toEqual([
      'rentDate closed',
      'returnDate closed',
    ])
  })

  it('have to be known', () => {
    const unknown = { rentLocationId: 8, returnLocationId: 9 }
    expect(faults('2026-11-16T10:00', '2026-11-19T10:00', unknown)).toEqual([
      'rentLocationId unknown_location',
      'returnLocationId unknown_location',
    ])
  })
})

it('tells all faults at once', () => {
  const wrong = { rentLocationId: 8, returnLocationId: 3, now: '2026-11-20T10:00' }
  expect(faults('2026-11-16T10:00', '2026-11-16T09:00', wrong).toSorted()).toEqual([
    'rentDate in_the_past',
    'rentLocationId unknown_location',
    'returnDate closed',
    'returnDate not_after_pick_up',
  ])
})
