import { describe, expect, it } from 'vitest'
import {
  at,
  day,
  hours,
  lowSeason,
  makeCatalogue,
  makeService,
  week,
} from '../../../tests/support/example-catalogue.ts'
import { standardRules } from '../house-rules.ts'
import { cents, percentHundredths } from '../money.ts'
import { lateFee } from './late-return.ts'
import { compilePriceTable } from './price-table.ts'
import type { ChosenService } from './service-price.ts'

/** The example company has discounts for longer rentals and a regulation of short ones: none of them may show here. */
const table = makeCatalogue().priceTables.get(1) ?? compilePriceTable([], [], [], [])
const fee = (booked: string, actual: string, services: ChosenService[] = []) =>
  lateFee(table, at(booked), at(actual), services, standardRules)

/** Booked until Thursday 19.11.2026 10:00, low season: Mon–Thu 30, Fri 34, Sat 36, Sun 32, hour 6. */
const booked = '2026-11-19T10:00'

describe('a late return', () => {
  it.each([
    ['in time', '2026-11-19T10:00', 0],
    ['within the grace', '2026-11-19T10:29', 0],
    ['past the grace: an hour', '2026-11-19T10:30', 600],
    ['a second hour that has started', '2026-11-19T11:01', 1200],
    ['five hours, just the price of a day', '2026-11-19T15:00', 3000],
    ['six hours, capped at that day', '2026-11-19T16:00', 3000],
    ['a minute less than a day', '2026-11-20T09:59', 3000],
    ['a day: the Thursday', '2026-11-20T10:00', 3000],
    ['a day and the grace', '2026-11-20T10:29', 3000],
    ['a day and two hours of Friday', '2026-11-20T12:00', 3000 + 1200],
    ['a day and hours capped at Friday', '2026-11-20T20:00', 3000 + 3400],
    ['four days', '2026-11-23T10:00', 3000 + 3400 + 3600 + 3200],
    ['a month has no discount', '2026-12-19T10:00', 30 * 3000 + 400 * 5 + 600 * 4 + 200 * 4],
  ])('%s', (_name, actual, car) => {
    expect(fee(booked, actual)).toMatchObject({ car, services: 0, total: car })
  })

  it('tells the time it charges', () => {
    expect(fee(booked, '2026-11-20T12:00')?.time).toEqual({ days: 1, hours: 2 })
    expect(fee(booked, '2026-11-19T10:29')?.time).toEqual({ days: 0, hours: 0 })
  })

  it('goes over into the next season without its regulation', () => {
    expect(fee('2027-04-30T10:00', '2027-05-02T11:00')?.car).toBe(3400 + 5200 + 900)
  })

  it.each([
    ['over the missing hour', '2027-03-27T10:00', '2027-03-28T10:00'],
    ['over the doubled hour', '2026-10-24T10:00', '2026-10-25T10:00'],
  ])('is counted on the labels %s', (_name, from, to) => {
    expect(fee(from, to)?.car).toBe(3600)
  })

  it('has no weekend discount', () => {
    expect(fee('2026-11-20T12:00', '2026-11-22T12:00')?.car).toBe(3400 + 3600)
  })

  it('is capped at the price of the day on which the hours are', () => {
    const season = { ...lowSeason, day: week(3000, 500, 3000, 3000, 3000, 3000, 3000), hour: hours(600) }
    const cheapTuesday = compilePriceTable([season], [], [], [])
    expect(
      lateFee(cheapTuesday, at('2026-11-16T10:00'), at('2026-11-17T14:00'), [], standardRules)?.car,
    ).toBe(3000 + 500)
  })
})

const extra = (service: Parameters<typeof makeService>[0], actual: string, quantity = 1) =>
  fee(booked, actual, [{ service: makeService(service), quantity }])?.services

describe('services of a late return', () => {
  it.each([
    ['hours by the hour', { price: cents(400), hourPrice: cents(50) }, '2026-11-19T12:00', 100],
    ['hours never above the day', { price: cents(400), hourPrice: cents(150) }, '2026-11-19T14:00', 400],
    ['no hour price: a day', { price: cents(400) }, '2026-11-19T10:30', 400],
    ['days and hours', { price: cents(400), hourPrice: cents(50) }, '2026-11-21T13:00', 950],
    ['nothing within the grace', { price: cents(400) }, '2026-11-19T10:29', 0],
    ['nothing for what is paid once', { type: 'ONCE', price: cents(400) }, '2026-11-21T13:00', 0],
    [
      'no discount by range',
      { price: cents(400), discounts: new Map([[1, percentHundredths(5000)]]) },
      '2026-11-20T10:00',
      400,
    ],
    [
      'no markup',
      { price: cents(400), carPriceMarkupPercent: percentHundredths(3000) },
      '2026-11-20T10:00',
      400,
    ],
  ] as const)('%s', (_name, service, actual, expected) => {
    expect(extra(service, actual)).toBe(expected)
  })

  it('multiply by quantity and add up', () => {
    expect(extra({ price: cents(400) }, '2026-11-20T10:00', 3)).toBe(1200)
    const both = [
      { service: makeService({ id: 1, price: cents(400) }), quantity: 2 },
      { service: makeService({ id: 2, price: cents(250) }), quantity: 1 },
    ]
    expect(fee(booked, '2026-11-20T10:00', both)).toMatchObject({ car: 3000, services: 1050, total: 4050 })
  })
})

describe('an early return', () => {
  it('costs nothing and refunds nothing', () => {
    const service = { service: makeService({ price: cents(400) }), quantity: 1 }
    expect(fee(booked, '2026-11-17T10:00', [service])).toEqual({
      time: { days: 0, hours: 0 },
      car: 0,
      services: 0,
      total: 0,
    })
  })
})

describe('a late return into days without a price', () => {
  const ending = compilePriceTable([{ ...lowSeason, end: day('2026-11-20') }], [], [], [])
  const until = (actual: string) => lateFee(ending, at(booked), at(actual), [], standardRules)?.car

  it('has no fee that could be invented', () => {
    expect(until('2026-11-22T10:00')).toBeUndefined()
    expect(until('2026-11-21T12:00')).toBeUndefined()
  })

  it('has one as long as every date it needs has a price', () => {
    expect(until('2026-11-21T10:29')).toBe(3000 + 3400)
    expect(until('2026-11-20T12:00')).toBe(3000 + 1200)
  })
})
