import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arbitraryCase,
  arbitraryPickUp,
  arbitraryRows,
  quotedPrice,
} from '../../../tests/support/arbitrary-catalogue.ts'
import { expectedPrice, type PriceRequest, type PriceRows } from '../../../tests/support/pricing-oracle.ts'
import { tries } from '../../../tests/support/proof.ts'
import { addMinutes } from '../calendar/wall-clock.ts'
import { cents } from '../money.ts'
import type { Quote } from './quote.ts'
import { type LineKind, type QuoteLine, sumOf } from './quote-line.ts'

const numRuns = tries(250, 10_000)
type ExpectedPrice = Exclude<ReturnType<typeof expectedPrice>, string>
const isQuote = (answer: Quote | string): answer is Quote => typeof answer !== 'string'

/** Holds for every quote of every company; refused requests have no lines to look at. */
function everyQuote(check: (quote: Quote, rows: PriceRows, request: PriceRequest) => void) {
  fc.assert(
    fc.property(arbitraryCase, ({ rows, request }) => {
      const answer = quotedPrice(rows, request)
      if (isQuote(answer)) check(answer, rows, request)
    }),
    { numRuns },
  )
}

const amountOf = (lines: readonly QuoteLine[], ...kinds: LineKind[]) =>
  sumOf(lines.filter(({ kind }) => kinds.includes(kind)))

/** The step of the pricing page a line belongs to. */
const stepOf: Record<LineKind, number> = {
  'car-days': 4,
  'car-hours': 4,
  'company-days': 4,
  'company-hours': 4,
  weekend: 5,
  'group-coupon': 6,
  'company-discount': 6,
  'rent-fee': 7,
  'rent-coupon': 7,
  'return-fee': 7,
  'return-coupon': 7,
  service: 8,
  'service-coupon': 8,
  'end-regulation': 9,
  'hand-discount': 10,
  'agreed-price': 10,
  'late-return': 10,
  'cancel-fee': 11,
  'extra-charge': 11,
}

function stepsQuoted({ lines, total, vat, net, billed, services, rentFee, returnFee }: Quote) {
  return {
    car: amountOf(lines, 'car-days', 'car-hours'),
    weekend: amountOf(lines, 'weekend'),
    groupCoupon: amountOf(lines, 'group-coupon'),
    rent: [rentFee, amountOf(lines, 'rent-fee', 'rent-coupon')],
    return: [returnFee, amountOf(lines, 'return-fee', 'return-coupon')],
    services: services.map(({ serviceId, price }) => [serviceId, price]),
    endRegulation: amountOf(lines, 'end-regulation'),
    total,
    vat,
    net,
    billed,
  }
}

function stepsExpected(expected: ExpectedPrice) {
  const rent = expected.rentFee - expected.rentCoupon
  const returned = expected.returnFee - expected.returnCoupon
  return {
    car: expected.car,
    weekend: 0 - expected.weekend,
    groupCoupon: 0 - expected.groupCoupon,
    rent: [rent, rent],
    return: [returned, returned],
    services: expected.services.map(({ serviceId, listed, coupon }) => [serviceId, listed - coupon]),
    endRegulation: expected.endRegulation,
    total: expected.total,
    vat: expected.vat,
    net: expected.total - expected.vat,
    billed: expected.billed,
  }
}

/** Quick, but not on a machine that is busy with everything else. */
const patience = { timeout: 30_000 }

