import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type PasswordFault, passwordFault } from '../../domain/people/password-rules.ts'
import { signInGuesses } from '../limits/sign-in-guesses.ts'
import { recordChange } from '../records/record-change.ts'
import { countAttempt, forgiveAttempt } from './attempts.ts'
import { hashPassword, isPassword } from './password.ts'
import { type AdminRow, endSessions, memberOf, type SessionRow, type Sessions } from './sessions.ts'

type Changed =
  | { ok: true }
  | { ok: false; code: 'wrong_password' }
  | { ok: false; code: 'wait'; seconds: number }
  | { ok: false; code: 'invalid'; fault: PasswordFault }

/** One's own, with the old one; every other session of the account ends. */
export async function changePassword(
  db: Database,
  sessions: Sessions,
  { admin, session }: { admin: AdminRow; session: SessionRow },
  form: { password: string; newPassword: string },
  company: string,
  now: Date,
): Promise<Changed> {
  const key = { hash: sessions.hash('attempt', `password ${admin.id}`), ...signInGuesses.oldPassword }
  const { wait } = await countAttempt(db, [key])
  if (wait > 0) return { ok: false, code: 'wait', seconds: wait }
  if (!(await isPassword(admin.password, form.password))) return { ok: false, code: 'wrong_password' }
  await forgiveAttempt(db, [key])
  const set = await db.transaction((tx) =>
    setPassword(tx, admin, form.newPassword, company, 'change-password', { but: session.id }, now),
  )
  return set.ok ? set : { ok: false, code: 'invalid', fault: set.fault }
}

/** Keeps a password that follows the rules, and ends the sessions that began with another. */
export async function setPassword(
  tx: Database,
  admin: AdminRow,
  password: string,
  company: string,
  action: 'change-password' | 'accept-invitation',
  but: { but?: number },
  now: Date,
): Promise<{ ok: true } | { ok: false; fault: PasswordFault }> {
  const fault = passwordFault(password, { email: admin.email, name: admin.name, company })
  if (fault) return { ok: false, fault }
  const hash = await hashPassword(password)
  await tx.update(schema.admins).set({ password: hash }).where(eq(schema.admins.id, admin.id))
  await endSessions(tx, admin.id, but, now)
  const change = { before: { password: admin.password }, after: { password: hash } }
  const staff = { by: memberOf(admin), now }
  await recordChange(tx, staff, { resource: 'admins', recordId: admin.id, action, ...change })
  return { ok: true }
}
