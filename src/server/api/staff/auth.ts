import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { memberOf, SESSION_HOURS } from '../../../use-cases/sign-in/sessions.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { refuse, type StaffContext, type StaffRequest } from './staff-request.ts'

/** Sent to the staff's API alone: no page of the site ever sees it. */
export const SESSION_COOKIE = 'staff'
export const COOKIE_PATH = '/api/admin'

const READING = new Set(['GET', 'HEAD'])

/** A page of another origin cannot make a browser that is signed in change anything. */
export function sameOrigin({ publicUrl }: StaffDependencies): MiddlewareHandler<StaffContext> {
  return async (context, next) => {
    const own = publicUrl ?? new URL(context.req.url).origin
    const asked = context.req.header('origin')
    if (!READING.has(context.req.method) && asked !== own)
      return refuse(context, 'errors', 'wrong_origin', 403)
    return next()
  }
}

/** Nobody passes without a session; a session in use is renewed before it ends. */
export function signedInOnly(deps: StaffDependencies): MiddlewareHandler<StaffContext> {
  const { database, sessions, now } = deps
  return async (context, next) => {
    const session = await sessions.read(database.db, getCookie(context, SESSION_COOKIE) ?? '', now())
    if (!session) return refuse(context, 'errors', 'signed_out', 401)
    context.set('staff', { by: memberOf(session.admin), now: now() })
    await next()
    if (session.isOld) keepSession(context, deps, sessions.open(session.admin, now()))
    context.res.headers.set('cache-control', 'private, no-store')
  }
}

export const ownersOnly: MiddlewareHandler<StaffContext> = async (context, next) =>
  context.get('staff').by.role === 'owner' ? next() : refuse(context, 'errors', 'owners_only', 403)

export function keepSession(context: StaffRequest, deps: StaffDependencies, note: string): void {
  // A verb that has just ended the session must not be followed by a cookie that keeps it.
  if (context.res.headers.get('set-cookie')?.includes(`${SESSION_COOKIE}=`)) return
  setCookie(context, SESSION_COOKIE, note, { ...cookieRules(deps), maxAge: SESSION_HOURS * 3600 })
}

export const cookieRules = ({ publicUrl }: StaffDependencies) =>
  ({
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl?.startsWith('https:') ?? false,
  }) as const
