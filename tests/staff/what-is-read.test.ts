import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { violatedConstraint } from '../../src/db/violated-constraint.ts'
import { forgetSignIns } from '../../src/use-cases/sign-in/forget-sign-ins.ts'
import { codeAt, stepAt } from '../../src/use-cases/sign-in/one-time-code.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, CODE_SECRET, signedIn } from '../support/staff.ts'
import { exampleRecords } from '../support/staff-records.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ STAFF_PROOF_MINUTES: '5' })
const { auditLog } = schema
let agent: AtWork
let owner: AtWork
let clientId = 0
let bookingId = 0
beforeAll(async () => {
  agent = await signedIn(system, 'agent', { exportsClients: true })
  owner = await signedIn(system, 'owner')
  const known = { bookingId: 0, lockerId: 0, otherRangeId: 0 }
  bookingId = (await CustomerBooking.register(system)).id
  clientId = (await (await agent.post('/clients', exampleRecords.clients?.(known))).json()).id
})
const prove = async (staff: AtWork) => {
  system.later(1)
  const code = codeAt(CODE_SECRET, stepAt(system.clock.now))
  expect((await staff.post('/me/proof', { code })).status).toBe(200)
}
const entries = (resource: string, action: string) =>
  system
    .db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.resource, resource), eq(auditLog.action, action)))
    .orderBy(auditLog.id)

describe('taking out', () => {
  it('a whole person needs a reason from whoever is no owner, and is written down', async () => {
    const without = await agent.post(`/clients/${clientId}/export`)
    expect([without.status, (await without.json()).errors]).toEqual([
      422,
      [{ path: 'reason', code: 'required' }],
    ])
    expect((await agent.post(`/clients/${clientId}/export`, { reason: 'Küsis telefonis' })).status).toBe(200)
    expect((await owner.post(`/clients/${clientId}/export`)).status).toBe(200)
    expect(await entries('clients', 'export')).toMatchObject([
      { adminId: agent.id, recordId: clientId, after: { reason: 'Küsis telefonis' } },
      { adminId: owner.id, recordId: clientId, after: null },
    ])
  })

  it.each(['clients', 'bookings'])(
    'a file of %s is written down, a page on the screen is not',
    async (name) => {
      const before = (await entries(name, 'export')).length
      await agent.get(`/${name}?range=[0,99]`)
      await agent.get(`/${name}?range=[0,999]&filter=${encodeURIComponent('{"id":[1,2]}')}`)
      expect(await entries(name, 'export')).toHaveLength(before)
      await agent.get(`/${name}?range=[0,999]`)
      const [entry] = (await entries(name, 'export')).slice(before)
      expect(entry).toMatchObject({ adminId: agent.id, recordId: 0, after: { rows: expect.any(Number) } })
    },
  )

  it('a paper is written down', async () => {
    const id = bookingId
    await agent.post(`/bookings/${id}/papers`, { kind: 'invoice' })
    const [paper] = await system.db().select().from(schema.papers).where(eq(schema.papers.bookingId, id))
    expect((await agent.get(`/bookings/${id}/papers/${paper?.id}`)).status).toBe(200)
    expect(await entries('papers', 'read')).toMatchObject([{ adminId: agent.id, recordId: paper?.id }])
  })
})

