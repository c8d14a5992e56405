import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

const HEARD_WITHIN_MS = 10_000

/**
 * Whether a connection stays ours between transactions. A pooler may hand it to others: then what was listened for is
 * heard by nobody, and a lock is held for someone else.
 */
export async function keepsConnections(url: string): Promise<boolean> {
  const [listener, speaker] = [new Client({ connectionString: url }), new Client({ connectionString: url })]
  const channel = `trial_${randomUUID().replaceAll('-', '_')}`
  for (const client of [listener, speaker]) client.on('error', () => undefined)
  try {
    await Promise.all([listener.connect(), speaker.connect()])
    const heard = new Promise<boolean>((resolve) => {
      listener.once('notification', () => resolve(true))
      setTimeout(() => resolve(false), HEARD_WITHIN_MS).unref()
    })
    await listener.query(`listen ${channel}`)
    await speaker.query(`notify ${channel}`)
    return await heard
  } finally {
    await Promise.allSettled([listener.end(), speaker.end()])
  }
}
