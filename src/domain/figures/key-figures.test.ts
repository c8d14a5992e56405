import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { changeOf, keyFiguresOf } from './key-figures.ts'
import { noRentals } from './month-facts.ts'

const DAY = 86_400

const counted = {
  total: {
    ...noRentals,
    rentals: 3,
    cancelled: 1,
    revenue: cents(620_00),
    vat: cents(120_00),
    rentedSeconds: 10 * DAY,
    availableSeconds: 40 * DAY,
  },
  facts: [
    {
      leads: [{ days: 4, rentals: 1 }],
      lengths: [{ days: 2, rentals: 2 }],
      extras: { rentals: 1, amount: cents(31_00) },
    },
    {
      leads: [{ days: 9, rentals: 2 }],
      lengths: [{ days: 6, rentals: 1 }],
      extras: { rentals: 0, amount: cents(0) },
    },
  ],
  noShows: 1,
  costs: cents(150_00),
  receivables: cents(12_00),
}

describe('the figures an owner asks for', () => {
  it('follow from what was counted, month by month', () => {
    expect(keyFiguresOf(counted)).toEqual({
      revenue: 620_00,
      utilisation: 25,
      adr: 62_00,
      revpac: 15_50,
      rentals: 3,
      rentalLength: 3.3,
      leadTime: 7.3,
      cancellationRate: 25,
      noShows: 1,
      extrasShare: 5,
      costs: 150_00,
      margin: 350_00,
      receivables: 12_00,
    })
  })

  it('are unknown where there was nothing', () => {
    const nothing = { ...counted, total: { ...noRentals, availableSeconds: 0 }, facts: [], receivables: null }
    expect(keyFiguresOf(nothing)).toMatchObject({
      utilisation: null,
      adr: null,
      revpac: null,
      rentalLength: null,
      leadTime: null,
      cancellationRate: null,
      extrasShare: null,
      receivables: null,
      revenue: 0,
    })
  })

  it('change by percent, shares by points, and from nothing by nothing that can be said', () => {
    expect(changeOf('revenue', 110, 100)).toBe(10)
    expect(changeOf('margin', -50, -100)).toBe(50)
    expect(changeOf('utilisation', 25, 20.5)).toBe(4.5)
    expect(changeOf('rentals', 5, 0)).toBeNull()
    expect(changeOf('receivables', 5, null)).toBeNull()
  })
})
