import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq, getTableColumns, like, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { companyRow } from '../../src/demo/company.ts'
import { cents } from '../../src/domain/money.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { remind } from '../../src/use-cases/letters/remind.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { bookings, mails } = schema
const PICK_UP = new Date('2026-11-16T08:00:00Z')
const RETURN = new Date('2026-11-19T08:00:00Z')
/** All that a copy of a booking can share with it. */
const copied = Object.values(getTableColumns(bookings))
  .filter(({ isUnique, primary, generated }) => !isUnique && !primary && !generated)
  .map(({ name }) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  .filter((name) => !['link_seed', 'link_hash'].includes(name))
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 3_600_000)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(mails)
  await system.db().delete(schema.outbox)
  await system
    .db()
    .update(bookings)
    .set({ cancelledAt: TEST_NOW, cancelReason: 'x', cancelFee: cents(0) })
  await system.db().delete(schema.carOccupancies)
})

/** What is written at that moment, although two processes look at the same time and one of them looks again. */
async function reminded(at: Date): Promise<string[]> {
  system.clock.now = at
  const known = await system.db().$count(mails)
  const look = () => remind(system.db(), system.clock.now)
  const counts = await Promise.all([look(), look()])
  counts.push(await look())
  const rows = await system.db().select().from(mails).orderBy(asc(mails.id))
  const fresh = rows.slice(known).map(({ kind }) => kind)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(fresh.length)
  return fresh.sort()
}

async function paidBooking(changes: object = {}): Promise<CustomerBooking> {
  const own = await CustomerBooking.register(system, { client: client(changes) })
  await own.payAtBank()
  return own
}

const set = ({ id }: CustomerBooking, change: Partial<typeof bookings.$inferInsert>) =>
  system.db().update(bookings).set(change).where(eq(bookings.id, id))

describe('a reminder comes once', () => {
  it('before the pick-up: what is missing, and where to come', async () => {
    const own = await paidBooking()
    expect(await reminded(hoursAfter(PICK_UP, -24))).toEqual([
      'contract-to-sign',
      'documents-wanted',
      'pick-up-tomorrow',
    ])
    expect(await own.row()).toMatchObject({ notified: true })
    expect(await reminded(hoursAfter(PICK_UP, -12))).toEqual([])
    expect(await reminded(hoursAfter(PICK_UP, 1))).toEqual([])
  })

  it('also when more are due than one statement can carry', async () => {
    const { id } = await paidBooking()
    const columns = sql.raw(copied.map((name) => `"${name}"`).join(', '))
    await system.db().execute(sql`
      insert into bookings (${columns}, link_seed, link_hash)
      select ${columns}, 'many ' || n, 'many ' || n from bookings, generate_series(1, 1200) n where id = ${id}`)
    const at = hoursAfter(PICK_UP, -60)
    expect(await remind(system.db(), at)).toBe(1_201)
    expect(await remind(system.db(), at)).toBe(0)
    await system.db().delete(bookings).where(like(bookings.linkSeed, 'many %'))
  })

  it('and asks for nothing that is already there', async () => {
    const own = await paidBooking()
    await own.sendDocuments()
    await own.signByHand()
    expect(await reminded(hoursAfter(PICK_UP, -24))).toEqual(['documents-wanted', 'pick-up-tomorrow'])
    await deliverLetters(system.running().jobs)
    const sent = await readdir(join(system.dataDir(), 'outbox'))
    expect(sent.filter((name) => name.includes(`pick.up.tomorrow.${own.id}.2026.11.16_`))).toHaveLength(1)
    expect(sent.filter((name) => name.includes(`documents.wanted.${own.id}_`))).toEqual([])
  })

  it('not for a booking that is unpaid, cancelled or far away', async () => {
    await CustomerBooking.register(system)
    expect(await reminded(hoursAfter(PICK_UP, -20))).toEqual([])
    system.clock.now = TEST_NOW
    await system.db().delete(schema.carOccupancies)
    const cancelled = await paidBooking()
    await cancelled.services.cancel(cancelled.token, 'ei tule')
    expect(await reminded(hoursAfter(PICK_UP, -20))).toEqual([])
    system.clock.now = TEST_NOW
    const later = await CustomerBooking.register(system, {
      rentDate: '2026-12-14T10:00',
      returnDate: '2026-12-17T10:00',
      car: { id: ids.cars.yaris },
    })
    await later.payAtBank()
    expect(await reminded(hoursAfter(TEST_NOW, 1))).toEqual([])
  })

  it('on the day of the return, while the car is out', async () => {
    const own = await paidBooking()
    await set(own, { status: 'SIGNED', notified: true })
    expect(await reminded(hoursAfter(RETURN, -1))).toEqual([])
    await set(own, { handedOverAt: PICK_UP })
    expect(await reminded(hoursAfter(RETURN, -11))).toEqual([])
    expect(await reminded(hoursAfter(RETURN, -9))).toEqual(['return-today'])
    expect(await reminded(hoursAfter(RETURN, -1))).toEqual([])
    await set(own, { actualReturnDate: RETURN })
    expect(await reminded(hoursAfter(RETURN, 1))).toEqual([])
  })

  it('after the return: the questionnaire, and an offer only to those who want offers', async () => {
    const wanting = await paidBooking({ ads: true, email: 'wants@example.ee' })
    await set(wanting, { status: 'SIGNED', notified: true, handedOverAt: PICK_UP, actualReturnDate: RETURN })
    await system.db().delete(schema.carOccupancies)
    const other = await paidBooking({ ads: false, email: 'other@example.ee' })
    await set(other, { status: 'SIGNED', notified: true, handedOverAt: PICK_UP, actualReturnDate: RETURN })

    expect(await reminded(hoursAfter(RETURN, 1))).toEqual([])
    expect(await reminded(hoursAfter(RETURN, 3))).toEqual(['questionnaire', 'questionnaire'])
    expect(await reminded(hoursAfter(RETURN, 24))).toEqual([])
    expect(await reminded(hoursAfter(RETURN, 31 * 24))).toEqual(['coupon-reminder'])
    expect(await reminded(hoursAfter(RETURN, 32 * 24))).toEqual([])
    const offers = await system.db().select().from(mails).where(eq(mails.kind, 'coupon-reminder'))
    expect(offers).toMatchObject([{ recipient: 'wants@example.ee', bookingId: wanting.id }])
  })

  it('and every one of them can be written', async () => {
    await system.db().insert(schema.company).overridingSystemValue().values(companyRow)
    await system.running().customer.payments.catalogue.refresh()
    const own = await paidBooking({ ads: true })
    await reminded(hoursAfter(PICK_UP, -24))
    await deliverLetters(system.running().jobs)
    await set(own, { status: 'SIGNED', handedOverAt: PICK_UP })
    await reminded(hoursAfter(RETURN, -2))
    await deliverLetters(system.running().jobs)
    await set(own, { actualReturnDate: RETURN })
    await reminded(hoursAfter(RETURN, 3))
    await reminded(hoursAfter(RETURN, 31 * 24))
    await deliverLetters(system.running().jobs)
    const rows = await system.db().select().from(mails).orderBy(asc(mails.id))
    expect(rows.filter(({ sentAt, failure }) => !sentAt || failure)).toEqual([])
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['pick-up-tomorrow', 'return-today', 'questionnaire', 'coupon-reminder']),
    )
  })
})
