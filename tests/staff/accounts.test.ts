import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { resetAccount } from '../../src/use-cases/sign-in/accounts.ts'
import { codeAt, stepAt } from '../../src/use-cases/sign-in/one-time-code.ts'
import { TEST_NOW } from '../support/small-company.ts'
import {
  type AtWork,
  CODE_SECRET,
  cookieOf,
  hire,
  ORIGIN,
  PASSWORD,
  passLimits,
  signedIn,
} from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ STAFF_PROOF_MINUTES: '5', TRUSTED_PROXIES: '1' })
const NEW_PASSWORD = 'hommikune rabarberikook'
let visitors = 0
let address = ''
beforeEach(() => {
  system.clock.now = TEST_NOW
  visitors += 1
  address = `203.0.113.${visitors}`
})
const codeNow = () => codeAt(CODE_SECRET, stepAt(system.clock.now))
const send = (path: string, body: object, cookie = '') =>
  system.post(`/api/admin${path}`, body, { origin: ORIGIN, 'x-forwarded-for': address, cookie })
const login = (form: object, cookie = '') => send('/login', form, cookie)
const said = async (answer: Response) => {
  const { code, errors } = await answer.json()
  return { status: answer.status, code, ...(errors ? { errors } : {}) }
}
const log = (recordId: number) =>
  system
    .db()
    .select()
    .from(schema.auditLog)
    .where(and(eq(schema.auditLog.resource, 'admins'), eq(schema.auditLog.recordId, recordId)))
    .orderBy(schema.auditLog.id)
const alerts = async (accountId: number) => {
  const events = await system
    .db()
    .select()
    .from(schema.outbox)
    .where(eq(schema.outbox.event, 'staff-alert'))
    .orderBy(schema.outbox.id)
  return events.flatMap(({ payload }) =>
    'accountId' in payload && payload.accountId === accountId ? payload.about : [],
  )
}

describe('whoever is hired', () => {
  const newcomer = (email: string) => ({ name: 'Uus Töötaja', email, role: 'agent', isActive: true })
  const tokenOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''

  it('chooses their own password by a link that is mailed, works once and for three days', async () => {
    const owner = await signedIn(system, 'owner')
    const made = await owner.post('/admins', newcomer('uus.tulija@example.ee'))
    expect(made.status).toBe(201)
    const { id } = await made.json()
    await deliverLetters(system.running().jobs)
    const mails = await system.db().select().from(schema.mails)
    expect(mails).toContainEqual(
      expect.objectContaining({
        kind: 'staff-invitation',
        recipient: 'uus.tulija@example.ee',
        failure: null,
      }),
    )
    expect(mails).toContainEqual(expect.objectContaining({ kind: 'staff-alert', recipient: owner.email }))
    const { link, email } = await (await owner.post(`/admins/${id}/invite`)).json()
    expect([link.split('#')[0], email]).toEqual([expect.stringMatching(/\/admin$/), 'uus.tulija@example.ee'])
    const token = tokenOf(link)
    expect(await (await send('/invitation', { token })).json()).toEqual({
      name: 'Uus Töötaja',
      email: 'uus.tulija@example.ee',
    })
    for (const [password, code] of [
      ['lühike', 'too_short'],
      ['123456789012', 'common'],
      ['uus.tulija2026', 'personal'],
    ]) {
      expect(await said(await send('/invitation/accept', { token, password }))).toEqual({
        status: 422,
        code: 'invalid',
        errors: [{ path: 'password', code }],
      })
    }
    expect((await send('/invitation/accept', { token, password: NEW_PASSWORD })).status).toBe(200)
    expect(await said(await send('/invitation/accept', { token, password: NEW_PASSWORD }))).toEqual({
      status: 404,
      code: 'invitation_over',
    })
    expect((await said(await login({ email, password: NEW_PASSWORD }))).code).toBe('code_to_set_up')
    expect((await log(id)).map(({ action }) => action)).toEqual([
      'create',
      'invite',
      'invite',
      'accept-invitation',
    ])
    expect(JSON.stringify(await log(id))).not.toMatch(/argon2|[\w-]{43}/)
  })

  it('finds nothing behind a link that is three days old, replaced, or of someone switched off', async () => {
    const owner = await signedIn(system, 'owner')
    const { id } = await (await owner.post('/admins', newcomer('hiline@example.ee'))).json()
    const linkOf = async () => tokenOf((await (await owner.post(`/admins/${id}/invite`)).json()).link)
    const replaced = await linkOf()
    const token = await linkOf()
    expect((await send('/invitation', { token: replaced })).status).toBe(404)
    system.later(72 * 60 - 1)
    expect((await send('/invitation', { token })).status).toBe(200)
    system.later(1)
    expect((await send('/invitation', { token })).status).toBe(404)
    system.clock.now = TEST_NOW
    await owner.put(`/admins/${id}`, { isActive: false })
    expect((await send('/invitation', { token })).status).toBe(404)
    expect((await send('/invitation/accept', { token, password: NEW_PASSWORD })).status).toBe(404)
  })

  it('D27: is given no password by an owner, and no letter shows anyone the link', async () => {
    const owner = await signedIn(system, 'owner')
    const body = { ...newcomer('kolmas@example.ee'), password: 'omaniku valitud parool' }
    const { id, email } = await (await owner.post('/admins', body)).json()
    expect((await login({ email, password: body.password })).status).toBe(401)
    await owner.put(`/admins/${id}`, { password: body.password })
    expect((await login({ email, password: body.password })).status).toBe(401)
    await deliverLetters(system.running().jobs)
    const [letter] = await system.db().select().from(schema.mails).where(eq(schema.mails.recipient, email))
    const agent = await signedIn(system, 'agent')
    const read = await (await agent.get(`/letters/${letter?.id}`)).text()
    expect(read).toContain('token=…')
    expect(read).not.toMatch(/token=[\w-]{20}/)
  })
})

