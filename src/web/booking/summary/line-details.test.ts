import { describe, expect, it } from 'vitest'
import type { PriceLine } from '../../../contract/visitor/answers.ts'
import { lineDetails, lineSections } from './line-details.ts'

const line = (kind: PriceLine['kind'], details: PriceLine['details'] = {}): PriceLine => ({
  kind,
  label: '',
  quantity: 1,
  unit: 'piece',
  unitPrice: null,
  amount: 1,
  details,
})

describe('what a line says', () => {
  it('is read in the language of the page', () => {
    const details = {
      weekdays: [0, 1, 2],
      seasonStart: '2026-09-01',
      seasonEnd: '2027-04-30',
      discount: 12.5,
    }
    expect(lineDetails(line('car-days', details), 'et')).toMatchObject({
      weekdays: 'E–K',
      season: '01.09.2026–30.04.2027',
      discount: 1250,
    })
  })

  it('is nothing where the details are not what they should be', () => {
    const details = { weekdays: [9, 'x'], seasonStart: 5, seasonEnd: 'never', discount: 'all', code: {} }
    expect(lineDetails(line('car-days', details), 'en')).toMatchObject({
      weekdays: '',
      season: '',
      discount: 0,
      code: '',
    })
  })

  it('stands under its heading, and empty headings are left out', () => {
    const parts = lineSections([line('car-days'), line('service'), line('weekend')])
    expect(parts.map(({ section, lines }) => [section, lines.map(({ kind }) => kind)])).toEqual([
      ['carRent', ['car-days', 'weekend']],
      ['extras', ['service']],
    ])
  })
})
