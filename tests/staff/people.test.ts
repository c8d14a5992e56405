import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BanListAnswer, DuplicatesAnswer, PersonCardAnswer } from '../../src/contract/staff/people.ts'
import { schema } from '../../src/db/schema.ts'
import { companyRow } from '../../src/demo/company.ts'
import { forgetPeople } from '../../src/use-cases/people/forget-people.ts'
import { client, registration } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { refusal } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { auditLog, bookingBans, bookings, clientNotes, clients, company, licenceDates, papers } = schema
const CODE = '38001085718'
const jaan = { email: 'jaan.tamm@example.ee', phone: '+37251234567' }
const other = { email: 'Jaan@Firma.example.ee', phone: '+37255500002' }

let agent: AtWork
let owner: AtWork
let first: CustomerBooking
let second: CustomerBooking

const clientOf = async (booking: CustomerBooking) => (await booking.row())?.clientId ?? 0
const card = async (id: number) => (await (await agent.get(`/clients/${id}/card`)).json()) as PersonCardAnswer
const days = (month: string) => ({ rentDate: `${month}-11T10:00`, returnDate: `${month}-14T10:00` })
const anyPrice = { car: { id: ids.cars.yaris } }
const order = (who: object, month: string) =>
  registration({ ...days(month), ...anyPrice, client: client(who) })
const online = (who: object, month: string) =>
  system.post('/api/booking/register', order(who, month), { 'idempotency-key': randomUUID() })
const byPhone = (by: AtWork, who: object, month: string, more: object = {}) =>
  by.post('/phone/bookings', { ...order(who, month), key: randomUUID(), hold: 'tomorrow', ...more })

beforeAll(async () => {
  await system.db().insert(company).overridingSystemValue().values(companyRow)
  agent = await signedIn(system, 'agent')
  owner = await signedIn(system, 'owner')
  first = await CustomerBooking.register(system, { client: client(jaan) })
  await first.payAtBank()
  second = await CustomerBooking.register(system, {
    car: { id: ids.cars.fabia },
    client: client(other),
  })
  await second.payAtBank()
})

describe('D54: one card for each person', () => {
  it('has rentals, the balance to the cent, documents and notes', async () => {
    const id = await clientOf(first)
    const noted = await agent.post(`/clients/${id}/notes`, { text: 'Helistab alati ette' })
    expect(noted.status).toBe(201)
    const read = await card(id)
    expect(read.person).toMatchObject({ id, email: jaan.email, isProven: true, records: [id] })
    expect(read.rentals).toMatchObject([{ id: first.id, price: 85.5, due: 0 }])
    expect(read.balance).toEqual({ paid: 85.5, due: 0, owedBack: 0, depositHeld: 0 })
    expect(read.documents).toEqual({ licenceUntil: null, isValid: false, kept: [] })
    expect(read.notes).toMatchObject([{ text: 'Helistab alati ette', by: agent.name }])
    expect(await refusal(await agent.get('/clients/999999/card'))).toMatchObject([404, 'not_found'])
    expect((await agent.post(`/clients/${id}/notes`, { text: ' ' })).status).toBe(422)
  })

  it('D17: finds who is there twice, by code, telephone or address, and not who is not proven', async () => {
    await CustomerBooking.register(system, {
      ...days('2027-03'),
      ...anyPrice,
      client: client({ email: 'voeras@example.ee', phone: '+37255500003' }),
    })
    const { groups } = (await (await agent.get('/people/duplicates')).json()) as DuplicatesAnswer
    expect(groups.map(({ by, people }) => [by, people.map(({ id }) => id)])).toEqual([
      [['idCode'], [await clientOf(first), await clientOf(second)]],
    ])
    const { duplicates } = await card(await clientOf(second))
    expect(duplicates).toEqual(groups)
  })
})

describe('two records of one person', () => {
  it('are merged once, with notes and papers, and the log tells of it', async () => {
    const [keptId, otherId] = [await clientOf(first), await clientOf(second)]
    await agent.post(`/clients/${otherId}/notes`, { text: 'Firma auto' })
    const printed = await system.db().select().from(papers).where(eq(papers.bookingId, second.id))
    const answers = await Promise.all([1, 2].map(() => agent.post('/people/merge', { keptId, otherId })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const read = await card(otherId)
    expect(read.person).toMatchObject({ id: keptId, email: jaan.email, records: [keptId, otherId] })
    expect(read.contacts).toMatchObject({ emails: [other.email.toLowerCase()], phones: [other.phone] })
    expect(new Set(read.rentals.map(({ id }) => id))).toEqual(new Set([first.id, second.id]))
    expect(read.notes.map(({ text }) => text)).toEqual(['Firma auto', 'Helistab alati ette'])
    expect(read.duplicates).toEqual([])
    expect(await system.db().select().from(papers).where(eq(papers.bookingId, second.id))).toEqual(printed)
    const [row] = await system.db().select().from(bookings).where(eq(bookings.id, second.id))
    expect(row?.clientId).toBe(otherId)
    const logged = await system
      .db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'clients'), eq(auditLog.action, 'merge')))
    expect(logged.map(({ recordId, after }) => [recordId, after])).toEqual([
      [keptId, { personId: keptId, records: [otherId] }],
      [otherId, { personId: keptId }],
    ])
  })

  it('are refused with a sentence where they are two people', async () => {
    const third = await CustomerBooking.register(system, {
      ...days('2027-04'),
      ...anyPrice,
      client: client({ ...jaan, idCode: '37605030299' }),
    })
    await third.payAtBank()
    const stranger = await CustomerBooking.register(system, {
      ...days('2027-05'),
      ...anyPrice,
      client: client({ email: 'x@example.ee', phone: '+37255500009' }),
    })
    const merge = async (otherId: number) =>
      refusal(await agent.post('/people/merge', { keptId: await clientOf(first), otherId }))
    expect(await merge(await clientOf(third))).toMatchObject([409, 'codes_differ'])
    expect(await merge(await clientOf(stranger))).toMatchObject([409, 'unproven'])
    expect(await merge(await clientOf(second))).toMatchObject([409, 'same_person'])
    expect(await merge(999_999)).toMatchObject([404, 'not_found'])
  })
})

