import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { AdminRow, Place } from './sessions.ts'

/** Kept for 90 days; the trigger of the log knows these names too. */
export const signInActions = ['sign-in', 'sign-in-failed', 'locked-out', 'sign-out'] as const
type SignInAction = (typeof signInActions)[number]

/** How someone showed who they are. */
export type ProofKind = 'code' | 'recovery-code' | 'passkey'

/** Stands where the name of whoever did it would: that is what nobody knows of a failure. */
const NOBODY = '–'

/** Writes down who came, went or was turned away: the account and a neighbourhood, no secrets. */
export async function recordSignIn(
  db: Database,
  { id, name }: AdminRow,
  action: SignInAction,
  facts: Place & { with?: ProofKind },
  now: Date,
): Promise<void> {
  const isKnown = action === 'sign-in' || action === 'sign-out'
  await db.insert(schema.auditLog).values({
    adminId: isKnown ? id : null,
    adminName: isKnown ? name : NOBODY,
    resource: 'admins',
    recordId: id,
    action,
    before: null,
    after: facts,
    createdAt: now,
  })
}
