import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import type { EventName } from '../../src/domain/events.ts'
import { cents } from '../../src/domain/money.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { remind } from '../../src/use-cases/letters/remind.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { signedIn } from '../support/staff.ts'
import { Desk, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const { bookings, mails, outbox } = schema
const deliver = () => deliverLetters(system.running().jobs)
const at = (iso: string) => {
  system.clock.now = new Date(iso)
}
/** Kinds of letters that went out about it, in their order. */
async function sent({ id }: CustomerBooking): Promise<string[]> {
  const rows = await system.db().select().from(mails).where(eq(mails.bookingId, id)).orderBy(mails.id)
  return rows.filter(({ sentAt, failure }) => sentAt && !failure).map(({ kind }) => kind)
}

beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  await system.db().delete(outbox)
  const cancelled = { cancelledAt: TEST_NOW, cancelReason: 'x', cancelFee: cents(0) }
  await system.db().update(bookings).set(cancelled)
  system.clock.now = TEST_NOW
})

describe('M17: an event that nothing can be written about', () => {
  const unknown = () =>
    system
      .db()
      .insert(outbox)
      .values({ event: 'invoice-sent' as EventName, payload: { bookingId: 1 } as never, createdAt: TEST_NOW })

  it('stands in no other’s way', async () => {
    await unknown()
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    await deliver()
    expect(await sent(own)).toEqual(['booking-registered', 'office-new-booking', 'payment-received'])
    expect((await own.papers()).map(({ kind }) => kind).sort()).toEqual(['contract', 'invoice', 'receipt'])
  })

  it('is tried again ever more rarely, then set aside; staff see it all the while', async () => {
    await unknown()
    const agent = await signedIn(system, 'agent')
    const troubles = async () =>
      (await (await agent.get('/troubles')).json()).map(({ part }: { part: string }) => part)
    expect(await troubles()).toEqual([])
    await deliver()
    await deliver()
    const event = async () => (await system.db().select().from(outbox))[0]
    expect(await event()).toMatchObject({ attempts: 1, failure: 'TypeError', setAsideAt: null })
    expect(await troubles()).toEqual(['unwritten-letters'])
    let minutes = 5
    for (let attempt = 2; attempt <= 12; attempt++) {
      system.clock.now = new Date(system.clock.now.getTime() + (minutes + 1) * 60_000)
      await deliver()
      expect((await event())?.attempts).toBe(attempt)
      minutes *= 2
    }
    expect((await event())?.setAsideAt).toEqual(system.clock.now)
    const owner = await signedIn(system, 'owner')
    expect((await (await owner.get('/troubles')).json())[0]).toMatchObject({ part: 'unwritten-letters' })
    const [listed] = await (await owner.get('/outbox')).json()
    expect(listed).toMatchObject({ event: 'invoice-sent', attempts: 12, deliveredAt: null })
    system.clock.now = new Date(system.clock.now.getTime() + 30 * 24 * 3_600_000)
    await deliver()
    expect((await event())?.attempts).toBe(12)
  })
})

describe('M27: a reminder that comes too late is none', () => {
  it('of the pick-up', async () => {
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    await deliver()
    const before = await sent(own)
    at('2026-11-15T16:07:00Z')
    expect(await remind(system.db(), system.clock.now)).toBe(3)
    at('2026-11-18T04:07:00Z')
    await deliver()
    expect(await sent(own)).toEqual(before)
  })

  it('of the return', async () => {
    const { own } = await StaffBooking.onTheRoad(desk)
    await deliver()
    const before = await sent(own)
    at('2026-11-19T06:07:00Z')
    expect(await remind(system.db(), system.clock.now)).toBe(1)
    at('2026-11-19T09:00:00Z')
    await deliver()
    expect(await sent(own)).toEqual(before)
  })
})

it('M28: who comes on another day is reminded of that day, once', async () => {
  const booking = await StaffBooking.registered(desk)
  const { own } = booking
  await own.payAtBank()
  at('2026-11-15T16:07:00Z')
  await remind(system.db(), system.clock.now)
  await deliver()
  const reminders = async () => (await sent(own)).filter((kind) => kind === 'pick-up-tomorrow').length
  expect(await reminders()).toBe(1)
  const moved = { rentDate: '2026-11-23T10:00', returnDate: '2026-11-26T10:00' }
  expect((await booking.post('change', moved)).status).toBe(200)
  at('2026-11-22T16:07:00Z')
  await Promise.all([remind(system.db(), system.clock.now), remind(system.db(), system.clock.now)])
  await remind(system.db(), system.clock.now)
  await deliver()
  expect(await reminders()).toBe(2)
})

describe('M33d: whoever’s booking staff change is told', () => {
  const change = { services: [{ id: ids.services.childSeat, quantity: 1 }] }

  it('by a letter of its own before anything is signed', async () => {
    const booking = await StaffBooking.registered(desk)
    await deliver()
    await booking.post('change', { ...change, isTrial: true })
    await deliver()
    expect(await sent(booking.own)).not.toContain('booking-changed')
    await booking.post('change', change)
    await deliver()
    expect(await sent(booking.own)).toContain('booking-changed')
  })

  it('by the wish for another signature after that, and not twice', async () => {
    const booking = await StaffBooking.signed(desk)
    await deliver()
    await booking.post('change', change)
    await deliver()
    const kinds = await sent(booking.own)
    expect(kinds).toContain('contract-to-sign')
    expect(kinds).not.toContain('booking-changed')
  })
})
