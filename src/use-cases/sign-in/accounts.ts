import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { hashPassword } from './password.ts'
import { endSessions } from './sessions.ts'

const { admins, auditLog, staffPasskeys, staffRecoveryCodes } = schema

export const newTokenSecret = (): string => randomBytes(32).toString('base64url')

/** Of an account whose owner has not chosen a password yet: nobody knows it. */
export const unknownPassword = (): Promise<string> => hashPassword(newTokenSecret())

type FirstAccount = { email: string; password: string | undefined }

/** The first owner, when there is nobody yet. Returns a password that was made up, to be shown once. */
export async function createFirstAccount(
  db: Database,
  { email, password }: FirstAccount,
): Promise<{ email: string; password: string } | undefined> {
  const [someone] = await db.select({ id: admins.id }).from(admins).limit(1)
  if (someone) return undefined
  const chosen = password ?? randomBytes(12).toString('base64url')
  await db.insert(admins).values({
    email,
    name: email.split('@')[0] ?? email,
    role: 'owner',
    password: await hashPassword(chosen),
    tokenSecret: newTokenSecret(),
  })
  return password === undefined ? { email, password: chosen } : undefined
}

type EndResult = { ok: true } | { ok: false; code: 'not_found' }

/** Ends every session of the account, the asker's own too. */
export function endAccountSessions(
  db: Database,
  id: number,
  staff: ByStaff,
  but: { but?: number } = {},
): Promise<EndResult> {
  return db.transaction(async (tx): Promise<EndResult> => {
    if ((await tx.$count(admins, eq(admins.id, id))) === 0) return { ok: false, code: 'not_found' }
    const sessions = await endSessions(tx, id, but, staff.now)
    const change = { resource: 'admins', recordId: id, action: 'end-sessions', before: null }
    await recordChange(tx, staff, { ...change, after: { sessions } })
    return { ok: true }
  })
}

type Account = { id: number; role?: unknown; isActive?: unknown; email?: unknown }

export const accountMade = (tx: Database, accountId: number, { by, now }: ByStaff): Promise<void> =>
  recordEvent(tx, 'staff-alert', { about: 'new-account', accountId, by: by.name }, now)

/** Whoever may do something else now, or nothing any more, starts anew; owners hear of a new role. */
export async function accountChanged(
  tx: Database,
  before: Account,
  after: Account,
  { by, now }: ByStaff,
): Promise<void> {
  const hasNewRole = before.role !== after.role
  if (hasNewRole || before.isActive !== after.isActive || before.email !== after.email)
    await endSessions(tx, after.id, {}, now)
  if (hasNewRole)
    await recordEvent(tx, 'staff-alert', { about: 'role-changed', accountId: after.id, by: by.name }, now)
}

/** A new password for someone who lost it, and a new authenticator: for the company's own shell, not for the web. */
export async function resetAccount(db: Database, email: string, now: Date): Promise<string | undefined> {
  const password = randomBytes(12).toString('base64url')
  const changes = {
    password: await hashPassword(password),
    tokenSecret: newTokenSecret(),
    codeSecret: null,
    codeStep: null,
    isActive: true,
  }
  return db.transaction(async (tx) => {
    const [reset] = await tx
      .update(admins)
      .set(changes)
      .where(eq(sql`lower(${admins.email})`, email.trim().toLowerCase()))
      .returning({ id: admins.id })
    if (!reset) return undefined
    // Whoever holds the phone that was lost comes in no more.
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.adminId, reset.id))
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.adminId, reset.id))
    await endSessions(tx, reset.id, {}, now)
    const done = { resource: 'admins', recordId: reset.id, action: 'reset', createdAt: now }
    await tx.insert(auditLog).values({ ...done, adminName: 'reset-account' })
    return password
  })
}

type ResetResult = { ok: true } | { ok: false; code: 'not_found' | 'yourself' }

/**
 * For a colleague whose phone is lost: nothing that opened the account opens it any more, the password included, as
 * whoever knew it could otherwise set up an authenticator of their own. The way back is an invitation.
 */
export async function resetSignIn(db: Database, id: number, staff: ByStaff): Promise<ResetResult> {
  if (id === staff.by.id) return { ok: false, code: 'yourself' }
  const closed = { password: await unknownPassword(), tokenSecret: newTokenSecret() }
  return db.transaction(async (tx): Promise<ResetResult> => {
    const [reset] = await tx
      .update(admins)
      .set({ ...closed, codeSecret: null, codeStep: null })
      .where(eq(admins.id, id))
      .returning({ id: admins.id })
    if (!reset) return { ok: false, code: 'not_found' }
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.adminId, id))
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.adminId, id))
    const sessions = await endSessions(tx, id, {}, staff.now)
    const change = { resource: 'admins', recordId: id, action: 'reset-sign-in', before: null }
    await recordChange(tx, staff, { ...change, after: { sessions } })
    return { ok: true }
  })
}