describe('a quote over random price lists', patience, () => {
  it('is refused or costs what the naive reading of the pricing page says, step by step', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ rows, request }) => {
        const expected = expectedPrice(rows, request)
        const answer = quotedPrice(rows, request)
        expect(isQuote(answer) ? stepsQuoted(answer) : answer).toEqual(
          typeof expected === 'string' ? expected : stepsExpected(expected),
        )
      }),
      { numRuns: 4 * numRuns },
    )
  })

  it('is a list of lines that add up to the total, in whole cents, in the order of the steps', () => {
    everyQuote(({ lines, total, net, vat }) => {
      expect(sumOf(lines)).toBe(total)
      expect(net + vat).toBe(total)
      const steps = lines.map(({ kind }) => stepOf[kind])
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
      for (const { quantity, unitAmount, amount } of lines) {
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true)
        expect(unitAmount === null ? amount : quantity * unitAmount).toBe(amount)
      }
    })
  })

  it('bills the days of its duration, or one more instead of its hours', () => {
    everyQuote(({ lines, duration, billed }) => {
      const counted = (kind: LineKind) =>
        lines.filter((line) => line.kind === kind).reduce((sum, { quantity }) => sum + quantity, 0)
      expect({ days: counted('car-days'), hours: counted('car-hours') }).toEqual(billed)
      const isLonger = duration.hours > 0 && billed.days === duration.days + 1 && billed.hours === 0
      expect(billed).toEqual(isLonger ? { days: duration.days + 1, hours: 0 } : duration)
    })
  })

  it('never has cheaper car lines for a later return between the grace and the next full day', () => {
    const lefts = [30, 60, ...Array.from({ length: 22 }, (_, index) => 61 + 60 * index), 1439]
    fc.assert(
      fc.property(arbitraryRows, arbitraryPickUp, fc.integer({ min: 1, max: 20 }), (rows, rentAt, days) => {
        const windows = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => {
          return {
            id: weekday,
            locationId: 1,
            weekday,
            start: 0,
            end: 0,
            rentPrice: cents(0),
            returnPrice: cents(0),
          }
        })
        const sums = lefts
          .map((left) =>
            quotedPrice(
              { ...rows, windows },
              {
                now: rentAt,
                rentAt,
                returnAt: addMinutes(rentAt, days * 1440 + left),
                rentLocationId: 1,
                returnLocationId: 1,
                codes: [],
                chosen: [],
                isNewClient: undefined,
              },
            ),
          )
          .filter(isQuote)
          .map(({ lines }) => amountOf(lines, 'car-days', 'car-hours'))
        expect(sums).toEqual(sums.toSorted((a, b) => a - b))
      }),
      { numRuns: 60 },
    )
  })
})

const codeOf = ({ details }: QuoteLine) => ('code' in details ? details.code : undefined)

/** The reasons that may be told for a code that took nothing off. */
function refusalsOf(truth: ExpectedPrice['coupons'][number] | undefined): string[] {
  if (truth && truth.refusals.length > 0) return truth.refusals
  if (truth?.offers) return ['better_used']
  return truth?.missesService ? ['service_not_chosen', 'nothing_applies'] : ['nothing_applies']
}
const worth = (...offs: number[]) => offs.filter((off) => off > 0)

describe('coupons over random price lists', patience, () => {
  it('are answered exactly once for each code that was sent', () => {
    everyQuote(({ coupons }, rows, { codes }) => {
      const sent = new Set(codes.map((code) => code.trim().toUpperCase()).filter((code) => code !== ''))
      expect(coupons.map(({ code }) => code).toSorted()).toEqual([...sent].toSorted())
    })
  })

  it('take one coupon per target, and it is the best one', () => {
    everyQuote(({ lines }, rows, request) => {
      const expected = expectedPrice(rows, request)
      if (typeof expected === 'string') throw new Error(`quoted, but ${expected}`)
      const taken = (kind: LineKind) =>
        lines.filter((line) => line.kind === kind).map(({ amount }) => 0 - amount)
      expect(taken('group-coupon')).toEqual(worth(expected.groupCoupon))
      expect(taken('rent-coupon')).toEqual(worth(expected.rentCoupon))
      expect(taken('return-coupon')).toEqual(worth(expected.returnCoupon))
      expect(taken('service-coupon')).toEqual(worth(...expected.services.map(({ coupon }) => coupon)))
    })
  })

  it('are applied when a line carries their code, and otherwise told a reason that is true', () => {
    everyQuote(({ lines, coupons }, rows, request) => {
      const expected = expectedPrice(rows, request)
      if (typeof expected === 'string') throw new Error(`quoted, but ${expected}`)
      for (const { code, applied, reason } of coupons) {
        const truth = expected.coupons.find((coupon) => coupon.code === code)
        expect(applied).toBe(lines.some((line) => codeOf(line) === code))
        expect(applied ? [null] : refusalsOf(truth)).toContain(reason)
        expect(applied ? truth?.refusals : []).toEqual([])
      }
    })
  })
})
