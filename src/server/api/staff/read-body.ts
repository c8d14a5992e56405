import type { z } from 'zod'
import { fieldErrors } from '../../../contract/field-errors.ts'
import { type JsonLimits, readJson } from '../read-json.ts'
import { refuse } from './refuse.ts'
import type { StaffRequest } from './staff-context.ts'

export type ReadBody<Data> = { ok: true; data: Data } | { ok: false; response: Response }

/** The body as its schema wants it; every fault at once, each with its field. */
export async function readBody<Schema extends z.ZodType>(
  context: StaffRequest,
  schema: Schema,
  limits?: JsonLimits,
): Promise<ReadBody<z.output<Schema>>> {
  const read = await readJson(context.req.raw, limits)
  if (!read.ok) return { ok: false, response: refuse(context, 'errors', read.code, STATUS[read.code]) }
  const parsed = schema.safeParse(read.value)
  if (parsed.success) return { ok: true, data: parsed.data }
  return {
    ok: false,
    response: refuse(context, 'errors', 'invalid', 422, { errors: fieldErrors(parsed.error) }),
  }
}

const STATUS = { malformed: 400, too_large: 413, unsupported_media_type: 415 } as const
