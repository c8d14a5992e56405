import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { type ProofKind, recordSignIn } from './record-sign-in.ts'
import { type AdminRow, type Place, randomKey, type Sessions } from './sessions.ts'

/** Where an attempt comes from: the whole address counts, and the browser's note of having been here before. */
export type From = { address: string; deviceNote: string; place: Place }

export type SignedIn = { kind: 'signed_in'; admin: AdminRow; sessionKey: string; deviceNote: string }

const { staffDevices: devices } = schema

/** A browser in which this very person has signed in before. */
export async function isKnownDevice(
  db: Database,
  sessions: Sessions,
  admin: AdminRow,
  deviceNote: string,
): Promise<boolean> {
  if (deviceNote === '') return false
  const own = and(eq(devices.noteHash, sessions.hash('device', deviceNote)), eq(devices.adminId, admin.id))
  return (await db.$count(devices, own)) > 0
}

/** Someone has shown who they are: their session, and a note in the browser that is its own. */
export function openSession(
  db: Database,
  sessions: Sessions,
  admin: AdminRow,
  { deviceNote: brought, place }: From,
  proof: ProofKind,
  now: Date,
): Promise<SignedIn> {
  return db.transaction(async (tx) => {
    const isKnown = await isKnownDevice(tx, sessions, admin, brought)
    const isFirst = (await tx.$count(devices, eq(devices.adminId, admin.id))) === 0
    const deviceNote = isKnown ? brought : randomKey()
    const noteHash = sessions.hash('device', deviceNote)
    await tx
      .insert(devices)
      .values({ noteHash, adminId: admin.id, createdAt: now, lastSeenAt: now })
      .onConflictDoUpdate({ target: devices.noteHash, set: { lastSeenAt: now } })
    // The first one is no news: the account itself was.
    if (!isKnown && !isFirst)
      await recordEvent(tx, 'staff-alert', { about: 'new-device', accountId: admin.id, ...place }, now)
    await recordSignIn(tx, admin, 'sign-in', { ...place, with: proof }, now)
    const sessionKey = await sessions.open(tx, admin, place, now)
    return { kind: 'signed_in', admin, sessionKey, deviceNote }
  })
}
