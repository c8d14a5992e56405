import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { specifiedFields } from './specified-fields.ts'

/** Entities whose table is not the plural of their name: misspelled there, or named after what they are here. */
const tableOf: Record<string, string> = {
  Gurantor: 'guarantors',
  Representive: 'representatives',
  EndPriceRegualtion: 'endPriceRegulations',
  SmartLocket: 'smartLockers',
  SmartLocketReservation: 'smartLockerReservations',
  BookingsOnServices: 'bookingServices',
  LocationTimes: 'locationTimes',
  DaysRange: 'daysRanges',
  Tax: 'taxes',
}

const columnOf: Record<string, string> = {
  milage: 'mileage',
  gurantorId: 'guarantorId',
  smartLocketId: 'smartLockerId',
}

const model = Object.entries(specifiedFields).map(([entity, fields]) => [entity, fields.split(', ')] as const)

function tableFor(entity: string): PgTable | undefined {
  const plural = `${entity.charAt(0).toLowerCase()}${entity.slice(1)}s`
  const found = Object.entries(schema).find(([name]) => name === (tableOf[entity] ?? plural))?.[1]
  return is(found, PgTable) ? found : undefined
}

describe('the data model of the specification', () => {
  it('is here whole', () => {
    expect(model).toHaveLength(28)
    const fields = model.flatMap(([, names]) => names)
    expect(fields.filter((name) => !/^[a-z][A-Za-z]*$/.test(name))).toEqual([])
    expect(fields.length).toBeGreaterThan(160)
  })

  it.each(model)('has a table for %s with every field', (entity, fields) => {
    const table = tableFor(entity)
    const columns = Object.keys(table ? getTableColumns(table) : {})
    expect(fields.map((name) => columnOf[name] ?? name).filter((name) => !columns.includes(name))).toEqual([])
    expect(columns).toContain('id')
  })
})
