import { describe, expect, it } from 'vitest'
import {
  at,
  everyDay,
  makeCatalogue,
  makeLocation,
  makeWindow,
} from '../../../tests/support/example-catalogue.ts'
import { searchLinks } from './search-link.ts'

/** A Sunday. */
const now = at('2026-11-15T10:00')

function linkTo(...locations: ReturnType<typeof makeLocation>[]): URL {
  const catalogue = makeCatalogue({ locations: new Map(locations.map((place) => [place.id, place])) })
  return new URL(searchLinks(catalogue, now, 'en')(7), 'https://autorent.example')
}

describe('the way from a group to its free cars', () => {
  it('begins tomorrow at the first place, with only that group shown', () => {
    const link = linkTo(
      makeLocation({ id: 2, orderNumber: 2, windows: everyDay() }),
      makeLocation({ id: 5, orderNumber: 1, windows: everyDay() }),
    )
    expect(link.pathname).toBe('/en/booking/car')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      rentDate: '2026-11-16',
      rentTime: '10:00',
      returnDate: '2026-11-19',
      returnTime: '10:00',
      rentLocationId: '5',
      returnLocationId: '5',
      groups: '7',
    })
  })

  it('waits for a day on which the place is open for both', () => {
    const windows = [makeWindow({ weekday: 1 }), makeWindow({ weekday: 4 })]
    const link = linkTo(makeLocation({ windows }))
    expect(link.searchParams.get('rentDate')).toBe('2026-11-17')
  })

  it('leads to the main page when nobody is there at that hour', () => {
    expect(linkTo(makeLocation({ windows: everyDay({ start: 1200, end: 1320 }) })).pathname).toBe('/en')
  })
})
