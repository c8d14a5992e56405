import type { MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { networkOf } from '../../../infra/network-of.ts'
import { DEVICE_DAYS } from '../../../use-cases/sign-in/forget-sign-ins.ts'
import type { From, SignedIn } from '../../../use-cases/sign-in/open-session.ts'
import { placeOf } from '../../../use-cases/sign-in/place.ts'
import { memberOf } from '../../../use-cases/sign-in/sessions.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { refuse, type StaffContext, type StaffRequest } from './staff-request.ts'

const SESSION_COOKIE = 'staff'
const DEVICE_COOKIE = 'staffDevice'

const READING = new Set(['GET', 'HEAD'])
/** Sent by a screen that asks by itself while nobody touches it: that is no work, and the session may end. */
const UNATTENDED = 'x-unattended'

/** The origin the staff see. */
export const originOf = (context: StaffRequest, { publicUrl }: StaffDependencies): string =>
  publicUrl ?? new URL(context.req.url).origin

/** A page of another origin cannot make a browser that is signed in change anything. */
export function sameOrigin(deps: StaffDependencies): MiddlewareHandler<StaffContext> {
  return async (context, next) => {
    const asked = context.req.header('origin')
    if (!READING.has(context.req.method) && asked !== originOf(context, deps))
      return refuse(context, 'errors', 'wrong_origin', 403)
    return next()
  }
}

export const readSession = (context: StaffRequest, deps: StaffDependencies) =>
  deps.sessions.read(deps.database.db, readCookie(context, deps, SESSION_COOKIE), deps.now())

/** Nobody passes without a session. */
export function signedInOnly(deps: StaffDependencies): MiddlewareHandler<StaffContext> {
  const { database, sessions, now } = deps
  return async (context, next) => {
    const found = await readSession(context, deps)
    if (!found) return refuse(context, 'errors', 'signed_out', 401)
    if (!context.req.header(UNATTENDED)) await sessions.see(database.db, found.session, now())
    context.set('staff', { by: memberOf(found.admin), now: now() })
    context.set('session', found)
    await next()
    context.res.headers.set('cache-control', 'private, no-store')
  }
}

/** Where the request comes from, for those who are not known yet. */
export const fromOf = (context: StaffRequest, deps: StaffDependencies): From => ({
  address: networkOf(context.get('visitor')),
  deviceNote: readCookie(context, deps, DEVICE_COOKIE),
  place: placeOf(context.req.header('user-agent') ?? '', context.get('visitor')),
})

/** The browser keeps the session as long as it can last, and the note of having been here before. */
export function keepSession(context: StaffRequest, deps: StaffDependencies, signedIn: SignedIn): void {
  const keep = (name: string, value: string, maxAge: number) =>
    setCookie(context, name, value, { ...cookieRules(deps), maxAge })
  keep(SESSION_COOKIE, signedIn.sessionKey, deps.sessions.times.mostHours * 3600)
  keep(DEVICE_COOKIE, signedIn.deviceNote, DEVICE_DAYS * 86_400)
}

export const forgetSession = (context: StaffRequest, deps: StaffDependencies): void =>
  void deleteCookie(context, SESSION_COOKIE, cookieRules(deps))

const isSecure = ({ publicUrl }: StaffDependencies): boolean => publicUrl?.startsWith('https:') ?? false

function readCookie(context: StaffRequest, deps: StaffDependencies, name: string): string {
  return (isSecure(deps) ? getCookie(context, name, 'host') : getCookie(context, name)) ?? ''
}

/**
 * Over TLS the name itself begins with `__Host-`: no neighbouring domain and no page without TLS can plant one. Browsers
 * then want it for the whole site; elsewhere it goes to the staff's API alone.
 */
function cookieRules(deps: StaffDependencies): CookieOptions {
  const rules = { httpOnly: true, sameSite: 'Strict' } as const
  return isSecure(deps)
    ? { ...rules, path: '/', secure: true, prefix: 'host' }
    : { ...rules, path: '/api/admin', secure: false }
}
