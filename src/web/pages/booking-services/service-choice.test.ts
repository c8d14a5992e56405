import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LARGEST_ID } from '../../../domain/record-id.ts'
import { queryFromServices, servicesFromForm, servicesFromQuery } from './service-choice.ts'

describe('services in an address', () => {
  it('are read as they were written', () => {
    const service = fc.record({
      id: fc.integer({ min: 1, max: LARGEST_ID }),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(service, { selector: ({ id }) => id, maxLength: 50 }), (services) => {
        expect(servicesFromQuery(queryFromServices(services))).toEqual(services)
      }),
    )
  })

  it('may be none, or not be told at all', () => {
    expect(servicesFromQuery('')).toEqual([])
    expect(servicesFromQuery(null)).toBeUndefined()
  })

  it.each(['x', '1', '1:0', '1:10', '0:1', '-1:1', '1.5:1', '1:1.5', '9999999999:1', ':', '1:1e', 'NaN:NaN'])(
    'are not %j',
    (text) => {
      expect(servicesFromQuery(text)).toEqual([])
    },
  )

  it('stand once each', () => {
    expect(servicesFromQuery('5:2,5:1,2:1')).toEqual([
      { id: 5, quantity: 2 },
      { id: 2, quantity: 1 },
    ])
  })
})

describe('services in the form', () => {
  const data = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return servicesFromForm(form)
  }

  it('are one cover and the pieces of the others', () => {
    expect(data({ cover: '2', 'service-4': '1', 'service-12': '3' })).toEqual([
      { id: 2, quantity: 1 },
      { id: 4, quantity: 1 },
      { id: 12, quantity: 3 },
    ])
  })

  it('are left out at none, and when they are nonsense', () => {
    expect(data({ cover: 'x', 'service-4': '0', 'service-x': '1', service: '1', 'service-5': '' })).toEqual(
      [],
    )
  })
})
