import { Hono } from 'hono'
import { newPasskeyBody, passwordBody } from '../../../contract/staff/sign-in.ts'
import { endAccountSessions, resetSignIn } from '../../../use-cases/sign-in/accounts.ts'
import { changePassword } from '../../../use-cases/sign-in/change-password.ts'
import { invite } from '../../../use-cases/sign-in/invite.ts'
import { relyingPartyOf } from '../../../use-cases/sign-in/passkey-challenge.ts'
import { countRecoveryCodes, makeRecoveryCodes } from '../../../use-cases/sign-in/recovery-codes.ts'
import {
  listPasskeys,
  offerPasskey,
  registerPasskey,
  removePasskey,
} from '../../../use-cases/sign-in/register-passkey.ts'
import { endSessions } from '../../../use-cases/sign-in/sessions.ts'
import { requestLocale } from '../request-context.ts'
import { forgetSession, fromOf, originOf } from './auth.ts'
import { freshProofOnly } from './fresh-proof.ts'
import { refuseWait } from './refuse-wait.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  readBody,
  refuse,
  refuseFields,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

/** One's own account: where it is open, and what opens it. */
export function accountRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const { database, sessions, papers, now } = deps
  const { db } = database
  const app = new Hono<StaffContext>()
  const fresh = freshProofOnly(deps)
  const company = () => papers.catalogue.current.company.name

  app.get('/me', (context) => answer(context, 'GET /me', context.get('staff').by))
  app.get('/parts', (context) => answer(context, 'GET /parts', deps.parts))
  app.get('/me/account', async (context) => {
    const { admin, session } = context.get('session')
    const open = await sessions.list(db, admin.id, now())
    return answer(context, 'GET /me/account', {
      sessions: open.map(({ id, device, address, createdAt, lastSeenAt }) => ({
        id,
        device,
        address,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isThis: id === session.id,
      })),
      passkeys: (await listPasskeys(db, admin.id)).map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      canHavePasskeys: relyingPartyOf(originOf(context, deps)) !== undefined,
      recoveryCodesLeft: await countRecoveryCodes(db, admin.id),
    })
  })

  app.post('/me/sessions/:id/end', async (context) => {
    const ended = await endSessions(db, context.get('staff').by.id, { only: requestedId(context) }, now())
    return ended > 0
      ? answer(context, 'POST /me/sessions/:id/end', { status: 'ended' })
      : refuse(context, 'errors', 'not_found', 404)
  })
  app.post('/me/end-sessions', async (context) => {
    const staff = context.get('staff')
    await endAccountSessions(db, staff.by.id, staff)
    forgetSession(context, deps)
    return answer(context, 'POST /me/end-sessions', { status: 'signed out everywhere' })
  })
  app.post('/me/end-other-sessions', async (context) => {
    const { admin, session } = context.get('session')
    await endAccountSessions(db, admin.id, context.get('staff'), { but: session.id })
    return answer(context, 'POST /me/end-other-sessions', { status: 'signed out elsewhere' })
  })

  app.post('/me/password', fresh, async (context) => {
    const body = await readBody(context, passwordBody)
    if (!body.ok) return body.response
    const changed = await changePassword(db, sessions, context.get('session'), body.data, company(), now())
    if (changed.ok) return answer(context, 'POST /me/password', { status: 'changed' })
    if (changed.code === 'wait') return refuseWait(context, 'too_many_attempts', changed.seconds)
    return refuseFields(context, [
      changed.code === 'invalid'
        ? { path: 'newPassword', code: changed.fault }
        : { path: 'password', code: 'wrong' },
    ])
  })
  app.post('/me/recovery-codes', fresh, async (context) => {
    const codes = await makeRecoveryCodes(db, sessions, context.get('staff'))
    return answer(context, 'POST /me/recovery-codes', { codes })
  })

  app.post('/me/passkeys/offer', fresh, async (context) => {
    const party = relyingPartyOf(originOf(context, deps))
    if (!party) return refuse(context, 'errors', 'no_passkeys_here', 409)
    const offer = await offerPasskey(db, context.get('staff'), party, company())
    return answer(context, 'POST /me/passkeys/offer', offer)
  })
  app.post('/me/passkeys', fresh, async (context) => {
    const body = await readBody(context, newPasskeyBody)
    if (!body.ok) return body.response
    const party = relyingPartyOf(originOf(context, deps))
    const { device } = fromOf(context, deps).place
    const staff = context.get('staff')
    const isMade = party && (await registerPasskey(db, staff, party, body.data.credential, device))
    return isMade
      ? answer(context, 'POST /me/passkeys', { status: 'made' }, { status: 201 })
      : refuse(context, 'errors', 'passkey_refused', 422)
  })
  app.delete('/me/passkeys/:id', fresh, async (context) =>
    (await removePasskey(db, context.get('staff'), requestedId(context)))
      ? answer(context, 'DELETE /me/passkeys/:id', { status: 'removed' })
      : refuse(context, 'errors', 'not_found', 404),
  )

  app.post('/admins/:id{[0-9]{1,9}}/end-sessions', fresh, async (context) => {
    const ended = await endAccountSessions(db, requestedId(context), context.get('staff'))
    return ended.ok
      ? answer(context, 'POST /admins/:id/end-sessions', { status: 'signed out everywhere' })
      : refuse(context, 'errors', ended.code, 404)
  })
  const invited = async (
    context: StaffRequest,
    call: 'POST /admins/:id/invite' | 'POST /admins/:id/reset-sign-in',
  ): Promise<Response> => {
    const { links, origin } = papers
    const staff = context.get('staff')
    const language = requestLocale(context)
    const made = await invite(db, requestedId(context), { links, origin, staff, language })
    if (!made) return refuse(context, 'errors', 'not_found', 404)
    const { link, until, email } = made
    return answer(context, call, { link, until: until.toISOString(), email })
  }
  app.post('/admins/:id{[0-9]{1,9}}/invite', fresh, (context) => invited(context, 'POST /admins/:id/invite'))
  app.post('/admins/:id{[0-9]{1,9}}/reset-sign-in', fresh, async (context) => {
    const reset = await resetSignIn(db, requestedId(context), context.get('staff'))
    if (!reset.ok) return refuse(context, 'errors', reset.code, reset.code === 'yourself' ? 409 : 404)
    return invited(context, 'POST /admins/:id/reset-sign-in')
  })
  return app
}
