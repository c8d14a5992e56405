import { and, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { signInActions } from './record-sign-in.ts'

const DAY = 24 * 3_600_000
const EVENTS_DAYS = 90
/** As long as the browser keeps its note. */
export const DEVICE_DAYS = 180

const { auditLog, staffChallenges, staffDevices, staffInvitations, staffPresences, staffSessions } = schema

/** Who came and went, from where and with what, has an end. */
export async function forgetSignIns(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  await db
    .delete(auditLog)
    .where(and(inArray(auditLog.action, [...signInActions]), lt(auditLog.createdAt, before(EVENTS_DAYS))))
  await db.delete(staffSessions).where(lt(staffSessions.createdAt, before(EVENTS_DAYS)))
  await db.delete(staffInvitations).where(lt(staffInvitations.until, before(EVENTS_DAYS)))
  await db.delete(staffDevices).where(lt(staffDevices.lastSeenAt, before(DEVICE_DAYS)))
  await db.delete(staffChallenges).where(lt(staffChallenges.until, now))
  await db.delete(staffPresences).where(lt(staffPresences.seenAt, before(1)))
}
