import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DueDutiesAnswer } from '../../src/contract/staff/car-care.ts'
import type { CarCardAnswer } from '../../src/contract/staff/fleet.ts'
import type { CarSearchAnswer } from '../../src/contract/visitor/answers.ts'
import { schema } from '../../src/db/schema.ts'
import { registration, search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { cars, carDuties, carCosts, auditLog } = schema
const { yaris, fabia } = ids.cars
const MORNING = new Date('2026-11-18T08:00:00Z')
let agent: AtWork

const due = async () => ((await (await agent.get('/duties')).json()) as DueDutiesAnswer).duties
const card = async () => (await (await agent.get(`/cars/${yaris}/card`)).json()) as CarCardAnswer
const add = async (own: Partial<typeof carDuties.$inferInsert>) => {
  const [row] = await system
    .db()
    .insert(carDuties)
    .values({ carId: yaris, kind: 'INSPECTION', dueOn: '2026-12-01', ...own })
    .returning({ id: carDuties.id })
  return row?.id ?? 0
}
const done = (id: number, body: object = { on: '2026-11-18', kilometres: null, cost: null }) =>
  agent.post(`/cars/${yaris}/duties/${id}/done`, body)

describe('D45: what cars need', () => {
  beforeEach(async () => {
    system.clock.now = MORNING
    agent = await signedIn(system, 'agent')
    await system.db().delete(carDuties)
    await system.db().delete(carCosts)
    await system.db().update(cars).set({ mileage: 50_000 }).where(eq(cars.id, yaris))
  })

  it('is told before it is due, the most urgent first, of cars in use alone', async () => {
    await add({ dueOn: '2026-12-18' })
    await add({ kind: 'SERVICE', dueOn: null, dueKm: 50_000 })
    await add({ kind: 'ROAD_TAX', dueOn: '2027-05-01' })
    await add({ carId: ids.cars.inactive, kind: 'WARRANTY', dueOn: '2026-11-01' })
    await add({ carId: fabia, kind: 'TYRES', dueOn: '2026-11-17', isBlocking: false })
    expect((await due()).map(({ kind, state, car, kmLeft }) => [kind, state, car.id, kmLeft])).toEqual([
      ['TYRES', 'overdue', fabia, null],
      ['SERVICE', 'overdue', yaris, 0],
      ['INSPECTION', 'soon', yaris, null],
    ])
    expect((await card()).duties.map(({ kind }) => kind)).toEqual(['SERVICE', 'INSPECTION', 'ROAD_TAX'])
  })

  it('is done once: its cost is written down, and it is due again', async () => {
    const id = await add({ kind: 'SERVICE', dueKm: 51_000, dueOn: null, everyKm: 15_000, everyMonths: 12 })
    const body = { on: '2026-11-18', kilometres: 50_400, cost: 240.5 }
    const answers = await Promise.all([done(id, body), done(id, body)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const rows = await system.db().select().from(carDuties).orderBy(asc(carDuties.id))
    expect(rows).toMatchObject([
      { id, doneOn: '2026-11-18', doneKm: 50_400 },
      { doneOn: null, dueOn: '2027-11-18', dueKm: 65_400, everyKm: 15_000, kind: 'SERVICE' },
    ])
    expect(await system.db().select().from(carCosts)).toMatchObject([
      { carId: yaris, kind: 'MAINTENANCE', amount: 24_050, kilometres: 50_400, day: '2026-11-18' },
    ])
    const logged = await system
      .db()
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.resource, 'car-duties'))
    expect(logged.map(({ action }) => action)).toContain('done')
    const { costs } = await card()
    expect(costs).toMatchObject({ total: 240.5, margin: (costs?.revenue ?? 0) - 240.5 })
  })

  it('takes its car off rent from when it is due until it is done, in search and in ordering', async () => {
    const days = { from: '2026-12-03T10:00', to: '2026-12-05T10:00' }
    const offered = async ({ from, to } = days) => {
      const asked = search({ rentDate: from, returnDate: to })
      const { sortedCars } = (await (await system.post('/api/booking/cars', asked)).json()) as CarSearchAnswer
      return sortedCars.some(({ id }) => id === yaris)
    }
    const order = () =>
      system.post(
        '/api/booking/register',
        registration({ rentDate: days.from, returnDate: days.to, car: { id: yaris } }),
        { 'idempotency-key': randomUUID() },
      )
    expect(await offered()).toBe(true)
    const id = await add({ dueOn: '2026-12-04' })
    expect(await offered()).toBe(false)
    expect(await offered({ from: '2026-12-01T10:00', to: '2026-12-03T10:00' })).toBe(true)
    // Farther away than anyone is reminded it comes round in time.
    expect(await offered({ from: '2027-01-12T10:00', to: '2027-01-14T10:00' })).toBe(true)
    const refused = await order()
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'car_taken'])
    await done(id)
    expect(await offered()).toBe(true)
    expect((await order()).status).toBe(201)
  })

  it('refuses what cannot be, and a duty of another car', async () => {
    const id = await add({})
    expect((await done(id, { on: '2026-02-30', kilometres: null, cost: null })).status).toBe(422)
    expect((await done(id, { on: '2026-11-18', kilometres: -1, cost: null })).status).toBe(422)
    const other = await agent.post(`/cars/${fabia}/duties/${id}/done`, {
      on: '2026-11-18',
      kilometres: null,
      cost: null,
    })
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ code: 'no_duty' })
    expect((await system.db().select().from(carDuties)).map(({ doneOn }) => doneOn)).toEqual([null])
  })
})
