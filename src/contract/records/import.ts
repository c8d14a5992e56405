import { z } from 'zod'
import type { FieldError } from '../field-errors.ts'

/** Rows of a file, already by field; one with an id changes that record, one without is new. */
export const importRows = z.object({
  isTrial: z.boolean(),
  rows: z
    .array(z.record(z.string().max(50), z.union([z.string().max(5000), z.number(), z.boolean(), z.null()])))
    .min(1)
    .max(2000),
})

export type ImportedRow =
  | { outcome: 'create' }
  | { outcome: 'update'; changes: { field: string; before: unknown; after: unknown }[] }
  | { outcome: 'same' }
  | { outcome: 'refused'; errors: FieldError[] }

export type ImportAnswer = { isSaved: boolean; rows: ImportedRow[] }
