import { describe, expect, it } from 'vitest'
import { couponMap, day, makeCatalogue, makeCoupon } from '../../../tests/support/example-catalogue.ts'
import { percentHundredths } from '../money.ts'
import { type CouponAnswer, type CouponRefusal, spentBy } from './coupon.ts'
import { mergeAnswers, sortCoupons } from './sent-coupons.ts'

const autumn = makeCoupon({
  id: 1,
  code: 'SÜGIS',
  name: 'Sügis',
  start: day('2026-10-01'),
  end: day('2026-10-31'),
})
const winter = makeCoupon({
  id: 2,
  code: 'TALV-26',
  name: 'Talv',
  start: day('2026-10-15'),
  end: day('2027-02-28'),
})
const firm = { id: 7, name: 'Firma OÜ', code: 'FIRMA-7', discount: percentHundredths(1000) }
const catalogue = makeCatalogue({
  coupons: couponMap(autumn, winter),
  companies: new Map([[firm.code, firm]]),
})

const sent = (codes: string[], on = '2026-10-20') => sortCoupons(catalogue, codes, day(on))
const refusals = (codes: string[], on?: string) => sent(codes, on).refused

describe('codes', () => {
  it.each(['SÜGIS', 'sügis', 'Sügis', '  sügis', 'SÜGIS\t', '\n süGIS  '])(
    'find their coupon as %j',
    (code) => {
      expect(sent([code])).toEqual({ usable: [autumn], refused: [], company: undefined })
    },
  )

  it.each(['SÜ GIS', 'SUGIS', 'SÜGIS1', 'SÜGI', '%', '__proto__', 'constructor'])(
    'are unknown as %j',
    (code) => {
      expect(sent([code])).toEqual({
        usable: [],
        refused: [{ code: code.toUpperCase(), name: null, applied: false, reason: 'unknown' }],
      })
    },
  )

  it('sent twice in different spelling are one code', () => {
    expect(sent(['sügis', ' SÜGIS '])).toEqual({ usable: [autumn], refused: [], company: undefined })
    expect(refusals(['pole', 'POLE ', 'Pole'])).toHaveLength(1)
  })

  it('of nothing but spaces were not sent', () => {
    expect(sent(['', '  ', '\t\n'])).toEqual({ usable: [], refused: [] })
  })

  it('are each answered on their own', () => {
    const { usable, refused } = sent(['pole', 'talv-26', 'sügis'], '2026-11-10')
    expect(usable).toEqual([winter])
    expect(refused).toEqual([
      { code: 'POLE', name: null, applied: false, reason: 'unknown' },
      { code: 'SÜGIS', name: 'Sügis', applied: false, reason: 'expired' },
    ])
  })
})

describe('the date of booking', () => {
  it.each([
    ['the day before the first', '2026-09-30', 'not_yet'],
    ['the first day', '2026-10-01', undefined],
    ['the last day', '2026-10-31', undefined],
    ['the day after the last', '2026-11-01', 'expired'],
  ])('%s', (_name, on, reason) => {
    expect(refusals(['sügis'], on)[0]?.reason).toBe(reason)
    expect(sent(['sügis'], on).usable).toHaveLength(reason === undefined ? 1 : 0)
  })

  it('may be the only day of a coupon', () => {
    const oneDay = makeCoupon({ start: day('2026-10-20'), end: day('2026-10-20') })
    expect(
      sortCoupons(makeCatalogue({ coupons: couponMap(oneDay) }), ['kupong'], day('2026-10-20')).usable,
    ).toEqual([oneDay])
  })
})

it('of a company are told apart from coupons, and no one refuses them', () => {
  expect(sent([' firma-7', 'talv-26'])).toEqual({ usable: [winter], refused: [], company: firm })
})

const answer = (reason: CouponRefusal | null, code = 'SÜGIS'): CouponAnswer => ({
  code,
  name: 'Sügis',
  applied: reason === null,
  reason,
})

describe('answers of several groups', () => {
  const missed = [
    'new_clients_only',
    'better_used',
    'service_not_chosen',
    'other_length',
    'nothing_applies',
  ] as const

  it.each(missed)('tell that a code works when it does for one of them, not %s', (reason) => {
    expect(mergeAnswers([[answer(reason)], [answer(null)], [answer(reason)]])).toEqual([answer(null)])
    expect(mergeAnswers([[answer(null)], [answer(reason)]])).toEqual([answer(null)])
  })

  it.each(missed.slice(0, -1))('tell rather %s than that nothing applies', (reason) => {
    expect(mergeAnswers([[answer('nothing_applies')], [answer(reason)]])).toEqual([answer(reason)])
    expect(mergeAnswers([[answer(reason)], [answer('nothing_applies')]])).toEqual([answer(reason)])
  })

  it.each(['unknown', 'not_yet', 'expired'] as const)('repeat %s once', (reason) => {
    expect(mergeAnswers([[answer(reason)], [answer(reason)]])).toEqual([answer(reason)])
  })

  it('are one for each code, in the order they were met', () => {
    const first = [answer('expired', 'A'), answer('nothing_applies', 'B')]
    const second = [answer('expired', 'A'), answer(null, 'B'), answer('better_used', 'C')]
    expect(mergeAnswers([first, second])).toEqual([
      answer('expired', 'A'),
      answer(null, 'B'),
      answer('better_used', 'C'),
    ])
  })

  it('are none when nothing was asked', () => {
    expect(mergeAnswers([])).toEqual([])
    expect(mergeAnswers([[], []])).toEqual([])
  })
})

describe('a coupon that may be used so often', () => {
  it.each([
    ['any number', {}, { all: 900, own: 9 }, undefined],
    ['while uses are left', { maxUses: 3 }, { all: 2, own: 2 }, undefined],
    ['not after the last', { maxUses: 3 }, { all: 3, own: 0 }, 'used_up'],
    ['not by who has had theirs', { maxUsesPerPerson: 1 }, { all: 5, own: 1 }, 'used_by_person'],
    ['by others still', { maxUsesPerPerson: 1 }, { all: 5, own: 0 }, undefined],
  ])('%s', (_name, limits, uses, expected) => {
    expect(spentBy(limits, uses)).toBe(expected)
  })

  it('is answered with why', () => {
    const coupons = couponMap({ ...winter, spent: 'used_up' })
    expect(sortCoupons({ ...catalogue, coupons }, ['talv-26'], day('2026-10-20'))).toMatchObject({
      usable: [],
      refused: [{ code: 'TALV-26', reason: 'used_up' }],
    })
  })
})
