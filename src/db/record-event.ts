import type { EventName, Events } from '../domain/events.ts'
import type { Database } from './client.ts'
import { insertRows, type NewRows, rowsFor } from './insert-rows.ts'
import { schema } from './schema.ts'

/** Notes that something happened, in the transaction that makes it happen: letters follow from it. */
export async function recordEvent<Name extends EventName>(
  tx: Database,
  event: Name,
  payload: Events[Name],
  now: Date,
): Promise<void> {
  await insertRows(tx, rowOfEvent(event, payload, now))
}

/** The same, to be written with other rows. */
export const rowOfEvent = <Name extends EventName>(event: Name, payload: Events[Name], now: Date): NewRows =>
  rowsFor(schema.outbox, [{ event, payload, createdAt: now }])
