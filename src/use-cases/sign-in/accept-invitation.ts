import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { keptIf } from '../../db/trial.ts'
import type { PasswordFault } from '../../domain/people/password-rules.ts'
import type { PrivateLinks } from '../booking/private-links.ts'
import { setPassword } from './change-password.ts'
import type { AdminRow } from './sessions.ts'

const { admins, staffInvitations: invitations } = schema

type Opened = { invitationId: number; admin: AdminRow }

/** Whom a link invites; undefined when it is over, used or none. */
export async function readInvitation(
  db: Database,
  links: PrivateLinks,
  token: string,
  now: Date,
): Promise<Opened | undefined> {
  const [found] = await db
    .select({ invitationId: invitations.id, admin: admins })
    .from(invitations)
    .innerJoin(admins, eq(admins.id, invitations.adminId))
    .where(
      and(
        eq(invitations.tokenHash, links.hash(token)),
        isNull(invitations.usedAt),
        gt(invitations.until, now),
      ),
    )
  return found?.admin.isActive ? found : undefined
}

type Accepted =
  | { ok: true; email: string }
  | { ok: false; code: 'invitation_over' }
  | { ok: false; code: 'invalid'; fault: PasswordFault }

/** Takes the password that whoever was invited has chosen. The link works once. */
export async function acceptInvitation(
  db: Database,
  links: PrivateLinks,
  { token, password }: { token: string; password: string },
  company: string,
  now: Date,
): Promise<Accepted> {
  const opened = await readInvitation(db, links, token, now)
  if (!opened) return { ok: false, code: 'invitation_over' }
  const { invitationId, admin } = opened
  return keptIf(
    db,
    ({ ok }) => ok,
    async (tx): Promise<Accepted> => {
      // Of two who open the same link at once one chooses.
      const [taken] = await tx
        .update(invitations)
        .set({ usedAt: now })
        .where(and(eq(invitations.id, invitationId), isNull(invitations.usedAt)))
        .returning({ id: invitations.id })
      if (!taken) return { ok: false, code: 'invitation_over' }
      const set = await setPassword(tx, admin, password, company, 'accept-invitation', {}, now)
      return set.ok ? { ok: true, email: admin.email } : { ok: false, code: 'invalid', fault: set.fault }
    },
  )
}
