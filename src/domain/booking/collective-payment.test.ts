import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { bookingNamedBy } from './bank-entry.ts'
import { collectiveNamedBy, collectiveReference, shareOut } from './collective-payment.ts'

describe('the reference of a collective invoice', () => {
  const reference = collectiveReference('KA-2026-00012')
  const named = (told: { reference?: string; text?: string }) =>
    collectiveNamedBy({ reference: '', text: '', ...told })

  it('names it and no booking, also as a bank or a payer writes it', () => {
    expect(reference).toMatch(/^9202600012\d$/)
    expect(bookingNamedBy({ reference, text: '' })).toBeUndefined()
    for (const told of [{ reference }, { text: `viide ${reference}` }, { text: 'arve ka-2026-00012' }])
      expect(named(told)).toBe('KA-2026-00012')
  })

  it('is not found where it is wrong, of a booking, or one of two', () => {
    const wrong = `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`
    for (const told of [{ reference: wrong }, { reference: '123' }, { text: 'KA-2026-00012 KA-2026-00013' }])
      expect(named(told)).toBeUndefined()
  })
})

it('one sum is shared over its rentals, the oldest first, to the cent', () => {
  const dues = [7481, 0, 7481].map((due, place) => ({ bookingId: place + 1, due: cents(due) }))
  const shares = (amount: number) =>
    shareOut(cents(amount), dues).map(({ bookingId, amount: own }) => [bookingId, own])
  expect(shares(14_962)).toEqual([
    [1, 7481],
    [3, 7481],
  ])
  expect(shares(7000)).toEqual([[1, 7000]])
  expect(shares(7482)).toEqual([
    [1, 7481],
    [3, 1],
  ])
  expect(shares(20_000)).toEqual([
    [1, 7481],
    [3, 12_519],
  ])
})
