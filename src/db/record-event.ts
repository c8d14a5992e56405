import type { EventName, Events } from '../domain/events.ts'
import type { Database } from './client.ts'
import { schema } from './schema.ts'

/** Notes that something happened, in the transaction that makes it happen: letters follow from it. */
export async function recordEvent<Name extends EventName>(
  tx: Database,
  event: Name,
  payload: Events[Name],
  now: Date,
): Promise<void> {
  await tx.insert(schema.outbox).values({ event, payload, createdAt: now })
}
