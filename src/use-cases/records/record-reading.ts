import type { ResourceName } from '../../contract/records/resource.ts'
import type { Database } from '../../db/client.ts'
import type { RecordFacts } from '../../db/schema/staff.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { ListQuery } from './list-records.ts'
import { recordChange } from './record-change.ts'

type Reading = {
  /** `clients`, `bookings`, or the files about people: `documents`, `papers`. */
  resource: string
  /** 0: many at once. */
  recordId?: number
  action: 'read' | 'export'
  facts: RecordFacts | null
}

/** Writes down who took personal data out of the system or looked at a document. */
export function recordReading(db: Database, staff: ByStaff, reading: Reading): Promise<void> {
  const { facts, recordId = 0, ...what } = reading
  return recordChange(db, staff, { ...what, recordId, before: null, after: facts })
}

/** What was asked for, as it may be written down: whoever searches by a number may have typed someone's code. */
export const filterFacts = ({ filter = {} }: ListQuery): RecordFacts =>
  typeof filter.q === 'string' && /\d/.test(filter.q) ? { ...filter, q: '•' } : filter

const ABOUT_PEOPLE: ReadonlySet<ResourceName> = new Set(['clients', 'bookings'])
/** The longest page of a list on a screen; a file asks for more. */
const LONGEST_PAGE = 100

/** More than any screen shows is taken out, not looked at. Names of chosen records are asked for by their numbers. */
export function isExport(resource: ResourceName, { range, filter }: ListQuery): boolean {
  if (!ABOUT_PEOPLE.has(resource) || !range) return false
  const asked = Array.isArray(filter?.id) ? filter.id.length : range[1] - range[0] + 1
  return asked > LONGEST_PAGE
}
