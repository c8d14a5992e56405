import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import type { PhoneHold } from '../../src/domain/booking/hold.ts'
import { labelFrom } from '../../src/domain/calendar/wall-clock.ts'
import { cents } from '../../src/domain/money.ts'
import type { StaffMember } from '../../src/domain/people/staff.ts'
import type { Registration } from '../../src/use-cases/booking/check-registration.ts'
import { registerByPhone } from '../../src/use-cases/booking/register-by-phone.ts'
import { findClients } from '../../src/use-cases/people/find-clients.ts'
import { client } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { hire } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'
import { brokenBookings } from '../support/whole-bookings.ts'

const system = useTestSystem()
const { auditLog, bookings, carOccupancies, clients, outbox } = schema
let mari: StaffMember

beforeAll(async () => {
  mari = await hire(system, 'agent')
})
beforeEach(async () => {
  await system.db().delete(carOccupancies)
})

const label = labelFrom

const registration = (changes: Partial<Registration> = {}): Registration => ({
  rental: {
    rentAt: label('2026-11-16T10:00'),
    returnAt: label('2026-11-19T10:00'),
    rentLocationId: ids.places.office,
    returnLocationId: ids.places.office,
    couponCodes: [],
  },
  carId: ids.cars.yaris,
  seenCarPrice: undefined,
  seenTotal: cents(8550),
  services: [],
  client: client(),
  language: 'et',
  isRequest: false,
  ...changes,
})

let calls = 0
function take(
  changes: Partial<Registration> = {},
  {
    hold = 'half-hour',
    clientId,
    key = `call ${calls++}`,
  }: { hold?: PhoneHold; clientId?: number; key?: string } = {},
) {
  const body = JSON.stringify([changes, hold, clientId])
  const order = { registration: registration(changes), clientId, hold, isBrought: false, key, body }
  return registerByPhone(system.running().customer.payments, order, { by: mari, now: system.clock.now })
}

async function taken(...args: Parameters<typeof take>): Promise<number> {
  const result = await take(...args)
  if (result.kind !== 'registered') throw new Error(`not registered: ${JSON.stringify(result)}`)
  return result.booking.id
}

const holdOf = async (bookingId: number) => {
  const [row] = await system.db().select().from(carOccupancies).where(eq(carOccupancies.bookingId, bookingId))
  return row?.holdExpiresAt
}

describe('a booking by phone', () => {
  it('is whole, is told to the customer by the letter of every booking, and says who took it', async () => {
    const id = await taken()
    expect(await brokenBookings(system.db(), { now: system.clock.now })).toEqual([])
    const told = await system.db().select().from(outbox).where(eq(outbox.event, 'booking-registered'))
    expect(told.map(({ payload }) => payload)).toContainEqual({ bookingId: id, isByStaff: true })
    const written = await system.db().select().from(auditLog).where(eq(auditLog.recordId, id))
    expect(written).toEqual([
      expect.objectContaining({
        adminId: mari.id,
        adminName: mari.name,
        resource: 'bookings',
        action: 'create',
        after: expect.objectContaining({ price: 8550, consent: 'told-by-phone', carId: ids.cars.yaris }),
      }),
    ])
  })

  it.each([
    ['half-hour', new Date('2026-11-15T08:30:00Z')],
    ['tomorrow', new Date('2026-11-16T16:00:00Z')],
    ['no-limit', null],
  ] as const)('keeps the car: %s', async (hold, until) => {
    const id = await taken({}, { hold })
    expect(await holdOf(id)).toEqual(until)
  })

  it('is booked once, however often the button is pressed at the same time', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => take({}, { key: 'the same call' })))
    const made = new Set(
      results.map((result) => (result.kind === 'registered' ? result.booking.id : result.kind)),
    )
    expect(made.size).toBe(1)
    expect(await system.db().$count(carOccupancies)).toBe(1)
  })

  it('does not take the key of an earlier call for another order', async () => {
    await taken({}, { key: 'again' })
    const other = await take({ carId: ids.cars.fabia }, { key: 'again' })
    expect(other.kind).toBe('idempotency_key_reused')
  })

  it('is refused by the database when a visitor was faster, and two callers get one car between them', async () => {
    const results = await Promise.all([take(), take(), take()])
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['car_taken', 'car_taken', 'registered'])
  })

  it('is refused when the price is no longer the one that was told', async () => {
    const result = await take({ seenTotal: cents(8000) })
    expect(result).toMatchObject({ kind: 'price_changed', quote: { total: 8550 } })
    expect(await system.db().$count(carOccupancies)).toBe(0)
  })

  it('names every fault of the caller’s data at once, and stores nothing', async () => {
    const people = await system.db().$count(clients)
    const result = await take({ client: client({ phone: '12', email: 'x', firstName: ' ', terms: false }) })
    if (result.kind !== 'invalid') throw new Error(result.kind)
    expect(result.faults.map(({ path }) => path).toSorted()).toEqual([
      'client.email',
      'client.firstName',
      'client.phone',
      'client.terms',
    ])
    expect(await system.db().$count(clients)).toBe(people)
  })
})

