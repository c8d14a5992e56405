import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LockerMessage } from '../../src/contract/visitor/customer.ts'
import { schema } from '../../src/db/schema.ts'
import { violatedConstraint } from '../../src/db/violated-constraint.ts'
import { CALL_MINUTES } from '../../src/domain/booking/locker-window.ts'
import { cents } from '../../src/domain/money.ts'
import { allowCalls } from '../../src/use-cases/locker/allow-calls.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { smartLockers, smartLockerReservations: reservations, lockerEvents, outbox } = schema
const units = ['+37258000001', '+37258000002'] as const
const OWN_PHONE = '+37251234567'
const PICK_UP = new Date('2026-11-16T08:00:00Z')
const afterPickUp = (minutes: number) => new Date(PICK_UP.getTime() + minutes * 60_000)

beforeAll(async () => {
  const locationId = ids.places.office
  await system
    .db()
    .insert(smartLockers)
    .values(units.map((phone, index) => ({ name: `Kapp ${index + 1}`, phone, locationId })))
})
beforeEach(async () => {
  system.clock.now = afterPickUp(-200)
  await allow()
  system.clock.now = TEST_NOW
  await system.db().delete(reservations)
  await system.db().delete(schema.carOccupancies)
  await system.db().delete(outbox)
})

const allow = () => allowCalls(system.db(), system.running().jobs.lockers, system.clock.now)
const call = (from: string | undefined, unit: string = units[0]) =>
  system.running().lockers.simulator?.call(unit, from, system.clock.now)

async function reservationOf({ id }: CustomerBooking) {
  const [row] = await system
    .db()
    .select()
    .from(reservations)
    .where(and(eq(reservations.bookingId, id), eq(reservations.purpose, 'pick-up')))
  return row
}

async function eventsOf(own: CustomerBooking): Promise<[string, string][]> {
  const rows = await system
    .db()
    .select({ event: lockerEvents.event, note: lockerEvents.note })
    .from(lockerEvents)
    .innerJoin(reservations, eq(reservations.id, lockerEvents.reservationId))
    .where(eq(reservations.bookingId, own.id))
    .orderBy(asc(lockerEvents.id))
  return rows.map(({ event, note }) => [event, note])
}

async function paid(car: number = ids.cars.yaris): Promise<CustomerBooking> {
  const own = await CustomerBooking.register(system, { car: { id: car } })
  await own.payAtBank('pay', true)
  return own
}

/** Paid, looked through and signed: only the hour is missing. */
async function ready(): Promise<CustomerBooking> {
  const own = await paid()
  await own.sendDocuments()
  await own.approveDocuments()
  await own.signByHand()
  return own
}

const say = (own: CustomerBooking, act: LockerMessage) => own.services.locker(own.token, act)

describe('a locker', () => {
  it('is kept for a booking once it is paid, from half an hour before to an hour after', async () => {
    const own = await CustomerBooking.register(system)
    expect((await own.view()).locker).toBeNull()
    await own.payAtBank()
    expect((await own.view()).locker).toMatchObject({
      name: 'Kapp 1',
      phone: units[0],
      ownPhone: OWN_PHONE,
      opensAt: afterPickUp(-30).toISOString(),
      closesAt: afterPickUp(60).toISOString(),
      callsUntil: null,
      // Nobody stands beside it to take the deposit.
      obstacles: ['deposit', 'documents', 'unsigned', 'too-early'],
      goesBackIntoLocker: true,
      isKeyTaken: false,
      isKeyReturned: false,
    })
    await own.payAtBank('pay', true)
    expect((await own.view()).locker?.obstacles).toEqual(['documents', 'unsigned', 'too-early'])
    expect(await system.db().$count(reservations, eq(reservations.bookingId, own.id))).toBe(2)
  })

  it('is one customer\u2019s at a time: the second gets another, the third waits for people', async () => {
    const cars = [ids.cars.yaris, ids.cars.fabia, ids.cars.automatic]
    const own = [await paid(cars[0]), await paid(cars[1]), await paid(cars[2])] as const
    const names = await Promise.all(own.map(async (one) => (await one.view()).locker?.name))
    expect(names).toEqual(['Kapp 1', 'Kapp 2', undefined])
    expect(await own[2].row()).toMatchObject({ status: 'CONFIRMED', isPaid: true, attentions: ['no-locker'] })
    const told = await system.db().select().from(outbox).where(eq(outbox.event, 'needs-attention'))
    expect(told).toMatchObject([{ payload: { bookingId: own[2].id, attention: 'no-locker' } }])
  })

  it('cannot be promised twice: the database refuses', async () => {
    await paid()
    const other = await CustomerBooking.register(system, { car: { id: ids.cars.fabia } })
    const again = { smartLockerId: 1, bookingId: other.id, start: afterPickUp(59), end: afterPickUp(149) }
    const refused = system.db().insert(reservations).values(again)
    await expect(refused.catch((error: unknown) => violatedConstraint(error))).resolves.toBe(
      'smart_locker_reservations_no_overlap',
    )
    await system
      .db()
      .insert(reservations)
      .values({ ...again, start: afterPickUp(60) })
    expect((await reservationOf(other))?.start).toEqual(afterPickUp(60))
  })

  it('is not kept where people hand the key over', async () => {
    const place = { rentLocationId: ids.places.airport, returnLocationId: ids.places.airport }
    const own = await CustomerBooking.register(system, { ...place, car: { id: ids.cars.yaris } })
    await own.payAtBank()
    expect((await own.view()).locker).toBeNull()
    expect(await say(own, 'report')).toBeUndefined()
    expect(await own.row()).toMatchObject({ attentions: [] })
  })
})

