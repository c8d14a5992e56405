import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { parseLabel } from '../../src/domain/calendar/wall-clock.ts'
import type { StaffMember } from '../../src/domain/people/staff.ts'
import { blockCar } from '../../src/use-cases/fleet/block-car.ts'
import { moveBlock } from '../../src/use-cases/fleet/move-block.ts'
import { removeBlock } from '../../src/use-cases/fleet/remove-block.ts'
import { readTimeline } from '../../src/use-cases/timeline/read-timeline.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { hire } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { yaris, fabia } = ids.cars
let by: StaffMember

beforeEach(async () => {
  system.clock.now = TEST_NOW
  const db = system.db()
  await db.delete(schema.carOccupancies)
  await db.delete(schema.carBlocks)
  by = await hire(system, 'agent')
})

const week = { from: new Date('2026-11-15T22:00Z'), to: new Date('2026-11-22T22:00Z') }
const read = (window = week, groupIds?: number[]) =>
  readTimeline(system.db(), window, groupIds, system.clock.now)
const carOn = async (carId: number, window = week) =>
  (await read(window)).flatMap(({ cars }) => cars).find(({ id }) => id === carId)
const service = (carId: number, changes: object = {}) => ({
  carId,
  start: new Date('2026-11-17T06:00Z'),
  end: new Date('2026-11-17T14:00Z'),
  reason: 'Rehvivahetus',
  ...changes,
})
const block = (carId: number, changes: object = {}) =>
  blockCar(system.db(), service(carId, changes), { by, now: system.clock.now })

describe('the timeline', () => {
  it('shows every car by group, and what takes it on Tallinn clocks', async () => {
    const booking = await CustomerBooking.register(system)
    expect((await read()).map(({ id, cars }) => [id, cars.map(({ plate }) => plate)])).toEqual([
      [ids.groups.small, ['002AAA', '001AAA']],
      [ids.groups.large, ['003AAA']],
      [ids.groups.retired, ['005AAA']],
    ])
    expect((await carOn(yaris))?.bars).toEqual([
      {
        kind: 'booking',
        exchangeId: null,
        id: booking.id,
        number: `AR-${String(booking.id).padStart(6, '0')}`,
        customer: 'Jaan Tamm',
        from: parseLabel('2026-11-16T10:00'),
        to: parseLabel('2026-11-19T10:00'),
        freeAt: parseLabel('2026-11-19T11:00'),
        endPlaceId: ids.places.office,
        state: 'OPEN',
        isPaid: false,
        holdEndsAt: parseLabel('2026-11-15T10:30'),
      },
    ])
  })

  it('shows neither a hold that ran out nor a cancelled booking, and nothing beside the window', async () => {
    const booking = await CustomerBooking.register(system)
    const before = { from: new Date('2026-11-10T22:00Z'), to: new Date('2026-11-16T08:00Z') }
    const after = { from: new Date('2026-11-19T09:00Z'), to: new Date('2026-11-22T22:00Z') }
    expect((await carOn(yaris, before))?.bars).toEqual([])
    expect((await carOn(yaris, after))?.bars).toEqual([])
    system.clock.now = new Date(TEST_NOW.getTime() + 31 * 60_000)
    expect((await carOn(yaris))?.bars).toEqual([])
    expect(await booking.occupancy()).toBeDefined()
  })

  it('tells where a booking stands: paid, out, overdue, back', async () => {
    const booking = await CustomerBooking.register(system)
    const mark = (values: object) =>
      system.db().update(schema.bookings).set(values).where(eq(schema.bookings.id, booking.id))
    const bar = async () => (await carOn(yaris))?.bars[0]
    await booking.payAtBank()
    expect(await bar()).toMatchObject({ state: 'CONFIRMED', isPaid: true, holdEndsAt: null })
    await mark({ handedOverAt: TEST_NOW })
    expect(await bar()).toMatchObject({ state: 'OUT' })
    system.clock.now = new Date('2026-11-19T08:01Z')
    expect(await bar()).toMatchObject({ state: 'OVERDUE' })
    await mark({ actualReturnDate: system.clock.now })
    expect(await bar()).toMatchObject({ state: 'RETURNED' })
  })

  it('can be asked for some groups only', async () => {
    const { large } = ids.groups
    expect((await read(week, [large])).map(({ id }) => id)).toEqual([large])
  })

  it('shows a car that is no longer for rent only while something takes it', async () => {
    expect(await carOn(ids.cars.inactive)).toBeUndefined()
    await block(ids.cars.inactive)
    expect(await carOn(ids.cars.inactive)).toMatchObject({ isActive: false, bars: [{ kind: 'block' }] })
  })
})

