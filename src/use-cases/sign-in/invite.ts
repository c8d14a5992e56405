import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { type ByStaff, INVITATION_HOURS } from '../../domain/people/staff.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { PrivateLinks } from '../booking/private-links.ts'
import { recordChange } from '../records/record-change.ts'
import { invitationLink } from './invitation-link.ts'

const { admins, staffInvitations: invitations } = schema

type Inviting = { origin: string; links: PrivateLinks; staff: ByStaff; language: Locale }
type Invited = { link: string; until: Date; email: string }

/**
 * A link by which someone chooses their own password; it is mailed to them and handed to the owner. Those made before
 * open nothing any more. Undefined when there is no such account at work.
 */
export function invite(db: Database, adminId: number, inviting: Inviting): Promise<Invited | undefined> {
  const { links, staff, language } = inviting
  const { now } = staff
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(admins).where(eq(admins.id, adminId)).for('update')
    if (!account?.isActive) return undefined
    await tx
      .update(invitations)
      .set({ usedAt: now })
      .where(and(eq(invitations.adminId, adminId), isNull(invitations.usedAt)))
    const { linkSeed, linkHash } = links.create()
    const until = new Date(now.getTime() + INVITATION_HOURS * 3_600_000)
    const [made] = await tx
      .insert(invitations)
      .values({ adminId, seed: linkSeed, tokenHash: linkHash, createdAt: now, until })
      .returning({ id: invitations.id })
    if (!made) throw new Error('the database returned no invitation')
    const { email } = account
    await recordEvent(tx, 'staff-invited', { invitationId: made.id, email, language }, now)
    const change = { resource: 'admins', recordId: adminId, action: 'invite', before: null }
    await recordChange(tx, staff, { ...change, after: { until: until.toISOString() } })
    return { link: invitationLink(inviting, linkSeed), until, email }
  })
}
