import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChangeAnswer } from '../../src/contract/visitor/change.ts'
import { schema } from '../../src/db/schema.ts'
import { standardChangeRules } from '../../src/domain/booking/change-online.ts'
import { standardRules } from '../../src/domain/house-rules.ts'
import { cents } from '../../src/domain/money.ts'
import { client } from '../support/bodies.ts'
import { exampleFacts } from '../support/booking-facts.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { auditLog, bookings, carOccupancies, company, extraCharges, outbox, refunds } = schema
let owner: AtWork

beforeAll(async () => {
  owner = await signedIn(system, 'owner')
  const house = { id: 1, ...exampleFacts.company }
  await system.db().insert(company).overridingSystemValue().values(house)
})
beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(carOccupancies)
  await rules(standardChangeRules)
})

const rules = async (values: Partial<typeof company.$inferInsert>) => {
  await system.db().update(company).set(values)
  await system.running().customer.payments.catalogue.refresh()
}

/** Nine days ahead, for three. */
const agreed = { rentDate: '2026-11-24T10:00', returnDate: '2026-11-27T10:00', car: { id: ids.cars.yaris } }
const register = (changes: object = {}) => CustomerBooking.register(system, { ...agreed, ...changes })
const paid = async (changes: object = {}) => {
  const own = await register(changes)
  await own.payAtBank()
  return own
}
const handOver = async ({ id }: CustomerBooking, at: Date) => {
  system.clock.now = at
  await system.db().update(bookings).set({ handedOverAt: at, status: 'SIGNED' }).where(eq(bookings.id, id))
}

const codes = (answer: ChangeAnswer) =>
  answer.kind === 'refused' ? answer.faults.map(({ path, code }) => `${path}:${code}`) : answer.kind
const returning = (day: string) => ({ returnDate: day, returnTime: '10:00' })
const dueOf = async (own: CustomerBooking) => {
  const { money } = await own.view()
  return [money.rentDue, money.goesBack]
}

describe('a change by the customer', () => {
  it('is shown first and changes nothing, then is made at the price that was seen', async () => {
    const own = await paid()
    const before = await own.view()
    const tried = await own.change(returning('2026-11-29'))
    expect(tried).toMatchObject({ kind: 'tried', previousPrice: 85.5, price: 152, due: 66.5, goesBack: 0 })
    expect(await own.view()).toEqual(before)
    expect((await own.agree(returning('2026-11-29'))).kind).toBe('changed')
    expect(await own.row()).toMatchObject({ price: 15_200, onlineChanges: 1, status: 'CONFIRMED' })
    expect(await dueOf(own)).toEqual([66.5, 0])
    await own.payAtBank()
    expect(await dueOf(own)).toEqual([0, 0])
  })

  it('is shown once more when the price is another by the time they agree', async () => {
    const own = await paid()
    const seen = { seenPrice: '140', seenDeposit: '200', seenFee: '0' }
    expect(await own.change({ ...returning('2026-11-29'), ...seen })).toMatchObject({
      kind: 'tried',
      isOtherPrice: true,
      price: 152,
    })
    expect(await own.row()).toMatchObject({ price: 8550, onlineChanges: 0 })
  })

  it('sends back at once what came through the bank and is too much now', async () => {
    const own = await paid()
    expect(await own.agree(returning('2026-11-25'))).toMatchObject({ kind: 'changed', goesBack: 55.5 })
    await system.running().bank.simulator?.settled()
    expect(await system.db().select().from(refunds).where(eq(refunds.bookingId, own.id))).toMatchObject([
      { account: 'rent', amount: 5550 },
    ])
    expect((await own.view()).money.paid).toBe(30)
  })

  it('takes other times, places, services, drivers and cars of any group', async () => {
    const own = await paid()
    const values = {
      rentDate: '2026-11-24',
      rentTime: '12:00',
      ...returning('2026-11-27'),
      returnLocationId: String(ids.places.airport),
      carId: String(ids.cars.automatic),
      hasServices: 'yes',
      cover: String(ids.services.zeroExcess),
      [`service-${ids.services.childSeat}`]: '1',
      'driver.firstName': 'Mari',
      'driver.lastName': 'Tamm',
      'driver.birthDate': '1990-05-05',
      'driver.drivingLicenceNumber': 'ET654321',
    }
    expect(codes(await own.agree(values))).toBe('changed')
    expect(await own.row()).toMatchObject({
      carId: ids.cars.automatic,
      returnLocationId: ids.places.airport,
      additionalDrivers: [{ firstName: 'Mari', birthDate: '1990-05-05' }],
    })
    expect(await own.occupancy()).toMatchObject({ carId: ids.cars.automatic, holdExpiresAt: null })
    expect((await own.view()).drivers.map(({ name }) => name)).toEqual(['Jaan Tamm', 'Mari Tamm'])
  })

  it('is refused field by field', async () => {
    const own = await paid()
    expect(codes(await own.change({}))).toEqual([':nothing_changed'])
    expect(codes(await own.change({ ...returning('2026-11-29'), returnTime: '23:00' }))).toEqual([
      'returnAt:closed',
    ])
    expect(codes(await own.change({ rentDate: 'soon', rentTime: '', 'driver.firstName': 'Mari' }))).toEqual(
      expect.arrayContaining(['rentAt:not_a_time', 'driver.lastName:required', 'driver.idCode:required']),
    )
  })

  it('is told by letter and stands in the log, as the customer’s', async () => {
    const own = await paid()
    await own.agree(returning('2026-11-29'))
    const [event] = await system.db().select().from(outbox).orderBy(desc(outbox.id)).limit(1)
    expect(event).toMatchObject({
      event: 'booking-changed',
      payload: { bookingId: own.id, isByStaff: false },
    })
    const [entry] = await system.db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({ recordId: own.id, adminId: null, adminName: 'Klient', action: 'extend' })
  })
})