describe('without mail', () => {
  const unmailed = useTestSystem({ OFF: 'mail' })

  it('whoever is hired comes in by the link an owner hands over, and no letter is kept', async () => {
    const owner = await signedIn(unmailed, 'owner')
    const newcomer = { name: 'Uus Töötaja', email: 'kirjata@example.ee', role: 'agent', isActive: true }
    const { id } = await (await owner.post('/admins', newcomer)).json()
    const { link } = await (await owner.post(`/admins/${id}/invite`)).json()
    await deliverLetters(unmailed.running().jobs)
    expect(await unmailed.db().select().from(schema.mails)).toEqual([])
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
    const accepted = await unmailed.post(
      '/api/admin/invitation/accept',
      { token, password: NEW_PASSWORD },
      { origin: ORIGIN },
    )
    expect(accepted.status).toBe(200)
  })
})

describe('one’s own password', () => {
  it('is changed with the old one and a fresh code, and the other sessions end', async () => {
    const agent = await signedIn(system, 'agent')
    system.later(1)
    const other = cookieOf(await login({ email: agent.email, password: PASSWORD, code: codeNow() }))
    const form = { password: PASSWORD, newPassword: NEW_PASSWORD }
    system.later(6)
    expect((await said(await agent.post('/me/password', form))).code).toBe('fresh_proof_needed')
    expect((await agent.post('/me/proof', { code: codeNow() })).status).toBe(200)
    expect((await said(await agent.post('/me/password', { ...form, password: 'vale' }))).errors).toEqual([
      { path: 'password', code: 'wrong' },
    ])
    expect(
      (await said(await agent.post('/me/password', { ...form, newPassword: 'Password2026!' }))).errors,
    ).toEqual([{ path: 'newPassword', code: 'common' }])
    // D26: by the rule of passwords, and not by that of numbers.
    const short = await said(await agent.post('/me/password', { ...form, newPassword: 'lühike' }))
    expect(short.errors).toEqual([{ path: 'newPassword', code: 'too_short' }])
    expect((await agent.post('/me/password', form)).status).toBe(200)
    expect((await agent.get('/me')).status).toBe(200)
    expect((await system.get('/api/admin/me', { cookie: other })).status).toBe(401)
    system.later(1)
    expect((await login({ email: agent.email, password: PASSWORD, code: codeNow() })).status).toBe(401)
    expect((await login({ email: agent.email, password: NEW_PASSWORD, code: codeNow() })).status).toBe(200)
    expect((await log(agent.id)).map(({ action }) => action)).toContain('change-password')
  })
})

