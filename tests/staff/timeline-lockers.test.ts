import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import type { BookingChange } from '../../src/domain/booking/change.ts'
import { labelFrom } from '../../src/domain/calendar/wall-clock.ts'
import type { StaffMember } from '../../src/domain/people/staff.ts'
import { changeBooking } from '../../src/use-cases/booking/change/change-booking.ts'
import { allowCalls } from '../../src/use-cases/locker/allow-calls.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { hire } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { smartLockers, smartLockerReservations: reservations } = schema
const unit = '+37258000001'
const OWN_PHONE = '+37251234567'
let by: StaffMember

beforeAll(async () => {
  const db = system.db()
  await db.insert(smartLockers).values({ name: 'Kapp 1', phone: unit, locationId: ids.places.office })
  by = await hire(system, 'agent')
})
beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(reservations)
  await system.db().delete(schema.carOccupancies)
})

const change = (own: CustomerBooking, wanted: BookingChange) =>
  changeBooking(system.running().customer.payments, own.id, wanted, { by, now: system.clock.now })
const reservationsOf = ({ id }: CustomerBooking) =>
  system
    .db()
    .select()
    .from(reservations)
    .where(eq(reservations.bookingId, id))
    .orderBy(asc(reservations.purpose))
const allow = () => allowCalls(system.db(), system.running().jobs.lockers, system.clock.now)
const call = () => system.running().lockers.simulator?.call(unit, OWN_PHONE, system.clock.now)
const stand = (own: CustomerBooking) => own.services.locker(own.token, 'at-locker')
const at = labelFrom

async function ready(): Promise<CustomerBooking> {
  const own = await CustomerBooking.register(system)
  await own.payAtBank()
  await own.payAtBank('pay', true)
  await own.sendDocuments()
  await own.approveDocuments()
  await own.signByHand()
  return own
}

describe('the lockers of a booking that changes', () => {
  it('move with its times, and are let go where the new place has none', async () => {
    const own = await ready()
    await change(own, { rentAt: at('2026-11-16T12:00') })
    expect(await reservationsOf(own)).toMatchObject([
      { purpose: 'pick-up', start: new Date('2026-11-16T09:30Z') },
      { purpose: 'return', start: new Date('2026-11-19T07:00Z') },
    ])
    await change(own, { returnLocationId: ids.places.airport })
    expect(await reservationsOf(own)).toMatchObject([{ purpose: 'pick-up' }])
  })

  it('do not open for what was signed before', async () => {
    const own = await ready()
    system.clock.now = new Date('2026-11-16T07:50Z')
    await stand(own)
    expect(call()).toBe('opened')
    await change(own, { carId: ids.cars.automatic })
    await allow()
    expect(call()).not.toBe('opened')
    await own.payAtBank()
    await own.signByHand()
    await allow()
    expect(call()).toBe('opened')
  })

  it('are forgotten by the unit when the hour moves after it was told, and people are asked to look', async () => {
    const own = await ready()
    system.clock.now = new Date('2026-11-16T07:50Z')
    await stand(own)
    await change(own, { rentAt: at('2026-11-16T15:00') })
    expect(await own.row()).toMatchObject({ attentions: ['no-locker'], status: 'SIGNED' })
    await allow()
    expect(call()).not.toBe('opened')
  })

  it('take the key back at the end of an extension, which is an annex to what was signed', async () => {
    const own = await ready()
    system.clock.now = new Date('2026-11-16T07:50Z')
    await stand(own)
    await own.services.locker(own.token, 'key-taken')
    system.clock.now = new Date('2026-11-18T10:00Z')
    await change(own, { returnAt: at('2026-11-20T10:00') })
    expect((await own.row()).status).toBe('SIGNED')
    system.clock.now = new Date('2026-11-20T07:50Z')
    await stand(own)
    expect(call()).toBe('opened')
  })
})
