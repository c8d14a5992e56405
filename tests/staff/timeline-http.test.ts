import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BlockAnswer, ChangeAnswer, TimelineAnswer } from '../../src/contract/staff/timeline.ts'
import { schema } from '../../src/db/schema.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, ORIGIN, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { yaris, fabia, automatic } = ids.cars
let mari: AtWork
let jüri: AtWork

beforeAll(async () => {
  mari = await signedIn(system, 'agent')
  jüri = await signedIn(system, 'agent')
})
beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
  await system.db().delete(schema.carBlocks)
})

const change = (booking: CustomerBooking, body: object, who = mari) =>
  who.post(`/bookings/${booking.id}/change`, body)
const code = async (response: Response) => {
  const problem = (await response.json()) as { code: string; detail: string }
  expect(problem.detail).not.toBe('')
  return [response.status, problem.code]
}
const timeline = async (query = 'from=2026-11-16&to=2026-11-23') => {
  const response = await mari.get(`/timeline?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as TimelineAnswer
}
const barsOf = (answer: TimelineAnswer, carId: number) =>
  answer.groups.flatMap(({ cars }) => cars).find(({ id }) => id === carId)?.bars
const service = { carId: yaris, start: '2026-11-17T08:00', end: '2026-11-17T16:00', reason: 'Rehvivahetus' }

describe('changing a booking', () => {
  it('tells the new price in euros as a trial, and then does it', async () => {
    const booking = await CustomerBooking.register(system)
    const answer = (isTrial: boolean) => ({
      price: 114,
      previousPrice: 85.5,
      difference: 28.5,
      isSignatureVoided: false,
      lostCoupons: [],
      due: 114,
      owedBack: 0,
      isTrial,
    })
    const wanted = { returnDate: '2026-11-20T10:00' }
    const trial = await change(booking, { ...wanted, isTrial: true })
    expect(trial.status).toBe(200)
    const tried = (await trial.json()) as ChangeAnswer
    expect(tried).toMatchObject(answer(true))
    expect(tried.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(114)
    expect((await booking.row()).price).toBe(8550)
    expect(await (await change(booking, wanted)).json()).toMatchObject(answer(false))
    expect((await booking.row()).price).toBe(11_400)
  })

  it('is refused with a code and a sentence', async () => {
    const booking = await CustomerBooking.register(system)
    const cases: [object, number, string][] = [
      [{ returnDate: '2026-11-14T10:00' }, 422, 'past'],
      [{ rentDate: '2026-11-16T05:00' }, 422, 'closed'],
      [{ carId: 4711 }, 422, 'not_a_car'],
      [{ returnDate: '2026-11-16T10:00' }, 422, 'not_after_pick_up'],
      [{ returnDate: '2027-12-01T10:00' }, 422, 'too_long'],
      [{ returnLocationId: 99 }, 422, 'unknown_location'],
      [{ services: [{ id: 99 }] }, 422, 'unknown_service'],
      [{ returnDate: '2026-13-45T10:00' }, 422, 'invalid'],
      [{ price: 1 }, 422, 'invalid'],
    ]
    for (const [body, status, expected] of cases) {
      expect(await code(await change(booking, body)), expected).toEqual([status, expected])
    }
    expect(await code(await mari.post('/bookings/987654/change', {}))).toEqual([404, 'not_found'])
    expect((await booking.row()).price).toBe(8550)
  })

  it('names who has the car, in the language of who asks', async () => {
    const other = await CustomerBooking.register(system, { car: { id: fabia } })
    const booking = await CustomerBooking.register(system)
    const response = await system.send(`/api/admin/bookings/${booking.id}/change`, {
      method: 'POST',
      headers: {
        cookie: mari.cookie,
        origin: ORIGIN,
        'content-type': 'application/json',
        'accept-language': 'en',
      },
      body: JSON.stringify({ carId: fabia }),
    })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      code: 'car_taken',
      detail: expect.stringMatching(
        /^The car is taken at that time\. Choose another car or another time\. In the way: AR-\d{6}, 16\/11\/2026 10:00 to/,
      ),
      inTheWay: [{ kind: 'booking', id: other.id, from: '2026-11-16T10:00', to: '2026-11-19T10:00' }],
      freeCars: [{ id: yaris, name: 'Toyota Yaris', plate: '001AAA' }],
    })
  })

  it('is nothing for people who are not signed in, nor for pages of others', async () => {
    const booking = await CustomerBooking.register(system)
    const path = `/api/admin/bookings/${booking.id}/change`
    expect((await system.post(path, {}, { origin: ORIGIN })).status).toBe(401)
    expect(
      (await system.post(path, {}, { origin: 'https://evil.example', cookie: mari.cookie })).status,
    ).toBe(403)
  })

  it('gives one car to exactly one of two people who ask at once', async () => {
    for (let round = 0; round < 8; round++) {
      await system.db().delete(schema.carOccupancies)
      const first = await CustomerBooking.register(system, { car: { id: yaris } })
      const second = await CustomerBooking.register(system, { car: { id: fabia } })
      const answers = await Promise.all([
        change(first, { carId: automatic }, mari),
        change(second, { carId: automatic }, jüri),
      ])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      const cars = [await first.occupancy(), await second.occupancy()].map((row) => row?.carId)
      expect(cars.filter((carId) => carId === automatic)).toHaveLength(1)
    }
  })
})

describe('the timeline', () => {
  it('tells groups, cars and bars by Tallinn labels', async () => {
    const booking = await CustomerBooking.register(system)
    const answer = await timeline()
    expect(answer).toMatchObject({ from: '2026-11-16', to: '2026-11-23' })
    expect(barsOf(answer, yaris)).toMatchObject([
      {
        kind: 'booking',
        id: booking.id,
        from: '2026-11-16T10:00',
        freeAt: '2026-11-19T11:00',
        state: 'OPEN',
      },
    ])
    expect(
      (await timeline(`from=2026-11-16&to=2026-11-23&groupIds=${ids.groups.large}`)).groups,
    ).toHaveLength(1)
  })

  it('refuses windows that are none or too wide', async () => {
    for (const query of [
      '',
      'from=2026-11-16',
      'from=2026-11-23&to=2026-11-16',
      'from=2026-01-01&to=2026-12-31',
    ]) {
      expect(await code(await mari.get(`/timeline?${query}`)), query).toEqual([422, 'bad_window'])
    }
  })
})

describe('blocks', () => {
  it('are put up, moved and taken down', async () => {
    const put = await mari.post('/timeline/blocks', service)
    expect(put.status).toBe(201)
    const { id, ...block } = (await put.json()) as BlockAnswer
    expect(block).toEqual(service)
    const moved = await mari.put(`/timeline/blocks/${id}`, { end: '2026-11-18T16:00' })
    expect(await moved.json()).toEqual({ id, ...service, end: '2026-11-18T16:00' })
    expect(barsOf(await timeline(), yaris)).toMatchObject([{ kind: 'block', id, to: '2026-11-18T16:00' }])
    expect((await mari.del(`/timeline/blocks/${id}`)).status).toBe(200)
    expect(await code(await mari.del(`/timeline/blocks/${id}`))).toEqual([404, 'not_found'])
    expect(barsOf(await timeline(), yaris)).toEqual([])
  })

  it('are refused where someone has the car, and where they make no sense', async () => {
    await CustomerBooking.register(system)
    expect(await code(await mari.post('/timeline/blocks', service))).toEqual([409, 'car_taken'])
    const cases: [object, string][] = [
      [{ end: '2026-11-17T08:00' }, 'not_after_start'],
      [{ carId: 4711 }, 'not_a_car'],
      [{ reason: ' ' }, 'invalid'],
      [{ start: '2027-03-28T03:30', end: '2027-03-29T03:30' }, 'not_a_time'],
    ]
    for (const [changes, expected] of cases) {
      const response = await mari.post('/timeline/blocks', { ...service, ...changes })
      expect(await code(response), expected).toEqual([422, expected])
    }
  })
})