describe('documents on file', () => {
  it('count for the next rental of the same person while the licence is valid, and no longer', async () => {
    await first.sendDocuments()
    await first.approveDocuments()
    await system.db().insert(licenceDates).values({
      bookingId: first.id,
      driver: 0,
      since: '2005-05-05',
      until: '2027-06-30',
    })
    const id = await clientOf(first)
    expect((await card(id)).documents).toMatchObject({ licenceUntil: '2027-06-30', isValid: true })
    const stateAfter = async (month: string, who: object = jaan) => {
      const made = (await (await byPhone(agent, who, month, { clientId: id })).json()) as { id: number }
      const page = (await (await agent.get(`/bookings/${made.id}/page`)).json()) as {
        documents: { status: string }[]
        licencesSeen: boolean[]
      }
      return [page.documents.length, page.licencesSeen]
    }
    expect(await stateAfter('2027-06')).toEqual([3, [true]])
    expect(await stateAfter('2027-07')).toEqual([0, [false]])
    // Letters to another address: whoever calls may be another.
    expect(await stateAfter('2027-01', { ...jaan, email: 'keegi@example.ee' })).toEqual([0, [false]])
  })
})

describe('the block list', () => {
  it('refuses a booking online by any of the three, without saying why, and tells staff', async () => {
    const id = await clientOf(second)
    const banned = await agent.post(`/clients/${id}/ban`, {
      reason: 'Jättis auto tagastamata',
      until: '2027-10-01',
    })
    expect(banned.status).toBe(201)
    expect(await refusal(await agent.post(`/clients/${id}/ban`, { reason: 'x', until: null }))).toMatchObject(
      [409, 'already_banned'],
    )
    const nobody = { email: 'a@example.ee', phone: '+37255500011', idCode: '37605030299' }
    for (const who of [
      { ...nobody, idCode: CODE },
      { ...nobody, phone: other.phone },
      { ...nobody, email: 'JAAN@firma.example.ee' },
    ]) {
      const refused = await online(who, '2027-08')
      const said = await refused.text()
      expect([refused.status, said]).toEqual([403, expect.stringContaining('cannot_book_online')])
      expect(said).not.toContain('tagastamata')
      expect(said).toContain('+372')
    }
    expect((await online(nobody, '2027-08')).status).toBe(201)
    const told = await byPhone(agent, { ...jaan }, '2027-02', { despiteBan: 'ikka' })
    expect([told.status, await told.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'banned', ban: expect.objectContaining({ until: '2027-10-01' }) }),
    ])
    const list = (await (await agent.get('/people/bans')).json()) as BanListAnswer
    expect(list.bans).toMatchObject([{ person: { id: await clientOf(first), name: 'Jaan Tamm' } }])
  })

  it('is overruled by an owner with a reason, which stays in the log, and ends when it is lifted', async () => {
    expect((await byPhone(owner, jaan, '2027-02', { despiteBan: '' })).status).toBe(409)
    const made = await byPhone(owner, jaan, '2027-02', { despiteBan: 'Tasus ette' })
    const { id } = (await made.json()) as { id: number }
    const [log] = await system
      .db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'bookings'), eq(auditLog.recordId, id)))
    expect(log?.after).toMatchObject({ despiteBan: 'Tasus ette' })
    const [ban] = (await card(await clientOf(first))).bans
    expect((await agent.post(`/people/bans/${ban?.id}/lift`)).status).toBe(200)
    expect((await agent.post(`/people/bans/${ban?.id}/lift`)).status).toBe(404)
    expect((await online(jaan, '2026-12')).status).toBe(201)
    const past = { reason: 'x', until: '2026-11-14' }
    expect(await refusal(await agent.post(`/clients/${await clientOf(first)}/ban`, past))).toMatchObject([
      409,
      'ban_is_past',
    ])
  })
})

it('when the record a person is known by is forgotten, the next takes its place; at the end nothing is left', async () => {
  const [rootId, nextId] = [await clientOf(first), await clientOf(second)]
  const rootBookings = eq(bookings.clientId, rootId)
  await system
    .db()
    .update(bookings)
    .set({ returnDate: new Date('2018-01-02'), rentDate: new Date('2018-01-01') })
    .where(rootBookings)
  await forgetPeople(system.db(), system.running().jobs.files, system.clock.now)
  const [root] = await system.db().select().from(clients).where(eq(clients.id, rootId))
  expect(root?.erasedAt).not.toBeNull()
  const notes = await system.db().select().from(clientNotes)
  expect(new Set(notes.map(({ clientId }) => clientId))).toEqual(new Set([nextId]))
  expect((await owner.post(`/clients/${nextId}/erase`)).status).toBe(200)
  expect(await system.db().select().from(clientNotes)).toEqual([])
  expect(await system.db().select().from(bookingBans)).toEqual([])
})
