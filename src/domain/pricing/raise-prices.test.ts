import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { type Rounding, raised } from './raise-prices.ts'

describe('a price that is raised by percent', () => {
  it.each<[name: string, price: number, hundredths: number, step: Rounding, expected: number]>([
    ['to the cent', 3333, 500, 1, 3500],
    ['what lies in the middle goes up', 1050, 500, 1, 1103],
    ['to a tenth of a euro', 3333, 500, 10, 3500],
    ['to half a euro', 3190, 750, 50, 3450],
    ['to a whole euro, up from the half', 3000, 500, 100, 3200],
    ['to a whole euro, down below it', 2990, 500, 100, 3100],
    ['lower', 3000, -1000, 50, 2700],
    ['nothing stays nothing', 0, 2500, 100, 0],
    ['a small price may round to nothing', 40, 0, 100, 0],
    ['by a fraction of a percent', 10_000, 25, 1, 10_025],
  ])('%s: %i by %i to %i is %i', (_name, price, hundredths, step, expected) => {
    expect(raised(cents(price), hundredths, step)).toBe(expected)
  })
})