describe('it opens', () => {
  it('only when nothing is missing, and the page says what is', async () => {
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    // The office has made it dearer.
    await system
      .db()
      .update(schema.bookings)
      .set({ price: cents(9000) })
      .where(eq(schema.bookings.id, own.id))
    system.clock.now = afterPickUp(-20)
    const stillRefused = async (obstacles: string[]) => {
      await allow()
      expect((await own.view()).locker?.obstacles).toEqual(obstacles)
      expect(await say(own, 'at-locker')).toEqual({ ok: false, obstacles })
      expect(call(OWN_PHONE)).toBe('refused')
      expect(await say(own, 'key-taken')).toEqual({ ok: false, obstacles })
    }
    await stillRefused(['deposit', 'documents', 'unsigned'])
    await own.payAtBank('pay', true)
    await stillRefused(['documents', 'unsigned'])
    await own.sendDocuments()
    await stillRefused(['documents', 'unsigned'])
    await own.approveDocuments()
    await stillRefused(['unsigned'])
    await own.signByHand()
    expect(await say(own, 'at-locker')).toEqual({ ok: true })
    expect((await own.view()).locker?.obstacles).toEqual([])
    expect(call(OWN_PHONE)).toBe('opened')
  })

  it('to the customer\u2019s phone at the hour, and to no other and at no other', async () => {
    const own = await ready()
    const at = async (minutes: number) => {
      system.clock.now = afterPickUp(minutes)
      await say(own, 'at-locker')
      await allow()
      return [call(OWN_PHONE), (await own.view()).locker?.obstacles]
    }
    expect(await at(-31)).toEqual(['refused', ['too-early']])
    expect(await at(-30)).toEqual(['opened', []])
    expect(call('+37251234568')).toBe('refused')
    expect(call(undefined)).toBe('refused')
    expect(call(OWN_PHONE, units[1])).toBe('refused')
    expect(await at(59)).toEqual(['opened', []])
    expect(await at(61)).toEqual(['refused', ['too-late']])
    expect(await eventsOf(own)).toEqual([
      ['refused', 'too-early'],
      ['granted', '1'],
      ['granted', '1'],
      ['refused', 'too-late'],
      ['revoked', ''],
    ])
  })

  it('to nobody before the customer says on their own page that they are there, nor long after', async () => {
    const own = await ready()
    system.clock.now = afterPickUp(0)
    await allow()
    // Someone who knows the customer's number and the locker's, and nothing else.
    expect(call(OWN_PHONE)).toBe('refused')
    expect((await own.view()).locker).toMatchObject({ obstacles: [], callsUntil: null })
    expect(await say(own, 'at-locker')).toEqual({ ok: true })
    expect((await own.view()).locker?.callsUntil).toBe(afterPickUp(CALL_MINUTES).toISOString())
    expect(call(OWN_PHONE)).toBe('opened')
    system.clock.now = afterPickUp(CALL_MINUTES - 1)
    expect(await say(own, 'at-locker')).toEqual({ ok: true })
    system.clock.now = afterPickUp(2 * CALL_MINUTES - 2)
    expect(call(OWN_PHONE)).toBe('opened')
    // The unit shuts by its own clock, whether or not a word of ours reaches it.
    system.clock.now = afterPickUp(2 * CALL_MINUTES)
    expect(call(OWN_PHONE)).toBe('refused')
    await allow()
    expect((await reservationOf(own))?.slot).toBeNull()
  })

  it('no more once the key is taken, which hands the car over', async () => {
    const own = await ready()
    const { carKeys } = schema
    const hook = {
      carId: (await own.row()).carId,
      label: '1',
      locationId: ids.places.office,
      spot: 'konks 9',
    }
    await system.db().insert(carKeys).values(hook)
    const key = async () => (await system.db().select().from(carKeys))[0]
    expect(await say(own, 'key-returned')).toEqual({ ok: false, obstacles: ['too-early'] })
    system.clock.now = afterPickUp(5)
    await say(own, 'at-locker')
    await allow()
    expect(await say(own, 'key-taken')).toEqual({ ok: true })
    expect(await say(own, 'key-taken')).toEqual({ ok: true })
    expect((await own.row()).handedOverAt).toEqual(afterPickUp(5))
    expect(await key()).toMatchObject({ bookingId: own.id, spot: null })
    await allow()
    expect(call(OWN_PHONE)).toBe('refused')
    system.clock.now = afterPickUp(3 * 24 * 60 - 61)
    await allow()
    expect(call(OWN_PHONE)).toBe('refused')
    expect((await own.view()).locker).toMatchObject({ isKeyTaken: true, obstacles: ['too-early'] })
    system.clock.now = afterPickUp(3 * 24 * 60)
    await say(own, 'at-locker')
    expect(call(OWN_PHONE)).toBe('opened')
    expect(await say(own, 'key-returned')).toEqual({ ok: true })
    expect(await say(own, 'key-returned')).toEqual({ ok: true })
    await allow()
    expect((await own.view()).locker).toMatchObject({ isKeyTaken: true, isKeyReturned: true })
    const locker = (await own.view()).locker?.name
    expect(await key()).toMatchObject({ bookingId: null, locationId: ids.places.office, spot: locker })
    await system.db().delete(carKeys)
    expect(await eventsOf(own)).toEqual([
      ['granted', '1'],
      ['key-taken', ''],
      ['revoked', ''],
      ['granted', '1'],
      ['key-returned', ''],
      ['revoked', ''],
    ])
    expect(call(OWN_PHONE)).toBe('refused')
    const told = await system.db().select().from(outbox).where(eq(outbox.event, 'key-returned'))
    expect(told).toMatchObject([{ payload: { bookingId: own.id } }])
  })

  it('not at all when the booking is cancelled, and is free for the next one', async () => {
    const own = await ready()
    system.clock.now = afterPickUp(-10)
    await say(own, 'at-locker')
    expect(call(OWN_PHONE)).toBe('opened')
    await own.services.cancel(own.token, 'jäi ära')
    expect((await own.view()).locker).toBeNull()
    expect(await say(own, 'key-taken')).toBeUndefined()
    await allow()
    expect(call(OWN_PHONE)).toBe('refused')
    expect(await eventsOf(own)).toEqual([
      ['granted', '1'],
      ['revoked', ''],
    ])
    const next = await CustomerBooking.register(system, {
      rentDate: '2026-11-16T11:00',
      car: { id: ids.cars.yaris },
    })
    await next.payAtBank()
    expect((await next.view()).locker?.name).toBe('Kapp 1')
  })

  it('hears a cry for help and passes it on', async () => {
    const own = await paid()
    expect(await say(own, 'report')).toEqual({ ok: true })
    expect(await eventsOf(own)).toEqual([['reported', 'documents unsigned too-early']])
    const told = await system.db().select().from(outbox).where(eq(outbox.event, 'needs-attention'))
    expect(told).toMatchObject([{ payload: { bookingId: own.id, attention: 'locker' } }])
  })
})
