import type { FieldError } from '../../contract/field-errors.ts'
import type { PriceEdit } from '../../contract/staff/prices.ts'
import { refusalOf } from '../records/constraint-faults.ts'
import { Gone } from './draft-rows.ts'
import { listOf } from './write-parts.ts'

/** Columns that an edit knows by another name. */
const fields: Readonly<Record<string, string>> = { endDate: 'end', monday: 'day', mondayHour: 'hour' }

/** What is wrong with an edit that was refused, at its field; undefined when something else broke. */
export function editFault(error: unknown, edit: PriceEdit): FieldError | undefined {
  if (error instanceof Gone)
    return { path: error.field, code: error.field === 'id' ? 'gone' : 'unknown_value' }
  const refusal = refusalOf(error)
  if (!refusal) return undefined
  const { resource, field, code } = refusal
  // A coupon refers to no range, or a range that a coupon needs should go.
  if (edit.kind === 'remove-range') return { path: 'id', code: 'used_by_coupon' }
  return { path: listOf(resource) ?? fields[field] ?? field, code }
}
