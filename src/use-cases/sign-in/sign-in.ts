import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { signInGuesses } from '../limits/sign-in-guesses.ts'
import { type AttemptKey, countAttempt, forgiveAttempt } from './attempts.ts'
import { setUpAddress } from './one-time-code.ts'
import { type From, isKnownDevice, openSession, type SignedIn } from './open-session.ts'
import { isPassword } from './password.ts'
import { recordSignIn } from './record-sign-in.ts'
import type { AdminRow, Sessions } from './sessions.ts'
import { takeCode } from './take-code.ts'

type SignInForm = { email: string; password: string; code: string }

type SignInResult =
  | SignedIn
  | { kind: 'wrong' }
  | { kind: 'code_needed' }
  | { kind: 'wrong_code' }
  /** The first time: the app learns the seed, and its code proves it. */
  | { kind: 'code_to_set_up'; secret: string; address: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'wait_with_codes'; seconds: number }

export const addressKey = (sessions: Sessions, { address }: From): AttemptKey => ({
  hash: sessions.hash('attempt', `address ${address}`),
  ...signInGuesses.perAddress,
})

/**
 * Guessing is slow from one address, and slow for all strangers together; someone who guesses at another's account
 * cannot shut its owner out, because a browser they have used before is counted apart.
 */
export async function signIn(
  db: Database,
  sessions: Sessions,
  form: SignInForm,
  from: From,
  now: Date,
): Promise<SignInResult> {
  const email = form.email.trim().toLowerCase()
  const { admins } = schema
  const [found] = await db
    .select()
    .from(admins)
    .where(eq(sql`lower(${admins.email})`, email))
  const admin = found?.isActive ? found : undefined
  const isKnown = admin !== undefined && (await isKnownDevice(db, sessions, admin, from.deviceNote))
  const account = { hash: sessions.hash('attempt', `account ${email}`), ...signInGuesses.byStrangers }
  const keys: AttemptKey[] = [
    addressKey(sessions, from),
    { hash: sessions.hash('attempt', `pair ${email} ${from.address}`), ...signInGuesses.perPair },
    // Each browser that was here before by itself: whoever steals one's note shuts nobody else out.
    isKnown
      ? { hash: sessions.hash('attempt', `device ${from.deviceNote}`), ...signInGuesses.perPair }
      : account,
  ]
  const { wait, isJustOver } = await countAttempt(db, keys)
  if (admin && isJustOver) await recordSignIn(db, admin, 'locked-out', from.place, now)
  if (wait > 0) return { kind: 'wait', seconds: wait }
  if (!(await isPassword(admin?.password, form.password)) || !admin) {
    if (admin) await recordSignIn(db, admin, 'sign-in-failed', from.place, now)
    return { kind: 'wrong' }
  }
  const result = await checkCode(db, sessions, admin, form.code, from, now)
  if (result.kind !== 'wrong_code' && result.kind !== 'wait_with_codes') await forgiveAttempt(db, keys)
  return result
}

async function checkCode(
  db: Database,
  sessions: Sessions,
  admin: AdminRow,
  code: string,
  from: From,
  now: Date,
): Promise<SignInResult> {
  if (code.trim() === '') {
    if (admin.codeSecret) return { kind: 'code_needed' }
    const secret = sessions.offeredCodeSecret(admin)
    return { kind: 'code_to_set_up', secret, address: setUpAddress(secret, admin.email) }
  }
  const taken = await takeCode(db, sessions, admin, code, from.place, now)
  if (taken.kind === 'right') return openSession(db, sessions, admin, from, taken.with, now)
  if (taken.kind === 'wait') return { kind: 'wait_with_codes', seconds: taken.seconds }
  await recordSignIn(db, admin, 'sign-in-failed', from.place, now)
  return { kind: 'wrong_code' }
}
