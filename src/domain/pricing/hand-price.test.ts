import { assert, integer, oneof, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, percentHundredths, vatWithin } from '../money.ts'
import { type HandPrice, handPriceAfterChange, mayTakeOff, withHandPrice } from './hand-price.ts'
import type { Quote } from './quote.ts'
import { sumOf } from './quote-line.ts'

const reason = 'Püsiklient'
const duration = { days: 3, hours: 0 }

const quoteOf = (amount: number): Quote => {
  const total = cents(amount)
  const vatRate = percentHundredths(2400)
  const vat = vatWithin(total, vatRate)
  return {
    lines: [{ kind: 'rent-fee', quantity: 1, unitAmount: total, amount: total, details: { locationId: 1 } }],
    total,
    withoutCoupons: total,
    vat,
    net: cents(total - vat),
    vatRate,
    deposit: cents(20_000),
    pricePerDay: cents(Math.round(total / 3)),
    duration,
    billed: duration,
    rentFee: total,
    returnFee: cents(0),
    services: [],
    coupons: [],
  }
}

const anyHand = oneof(
  integer({ min: 1, max: 10_000 }).map(
    (count): HandPrice => ({ kind: 'percent', percent: percentHundredths(count), reason }),
  ),
  integer({ min: 1, max: 500_000 }).map(
    (count): HandPrice => ({ kind: 'amount', amount: cents(count), reason }),
  ),
  integer({ min: 0, max: 500_000 }).map(
    (count): HandPrice => ({ kind: 'price', price: cents(count), reason }),
  ),
)

describe('a price agreed by hand', () => {
  it('is a line of its own: the percent is of the whole, rounded once, and the VAT is that of the new total', () => {
    const off = withHandPrice(quoteOf(12_345), { kind: 'percent', percent: percentHundredths(1250), reason })
    expect(off.lines.at(-1)).toEqual({
      kind: 'hand-discount',
      quantity: 1,
      unitAmount: -1543,
      amount: -1543,
      details: { percent: 1250 },
    })
    expect([off.total, off.vat, off.net]).toEqual([10_802, 2091, 8711])
  })

  it('is an amount off, down to nothing, or another price, also a higher one', () => {
    const of = (hand: HandPrice) => withHandPrice(quoteOf(10_000), hand)
    expect(of({ kind: 'amount', amount: cents(2500), reason }).total).toBe(7500)
    expect(of({ kind: 'amount', amount: cents(99_999), reason }).total).toBe(0)
    expect(of({ kind: 'price', price: cents(12_000), reason }).lines.at(-1)).toMatchObject({
      kind: 'agreed-price',
      amount: 2000,
    })
  })

  it('always adds up, never counts twice, and goes without a trace', () => {
    assert(
      property(integer({ min: 0, max: 500_000 }), anyHand, anyHand, (amount, hand, other) => {
        const listed = quoteOf(amount)
        const once = withHandPrice(listed, hand)
        expect(sumOf(once.lines)).toBe(once.total)
        expect(once.total).toBeGreaterThanOrEqual(0)
        expect(once.vat + once.net).toBe(once.total)
        expect(withHandPrice(withHandPrice(listed, other), hand)).toEqual(once)
        expect(withHandPrice(once, null)).toEqual(listed)
      }),
    )
  })

  it('tells nobody outside why', () => {
    const { lines } = withHandPrice(quoteOf(10_000), { kind: 'amount', amount: cents(1), reason })
    expect(JSON.stringify(lines)).not.toContain(reason)
  })

  it('of a whole rental holds for no other one; what was taken off does', () => {
    const off: HandPrice = { kind: 'percent', percent: percentHundredths(500), reason }
    expect(handPriceAfterChange(off)).toBe(off)
    expect(handPriceAfterChange({ kind: 'price', price: cents(1), reason })).toBeNull()
    expect(handPriceAfterChange(null)).toBeNull()
  })
})

describe('who may take how much off', () => {
  const limit = percentHundredths(1000)
  const may = (role: 'owner' | 'agent', hand: HandPrice) => mayTakeOff(role, quoteOf(10_000), hand, limit)

  it.each<[HandPrice, boolean]>([
    [{ kind: 'percent', percent: percentHundredths(1000), reason }, true],
    [{ kind: 'percent', percent: percentHundredths(1001), reason }, false],
    [{ kind: 'amount', amount: cents(1000), reason }, true],
    [{ kind: 'amount', amount: cents(1001), reason }, false],
    [{ kind: 'price', price: cents(9000), reason }, true],
    [{ kind: 'price', price: cents(8999), reason }, false],
    [{ kind: 'price', price: cents(20_000), reason }, true],
  ])('%o by an agent within a tenth: %s', (hand, isAllowed) => {
    expect(may('agent', hand)).toBe(isAllowed)
    expect(may('owner', hand)).toBe(true)
  })
})
