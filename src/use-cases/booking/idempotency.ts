import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
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
  const { idempotencyKeys } = schema
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, request.keyHash))
  if (!row) return undefined
  if (row.requestHash !== request.requestHash) return { kind: 'idempotency_key_reused' }
  return { kind: 'registered', booking: row.answer as RegisteredBooking }
}

export async function rememberAnswer(
  db: Database,
  request: IdempotentRequest,
  booking: RegisteredBooking,
): Promise<void> {
  await db.insert(schema.idempotencyKeys).values({ ...request, bookingId: booking.id, answer: booking })
}
