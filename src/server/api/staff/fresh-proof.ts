import { Hono, type MiddlewareHandler } from 'hono'
import { proofBody, shownPasskeyBody } from '../../../contract/staff/sign-in.ts'
import { relyingPartyOf } from '../../../use-cases/sign-in/passkey-challenge.ts'
import { askForPasskey, showPasskey } from '../../../use-cases/sign-in/show-passkey.ts'
import { takeCode } from '../../../use-cases/sign-in/take-code.ts'
import { fromOf, originOf } from './auth.ts'
import { refuseWait } from './refuse-wait.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, readBody, refuse, type StaffContext, type StaffRequest } from './staff-request.ts'

/** Whether a code or a passkey was shown just now; where it was not, how it is refused. */
export function staleProof(
  context: StaffRequest,
  { sessions, now }: StaffDependencies,
): Response | undefined {
  const { session } = context.get('session')
  return sessions.isProved(session, now()) ? undefined : refuse(context, 'errors', 'fresh_proof_needed', 403)
}

/** A session that someone else took over is not enough for accounts, whole people and large sums. */
export const freshProofOnly =
  (deps: StaffDependencies): MiddlewareHandler<StaffContext> =>
  async (context, next) =>
    staleProof(context, deps) ?? next()

/** "Confirm that it is you": a code, or a passkey. */
export function proofRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const { database, sessions, now } = deps
  const { db } = database
  const app = new Hono<StaffContext>()

  app.post('/me/proof', async (context) => {
    const body = await readBody(context, proofBody)
    if (!body.ok) return body.response
    const { admin, session } = context.get('session')
    const { place } = fromOf(context, deps)
    const taken = await takeCode(db, sessions, admin, body.data.code, place, now())
    if (taken.kind === 'wait') return refuseWait(context, 'too_many_codes', taken.seconds)
    if (taken.kind === 'wrong')
      return refuse(context, 'errors', 'wrong_code', 422, { errors: [{ path: 'code', code: 'wrong' }] })
    await sessions.prove(db, session, now())
    return answer(context, 'POST /me/proof', { status: 'proved' })
  })

  app.post('/me/proof/question', async (context) => {
    const party = relyingPartyOf(originOf(context, deps))
    if (!party) return refuse(context, 'errors', 'no_passkeys_here', 409)
    const question = await askForPasskey(db, party, context.get('staff').by.id, now())
    return answer(context, 'POST /me/proof/question', question)
  })
  app.post('/me/proof/passkey', async (context) => {
    const body = await readBody(context, shownPasskeyBody)
    if (!body.ok) return body.response
    const party = relyingPartyOf(originOf(context, deps))
    const { admin, session } = context.get('session')
    const shown = party && (await showPasskey(db, party, admin.id, body.data.credential, now()))
    if (!shown) return refuse(context, 'errors', 'passkey_refused', 422)
    await sessions.prove(db, session, now())
    return answer(context, 'POST /me/proof/passkey', { status: 'proved' })
  })
  return app
}
