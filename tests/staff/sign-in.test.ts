import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { codeAt, stepAt } from '../../src/use-cases/sign-in/one-time-code.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { CODE_SECRET, cookieOf, hire, ORIGIN, PASSWORD, passLimits, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ TRUSTED_PROXIES: '1' })
let visitors = 0
/** Everyone from an address of their own, so that one test's guesses are not another's. */
let address = ''
beforeEach(() => {
  system.clock.now = TEST_NOW
  visitors += 1
  address = `203.0.113.${visitors}`
})

const codeNow = () => codeAt(CODE_SECRET, stepAt(system.clock.now))
const login = (form: object, { from = address, cookie = '' } = {}) =>
  system.post('/api/admin/login', form, { origin: ORIGIN, 'x-forwarded-for': from, cookie })
const me = (cookie: string) => system.get('/api/admin/me', { cookie })

describe('signing in', () => {
  it('takes e-mail, password and a code, whatever the case of the e-mail', async () => {
    const { email, id, name } = await hire(system, 'agent')
    const answer = await login({ email: ` ${email.toUpperCase()} `, password: PASSWORD, code: codeNow() })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id, name, email, role: 'agent', scope: { placeIds: [] } })
    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('staff='))
    expect(cookie).toMatch(/Path=\/api\/admin; HttpOnly; SameSite=Strict/)
    expect((await me(cookieOf(answer))).status).toBe(200)
  })

  it('asks for the code when there is none, and takes each once', async () => {
    const { email } = await hire(system, 'agent')
    const without = await login({ email, password: PASSWORD })
    expect([without.status, (await without.json()).code]).toEqual([401, 'code_needed'])
    const code = codeNow()
    const both = await Promise.all([1, 2].map(() => login({ email, password: PASSWORD, code })))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]))
    system.later(0.5)
    expect((await login({ email, password: PASSWORD, code: codeNow() })).status).toBe(200)
  })

  it('has an authenticator set up the first time, and never offers it again', async () => {
    const { email, id } = await hire(system, 'agent', { codeSecret: null })
    const offer = await login({ email, password: PASSWORD })
    const { code, secret, address: uri } = await offer.json()
    expect([offer.status, code]).toEqual([403, 'code_to_set_up'])
    expect(uri).toContain(secret)
    expect((await login({ email, password: PASSWORD, code: '000000' })).status).toBe(401)
    const right = codeAt(secret, stepAt(system.clock.now))
    expect((await login({ email, password: PASSWORD, code: right })).status).toBe(200)
    system.later(1)
    expect((await (await login({ email, password: PASSWORD })).json()).code).toBe('code_needed')
    const log = await system.db().select().from(schema.auditLog).where(eq(schema.auditLog.recordId, id))
    expect(log).toContainEqual(expect.objectContaining({ action: 'set-up-code', after: { codeSecret: '•' } }))
  })

  it('says the same of a wrong password, a stranger and someone who left', async () => {
    const { email } = await hire(system, 'agent')
    const gone = await hire(system, 'agent')
    await system.db().update(schema.admins).set({ isActive: false }).where(eq(schema.admins.id, gone.id))
    const answers = await Promise.all([
      login({ email, password: 'vale parool siin' }),
      login({ email: 'keegi@example.ee', password: PASSWORD }),
      login({ email: gone.email, password: PASSWORD, code: codeNow() }),
    ])
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain('wrong_credentials')
  })

  it('slows down who guesses from one address, also at accounts that do not exist', async () => {
    for (const email of [(await hire(system, 'agent')).email, 'pole@example.ee']) {
      const from = `198.51.100.${email.length}`
      const statuses: number[] = []
      for (let i = 0; i < 11; i++) statuses.push((await login({ email, password: 'vale' }, { from })).status)
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
      const waiting = await login({ email, password: PASSWORD, code: codeNow() }, { from })
      expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
      await passLimits(system, 14)
      expect((await login({ email, password: 'vale' }, { from })).status).toBe(429)
      await passLimits(system, 1)
      expect((await login({ email, password: 'vale' }, { from })).status).toBe(401)
    }
  })

  it('takes the addresses of one network of IPv6 for one', async () => {
    const { email } = await hire(system, 'agent')
    const statuses: number[] = []
    for (let i = 0; i < 11; i++)
      statuses.push((await login({ email, password: 'vale' }, { from: `2001:db8:7:7::${i}` })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    expect((await login({ email, password: 'vale' }, { from: '2001:db8:7:8::1' })).status).toBe(401)
  })

  it('does not let strangers lock the owner of an account out of the browser they use', async () => {
    const { email } = await hire(system, 'agent')
    const first = await login({ email, password: PASSWORD, code: codeNow() })
    const device = cookieOf(first, 'staffDevice')
    const statuses = new Set<number>()
    for (let i = 0; i < 60; i++) {
      statuses.add((await login({ email, password: 'vale' }, { from: `192.0.2.${i}` })).status)
    }
    expect(statuses).toEqual(new Set([401, 429]))
    system.later(1)
    const form = { email, password: PASSWORD, code: codeNow() }
    expect((await login(form, { from: '192.0.2.200' })).status).toBe(429)
    expect((await login(form, { cookie: device })).status).toBe(200)
  })

  it('counts guesses that come all at once', async () => {
    const { email } = await hire(system, 'agent')
    const answers = await Promise.all(Array.from({ length: 14 }, () => login({ email, password: 'vale' })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('needs a page of ours to come from', async () => {
    const { email } = await hire(system, 'agent')
    const form = { email, password: PASSWORD, code: codeNow() }
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      const answer = await system.post('/api/admin/login', form, headers)
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'wrong_origin'])
    }
  })

  it.each([
    {},
    { email: 'a' },
    { email: 1, password: 2 },
    [],
    '"text"',
    { email: 'a@b.ee', password: 'x'.repeat(501) },
  ])('refuses the form %j', async (form) => expect((await login(form as object)).status).toBe(422))
})

describe('a session', () => {
  it('is nobody else’s: forged, cut or changed ones open nothing', async () => {
    const { cookie } = await signedIn(system, 'agent')
    const forged = [
      '',
      'staff=',
      'staff=garbage',
      cookie.slice(0, -1),
      `${cookie}A`,
      'staff=99999999999999.1.x',
    ]
    for (const one of forged) {
      const answer = await me(one)
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'signed_out'])
    }
    const [row] = await system.db().select().from(schema.staffSessions).limit(1)
    expect((await me(`staff=${row?.keyHash}`)).status).toBe(401)
  })

  it('ends everywhere, by oneself or by an owner', async () => {
    const agent = await signedIn(system, 'agent')
    const owner = await signedIn(system, 'owner')
    expect((await agent.post(`/admins/${owner.id}/end-sessions`)).status).toBe(403)
    expect((await owner.post(`/admins/${agent.id}/end-sessions`)).status).toBe(200)
    expect((await me(agent.cookie)).status).toBe(401)
    expect((await owner.post('/admins/999999/end-sessions')).status).toBe(404)
    const out = await owner.post('/me/end-sessions')
    expect(out.status).toBe(200)
    expect((await me(owner.cookie)).status).toBe(401)
    const log = await system
      .db()
      .select()
      .from(schema.auditLog)
      .where(eq(schema.auditLog.action, 'end-sessions'))
    expect(log.map(({ adminId, recordId }) => [adminId, recordId])).toEqual([
      [owner.id, agent.id],
      [owner.id, owner.id],
    ])
    expect(JSON.stringify(log)).not.toMatch(/[\w-]{43}/)
  })

  it('is over for someone who is no longer active, and signing out forgets it', async () => {
    const agent = await signedIn(system, 'agent')
    await system.db().update(schema.admins).set({ isActive: false }).where(eq(schema.admins.id, agent.id))
    expect((await agent.get('/me')).status).toBe(401)
    const out = await agent.post('/logout')
    expect(out.headers.getSetCookie().join()).toMatch(/^staff=;.*Max-Age=0/)
  })
})
