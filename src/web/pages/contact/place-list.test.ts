import { expect, it } from 'vitest'
import { at, everyDay, makeCatalogue, makeLocation } from '../../../../tests/support/example-catalogue.ts'
import { placeList } from './place-list.ts'

it('numbers the places in the order of the company and says which are open', () => {
  const night = makeLocation({ id: 1, orderNumber: 2, windows: everyDay({ start: 1200, end: 1320 }) })
  const always = makeLocation({ id: 9, orderNumber: 1, windows: everyDay() })
  const locations = new Map([night, always].map((place) => [place.id, place]))
  const places = placeList(makeCatalogue({ locations }), at('2026-11-15T10:00'), 'et')
  expect(places.map(({ id, number, state }) => ({ id, number, state }))).toEqual([
    { id: 9, number: 1, state: { isOpen: true, closesAt: undefined } },
    { id: 1, number: 2, state: { isOpen: false, opensAt: at('2026-11-15T20:00') } },
  ])
})
