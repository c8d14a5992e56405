import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { hashPassword } from './password.ts'

export const newTokenSecret = (): string => randomBytes(32).toString('base64url')

type FirstAccount = { email: string; password: string | undefined }

/** The first owner, when there is nobody yet. Returns a password that was made up, to be shown once. */
export async function createFirstAccount(
  db: Database,
  { email, password }: FirstAccount,
): Promise<{ email: string; password: string } | undefined> {
  const { admins } = schema
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

type RotateResult = { ok: true } | { ok: false; code: 'not_found' }

/** Ends every session of the account, the asker's own too. */
export async function rotateSecret(db: Database, id: number, staff: ByStaff): Promise<RotateResult> {
  const { admins } = schema
  return db.transaction(async (tx): Promise<RotateResult> => {
    const [before] = await tx.select().from(admins).where(eq(admins.id, id)).for('update')
    if (!before) return { ok: false, code: 'not_found' }
    const after = { ...before, tokenSecret: newTokenSecret() }
    await tx.update(admins).set({ tokenSecret: after.tokenSecret }).where(eq(admins.id, id))
    await recordChange(tx, staff, { resource: 'admins', recordId: id, action: 'end-sessions', before, after })
    return { ok: true }
  })
}

/** A new password for someone who lost it, and a new authenticator: for the company's own shell, not for the web. */
export async function resetAccount(db: Database, email: string): Promise<string | undefined> {
  const { admins } = schema
  const password = randomBytes(12).toString('base64url')
  const changes = {
    password: await hashPassword(password),
    tokenSecret: newTokenSecret(),
    codeSecret: null,
    codeStep: null,
    isActive: true,
  }
  const [reset] = await db
    .update(admins)
    .set(changes)
    .where(eq(sql`lower(${admins.email})`, email.trim().toLowerCase()))
    .returning({ id: admins.id })
  return reset && password
}
