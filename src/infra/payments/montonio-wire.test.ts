import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eurosFromCents, cents as toCents } from '../../domain/money.ts'
import { centsFromWire, failureAnswer, methodsAnswer, noticeClaims } from './montonio-wire.ts'

describe('an amount on the wire', () => {
  it.each([
    ['99.99', 9999],
    ['100', 10_000],
    ['0.05', 5],
    ['12.5', 1250],
    ['12.500', 1250],
    [0.29, 29],
    [1.1, 110],
    [8.2, 820],
    [1_000_000.01, 100_000_001],
  ])('%s is %i cents', (amount, cents) => {
    expect(centsFromWire(amount)).toBe(cents)
  })

  it.each(['', '1.234', '-1.00', '1,00', '1e3', ' 1', '.5', '٣', -1, 0.001, Number.NaN, Infinity, 1e21])(
    '%s is none',
    (amount) => {
      expect(centsFromWire(amount)).toBeUndefined()
    },
  )

  it('comes back as it went out, as a number and as a string', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000_00 }).map(toCents), (cents) => {
        const sent: unknown = JSON.parse(JSON.stringify(eurosFromCents(cents)))
        expect(centsFromWire(sent as number)).toBe(cents)
        expect(centsFromWire((cents / 100).toFixed(2))).toBe(cents)
      }),
    )
  })
})

describe('what the bank says', () => {
  it('may be one sentence or several', () => {
    expect(failureAnswer.parse({ message: 'ALREADY_PAID_FOR' })).toBe('ALREADY_PAID_FOR')
    expect(failureAnswer.parse({ message: ['one', 'two'] })).toBe('one; two')
  })

  it('never breaks the reader', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(noticeClaims.safeParse(anything).success).toBe(false)
        methodsAnswer.safeParse(anything)
      }),
    )
  })

  it('may leave cards or banks away', () => {
    expect(methodsAnswer.parse({ paymentMethods: {} })).toEqual({ banks: [], hasCards: false })
  })

  it('names only banks that take euros', () => {
    const bank = (code: string, currency: string) => ({
      code,
      name: code,
      supportedCurrencies: [currency],
      uiPosition: 1,
    })
    const setup = { PL: { paymentMethods: [bank('A', 'PLN'), bank('B', 'EUR')] } }
    expect(methodsAnswer.parse({ paymentMethods: { paymentInitiation: { setup } } }).banks).toEqual([
      { code: 'B', name: 'B', country: 'PL' },
    ])
  })
})
