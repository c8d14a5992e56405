import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PriceListAnswer } from '../../src/contract/staff/price-answers.ts'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { retention } from '../../src/domain/people/retention.ts'
import { noFaults } from '../../src/simulators/bank/faults.ts'
import { forgetTraces } from '../../src/use-cases/people/forget-traces.ts'
import { registration } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const { groups, idempotencyKeys, outbox } = schema

beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  system.bank().set(noFaults)
  system.clock.now = TEST_NOW
})

it('M33a: a deposit that was raised is told before anything is ordered', async () => {
  const ofGroup = eq(groups.id, ids.groups.small)
  await system
    .db()
    .update(groups)
    .set({ deposit: cents(30_000) })
    .where(ofGroup)
  const order = (deposit: number | undefined) =>
    system.post('/api/booking/register', registration({ deposit }))
  const refused = await order(200)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'price_changed', quote: { price: 85.5, deposit: 300 } })
  expect((await order(300)).status).toBe(201)
  await system
    .db()
    .update(groups)
    .set({ deposit: cents(20_000) })
    .where(ofGroup)
})

describe('M33b: nobody overwrites what they have not seen', () => {
  it('in a record', async () => {
    const [mari, oskar] = [await signedIn(system, 'owner'), await signedIn(system, 'owner')]
    const path = '/group-prices/3'
    const seen = await (await mari.get(path)).json()
    expect((await oskar.put(path, { previous: seen, monday: 61 })).status).toBe(200)
    const late = await mari.put(path, { ...seen, previous: seen, tuesday: 62 })
    expect(await refusal(late)).toEqual([409, 'changed_meanwhile'])
    const again = await (await mari.get(path)).json()
    expect(again).toMatchObject({ monday: 61, tuesday: 60 })
    expect((await mari.put(path, { ...again, previous: again, tuesday: 62 })).status).toBe(200)
  })

  it('in a draft of prices, unless they have been told', async () => {
    const [mari, oskar] = [await signedIn(system, 'owner'), await signedIn(system, 'owner')]
    const { lastChange } = (await (await mari.get('/prices/list')).json()) as PriceListAnswer
    const save = (discount: number, known: number) =>
      mari.post('/prices/save', { edits: [{ kind: 'weekend', discount }], lastChange: known })
    expect((await oskar.put('/weekends/1', { discount: 5 })).status).toBe(200)
    const late = await save(7, lastChange)
    const problem = await late.clone().json()
    expect(await refusal(late)).toEqual([409, 'prices_changed'])
    // What the other did is told with it.
    expect(problem.changes).toMatchObject([
      {
        resource: 'weekends',
        recordId: 1,
        adminName: oskar.name,
        before: { discount: 0 },
        after: { discount: 500 },
      },
    ])
    expect((await save(7, problem.lastChange)).status).toBe(200)
    expect((await save(0, problem.lastChange)).status).toBe(409)
    await oskar.put('/weekends/1', { discount: 0 })
  })

  it('but whoever makes something of the fleet known is in nobody’s way', async () => {
    const mari = await signedIn(system, 'owner')
    const { lastChange } = (await (await mari.get('/prices/list')).json()) as PriceListAnswer
    await StaffBooking.onTheRoad(desk)
    const edits = [{ kind: 'weekend', discount: 0 }]
    const next = await signedIn(system, 'owner')
    expect((await next.post('/prices/save', { edits, lastChange })).status).toBe(200)
  })
})

it('M33c: keys of repeated orders have an end', async () => {
  const key = { 'idempotency-key': 'the same order' }
  const order = () => system.post('/api/booking/register', registration(), key)
  expect((await order()).status).toBe(201)
  const after = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
  await forgetTraces(system.db(), after(retention.idempotencyDays - 1))
  expect(await system.db().$count(idempotencyKeys)).toBe(1)
  await forgetTraces(system.db(), after(retention.idempotencyDays + 1))
  expect(await system.db().$count(idempotencyKeys)).toBe(0)
})

describe('M33e: a coupon that a change has lost', () => {
  it('comes back when the change is undone', async () => {
    const { couponDaysRanges } = schema
    await system.db().insert(couponDaysRanges).values({ couponId: ids.coupons.tenPercent, daysRangeId: 2 })
    await system.running().customer.payments.catalogue.newest()
    const booking = await StaffBooking.registered(desk, {
      couponCodes: ['KYMME', 'POLE'],
      car: { id: ids.cars.yaris },
    })
    const row = await booking.own.row()
    expect(row).toMatchObject({ price: 7695, couponCodes: ['KYMME'], sentCouponCodes: ['KYMME'] })
    await booking.post('change', { returnDate: '2026-11-18T10:00' })
    expect(await booking.own.row()).toMatchObject({ price: 6000, couponCodes: [] })
    await booking.post('change', { returnDate: '2026-11-19T10:00' })
    expect(await booking.own.row()).toMatchObject({ price: 7695, couponCodes: ['KYMME'] })
    await system.db().delete(couponDaysRanges).where(eq(couponDaysRanges.couponId, ids.coupons.tenPercent))
  })

  it('but not one that staff were told is for new clients only', async () => {
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    const phone = await desk.post('/phone/bookings', {
      ...registration({ couponCodes: ['UUS'], car: { id: ids.cars.fabia } }),
      price: 85.5,
      hold: 'tomorrow',
      key: 'a call of someone known',
    })
    const { id } = await phone.json()
    const booking = new StaffBooking(desk, new CustomerBooking(system, id, ''))
    expect(await booking.own.row()).toMatchObject({ price: 8550, sentCouponCodes: [] })
    await booking.post('change', { returnDate: '2026-11-20T10:00' })
    expect(await booking.own.row()).toMatchObject({ price: 11_400 })
  })
})

it('M33f: what is on its way already does not go back once more', async () => {
  const booking = await StaffBooking.registered(desk)
  await booking.own.payAtBank()
  await booking.post('change', { returnDate: '2026-11-18T10:00' })
  system.bank().set({ refunds: 'left-pending' })
  expect((await booking.post('refund', { account: 'rent', amount: 25.5, note: '' })).status).toBe(200)
  expect((await booking.post('cancel', { reason: 'ei tule', fee: 0 })).status).toBe(200)
  const events = await system.db().select().from(outbox).where(eq(outbox.event, 'booking-cancelled'))
  expect(events.map(({ payload }) => payload)).toMatchObject([{ goesBack: 6000, byHand: 0 }])
})
