import { expect, it } from 'vitest'
import { dayRatesOf } from './day-rates.ts'

const DAY = 86_400

it('D61: a rented day and a day on which a car could be rented are two figures', () => {
  const month = { revenue: 300_00, rentedSeconds: 10 * DAY, availableSeconds: 60 * DAY }
  expect(dayRatesOf(month)).toEqual({ perRentedDay: 30_00, perCarDay: 5_00 })
})

it('where there was no such day there is no figure', () => {
  expect(dayRatesOf({ revenue: 0, rentedSeconds: 0, availableSeconds: DAY })).toEqual({
    perRentedDay: null,
    perCarDay: 0,
  })
  expect(dayRatesOf({ revenue: 500, rentedSeconds: 0, availableSeconds: 0 }).perCarDay).toBeNull()
})
