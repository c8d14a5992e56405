import { describe, expect, it } from 'vitest'
import {
  at,
  highSeason,
  lowSeason,
  makeCatalogue,
  makeRental,
  ranges,
} from '../../../tests/support/example-catalogue.ts'
import { compilePriceTable } from './price-table.ts'
import { quote, unpriced } from './quote.ts'

const name = { et: 'Suvi', en: 'Summer', ru: 'Лето' }
const table = compilePriceTable([lowSeason, { ...highSeason, name, minDays: 3 }], ranges, [], [])
const catalogue = makeCatalogue({ priceTables: new Map([[1, table]]) })
const priced = (from: string, to: string, options = {}) =>
  quote(catalogue, 1, makeRental(catalogue, from, to), options)

describe('how long a rental is at least', () => {
  it.each([
    ['two days and most of a third are two', '2027-06-14T10:00', '2027-06-17T09:59', false],
    ['three days are enough', '2027-06-14T10:00', '2027-06-17T10:00', true],
    [
      'the season of the pick-up counts, not that of the return',
      '2027-04-30T10:00',
      '2027-05-01T10:00',
      true,
    ],
    ['a pick-up on the last day of the season is asked too', '2027-08-30T10:00', '2027-08-31T10:00', false],
  ])('%s', (_name, from, to, isPossible) => {
    expect(priced(from, to) !== undefined).toBe(isPossible)
  })

  it('is told with the days and the time from which on it could end', () => {
    const rental = makeRental(catalogue, '2027-06-14T10:00', '2027-06-15T10:00')
    expect(unpriced(catalogue, rental)).toEqual([
      { path: 'returnDate', code: 'too_short', shortest: { days: 3, returnAt: at('2027-06-17T10:00') } },
    ])
  })

  it('does not touch what was agreed before', () => {
    expect(priced('2027-06-14T10:00', '2027-06-15T10:00', { isAgreed: true })?.total).toBe(4500)
  })

  it('leaves it at that where no price is known at all', () => {
    const rental = makeRental(catalogue, '2028-06-14T10:00', '2028-06-15T10:00')
    expect(unpriced(catalogue, rental)).toEqual([{ path: 'rentDate', code: 'no_prices' }])
  })

  it('a line of the price names the season that has a name', () => {
    const lines = priced('2027-04-29T10:00', '2027-05-02T10:00')?.lines ?? []
    expect(lines.map(({ details }) => ('season' in details ? details.season : undefined))).toEqual([
      undefined,
      undefined,
      name,
    ])
  })
})
