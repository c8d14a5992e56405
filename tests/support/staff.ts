import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import type { StaffRole, StaffScope } from '../../src/domain/people/rights.ts'
import type { StaffMember } from '../../src/domain/people/staff.ts'
import { newTokenSecret } from '../../src/use-cases/sign-in/accounts.ts'
import { codeAt, stepAt, toBase32 } from '../../src/use-cases/sign-in/one-time-code.ts'
import { memberOf } from '../../src/use-cases/sign-in/sessions.ts'
import type { TestSystem } from './test-system.ts'

/** The origin of requests that never touch a network. */
export const ORIGIN = 'http://localhost'

export const PASSWORD = 'kolm sinist kajakat'
export const CODE_SECRET = toBase32(Buffer.from('12345678901234567890'))

/** Derived in no time: a hash says what it costs to compare with, and hundreds of tests go through the door. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

export type Colleague = StaffMember

/** So long has gone by since everything that was limited was counted: that is done by the database's clock. */
export async function passLimits({ db }: Pick<TestSystem, 'db'>, minutes: number): Promise<void> {
  const { limitCounts } = schema
  const until = sql`${limitCounts.until} - ${minutes} * interval '1 minute'`
  await db().update(limitCounts).set({ until })
}

/** Hires someone who has an authenticator already. */
export async function hire(
  { db }: Pick<TestSystem, 'db'>,
  role: StaffRole,
  known: { codeSecret?: string | null; name?: string; scope?: Partial<StaffScope> } = {},
): Promise<Colleague> {
  const { codeSecret = CODE_SECRET, name = role === 'owner' ? 'Omanik Oskar' : 'Mari Maasikas' } = known
  const email = `${role}-${randomUUID().slice(0, 8)}@example.ee`
  const [hired] = await db()
    .insert(schema.admins)
    .values({
      email,
      name,
      role,
      password: await passwordHash,
      tokenSecret: newTokenSecret(),
      codeSecret,
      ...known.scope,
    })
    .returning()
  if (!hired) throw new Error('nobody was hired')
  return memberOf(hired)
}

export type AtWork = Colleague & {
  cookie: string
  get: (path: string) => Promise<Response>
  post: (path: string, body?: unknown) => Promise<Response>
  put: (path: string, body: unknown) => Promise<Response>
  del: (path: string) => Promise<Response>
}

/** Someone of the staff at work in their browser: paths are below `/api/admin`. */
export async function signedIn(
  system: TestSystem,
  role: StaffRole,
  scope: Partial<StaffScope> = {},
): Promise<AtWork> {
  const colleague = await hire(system, role, { scope })
  const code = codeAt(CODE_SECRET, stepAt(system.clock.now))
  const login = await system.post(
    '/api/admin/login',
    { email: colleague.email, password: PASSWORD, code },
    { origin: ORIGIN },
  )
  if (login.status !== 200) throw new Error(`signing in answered ${login.status} ${await login.text()}`)
  const cookie = cookieOf(login)
  const call = (method: string, path: string, body?: unknown) =>
    system.send(`/api/admin${path}`, {
      method,
      headers: { cookie, origin: ORIGIN, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return {
    ...colleague,
    cookie,
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    del: (path) => call('DELETE', path),
  }
}

/** One cookie alone, as a browser would send it back: the session, or the note of the device. */
export function cookieOf(response: Response, name: 'staff' | 'staffDevice' = 'staff'): string {
  const kept = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  return kept?.split(';')[0] ?? ''
}
