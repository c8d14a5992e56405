import { TransactionRollbackError } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RecordBody } from '../../src/contract/records/record-schema.ts'
import { type Field, type ResourceName, resourceNames } from '../../src/contract/records/resource.ts'
import { resources } from '../../src/contract/records/resources.ts'
import { violatedConstraint } from '../../src/db/violated-constraint.ts'
import { storeRecord } from '../../src/use-cases/records/convert-record.ts'
import { columnsOnCreate } from '../../src/use-cases/records/managed-columns.ts'
import { tableOf } from '../../src/use-cases/records/tables.ts'
import { exampleRecords, type Known, knownIn } from '../support/staff-records.ts'
import { useTestSystem } from '../support/test-system.ts'

/** What the form and the API refuse, the database refuses too, whoever writes to it. */
const system = useTestSystem()
let known: Known

beforeAll(async () => {
  known = await knownIn(system)
})

/** The constraint that stops the record; undefined when nothing does. Nothing of it stays. */
async function refusalOf(name: ResourceName, changes: RecordBody): Promise<string | undefined> {
  const record = { ...exampleRecords[name]?.(known), ...changes }
  const values = {
    ...storeRecord(resources[name], record),
    ...(await columnsOnCreate(name, system.clock.now)),
  }
  try {
    await system.db().transaction(async (tx) => {
      await tx.insert(tableOf(name).table).overridingSystemValue().values(values)
      tx.rollback()
    })
  } catch (error) {
    if (error instanceof TransactionRollbackError) return undefined
    return violatedConstraint(error) ?? 'not null'
  }
  return undefined
}

/** Bounds that keep a slip of the finger out and mean nothing to the rules: only the form and the API have them. */
const sanity = new Set(['orderNumber'])

function pastItsBounds(field: Field): number[] {
  switch (field.kind) {
    case 'money':
      return field.min === 0 ? [-0.01] : []
    case 'integer':
    case 'decimal':
      return sanity.has(field.name) ? [] : [field.min - 1]
    case 'percent':
      return [-0.01, 100.01]
    case 'discount':
      return [-0.01]
    default:
      return []
  }
}

const bounded = resourceNames
  .filter((name) => exampleRecords[name])
  .flatMap((name) =>
    resources[name].fields
      .filter((field) => !field.isReadOnly)
      .flatMap((field) => pastItsBounds(field).map((value) => [name, field.name, value] as const)),
  )

describe('the database', () => {
  it('takes every example', async () => {
    for (const name of resourceNames.filter((one) => exampleRecords[one])) {
      expect([name, await refusalOf(name, {})]).toEqual([name, undefined])
    }
  })

  it.each(bounded)('refuses %s with %s %d', async (name, field, value) => {
    expect(await refusalOf(name, { [field]: value })).toEqual(expect.any(String))
  })

  const needed = resourceNames
    .filter((name) => exampleRecords[name])
    .flatMap((name) =>
      resources[name].fields
        .filter((field) => !field.isReadOnly && !field.isOptional)
        .map((field) => [name, field.name] as const),
    )
  it.each(needed)('needs %s to have %s', async (name, field) => {
    expect(await refusalOf(name, { [field]: null })).toEqual(expect.any(String))
  })

  it.each([
    ['group-prices', { end: '2027-12-31' }],
    ['days-ranges', { maxDay: 59 }],
    ['end-price-regulations', { endDate: '2027-05-31' }],
    ['coupons', { end: '2026-10-31' }],
    ['coupons', { code: 'väike' }],
    ['location-times', { end: '06:00' }],
    ['location-exceptions', { end: '2029-12-31' }],
    ['location-exceptions', { closes: null }],
    ['location-exceptions', { closes: '10:00' }],
    ['location-exceptions', { reasonEn: null }],
    ['services', { deductible: 100 }],
    ['clients', { birthDate: null }],
    ['clients', { terms: false }],
    ['clients', { dataHandling: false }],
    ['clients', { phone: '5123' }],
    ['cars', { registerNumber: 'a b' }],
    ['cars', { vin: 'I' }],
    ['groups', { acriss: 'e' }],
    ['smart-locker-reservations', { end: '2026-12-01T08:00:00.000Z' }],
    ['group-coupons', { discount: 100.01, isPercentage: true }],
    ['questionnaires', { recommend: 11 }],
    ['cars', { groupId: 999_999 }],
  ] as const)('refuses %s with %j', async (name, changes) => {
    expect(await refusalOf(name, changes)).toEqual(expect.any(String))
  })
})
