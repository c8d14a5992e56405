import { readFileSync } from 'node:fs'
import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'

/** The page lies beside the project, in a checkout and on the build machine alike. */
const specification = readFileSync(new URL('../../../shared/specification.md', import.meta.url), 'utf8')

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

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** What is said in words instead of being listed. */
const phrases: [phrase: string, fields: string[]][] = [
  [
    'a price per weekday (monday to sunday) and an hour value per weekday (mondayHour to sundayHour)',
    [...weekdays, ...weekdays.map((day) => `${day}Hour`)],
  ],
  ['timestamps', ['createdAt', 'updatedAt']],
]

/** `- Car: id, name, milage.` under "Data model", as entities with their fields; the last line is about the site. */
function dataModel(): [entity: string, fields: string[]][] {
  const section = /^### Data model\n(?<list>[^]*?)\n## /m.exec(specification)?.groups?.list ?? ''
  const entries = [...section.matchAll(/^- (?<entity>[A-Z]\w+): (?<fields>.+)\.$/gm)]
  return entries.map(({ groups }) => {
    const listed = phrases.reduce(
      (text, [phrase, fields]) => text.replace(phrase, fields.join(', ')),
      groups?.fields ?? '',
    )
    return [groups?.entity ?? '', listed.split(', ')]
  })
}

function tableFor(entity: string): PgTable | undefined {
  const plural = `${entity.charAt(0).toLowerCase()}${entity.slice(1)}s`
  const found = Object.entries(schema).find(([name]) => name === (tableOf[entity] ?? plural))?.[1]
  return is(found, PgTable) ? found : undefined
}

describe('the data model of the specification', () => {
  const model = dataModel()

  it('is read whole', () => {
    const section = /^### Data model\n(?<list>[^]*?)\n## /m.exec(specification)?.groups?.list ?? ''
    const bullets = section.split('\n').filter((line) => line.startsWith('- '))
    expect(bullets.at(-1)).toBe('- Locale entry: code and name. Error object: statusCode and message.')
    expect(model).toHaveLength(bullets.length - 1)
    expect(model.length).toBeGreaterThanOrEqual(28)
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
