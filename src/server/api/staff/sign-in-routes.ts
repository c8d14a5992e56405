import { Hono } from 'hono'
import { acceptBody, invitationBody, shownPasskeyBody, signInForm } from '../../../contract/staff/sign-in.ts'
import { acceptInvitation, readInvitation } from '../../../use-cases/sign-in/accept-invitation.ts'
import { countAttempt, forgiveAttempt } from '../../../use-cases/sign-in/attempts.ts'
import { openSession } from '../../../use-cases/sign-in/open-session.ts'
import { relyingPartyOf } from '../../../use-cases/sign-in/passkey-challenge.ts'
import { recordSignIn } from '../../../use-cases/sign-in/record-sign-in.ts'
import { endSessions, memberOf } from '../../../use-cases/sign-in/sessions.ts'
import { askForPasskey, showPasskey } from '../../../use-cases/sign-in/show-passkey.ts'
import { addressKey, signIn } from '../../../use-cases/sign-in/sign-in.ts'
import { forgetSession, fromOf, keepSession, originOf, readSession } from './auth.ts'
import { refuseWait } from './refuse-wait.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, readBody, refuse, refuseFields, type StaffContext } from './staff-request.ts'

/** The way in, for those whom nobody knows yet, and the way out. */
export function signInRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const { database, sessions, papers, now } = deps
  const { db } = database
  const app = new Hono<StaffContext>()

  app.post('/login', async (context) => {
    const form = await readBody(context, signInForm)
    if (!form.ok) return form.response
    const result = await signIn(db, sessions, form.data, fromOf(context, deps), now())
    switch (result.kind) {
      case 'signed_in':
        keepSession(context, deps, result)
        return answer(context, 'POST /login', memberOf(result.admin))
      case 'code_to_set_up': {
        const { secret, address } = result
        return refuse(context, 'errors', 'code_to_set_up', 403, { secret, address })
      }
      case 'wait':
        return refuseWait(context, 'too_many_attempts', result.seconds)
      case 'wait_with_codes':
        return refuseWait(context, 'too_many_codes', result.seconds)
      case 'code_needed':
        return refuse(context, 'errors', 'code_needed', 401)
      case 'wrong_code':
        return refuse(context, 'errors', 'wrong_code', 401, { errors: [{ path: 'code', code: 'wrong' }] })
      case 'wrong':
        return refuse(context, 'errors', 'wrong_credentials', 401)
    }
  })

  app.post('/logout', async (context) => {
    const found = await readSession(context, deps)
    if (found) {
      await endSessions(db, found.admin.id, { only: found.session.id }, now())
      await recordSignIn(db, found.admin, 'sign-out', fromOf(context, deps).place, now())
    }
    forgetSession(context, deps)
    return answer(context, 'POST /logout', { status: 'signed out' })
  })

  app.post('/login/question', async (context) => {
    const party = relyingPartyOf(originOf(context, deps))
    if (!party) return refuse(context, 'errors', 'no_passkeys_here', 409)
    const { wait } = await countAttempt(db, [addressKey(sessions, fromOf(context, deps))])
    if (wait > 0) return refuseWait(context, 'too_many_attempts', wait)
    return answer(context, 'POST /login/question', await askForPasskey(db, party, null, now()))
  })
  app.post('/login/passkey', async (context) => {
    const body = await readBody(context, shownPasskeyBody)
    if (!body.ok) return body.response
    const party = relyingPartyOf(originOf(context, deps))
    const admin = party && (await showPasskey(db, party, null, body.data.credential, now()))
    if (!admin) return refuse(context, 'errors', 'passkey_refused', 422)
    const from = fromOf(context, deps)
    await forgiveAttempt(db, [addressKey(sessions, from)])
    keepSession(context, deps, await openSession(db, sessions, admin, from, 'passkey', now()))
    return answer(context, 'POST /login/passkey', memberOf(admin))
  })

  app.post('/invitation', async (context) => {
    const body = await readBody(context, invitationBody)
    if (!body.ok) return body.response
    const opened = await readInvitation(db, papers.links, body.data.token, now())
    if (!opened) return refuse(context, 'errors', 'invitation_over', 404)
    const { name, email } = opened.admin
    return answer(context, 'POST /invitation', { name, email })
  })
  app.post('/invitation/accept', async (context) => {
    const body = await readBody(context, acceptBody)
    if (!body.ok) return body.response
    const company = papers.catalogue.current.company.name
    const accepted = await acceptInvitation(db, papers.links, body.data, company, now())
    if (accepted.ok) return answer(context, 'POST /invitation/accept', { email: accepted.email })
    return accepted.code === 'invalid'
      ? refuseFields(context, [{ path: 'password', code: accepted.fault }])
      : refuse(context, 'errors', 'invitation_over', 404)
  })
  return app
}
