import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { recordChange } from '../records/record-change.ts'
import { type AttemptKey, countAttempt, forgiveAttempt } from './attempts.ts'
import { setUpAddress, stepOfCode } from './one-time-code.ts'
import { isPassword } from './password.ts'
import { type AdminRow, memberOf, type Sessions } from './sessions.ts'

type SignInForm = { email: string; password: string; code: string }

type SignInResult =
  | { kind: 'signed_in'; admin: AdminRow }
  | { kind: 'wrong' }
  | { kind: 'code_needed' }
  | { kind: 'wrong_code' }
  /** The first time: the app learns the seed, and its code proves it. */
  | { kind: 'code_to_set_up'; secret: string; address: string }
  | { kind: 'wait'; seconds: number }

/** From one address, whoever is tried. */
const MOST_PER_ADDRESS = 30
/** One account from one address. */
const MOST_PER_PAIR = 10
/** One account from browsers that nobody has signed in with: its owner's own browser is not counted among them. */
const MOST_BY_STRANGERS = 50

/**
 * Guessing is slow from one address, and slow for all strangers together; someone who guesses at another's account
 * cannot shut its owner out, because a browser they have used before is counted apart.
 */
export async function signIn(
  db: Database,
  sessions: Sessions,
  form: SignInForm,
  from: { address: string; device: string },
  now: Date,
): Promise<SignInResult> {
  const email = form.email.trim().toLowerCase()
  const { admins } = schema
  const [found] = await db
    .select()
    .from(admins)
    .where(eq(sql`lower(${admins.email})`, email))
  const admin = found?.isActive ? found : undefined
  const isKnown = admin !== undefined && sessions.isDeviceOf(admin, from.device)
  const keys: AttemptKey[] = [
    { hash: sessions.hash(`address ${from.address}`), most: MOST_PER_ADDRESS },
    { hash: sessions.hash(`pair ${email} ${from.address}`), most: MOST_PER_PAIR },
    isKnown
      ? { hash: sessions.hash(`device ${email}`), most: MOST_PER_PAIR }
      : { hash: sessions.hash(`account ${email}`), most: MOST_BY_STRANGERS },
  ]
  const seconds = await countAttempt(db, keys, now)
  if (seconds > 0) return { kind: 'wait', seconds }
  if (!(await isPassword(admin?.password, form.password)) || !admin) return { kind: 'wrong' }
  const result = await checkCode(db, sessions, admin, form.code, now)
  if (result.kind !== 'wrong_code') await forgiveAttempt(db, keys)
  return result
}

async function checkCode(
  db: Database,
  sessions: Sessions,
  admin: AdminRow,
  code: string,
  now: Date,
): Promise<SignInResult> {
  const secret = admin.codeSecret ?? sessions.offeredCodeSecret(admin)
  if (code.trim() === '') {
    return admin.codeSecret
      ? { kind: 'code_needed' }
      : { kind: 'code_to_set_up', secret, address: setUpAddress(secret, admin.email) }
  }
  const step = stepOfCode(secret, code, admin.codeStep, now)
  if (step === undefined) return { kind: 'wrong_code' }
  const { admins } = schema
  return db.transaction(async (tx): Promise<SignInResult> => {
    // Of two who send the same code at once one comes in.
    const [fresh] = await tx
      .update(admins)
      .set({ codeSecret: secret, codeStep: step })
      .where(and(eq(admins.id, admin.id), or(isNull(admins.codeStep), lt(admins.codeStep, step))))
      .returning()
    if (!fresh) return { kind: 'wrong_code' }
    if (!admin.codeSecret) {
      const change = { before: { codeSecret: null }, after: { codeSecret: secret } }
      const staff = { by: memberOf(admin), now }
      await recordChange(tx, staff, {
        resource: 'admins',
        recordId: admin.id,
        action: 'set-up-code',
        ...change,
      })
    }
    return { kind: 'signed_in', admin: fresh }
  })
}
