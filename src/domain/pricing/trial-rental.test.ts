import { describe, expect, it } from 'vitest'
import {
  at,
  everyDay,
  makeCatalogue,
  makeLocation,
  makeWindow,
} from '../../../tests/support/example-catalogue.ts'
import { trialRental } from './trial-rental.ts'

const now = at('2026-11-15T10:00')

describe('the rental prices are first tried on', () => {
  it('is a week from Monday of the week after next, at the first place', () => {
    const second = makeLocation({ id: 2, orderNumber: 2 })
    const catalogue = makeCatalogue({
      locations: new Map([
        [2, second],
        [1, makeLocation()],
      ]),
    })
    expect(trialRental(catalogue, now)).toEqual({
      rentAt: at('2026-11-23T10:00'),
      returnAt: at('2026-11-30T10:00'),
      rentLocationId: 1,
      returnLocationId: 1,
      couponCodes: [],
      hasCheckedDocuments: true,
    })
  })

  it('finds an evening place its evening, and a place that is open on some days one of those', () => {
    const evenings = makeLocation({ windows: everyDay({ start: 1000, end: 1200 }) })
    expect(trialRental(makeCatalogue({ locations: new Map([[1, evenings]]) }), now)?.rentAt).toBe(
      at('2026-11-23T18:00'),
    )
    const rare = makeLocation({ windows: [makeWindow({ weekday: 2 }), makeWindow({ weekday: 5 })] })
    expect(trialRental(makeCatalogue({ locations: new Map([[1, rare]]) }), now)?.rentAt).toBe(
      at('2026-11-25T10:00'),
    )
  })

  it('is none when no place is ever open', () => {
    const closed = makeLocation({ windows: [] })
    expect(trialRental(makeCatalogue({ locations: new Map([[1, closed]]) }), now)).toBeUndefined()
  })
})
