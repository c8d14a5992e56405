import { and, asc, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LettersAnswer, LetterTextAnswer } from '../../src/contract/staff/letters.ts'
import { schema } from '../../src/db/schema.ts'
import type { LetterKind } from '../../src/domain/letters.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { auditLog, bookings, carOccupancies, clients, mails, outbox, papers } = schema
let mari: AtWork
let own: CustomerBooking

beforeAll(async () => {
  mari = await signedIn(system, 'agent')
})
beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(carOccupancies)
  await system.db().delete(mails)
  await system.db().delete(outbox)
  own = await CustomerBooking.register(system)
})

const deliver = () => deliverLetters(system.running().jobs)
const list = async (filter: Record<string, string> = {}) => {
  const answer = (await (await mari.get(`/letters?${new URLSearchParams(filter)}`)).json()) as LettersAnswer
  return answer.letters
}
const kinds = async (filter?: Record<string, string>) => (await list(filter)).map(({ kind }) => kind)
const read = async (id: number) => (await (await mari.get(`/letters/${id}`)).json()) as LetterTextAnswer
const again = async (id: number) => {
  const response = await mari.post(`/letters/${id}/again`)
  const { code, recipient } = (await response.json()) as { code?: string; recipient?: string }
  return code ?? recipient
}
async function letterOf(kind: LetterKind) {
  const [row] = await system.db().select().from(mails).where(eq(mails.kind, kind)).orderBy(desc(mails.id))
  if (!row) throw new Error(`no ${kind}`)
  return row
}

describe('letters in the staff area', () => {
  it('are listed newest first, by state, kind, booking and address', async () => {
    await deliver()
    expect(await kinds()).toEqual(['office-new-booking', 'booking-registered'])
    expect(await kinds({ state: 'sent', booking: `${own.id}`, kind: 'booking-registered' })).toEqual([
      'booking-registered',
    ])
    expect(await kinds({ recipient: 'JAAN.tamm' })).toEqual(['booking-registered'])
    expect(await kinds({ booking: `${own.id + 1}` })).toEqual([])
    expect(await kinds({ state: 'waiting' })).toEqual([])
    await system.db().update(mails).set({ sentAt: null, failure: 'ECONNREFUSED', attempts: 3 })
    expect((await list({ state: 'failing' })).map(({ state }) => state)).toEqual(['failing', 'failing'])
    await system.db().update(mails).set({ attempts: 12 })
    expect((await list({ state: 'given-up' })).map(({ state }) => state)).toEqual(['given-up', 'given-up'])
  })

  it('never count as sent when there was nothing to say', async () => {
    await deliver()
    await system.db().delete(mails)
    await system.db().insert(mails).values({
      key: 'link-again:0',
      kind: 'link-again',
      recipient: 'keegi@mujal.example',
      language: 'et',
    })
    await deliver()
    expect((await list()).map(({ state }) => state)).toEqual(['silent'])
  })

  it('are read in the words they are sent in, with what is attached', async () => {
    await deliver()
    const { mail, attachments } = await read((await letterOf('booking-registered')).id)
    expect(mail?.subject).toContain('Toyota Yaris')
    expect(attachments).toHaveLength(1)
  })

  it('issue no paper by being read', async () => {
    await own.payAtBank()
    await system.running().customer.payments.db.delete(mails)
    await system.db().insert(mails).values({
      key: 'contract-to-sign:0',
      kind: 'contract-to-sign',
      bookingId: own.id,
      recipient: 'jaan.tamm@example.ee',
      language: 'et',
    })
    const issued = await system.db().$count(papers)
    const { id } = await letterOf('contract-to-sign')
    expect((await read(id)).mail?.subject).toBeTruthy()
    expect(await system.db().$count(papers)).toBe(issued)
  })
})

describe('sending a letter again', () => {
  it('makes a copy to the address that is kept now, once until it has gone out', async () => {
    await deliver()
    const first = await letterOf('booking-registered')
    const [booking] = await system.db().select().from(bookings).where(eq(bookings.id, own.id))
    await system
      .db()
      .update(clients)
      .set({ email: 'jaan@uus.example' })
      .where(eq(clients.id, booking?.clientId ?? 0))
    const results = [await again(first.id), await again(first.id)]
    expect(results).toEqual(['jaan@uus.example', 'already_waiting'])
    await deliver()
    const rows = await system
      .db()
      .select()
      .from(mails)
      .where(eq(mails.kind, 'booking-registered'))
      .orderBy(asc(mails.id))
    expect(rows.map(({ recipient, sentAt }) => [recipient, sentAt !== null])).toEqual([
      ['jaan.tamm@example.ee', true],
      ['jaan@uus.example', true],
    ])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
    system.clock.now = new Date(TEST_NOW.getTime() + 60_000)
    expect(await again(rows[1]?.id ?? 0)).toBe('jaan@uus.example')
    const written = await system
      .db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'send-letter'), eq(auditLog.recordId, own.id)))
    expect(written).toHaveLength(2)
    expect(written[0]).toMatchObject({ resource: 'bookings', recordId: own.id, adminName: mari.name })
  })

  it('starts over with one that the mail server did not take, the office’s own too', async () => {
    await deliver()
    await system
      .db()
      .update(mails)
      .set({ sentAt: null, failure: 'ETIMEDOUT', attempts: 12, claimedAt: TEST_NOW })
    for (const { id, recipient } of await list()) expect(await again(id)).toBe(recipient)
    await deliver()
    expect((await list()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ])
  })

  it('is refused for what is no longer so', async () => {
    await deliver()
    const { id } = await letterOf('booking-registered')
    await system
      .db()
      .update(bookings)
      .set({ cancelledAt: TEST_NOW, cancelReason: '-' })
      .where(eq(bookings.id, own.id))
    expect(await again(id)).toBe('out_of_date')
    expect(await again((await letterOf('office-new-booking')).id)).toBe('for_the_office')
    expect(await again(999_999)).toBe('gone')
  })
})