describe('codes', () => {
  it('are guessed ten times an hour, whatever the address, and the owners are told once', async () => {
    const { email, id } = await hire(system, 'agent')
    const owner = await hire(system, 'owner')
    const guess = async (i: number) => {
      address = `198.51.100.${i}`
      return login({ email, password: PASSWORD, code: '000000' })
    }
    for (let i = 0; i < 10; i++) expect((await said(await guess(i))).code).toBe('wrong_code')
    for (let i = 10; i < 13; i++) {
      const refused = await guess(i)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1800)
      expect(await said(refused)).toEqual({ status: 429, code: 'too_many_codes' })
    }
    expect((await login({ email, password: PASSWORD, code: codeNow() })).status).toBe(429)
    expect(await alerts(id)).toEqual(['codes-guessed'])
    await deliverLetters(system.running().jobs)
    const mails = await system.db().select().from(schema.mails).where(eq(schema.mails.recipient, owner.email))
    expect(mails.map(({ kind, failure }) => [kind, failure])).toContainEqual(['staff-alert', null])
    await passLimits(system, 60)
    expect((await login({ email, password: PASSWORD, code: codeNow() })).status).toBe(200)
  })

  it('that were kept for the day the phone is lost work once each', async () => {
    const agent = await signedIn(system, 'agent')
    const { codes } = await (await agent.post('/me/recovery-codes')).json()
    expect(codes).toHaveLength(10)
    expect(JSON.stringify(await system.db().select().from(schema.staffRecoveryCodes))).not.toContain(codes[0])
    const form = { email: agent.email, password: PASSWORD }
    expect((await login({ ...form, code: codes[0].toLowerCase().replace('-', ' ') })).status).toBe(200)
    expect((await said(await login({ ...form, code: codes[0] }))).code).toBe('wrong_code')
    expect((await (await agent.get('/me/account')).json()).recoveryCodesLeft).toBe(9)
    const other = await signedIn(system, 'agent')
    expect((await said(await login({ ...form, email: other.email, code: codes[1] }))).code).toBe('wrong_code')
    await agent.post('/me/recovery-codes')
    expect((await said(await login({ ...form, code: codes[1] }))).code).toBe('wrong_code')
  })
})

describe('a browser that was here before', () => {
  it('has a note of its own, and a new one is told to the owners', async () => {
    const { email, id } = await hire(system, 'agent')
    const enter = async (cookie = '') => {
      system.later(1)
      return login({ email, password: PASSWORD, code: codeNow() }, cookie)
    }
    const first = cookieOf(await enter(), 'staffDevice')
    const second = cookieOf(await enter(), 'staffDevice')
    expect(first).not.toBe(second)
    expect(cookieOf(await enter(first), 'staffDevice')).toBe(first)
    expect(await alerts(id)).toEqual(['new-device'])
    const stored = await system.db().select().from(schema.staffDevices)
    expect(JSON.stringify(stored)).not.toContain(first.split('=')[1])
    // What is stored is no note, and another's note is a stranger's.
    const other = await hire(system, 'agent')
    for (let i = 0; i < 51; i++) {
      address = `192.0.2.${i}`
      await login({ email: other.email, password: 'vale' }, first)
    }
    address = '192.0.2.200'
    expect((await login({ email: other.email, password: PASSWORD, code: codeNow() }, first)).status).toBe(429)
  })
})

describe('what happens at the door', () => {
  const events = async (id: number) =>
    (await log(id)).map(({ action, adminId, after }) => [action, adminId, after])

  it('is written down with the account and a neighbourhood, and nothing secret', async () => {
    const { email, id } = await hire(system, 'agent')
    const place = { device: '', address: '203.0.113.0' }
    await login({ email, password: 'vale parool siin' })
    await login({ email, password: PASSWORD, code: '000000' })
    const cookie = cookieOf(await login({ email, password: PASSWORD, code: codeNow() }))
    await send('/logout', {}, cookie)
    expect(await events(id)).toEqual([
      ['sign-in-failed', null, place],
      ['sign-in-failed', null, place],
      ['sign-in', id, { ...place, with: 'code' }],
      ['sign-out', id, place],
    ])
    for (let i = 0; i < 12; i++) await login({ email, password: 'vale' })
    expect((await events(id)).filter(([action]) => action === 'locked-out')).toHaveLength(1)
  })

  it('is written down when an account is reset on the server, and nothing that opened it does any more', async () => {
    const agent = await signedIn(system, 'agent')
    const { codes } = await (await agent.post('/me/recovery-codes')).json()
    const password = (await resetAccount(system.db(), agent.email, system.clock.now)) ?? ''
    expect((await agent.get('/me')).status).toBe(401)
    expect((await said(await login({ email: agent.email, password, code: codes[0] }))).code).toBe(
      'wrong_code',
    )
    expect((await said(await login({ email: agent.email, password }))).code).toBe('code_to_set_up')
    expect((await log(agent.id)).map(({ action, adminName }) => [action, adminName])).toContainEqual([
      'reset',
      'reset-account',
    ])
  })
})

describe('a new role', () => {
  it('is told to the owners', async () => {
    const owner: AtWork = await signedIn(system, 'owner')
    const agent = await hire(system, 'agent')
    await owner.put(`/admins/${agent.id}`, { role: 'owner' })
    expect(await alerts(agent.id)).toEqual(['role-changed'])
  })
})
