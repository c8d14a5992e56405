import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { signInGuesses } from '../limits/sign-in-guesses.ts'
import { recordChange } from '../records/record-change.ts'
import { countAttempt, forgiveAttempt } from './attempts.ts'
import { stepOfCode } from './one-time-code.ts'
import { type ProofKind, recordSignIn } from './record-sign-in.ts'
import { recoveryCodeText } from './recovery-codes.ts'
import { type AdminRow, memberOf, type Place, type Sessions } from './sessions.ts'

type Taken = { kind: 'right'; with: ProofKind } | { kind: 'wrong' } | { kind: 'wait'; seconds: number }

/** Takes a code of the authenticator, or one of those kept for the day it is lost. Each works once. */
export async function takeCode(
  db: Database,
  sessions: Sessions,
  admin: AdminRow,
  code: string,
  place: Place,
  now: Date,
): Promise<Taken> {
  const key = {
    hash: sessions.hash('attempt', `code ${admin.id}`),
    ...signInGuesses.codes,
  }
  const { wait, isJustOver } = await countAttempt(db, [key])
  if (isJustOver) {
    await recordSignIn(db, admin, 'locked-out', place, now)
    await recordEvent(db, 'staff-alert', { about: 'codes-guessed', accountId: admin.id, ...place }, now)
  }
  if (wait > 0) return { kind: 'wait', seconds: wait }
  const taken = (await takeOneTimeCode(db, sessions, admin, code, now))
    ? 'code'
    : (await takeRecoveryCode(db, sessions, admin, code, now))
      ? 'recovery-code'
      : undefined
  if (!taken) return { kind: 'wrong' }
  await forgiveAttempt(db, [key])
  return { kind: 'right', with: taken }
}

async function takeOneTimeCode(
  db: Database,
  sessions: Sessions,
  admin: AdminRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const secret = admin.codeSecret ?? sessions.offeredCodeSecret(admin)
  const step = stepOfCode(secret, code, admin.codeStep, now)
  if (step === undefined) return false
  const { admins } = schema
  return db.transaction(async (tx) => {
    // Of two who send the same code at once one comes in.
    const [fresh] = await tx
      .update(admins)
      .set({ codeSecret: secret, codeStep: step })
      .where(and(eq(admins.id, admin.id), or(isNull(admins.codeStep), lt(admins.codeStep, step))))
      .returning()
    if (!fresh) return false
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
    return true
  })
}

async function takeRecoveryCode(
  db: Database,
  sessions: Sessions,
  admin: AdminRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const { staffRecoveryCodes: codes } = schema
  const text = recoveryCodeText(code)
  if (!text) return false
  const taken = await db
    .update(codes)
    .set({ usedAt: now })
    .where(
      and(
        eq(codes.adminId, admin.id),
        eq(codes.codeHash, sessions.hash('recovery code', `${admin.id} ${text}`)),
        isNull(codes.usedAt),
      ),
    )
    .returning({ id: codes.id })
  return taken.length > 0
}
