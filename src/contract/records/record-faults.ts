import { fieldErrors } from '../field-errors.ts'
import { type RecordBody, recordSchema } from './record-schema.ts'
import type { Resource } from './resource.ts'

/** What is wrong with a record, by field; the form asks this before the API does. */
export function recordFaults(resource: Resource, record: RecordBody): { path: string; code: string }[] {
  const checked = recordSchema(resource).safeParse(record)
  return checked.success ? [] : fieldErrors(checked.error)
}