describe('the log', () => {
  it('and the events are the owners’; the history of a record is for whoever may read the record', async () => {
    for (const path of ['/audit-log', '/outbox', '/audit-log/1', `/admins/${owner.id}/history`]) {
      const answer = await agent.get(path)
      expect([path, answer.status, (await answer.json()).code]).toEqual([path, 403, 'owners_only'])
      expect((await owner.get(path)).status).toBe(200)
    }
    const history = await (await agent.get(`/clients/${clientId}/history?count=1`)).json()
    expect(history).toMatchObject([{ action: 'export' }])
  })

  it('cannot be rewritten, only emptied', async () => {
    const db = system.db()
    const [entry] = await entries('clients', 'export')
    const own = eq(auditLog.id, entry?.id ?? 0)
    const refusals = [
      () => db.update(auditLog).set({ adminName: 'Keegi teine' }).where(own),
      () =>
        db
          .update(auditLog)
          .set({ after: { reason: 'muu' } })
          .where(own),
      () => db.update(auditLog).set({ createdAt: new Date() }).where(own),
      () => db.delete(auditLog).where(own),
      () => db.delete(auditLog).where(eq(auditLog.action, 'sign-in')),
    ]
    for (const rewrite of refusals) {
      const refused = await rewrite().then(
        () => 'done',
        (error: unknown) => violatedConstraint(error),
      )
      expect(refused).toBe('audit_log_stands')
    }
    await db.update(auditLog).set({ before: null, after: null }).where(own)
    expect((await entries('clients', 'export'))[0]).toMatchObject({ after: null, adminName: agent.name })
  })

  it('forgets after 90 days who signed in, and nothing else', async () => {
    const db = system.db()
    const old = { adminName: 'Mari', resource: 'admins', recordId: 1, createdAt: new Date('2020-01-01') }
    await db.insert(auditLog).values([
      { ...old, action: 'sign-in' },
      { ...old, action: 'sign-in-failed' },
      { ...old, action: 'reset' },
    ])
    const count = () => db.$count(auditLog, sql`true`)
    const before = await count()
    await forgetSignIns(db, system.clock.now)
    expect(await count()).toBe(before - 2)
    expect(await entries('admins', 'sign-in')).toHaveLength(2)
  })
})

describe('a session that someone else took over', () => {
  const needed = { status: 403, code: 'fresh_proof_needed' }
  const said = async (answer: Response) => ({ status: answer.status, code: (await answer.json()).code })

  it('changes no booking by a large sum without a fresh code', async () => {
    system.later(6)
    const own = await CustomerBooking.register(system, { car: { id: ids.cars.fabia } })
    const until = (returnDate: string, isTrial = false) =>
      owner.post(`/bookings/${own.id}/change`, { returnDate, isTrial })
    const far = '2027-01-20T10:00'
    const tried = (await (await until(far, true)).json()) as { difference: number }
    expect(tried.difference).toBeGreaterThan(500)
    expect(await said(await until(far))).toEqual(needed)
    expect((await own.row()).price).toBe(8550)
    expect((await until('2026-11-20T10:00')).status).toBe(200)
    await prove(owner)
    expect((await until(far)).status).toBe(200)
    system.later(6)
    // As much goes back as became due.
    expect(await said(await until('2026-11-20T10:00'))).toEqual(needed)
  })

  it('opens neither accounts nor people nor large sums without a fresh code', async () => {
    system.later(6)
    const money = (amount: number) =>
      owner.post(`/bookings/${bookingId}/money`, {
        account: 'deposit',
        direction: 'in',
        amount,
        method: 'CASH',
        note: '',
      })
    const guarded = [
      () => owner.post('/admins', { name: 'X', email: 'x@example.ee', role: 'owner', isActive: true }),
      () => owner.put(`/admins/${agent.id}`, { role: 'owner' }),
      () => owner.del(`/admins/${agent.id}`),
      () => owner.post('/admins/import', { rows: [], isTrial: true }),
      () => owner.post(`/admins/${agent.id}/end-sessions`),
      () => owner.post(`/admins/${agent.id}/invite`),
      () => owner.post(`/clients/${clientId}/export`),
      () => owner.post(`/clients/${clientId}/erase`),
      () => owner.post(`/bookings/${bookingId}/refund`, { account: 'rent', amount: 500.01 }),
      () => money(500.01),
      () => owner.post('/me/recovery-codes'),
      () => owner.post('/me/passkeys/offer'),
    ]
    for (const call of guarded) expect(await said(await call())).toEqual(needed)
    expect((await money(500)).status).toBe(200)
    expect(await said(await owner.post('/me/proof', { code: '000000' }))).toEqual({
      status: 422,
      code: 'wrong_code',
    })
    await prove(owner)
    expect((await money(500.01)).status).toBe(200)
    expect((await owner.post(`/admins/${agent.id}/end-sessions`)).status).toBe(200)
    system.later(6)
    expect(await said(await money(500.01))).toEqual(needed)
  })
})
