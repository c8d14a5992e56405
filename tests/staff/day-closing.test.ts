import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MoneyDayAnswer } from '../../src/contract/staff/money.ts'
import { schema } from '../../src/db/schema.ts'
import { violatedConstraint } from '../../src/db/violated-constraint.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { emptyBooks } from '../support/empty-books.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { refusal } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { auditLog, closedEntries, dayClosings, ledgerEntries } = schema
const DAY = '2026-11-15'
const { office, airport } = ids.places

let mari: AtWork
let jaan: AtWork
let owner: AtWork
beforeAll(async () => {
  mari = await signedIn(system, 'agent')
  jaan = await signedIn(system, 'agent')
  owner = await signedIn(system, 'owner')
})
beforeEach(async () => {
  system.clock.now = TEST_NOW
  await emptyBooks(system.db())
})

async function take(staff: AtWork, method: string, amount: number, more: object = {}): Promise<number> {
  await system.db().delete(schema.carOccupancies)
  const { id } = await CustomerBooking.register(system)
  const body = { account: 'rent', direction: 'in', amount, method, ...more }
  expect((await staff.post(`/bookings/${id}/money`, body)).status).toBe(200)
  return id
}

async function day(asked = DAY): Promise<MoneyDayAnswer> {
  const response = await mari.get(`/money/day?day=${asked}`)
  expect(response.status).toBe(200)
  return (await response.json()) as MoneyDayAnswer
}

const close = (staff: AtWork, body: object) =>
  staff.post('/money/closings', { day: DAY, locationId: office, cash: 0, card: 0, ...body })

describe("D44: a day's money", () => {
  it('is told by how it came, where and through whom', async () => {
    await take(mari, 'CASH', 50)
    await take(mari, 'CASH', 30)
    await take(mari, 'CARD', 20, { locationId: airport })
    await take(jaan, 'TRANSFER', 85.5)
    await system.db().delete(schema.carOccupancies)
    await (await CustomerBooking.register(system)).payAtBank()
    const { sums, open } = await day()
    const told = sums.map(({ method, place, person, amount, closed }) => [
      method,
      place?.id,
      person?.id,
      amount,
      closed,
    ])
    expect(told).toHaveLength(4)
    expect(told).toEqual(
      expect.arrayContaining([
        ['CASH', office, mari.id, 80, 0],
        ['CARD', airport, mari.id, 20, 0],
        ['TRANSFER', office, jaan.id, 85.5, 0],
        ['BANK_LINK', office, undefined, 85.5, 0],
      ]),
    )
    expect(open.map(({ place, person, cash, card }) => [place.id, person.id, cash, card])).toEqual([
      [office, mari.id, 80, 0],
      [airport, mari.id, 0, 20],
    ])
  })

  it('of a place that is none is refused at its field', async () => {
    const id = await take(mari, 'CASH', 10)
    const body = { account: 'rent', direction: 'in', amount: 5, method: 'CASH', locationId: 999 }
    expect(await refusal(await mari.post(`/bookings/${id}/money`, body))).toEqual([
      422,
      'unknown_place',
      'locationId',
    ])
  })

  it('that was kept from a deposit leaves the drawer as it was', async () => {
    const id = await take(mari, 'CASH', 5)
    const deposit = { account: 'deposit', direction: 'in', amount: 200, method: 'CASH' }
    await mari.post(`/bookings/${id}/money`, deposit)
    const back = { handedOverAt: system.clock.now, actualReturnDate: system.clock.now }
    await system.db().update(schema.bookings).set(back).where(eq(schema.bookings.id, id))
    expect((await mari.post(`/bookings/${id}/use-deposit`)).status).toBe(200)
    expect((await day()).open).toMatchObject([{ cash: 205, card: 0 }])
  })

  it('is refused for a day that is none', async () => {
    expect(await refusal(await mari.get('/money/day?day=2026-02-30'))).toEqual([422, 'not_a_day'])
  })
})

