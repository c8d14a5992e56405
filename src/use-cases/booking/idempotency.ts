import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { type NewRows, rowsFor } from '../../db/insert-rows.ts'
import { schema } from '../../db/schema.ts'
import { statement } from '../../db/statement.ts'
import type { RegisteredBooking } from './registered-booking.ts'

/**
 * A request that says which of its repeats are the same one. Only hashes are kept: a body holds personal data. The key,
 * which nobody else knows, goes into the body's hash, so that bodies cannot be tried against it.
 */
export type IdempotentRequest = { keyHash: string; requestHash: string }

export function idempotentRequest(key: string, body: string): IdempotentRequest {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
  return { keyHash: hash(key), requestHash: hash(`${key}\n${body}`) }
}

type KnownAnswer = { kind: 'registered'; booking: RegisteredBooking } | { kind: 'idempotency_key_reused' }

/** Only a registration that succeeded is remembered: a refused one left nothing behind and may be tried again. */
export async function firstAnswer(
  db: Database,
  request: IdempotentRequest,
): Promise<KnownAnswer | undefined> {
  const [row] = await find(db, { keyHash: request.keyHash })
  if (!row) return undefined
  if (row.requestHash !== request.requestHash) return { kind: 'idempotency_key_reused' }
  return { kind: 'registered', booking: row.answer }
}

const { idempotencyKeys: keys } = schema
const find = statement<{ requestHash: string; answer: RegisteredBooking }>(
  'first_answer',
  () =>
    sql`select ${keys.requestHash} as "requestHash", ${keys.answer} as answer from ${keys}
      where ${keys.keyHash} = ${sql.placeholder('keyHash')}`,
)

export const rowOfAnswer = (request: IdempotentRequest, booking: RegisteredBooking): NewRows =>
  rowsFor(keys, [{ ...request, bookingId: booking.id, answer: booking }])
