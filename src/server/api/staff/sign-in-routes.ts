import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { signInForm } from '../../../contract/staff/sign-in.ts'
import { rotateSecret } from '../../../use-cases/sign-in/accounts.ts'
import { memberOf } from '../../../use-cases/sign-in/sessions.ts'
import { signIn } from '../../../use-cases/sign-in/sign-in.ts'
import { COOKIE_PATH, cookieRules, keepSession, ownersOnly, SESSION_COOKIE, signedInOnly } from './auth.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, readBody, refuse, requestedId, type StaffContext } from './staff-request.ts'

const DEVICE_COOKIE = 'staffDevice'
const DEVICE_DAYS = 180

/** The door itself: in, out, who am I, and out everywhere. */
export function signInRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const { database, sessions, now } = deps
  const app = new Hono<StaffContext>()

  app.post('/login', async (context) => {
    const form = await readBody(context, signInForm)
    if (!form.ok) return form.response
    const from = { address: context.get('visitor'), device: getCookie(context, DEVICE_COOKIE) ?? '' }
    const result = await signIn(database.db, sessions, form.data, from, now())
    switch (result.kind) {
      case 'signed_in':
        keepSession(context, deps, sessions.open(result.admin, now()))
        setCookie(context, DEVICE_COOKIE, sessions.deviceNote(result.admin), {
          ...cookieRules(deps),
          maxAge: DEVICE_DAYS * 86_400,
        })
        return answer(context, 'POST /login', memberOf(result.admin))
      case 'code_to_set_up':
        return refuse(context, 'errors', 'code_to_set_up', 403, {
          secret: result.secret,
          address: result.address,
        })
      case 'wait':
        return refuse(
          context,
          'errors',
          'too_many_attempts',
          429,
          {},
          { 'retry-after': String(result.seconds) },
        )
      case 'code_needed':
        return refuse(context, 'errors', 'code_needed', 401)
      case 'wrong_code':
        return refuse(context, 'errors', 'wrong_code', 401, { errors: [{ path: 'code', code: 'wrong' }] })
      case 'wrong':
        return refuse(context, 'errors', 'wrong_credentials', 401)
    }
  })
  app.post('/logout', (context) => {
    forget(context)
    return answer(context, 'POST /logout', { status: 'signed out' })
  })

  app.get('/me', signedInOnly(deps), (context) => answer(context, 'GET /me', context.get('staff').by))
  app.get('/parts', signedInOnly(deps), (context) => answer(context, 'GET /parts', deps.parts))
  app.post('/me/end-sessions', signedInOnly(deps), async (context) => {
    const staff = context.get('staff')
    await rotateSecret(database.db, staff.by.id, staff)
    forget(context)
    return answer(context, 'POST /me/end-sessions', { status: 'signed out everywhere' })
  })
  app.post('/admins/:id{[0-9]{1,9}}/end-sessions', signedInOnly(deps), ownersOnly, async (context) => {
    const ended = await rotateSecret(database.db, requestedId(context), context.get('staff'))
    return ended.ok
      ? answer(context, 'POST /admins/:id/end-sessions', { status: 'signed out everywhere' })
      : refuse(context, 'errors', ended.code, 404)
  })
  return app
}

function forget(context: Context): void {
  deleteCookie(context, SESSION_COOKIE, { path: COOKIE_PATH })
}
