import { expect, it } from 'vitest'
import { resourceNames } from '../../src/contract/records/resource.ts'
import { resources } from '../../src/contract/records/resources.ts'
import { sealedPlaceOf, sealedPlaces } from '../../src/db/sealed/sealed-columns.ts'
import { sealedColumns } from '../../src/use-cases/data-keys/sealed-tables.ts'
import { columnOf, tableOf } from '../../src/use-cases/records/tables.ts'

it('every place that is listed as sealed is a column of that name', () => {
  expect(sealedColumns.map(({ place }) => place).sort()).toEqual(Object.keys(sealedPlaces).sort())
})

it('whatever the database cannot read is marked so in the descriptions of records, and only that', () => {
  const wrong = resourceNames.flatMap((resource) =>
    resources[resource].fields
      .filter(({ kind }) => kind !== 'json')
      .filter(({ name, isSealed = false }) => {
        const place = sealedPlaceOf(columnOf(tableOf(resource), name))
        return isSealed !== (place !== undefined)
      })
      .map(({ name }) => `${resource}.${name}`),
  )
  expect(wrong).toEqual([])
})

it('what a list is searched by is open, or can be found by its whole text', () => {
  const places = resourceNames.flatMap((resource) =>
    resources[resource].search.map((name) => sealedPlaceOf(columnOf(tableOf(resource), name))),
  )
  const kinds = places.flatMap((place) => (place ? [sealedPlaces[place]] : []))
  expect(new Set(kinds)).toEqual(new Set(['sought']))
})