describe('the rules of the house', () => {
  it('end changes some hours before the pick-up, after some times, or at once', async () => {
    const own = await paid()
    system.clock.now = new Date('2026-11-23T08:00:01Z')
    expect(codes(await own.change(returning('2026-11-29')))).toEqual([':too_late'])
    system.clock.now = new Date('2026-11-23T08:00:00Z')
    expect((await own.change(returning('2026-11-29'))).kind).toBe('tried')
    await rules({ changeHours: 48 })
    expect(codes(await own.change(returning('2026-11-29')))).toEqual([':too_late'])
    system.clock.now = TEST_NOW
    await rules({ changeTimes: 1 })
    expect((await own.agree({ rentDate: '2026-11-24', rentTime: '11:00' })).kind).toBe('changed')
    expect(codes(await own.change(returning('2026-11-29')))).toEqual([':too_often'])
    await rules({ changeTimes: 0 })
    expect(codes(await own.change(returning('2026-11-29')))).toEqual([':not_online'])
  })

  it('are set by the owner, and never below the hours of the fee for cancelling', async () => {
    const [row] = await system.db().select().from(company)
    const put = async (values: object) => {
      const read = (await (await owner.get(`/company/${row?.id}`)).json()) as object
      return owner.put(`/company/${row?.id}`, { ...read, ...values, previous: read })
    }
    expect((await put({ changeHours: 12 })).status).toBe(200)
    const own = await paid()
    const shown = () => own.services.changeForm(own.token, 'en')
    await expect.poll(shown).toMatchObject({ hours: standardRules.freeCancelHours })
    expect((await put({ changeHours: 72, changeTimes: 2, changeFee: 10 })).status).toBe(200)
    await expect.poll(shown).toMatchObject({
      hours: 72,
      times: 2,
      timesLeft: 2,
      fee: 10,
      until: '2026-11-21T10:00',
    })
  })

  it('take the fee for a change of what stands, and none for making it longer', async () => {
    await rules({ changeFee: cents(1000) })
    const own = await paid()
    expect(await own.change(returning('2026-11-29'))).toMatchObject({ fee: 0, due: 66.5 })
    const moved = { rentDate: '2026-11-24', rentTime: '11:00', returnDate: '2026-11-27', returnTime: '11:00' }
    expect(await own.agree(moved)).toMatchObject({ kind: 'changed', price: 85.5, fee: 10, due: 10 })
    expect(
      await system.db().select().from(extraCharges).where(eq(extraCharges.bookingId, own.id)),
    ).toMatchObject([{ kind: 'change', amount: 1000, status: 'CHARGED' }])
    expect((await own.papers()).map(({ kind, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([['invoice', 1000]]),
    )
    const unpaid = await register({ car: { id: ids.cars.fabia } })
    expect(await unpaid.agree(moved)).toMatchObject({ kind: 'changed', fee: 0, due: 85.5 })
  })
})

describe('nobody keeps more by changing than by ordering', () => {
  it('while nothing is paid: the hold keeps its end, and what ran out is ordered anew', async () => {
    const own = await register()
    const before = await own.occupancy()
    system.later(20)
    expect((await own.agree(returning('2026-11-28'))).kind).toBe('changed')
    expect((await own.occupancy())?.holdExpiresAt).toEqual(before?.holdExpiresAt)
    expect(await system.db().$count(carOccupancies)).toBe(1)
    system.later(20)
    expect(codes(await own.change(returning('2026-11-29')))).toEqual([':not_held'])
  })

  it('nor moves a hold into a group where too many are held', async () => {
    const own = await register()
    await register({
      car: { id: ids.cars.automatic },
      client: client({ phone: '+372 5555 1234', email: 'a@example.ee' }),
    })
    expect(codes(await own.change({ carId: String(ids.cars.automatic) }))).not.toBe('tried')
  })

  it('when it is paid: what an earlier change costs is paid before the next one that costs more', async () => {
    const own = await paid()
    expect((await own.agree(returning('2026-11-28'))).kind).toBe('changed')
    expect(codes(await own.change(returning('2026-11-29')))).toEqual([':pay_first'])
    expect((await own.change(returning('2026-11-26'))).kind).toBe('tried')
    await own.payAtBank()
    expect((await own.change(returning('2026-11-29'))).kind).toBe('tried')
  })

  it('and nobody makes weeks of a few paid days without people', async () => {
    const own = await paid()
    expect(codes(await own.change(returning('2027-01-20')))).toEqual([':ask_people'])
  })
})

describe('a car that is out', () => {
  it('D4: is kept longer when it is free, and what was signed stands with an annex', async () => {
    const own = await paid()
    await own.signByHand()
    await handOver(own, new Date('2026-11-24T08:00:00Z'))
    const form = await own.services.changeForm(own.token, 'en')
    expect(form).toMatchObject({ isOut: true, until: '2026-11-27T10:00', obstacle: null })
    expect(codes(await own.change(returning('2026-11-26')))).toEqual(['returnAt:not_earlier'])
    expect(codes(await own.change({ carId: String(ids.cars.fabia) }))).toEqual([':handed_over'])
    expect(await own.agree(returning('2026-11-29'))).toMatchObject({ kind: 'changed', due: 66.5 })
    expect((await own.row()).status).toBe('SIGNED')
    expect((await own.papers()).map(({ kind }) => kind)).toContain('annex')
    system.clock.now = new Date('2026-11-29T09:00:00Z')
    expect(codes(await own.change(returning('2026-11-30')))).toEqual([':overdue'])
  })

  it('says until when it is free where the next customer waits, and offers no swap on the road', async () => {
    const own = await paid()
    await paid({ rentDate: '2026-11-28T12:00', returnDate: '2026-11-30T12:00' })
    await handOver(own, new Date('2026-11-24T08:00:00Z'))
    expect(await own.change(returning('2026-11-29'))).toMatchObject({
      kind: 'car_taken',
      freeUntil: '2026-11-28T11:00',
    })
    expect((await own.agree({ returnDate: '2026-11-28', returnTime: '11:00' })).kind).toBe('changed')
    await own.payAtBank()
    expect(await own.change(returning('2026-11-30'))).toMatchObject({ kind: 'car_taken', freeUntil: null })
  })
})