describe('closing a day', () => {
  it('keeps what was expected and counted, and wants a reason for a difference', async () => {
    await take(mari, 'CASH', 50)
    await take(mari, 'CARD', 20)
    const short = await close(mari, { cash: 49.5, card: 20 })
    expect(await refusal(short.clone())).toEqual([422, 'reason_needed', 'reason'])
    expect(await short.json()).toMatchObject({ expected: { cash: 50, card: 20 } })
    expect(await system.db().$count(closedEntries)).toBe(0)
    const closed = await close(mari, { cash: 49.5, card: 20, reason: 'Andsin valesti tagasi' })
    expect(closed.status).toBe(201)
    const { id } = (await closed.json()) as { id: number }
    const { sums, open, closings } = await day()
    expect(open).toEqual([])
    expect(sums.map(({ amount, closed: counted }) => amount - counted)).toEqual([0, 0])
    expect(closings.find((one) => one.id === id)).toMatchObject({
      place: { id: office },
      person: { id: mari.id },
      countedBy: mari.name,
      cash: { expected: 50, counted: 49.5, difference: -0.5 },
      card: { expected: 20, counted: 20, difference: 0 },
      reason: 'Andsin valesti tagasi',
    })
    const [logged] = await system.db().select().from(auditLog).where(eq(auditLog.resource, 'day-closings'))
    expect(logged).toMatchObject({ adminId: mari.id, recordId: id, after: { cashCounted: 4950 } })
  })

  it('covers what came since the last closing, and a forgotten evening too', async () => {
    await take(mari, 'CASH', 50)
    expect((await close(mari, { cash: 50 })).status).toBe(201)
    await take(mari, 'CASH', 10)
    system.clock.now = new Date('2026-11-15T12:00:00Z')
    await take(mari, 'CASH', 7)
    expect((await day('2026-11-16')).open).toMatchObject([{ cash: 17 }])
    expect((await close(mari, { cash: 17 })).status).toBe(201)
    expect(await refusal(await close(mari, { cash: 0 }))).toEqual([409, 'nothing_to_close'])
  })

  it('closes no entry twice, however many close at once', async () => {
    await take(mari, 'CASH', 50)
    await take(mari, 'CASH', 30)
    const answers = await Promise.all(Array.from({ length: 6 }, () => close(mari, { cash: 80 })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(await system.db().$count(closedEntries)).toBe(2)
  })

  it('is for one’s own money; an owner counts for others', async () => {
    await take(mari, 'CASH', 50)
    expect(await refusal(await close(jaan, { adminId: mari.id, cash: 50 }))).toEqual([403, 'others_money'])
    expect(await refusal(await close(jaan, { cash: 50 }))).toEqual([409, 'nothing_to_close'])
    expect((await close(owner, { adminId: mari.id, cash: 50 })).status).toBe(201)
    expect((await day()).closings.at(-1)).toMatchObject({ person: { id: mari.id }, countedBy: owner.name })
  })

  it('waits for the day', async () => {
    await take(mari, 'CASH', 50)
    expect(await refusal(await close(mari, { day: '2026-11-16', cash: 50 }))).toEqual([
      422,
      'future_day',
      'day',
    ])
  })

  it('is never changed or removed', async () => {
    await take(mari, 'CASH', 50)
    await close(mari, { cash: 50 })
    const refused = async (query: ReturnType<typeof sql>) =>
      system
        .db()
        .execute(query)
        .then(
          () => undefined,
          (error: unknown) => violatedConstraint(error),
        )
    expect(await refused(sql`update ${dayClosings} set cash_counted = 1`)).toBe('day_closings_stand')
    expect(await refused(sql`delete from ${closedEntries}`)).toBe('closed_entries_stand')
  })
})

describe('where money is counted', () => {
  it('is the place of the pick-up until the car is out, then that of the return', async () => {
    await system.db().delete(schema.carOccupancies)
    const own = await CustomerBooking.register(system)
    const pay = (amount: number) =>
      mari.post(`/bookings/${own.id}/money`, { account: 'rent', direction: 'in', amount, method: 'CASH' })
    await pay(10)
    await system
      .db()
      .update(schema.bookings)
      .set({ handedOverAt: system.clock.now, returnLocationId: airport })
      .where(eq(schema.bookings.id, own.id))
    await pay(5)
    const entries = await system
      .db()
      .select({ place: ledgerEntries.locationId, person: ledgerEntries.adminId })
      .from(ledgerEntries)
      .orderBy(ledgerEntries.id)
    expect(entries).toEqual([
      { place: office, person: mari.id },
      { place: airport, person: mari.id },
    ])
  })
})
