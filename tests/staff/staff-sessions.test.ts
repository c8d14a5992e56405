import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { codeAt, stepAt } from '../../src/use-cases/sign-in/one-time-code.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { type AtWork, CODE_SECRET, cookieOf, hire, ORIGIN, PASSWORD, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const IDLE = 60
const system = useTestSystem({ STAFF_IDLE_MINUTES: String(IDLE), TRUSTED_PROXIES: '1' })
const me = (cookie: string, headers = {}) => system.get('/api/admin/me', { cookie, ...headers })
/** The same person somewhere else. */
const elsewhere = async ({ email }: AtWork, userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/145.0') => {
  system.later(1)
  const code = codeAt(CODE_SECRET, stepAt(system.clock.now))
  const answer = await system.post(
    '/api/admin/login',
    { email, password: PASSWORD, code },
    { origin: ORIGIN, 'user-agent': userAgent, 'x-forwarded-for': '198.51.100.77' },
  )
  expect(answer.status).toBe(200)
  return cookieOf(answer)
}
beforeEach(() => {
  system.clock.now = TEST_NOW
})

describe('a session of the staff', () => {
  it('is over once signed out: the same cookie opens nothing any more', async () => {
    const agent = await signedIn(system, 'agent')
    const out = await agent.post('/logout')
    expect(out.headers.getSetCookie().join()).toMatch(/^staff=;.*Max-Age=0/)
    const again = await me(agent.cookie)
    expect([again.status, (await again.json()).code]).toEqual([401, 'signed_out'])
  })

  it('ends after an hour without work, not while there is some', async () => {
    const { cookie } = await signedIn(system, 'agent')
    for (let i = 0; i < 3; i++) {
      system.later(IDLE - 1)
      expect((await me(cookie)).status).toBe(200)
    }
    system.later(IDLE)
    expect((await me(cookie)).status).toBe(401)
  })

  it('is not kept open by a screen that nobody looks at', async () => {
    const { cookie } = await signedIn(system, 'agent')
    for (let i = 0; i < 5; i++) {
      system.later(IDLE / 6)
      expect((await me(cookie, { 'x-unattended': '1' })).status).toBe(200)
    }
    system.later(IDLE / 6)
    expect((await me(cookie, { 'x-unattended': '1' })).status).toBe(401)
  })

  it('ends after half a day, however much work there is', async () => {
    const { cookie } = await signedIn(system, 'agent')
    for (let hours = 0.5; hours < 12; hours += 0.5) {
      system.later(30)
      expect((await me(cookie)).status).toBe(200)
    }
    system.later(30)
    expect((await me(cookie)).status).toBe(401)
  })

  it('is listed with its device and neighbourhood, and ends one by one', async () => {
    const agent = await signedIn(system, 'agent')
    const other = await elsewhere(agent)
    const { sessions } = await (await agent.get('/me/account')).json()
    expect(sessions).toMatchObject([
      { device: 'Firefox, Linux', address: '198.51.100.0', isThis: false },
      { device: '', isThis: true },
    ])
    const stranger = await signedIn(system, 'owner')
    expect((await stranger.post(`/me/sessions/${sessions[0].id}/end`)).status).toBe(404)
    expect((await me(other)).status).toBe(200)
    expect((await agent.post(`/me/sessions/${sessions[0].id}/end`)).status).toBe(200)
    expect((await me(other)).status).toBe(401)
    expect((await (await agent.get('/me/account')).json()).sessions).toHaveLength(1)
  })

  it('stays while all others of the account end', async () => {
    const agent = await signedIn(system, 'agent')
    const others = [await elsewhere(agent), await elsewhere(agent)]
    expect((await agent.post('/me/end-other-sessions')).status).toBe(200)
    for (const cookie of others) expect((await me(cookie)).status).toBe(401)
    expect((await me(agent.cookie)).status).toBe(200)
  })

  it.each([{ role: 'owner' }, { isActive: false }, { email: 'uus.aadress@example.ee' }])(
    'ends when an owner changes %j',
    async (change) => {
      const agent = await signedIn(system, 'agent')
      const owner = await signedIn(system, 'owner')
      expect((await owner.put(`/admins/${agent.id}`, change)).status).toBe(200)
      expect((await me(agent.cookie)).status).toBe(401)
      await owner.put(`/admins/${agent.id}`, { isActive: true })
      expect((await me(agent.cookie)).status).toBe(401)
    },
  )

  it('is not ended by another name', async () => {
    const agent = await signedIn(system, 'agent')
    const owner = await signedIn(system, 'owner')
    expect((await owner.put(`/admins/${agent.id}`, { name: 'Mari Murakas' })).status).toBe(200)
    expect((await me(agent.cookie)).status).toBe(200)
  })

  it('is kept as a hash: what the database holds opens nothing', async () => {
    const agent = await signedIn(system, 'agent')
    const [row] = await system
      .db()
      .select()
      .from(schema.staffSessions)
      .where(eq(schema.staffSessions.adminId, agent.id))
    expect(JSON.stringify(row)).not.toContain(agent.cookie.split('=')[1])
    expect((await me(`staff=${row?.keyHash}`)).status).toBe(401)
  })
})

describe('over TLS', () => {
  const secure = useTestSystem({
    PUBLIC_URL: 'https://rent.example',
    SIMULATE: 'bank,phones,lockers,mail',
  })

  it('the cookies are named so that nobody else can plant them', async () => {
    const { email } = await hire(secure, 'agent')
    const code = codeAt(CODE_SECRET, stepAt(secure.clock.now))
    const answer = await secure.post(
      '/api/admin/login',
      { email, password: PASSWORD, code },
      { origin: 'https://rent.example' },
    )
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^__Host-staff(Device)?=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      )
    const [session = ''] = cookies[0]?.split(';') ?? []
    expect((await secure.get('/api/admin/me', { cookie: session })).status).toBe(200)
    const planted = session.replace('__Host-', '')
    expect((await secure.get('/api/admin/me', { cookie: planted })).status).toBe(401)
  })
})
