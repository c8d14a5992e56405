import { describe, expect, it } from 'vitest'
import { day, highSeason, hours, lowSeason } from '../../../tests/support/example-catalogue.ts'
import { priceCalendar } from './price-calendar.ts'

const christmas = {
  id: 3,
  groupId: 1,
  start: day('2026-12-20'),
  end: day('2027-01-06'),
  day: hours(4000),
  hour: hours(800),
}
const seasons = [lowSeason, highSeason, christmas]

describe('a year of prices', () => {
  it('has a price for each of its days, by season and weekday', () => {
    const { days } = priceCalendar(seasons, 2027)
    expect(days).toHaveLength(365)
    const at = (text: string) => days.find((priced) => priced.day === day(text))
    expect(at('2027-01-06')).toMatchObject({ price: 4000, seasonId: 3, yielding: [1] })
    expect(at('2027-01-07')).toMatchObject({ price: 3000, hour: 600, seasonId: 1, yielding: [] })
    expect(at('2027-04-30')).toMatchObject({ price: 3400, seasonId: 1 })
    expect(at('2027-05-01')).toMatchObject({ price: 5200, hour: 900, seasonId: 2 })
    expect(at('2027-09-01')).toMatchObject({ price: null, hour: null, seasonId: null })
  })

  it('names its holes and the days two seasons contend for', () => {
    const { holes, overlaps } = priceCalendar(seasons, 2027)
    expect(holes).toEqual([{ start: day('2027-09-01'), end: day('2027-12-31') }])
    expect(overlaps).toEqual([{ start: day('2027-01-01'), end: day('2027-01-06') }])
  })

  it('is all hole without seasons, and counts the days of a leap year', () => {
    const { days, holes } = priceCalendar([], 2028)
    expect(days).toHaveLength(366)
    expect(holes).toEqual([{ start: day('2028-01-01'), end: day('2028-12-31') }])
  })
})