const clientOf = async (bookingId: number): Promise<number> => {
  const [row] = await system.db().select().from(bookings).where(eq(bookings.id, bookingId))
  return row?.clientId ?? 0
}

describe('someone the company knows', () => {
  it('gets a booking of their own, and what is told on the phone changes nothing of what is kept', async () => {
    const first = await taken({ client: client({ email: 'vana@example.ee', ads: true }) })
    const clientId = await clientOf(first)
    const second = await clientOf(
      await taken({ carId: ids.cars.fabia, client: client({ email: 'uus@example.ee' }) }, { clientId }),
    )
    await system.db().delete(carOccupancies)
    const third = await clientOf(
      await taken({ client: client({ email: 'vana@example.ee' }) }, { clientId: second }),
    )
    const people = await system.db().select().from(clients).orderBy(clients.id)
    const rows = [clientId, second, third].map((id) => people.find((one) => one.id === id))
    expect(rows).toMatchObject([
      { email: 'vana@example.ee', ads: true, personId: null, isEnteredByStaff: true },
      { email: 'uus@example.ee', ads: false, personId: clientId, isEnteredByStaff: true },
      { email: 'vana@example.ee', personId: clientId },
    ])
    const [found, ...others] = await findClients(system.db(), 'vana@example.ee', system.clock.now)
    expect([found?.client.id, found?.rentals, found?.isVerified, others]).toEqual([third, 2, true, []])
  })

  it('must exist', async () => {
    const result = await take({}, { clientId: 99_999 })
    expect(result).toEqual({ kind: 'invalid', faults: [{ path: 'clientId', code: 'unknown_client' }] })
    expect(await system.db().$count(carOccupancies)).toBe(0)
  })

  it('is found once by any part of name, telephone, address or code, with or without marks on the letters', async () => {
    const person = {
      firstName: 'Õnne',
      lastName: 'Žukova-Räim',
      email: 'onne@example.lv',
      phone: '+372 5550 1234',
    }
    const own = client({ ...person, idCode: '', birthDate: '1980-01-08' })
    await taken({ client: own })
    await taken({ carId: ids.cars.fabia, client: own })
    for (const typed of ['zukova', 'ÕNNE', 'raim onne', '5550 12', '+372 5550 1234', 'ONNE@exam']) {
      const found = await findClients(system.db(), typed, system.clock.now)
      expect(
        found.map(({ client: { email }, rentals }) => [email, rentals]),
        typed,
      ).toEqual([['onne@example.lv', 2]])
    }
    expect(await findClients(system.db(), '%', system.clock.now)).toEqual([])
    expect(await findClients(system.db(), '   ', system.clock.now)).toEqual([])
  })
})
