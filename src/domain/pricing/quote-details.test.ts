import { describe, expect, it } from 'vitest'
import {
  couponMap,
  day,
  everyDay,
  makeCatalogue,
  makeCoupon,
  makeLocation,
  makeRental,
  makeService,
} from '../../../tests/support/example-catalogue.ts'
import type { Catalogue, Service } from '../catalogue.ts'
import { cents, percentHundredths } from '../money.ts'
import { quote } from './quote.ts'

const half = { amount: 5000, isPercentage: true }

function priced(catalogue: Catalogue, to: string, services: Service[] = []) {
  const rental = makeRental(catalogue, '2026-11-20T12:00', to, { couponCodes: ['kupong'] })
  const found = quote(catalogue, 1, rental, {
    services: services.map((service) => ({ service, quantity: 2 })),
  })
  if (!found) throw new Error('no price')
  return found
}

describe('the lines of a quote', () => {
  it('say what stands behind each of them', () => {
    const catalogue = makeCatalogue({
      weekendDiscount: percentHundredths(1000),
      locations: new Map([
        [1, makeLocation({ windows: everyDay({ rentPrice: cents(1500), returnPrice: cents(500) }) })],
      ]),
      coupons: couponMap(
        makeCoupon({
          groups: new Map([[1, half]]),
          services: new Map([[7, half]]),
          rentLocations: new Map([[1, half]]),
          returnLocations: new Map([[1, half]]),
        }),
      ),
      endPriceRegulations: [
        {
          start: day('2026-11-20'),
          end: day('2026-11-20'),
          amount: percentHundredths(1000),
          isDiscount: true,
        },
      ],
    })
    const service = makeService({
      id: 7,
      price: cents(400),
      carPriceMarkupPercent: percentHundredths(1000),
      discounts: new Map([[2, percentHundredths(2500)]]),
    })
    const { lines, total } = priced(catalogue, '2026-11-23T12:00', [service])
    const rest = lines.filter(({ kind }) => kind !== 'car-days')
    expect(rest.map(({ kind, amount, details }) => [kind, amount, details])).toEqual([
      ['weekend', -969, { discount: 1000 }],
      ['group-coupon', -4361, { code: 'KUPONG' }],
      ['rent-fee', 1500, { locationId: 1 }],
      ['rent-coupon', -750, { code: 'KUPONG', locationId: 1 }],
      ['return-fee', 500, { locationId: 1 }],
      ['return-coupon', -250, { code: 'KUPONG', locationId: 1 }],
      ['service', 2 * (900 + 436), { serviceId: 7, discount: 2500, markup: 1000 }],
      ['service-coupon', -1336, { code: 'KUPONG', serviceId: 7 }],
      ['end-regulation', -670, { percent: 1000, isDiscount: true }],
    ])
    expect(total).toBe(6026)
  })

  it('of a service outside every range have no discount', () => {
    const service = makeService({ price: cents(400), discounts: new Map([[2, percentHundredths(2500)]]) })
    const table = makeCatalogue({ priceTables: new Map([[1, { ...onlyTable(), ranges: [] }]]) })
    expect(priced(table, '2026-11-23T12:00', [service]).lines.at(-1)).toMatchObject({
      kind: 'service',
      amount: 2400,
      details: { discount: 0 },
    })
  })
})

function onlyTable() {
  const table = makeCatalogue().priceTables.get(1)
  if (!table) throw new Error('no table')
  return table
}

describe('the sums of a quote', () => {
  it('have the deposit beside the total, without VAT', () => {
    const found = priced(makeCatalogue(), '2026-11-21T12:00')
    expect(found).toMatchObject({ total: 3400, vat: 658, net: 2742, vatRate: 2400, deposit: 20_000 })
  })

  it.each([
    ['2026-11-21T12:00', 3400],
    ['2026-11-21T13:00', 2000],
    ['2026-11-22T12:00', 3500],
  ])('tell what a started day costs until %s', (to, pricePerDay) => {
    expect(priced(makeCatalogue(), to).pricePerDay).toBe(pricePerDay)
  })

  it('are none for a group that is not there', () => {
    const catalogue = makeCatalogue()
    expect(quote(catalogue, 2, makeRental(catalogue, '2026-11-20T12:00', '2026-11-21T12:00'))).toBeUndefined()
  })
})
