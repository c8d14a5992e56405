import { describe, expect, it } from 'vitest'
import { makeCatalogue, makeService } from '../../../tests/support/example-catalogue.ts'
import { cents } from '../money.ts'
import { chooseServices } from './choose-services.ts'

const basic = makeService({
  id: 1,
  deductible: cents(50_000),
  isPreChosen: true,
  maxQuantity: 1,
  orderNumber: 1,
})
const zero = makeService({
  id: 2,
  deductible: cents(0),
  price: cents(1300),
  isPreChosen: true,
  maxQuantity: 1,
  orderNumber: 2,
})
const seat = makeService({ id: 3, price: cents(400), maxQuantity: 3, orderNumber: 3 })
const catalogue = makeCatalogue({
  services: new Map([basic, zero, seat].map((service) => [service.id, service])),
})

const ids = (wanted: { id: number; quantity: number }[]) => {
  const choice = chooseServices(catalogue, wanted)
  return choice.ok ? choice.services.map(({ service, quantity }) => [service.id, quantity]) : choice.faults
}

describe('choosing services', () => {
  it('includes what costs nothing and never adds a paid extra', () => {
    expect(ids([])).toEqual([[1, 1]])
  })
  it('lets a chosen cover replace the included one', () => {
    expect(ids([{ id: 2, quantity: 1 }])).toEqual([[2, 1]])
  })
  it('keeps quantities and the order of the price list', () => {
    expect(ids([{ id: 3, quantity: 2 }])).toEqual([
      [1, 1],
      [3, 2],
    ])
  })
  it.each([
    ['an unknown service', [{ id: 9, quantity: 1 }], { index: 0, code: 'unknown_service' }],
    [
      'two covers',
      [
        { id: 1, quantity: 1 },
        { id: 2, quantity: 1 },
      ],
      { index: 1, code: 'one_cover_only' },
    ],
    [
      'the same twice',
      [
        { id: 3, quantity: 1 },
        { id: 3, quantity: 1 },
      ],
      { index: 1, code: 'chosen_twice' },
    ],
    ['more than there can be', [{ id: 3, quantity: 4 }], { index: 0, code: 'too_many' }],
  ])('refuses %s', (_name, wanted, fault) => {
    expect(ids(wanted)).toEqual([fault])
  })
})
