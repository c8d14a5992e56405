import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AgesAnswer } from '../../src/contract/staff/money.ts'
import type { TodayAnswer } from '../../src/contract/staff/today.ts'
import { schema } from '../../src/db/schema.ts'
import { emptyBooks } from '../support/empty-books.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { Desk, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await emptyBooks(system.db())
  await system.db().update(schema.cars).set({ mileage: 0 })
})
const goTo = (day: string) => {
  system.clock.now = new Date(`${day}T08:10:00Z`)
}
const ages = async () => (await (await desk.get('/money/ages')).json()) as AgesAnswer
const today = async () => (await (await desk.get('/today')).json()) as TodayAnswer
const takeBack = { at: '2026-11-19T10:00', odometer: 300_100, fuel: 8, damage: [], locationId: 1 }

const agreed = { decision: 'change', amount: 28.5, reason: 'Kokkulepe' }

describe('D44: what is owed to us', () => {
  it('is as old as the rental, whatever day it was ordered on', async () => {
    const booking = await StaffBooking.registered(desk)
    const part = { account: 'rent', direction: 'in', amount: 50, method: 'CASH' }
    await booking.post('money', part)
    await booking.post('confirm')
    expect((await ages()).receivables.amount).toBe(0)
    goTo('2026-11-23')
    expect((await ages()).receivables).toMatchObject({
      amount: 35.5,
      ages: [35.5, 0, 0, 0, 0],
      rows: [{ bookingId: booking.own.id, since: '2026-11-16', amount: 35.5 }],
    })
    goTo('2026-11-24')
    expect((await ages()).receivables.ages).toEqual([0, 35.5, 0, 0, 0])
    goTo('2027-03-01')
    expect((await ages()).receivables.ages).toEqual([0, 0, 0, 0, 35.5])
  })

  it('is as old as the fee for being late, where that made it', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    goTo('2026-11-20')
    const late = { ...takeBack, at: '2026-11-20T10:00', late: agreed }
    expect((await booking.post('take-back', late)).status).toBe(200)
    goTo('2026-12-22')
    expect((await ages()).receivables).toMatchObject({
      ages: [0, 0, 28.5, 0, 0],
      rows: [{ since: '2026-11-20', amount: 28.5 }],
    })
  })
})

it('both lists are one file, without a formula in anyone’s name', async () => {
  const booking = await StaffBooking.registered(desk)
  await booking.post('confirm')
  const { clients } = schema
  const { clientId } = await booking.own.row()
  await system.db().update(clients).set({ firstName: '=1+1' }).where(eq(clients.id, clientId))
  goTo('2026-11-23')
  const text = await (await desk.get('/money/ages.csv?language=et')).text()
  const [heads, line] = text.replace('\ufeff', '').split('\r\n')
  expect(heads).toBe(
    'Loend;Broneering;Klient;Alates;Summa, €;0–7 päeva;8–30 päeva;31–60 päeva;61–90 päeva;Üle 90 päeva',
  )
  const { number } = await booking.page()
  expect(line).toMatch(
    new RegExp(`^Meile ollakse võlgu;${number};"'=1\\+1 .*";16.11.2026;85,50;85,50;0,00;0,00;0,00;0,00$`),
  )
})

describe('what we owe', () => {
  it('is as old as what made it', async () => {
    const booking = await StaffBooking.onTheRoad(desk, true)
    goTo('2026-11-19')
    expect((await booking.post('take-back', takeBack)).status).toBe(200)
    goTo('2026-11-28')
    expect((await ages()).payables).toMatchObject({
      amount: 200,
      ages: [0, 200, 0, 0, 0],
      rows: [{ bookingId: booking.own.id, since: '2026-11-19' }],
    })
  })

  it('agrees with the lists of Today, and the columns with the sum', async () => {
    const road = await StaffBooking.onTheRoad(desk, true)
    goTo('2026-11-20')
    const late = { ...takeBack, at: '2026-11-20T10:00', late: agreed }
    await road.post('take-back', late)
    const { receivables, payables } = await ages()
    const { owedToUs, weOwe } = await today()
    expect(receivables.rows.map(({ bookingId }) => bookingId)).toEqual(owedToUs.map(({ id }) => id))
    expect(payables.rows.map(({ bookingId }) => bookingId)).toEqual(weOwe.map(({ id }) => id))
    expect([receivables.amount, payables.amount]).toEqual([28.5, 200])
    for (const list of [receivables, payables])
      expect(list.ages.reduce((all, amount) => all + amount, 0)).toBeCloseTo(list.amount, 6)
  })
})
