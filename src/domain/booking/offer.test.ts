import { describe, expect, it } from 'vitest'
import { cents, percentHundredths } from '../money.ts'
import type { Quote } from '../pricing/quote.ts'
import type { QuoteLine } from '../pricing/quote-line.ts'
import { faultOfOfferEnd, offerExpiry, offerStateOf, withNewServices } from './offer.ts'

const now = new Date('2026-11-15T08:00:00Z')
const later = new Date('2026-11-20T08:00:00Z')

describe('where an offer stands', () => {
  it.each([
    [{ bookingId: null, withdrawnAt: null, expiresAt: later }, 'open'],
    [{ bookingId: null, withdrawnAt: null, expiresAt: now }, 'expired'],
    [{ bookingId: null, withdrawnAt: now, expiresAt: later }, 'withdrawn'],
    [{ bookingId: 7, withdrawnAt: null, expiresAt: now }, 'taken'],
  ] as const)('%o is %s', (facts, state) => {
    expect(offerStateOf(facts, now)).toBe(state)
  })
})

describe('until when an offer holds', () => {
  it('is six in the evening of the last day, and never beyond the pick-up', () => {
    expect(offerExpiry(now, 'tomorrow', later)).toEqual(new Date('2026-11-16T16:00:00Z'))
    expect(offerExpiry(now, 'week', later)).toEqual(later)
  })

  it('lies ahead, before the pick-up, and not too far', () => {
    const farAhead = new Date('2027-11-20T08:00:00Z')
    expect(faultOfOfferEnd(now, now, later)).toBe('past')
    expect(faultOfOfferEnd(farAhead, now, later)).toBe('after_pick_up')
    expect(faultOfOfferEnd(new Date('2027-03-01T08:00:00Z'), now, farAhead)).toBe('too_far')
    expect(faultOfOfferEnd(later, now, farAhead)).toBeUndefined()
  })
})

const service = (serviceId: number, quantity: number, unit: number): QuoteLine => ({
  kind: 'service',
  quantity,
  unitAmount: cents(unit),
  amount: cents(quantity * unit),
  details: { serviceId, discount: percentHundredths(0), markup: percentHundredths(0) },
})
const fee = (amount: number): QuoteLine => ({
  kind: 'rent-fee',
  quantity: 1,
  unitAmount: cents(amount),
  amount: cents(amount),
  details: { locationId: 1 },
})
const priced = (lines: QuoteLine[]): Quote => {
  const total = cents(lines.reduce((sum, { amount }) => sum + amount, 0))
  const duration = { days: 1, hours: 0 }
  return {
    lines,
    total,
    withoutCoupons: total,
    vat: cents(0),
    net: total,
    vatRate: percentHundredths(0),
    deposit: cents(0),
    pricePerDay: total,
    duration,
    billed: duration,
    rentFee: cents(0),
    returnFee: cents(0),
    services: lines.flatMap(({ kind, quantity, amount, details }) =>
      kind === 'service' && 'serviceId' in details
        ? [{ serviceId: details.serviceId, quantity, price: amount, deductible: null }]
        : [],
    ),
    coupons: [],
  }
}

describe('what an offer costs whoever takes it', () => {
  const offered = priced([fee(10_000), service(1, 1, 500)])

  it('is what was offered, whatever the list says by now', () => {
    expect(withNewServices(offered, priced([fee(99_000), service(1, 1, 900)]))).toBe(offered)
  })

  it('and what follows from who drives, at today’s price', () => {
    const taken = withNewServices(offered, priced([fee(99_000), service(1, 1, 900), service(2, 1, 700)]))
    expect([taken.total, taken.services.map(({ serviceId }) => serviceId)]).toEqual([11_200, [1, 2]])
    expect(taken.lines.map(({ amount }) => amount)).toEqual([10_000, 500, 700])
  })
})