describe('a block', () => {
  it('keeps a car from being booked until it is removed, and stands in the car’s story', async () => {
    const blocked = await block(yaris)
    if (blocked.kind !== 'blocked') throw new Error(blocked.kind)
    expect((await carOn(yaris))?.bars).toMatchObject([{ kind: 'block', reason: 'Rehvivahetus' }])
    await expect(CustomerBooking.register(system)).rejects.toThrow('car_taken')
    const remove = () => removeBlock(system.db(), blocked.block.id, { by, now: system.clock.now })
    expect(await remove()).toEqual({ ok: true })
    expect(await remove()).toEqual({ ok: false, code: 'not_found' })
    await CustomerBooking.register(system)
    const { auditLog } = schema
    const story = await system
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.resource, 'cars'))
      .orderBy(auditLog.id)
    expect(story.map(({ action, recordId, adminId }) => [action, recordId, adminId]).slice(-2)).toEqual([
      ['block', yaris, by.id],
      ['unblock', yaris, by.id],
    ])
  })

  it('pushes nobody aside: the refusal names who has the car', async () => {
    const booking = await CustomerBooking.register(system)
    expect(await block(yaris)).toMatchObject({
      kind: 'car_taken',
      inTheWay: [{ kind: 'booking', id: booking.id }],
      freeCars: [{ id: fabia }],
    })
    expect(await system.db().select().from(schema.carBlocks)).toEqual([])
  })

  it('moves to other days or another car where nobody is in the way', async () => {
    const booking = await CustomerBooking.register(system)
    const blocked = await block(fabia)
    if (blocked.kind !== 'blocked') throw new Error(blocked.kind)
    const move = (change: object) =>
      moveBlock(system.db(), blocked.block.id, change, { by, now: system.clock.now })
    expect(await move({ carId: yaris })).toMatchObject({ kind: 'car_taken', inTheWay: [{ id: booking.id }] })
    expect(await move({ end: new Date('2026-11-18T14:00Z') })).toMatchObject({ kind: 'blocked' })
    const free = { start: new Date('2026-11-19T09:00Z'), end: new Date('2026-11-20T09:00Z') }
    expect(await move({ carId: yaris, ...free })).toMatchObject({ kind: 'blocked', block: { carId: yaris } })
    expect((await carOn(fabia))?.bars).toEqual([])
    expect((await carOn(yaris))?.bars.map(({ kind }) => kind)).toEqual(['booking', 'block'])
  })

  it('has an end after its beginning, a car and an end at all', async () => {
    expect(await block(yaris, { end: new Date('2026-11-17T06:00Z') })).toEqual({ kind: 'not_after_start' })
    expect(await block(yaris, { end: new Date('2028-01-01T06:00Z') })).toEqual({ kind: 'too_long' })
    expect(await block(4711)).toEqual({ kind: 'not_a_car' })
    expect(await moveBlock(system.db(), 4711, {}, { by, now: TEST_NOW })).toEqual({ kind: 'not_found' })
  })

  it('and a booking that want the same time at once: exactly one of them has it', async () => {
    for (let round = 0; round < 10; round++) {
      await system.db().delete(schema.carOccupancies)
      const [blocked, booked] = await Promise.allSettled([block(yaris), CustomerBooking.register(system)])
      const isBlocked = blocked.status === 'fulfilled' && blocked.value.kind === 'blocked'
      expect(booked.status).toBe(isBlocked ? 'rejected' : 'fulfilled')
    }
  })
})
