import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  carSearchAnswer,
  pricesByDayAnswer,
  problemAnswer,
  registerAnswer,
} from '../../src/contract/visitor/answers.ts'
import { readCatalogue } from '../../src/db/read-catalogue.ts'
import { schema } from '../../src/db/schema.ts'
import { chooseServices } from '../../src/domain/booking/choose-services.ts'
import { labelOf } from '../../src/domain/calendar/tallinn.ts'
import { quote } from '../../src/domain/pricing/quote.ts'
import { planRental } from '../../src/domain/pricing/rental.ts'
import { problems } from '../../src/server/api/problem.ts'
import {
  type HostileRequest,
  hostileCalendar,
  hostileRegistration,
  hostileSearch,
} from '../support/hostile-bodies.ts'
import { tries } from '../support/proof.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'
import { brokenBookings } from '../support/whole-bookings.ts'

const BODIES = tries(600, 20_000)
const system = useTestSystem()

/** How often each answer was given, to see that the bodies reach every corner. */
const given: Record<string, number> = {}

async function send(
  path: string,
  { body, headers }: HostileRequest,
): Promise<{ status: number; answer: unknown }> {
  const response = await system.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const answer: unknown = await response.json()
  const code = response.status < 400 ? String(response.status) : problemAnswer.parse(answer).code
  given[`${path} ${code}`] = (given[`${path} ${code}`] ?? 0) + 1
  if (response.status >= 400) expectProblem(response, answer)
  return { status: response.status, answer }
}

function expectProblem(response: Response, answer: unknown): void {
  const { status, code, errors } = problemAnswer.parse(answer)
  expect(response.status).toBeLessThan(500)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(status).toBe(response.status)
  const known: Record<string, { status: number }> = problems
  expect(known[code]?.status).toBe(status)
  if (code !== 'invalid') return
  expect(errors).not.toEqual([])
  for (const error of errors ?? []) expect(error.code).toMatch(/^[a-z]+(_[a-z]+)*$/)
}

/** On failure fast-check tells the seed and the smallest body that still fails. */
const expectOfEach = (
  requests: fc.Arbitrary<HostileRequest>,
  isSo: (request: HostileRequest) => Promise<void>,
) => fc.assert(fc.asyncProperty(requests, isSo), { numRuns: BODIES })

let registrations = 0

const expectOfEveryRegistration = () =>
  expectOfEach(hostileRegistration, async (request) => {
    // Time goes by, so that some holds run out and their cars are taken again.
    system.clock.now = new Date(TEST_NOW.getTime() + Math.floor(++registrations / 100) * 60_000)
    const { status, answer } = await send('/api/booking/register', request)
    if (status >= 400) return
    expect(status).toBe(201)
    const { price } = registerAnswer.parse(answer)
    const seen = (JSON.parse(String(request.body).replace(/^\ufeff/, '')) as { price?: unknown }).price
    expect(typeof seen === 'number' ? seen : price).toBe(price)
  })

describe('of hostile bodies', () => {
  it('a search makes answers or problems, never an accident', async () => {
    await expectOfEach(hostileSearch, async (request) => {
      const { status, answer } = await send('/api/booking/cars', request)
      if (status < 400) carSearchAnswer.parse(answer)
    })
  })

  it('prices by day make answers or problems, never an accident', async () => {
    await expectOfEach(hostileCalendar, async (request) => {
      const { status, answer } = await send('/api/booking/prices-by-day', request)
      if (status < 400) pricesByDayAnswer.parse(answer)
    })
  })

  it('a registration makes bookings or problems, never an accident', async () => {
    await expectOfEveryRegistration()
  })

  it('every kind of answer is drawn out', async () => {
    const common = ['invalid', 'malformed', 'too_large', 'unsupported_media_type']
    const ofRegistration = ['201', 'car_taken', 'idempotency_key_reused', 'price_changed']
    const kinds = [
      ...['200', ...common].map((answer) => `/api/booking/cars ${answer}`),
      ...['200', ...common].map((answer) => `/api/booking/prices-by-day ${answer}`),
      ...[...ofRegistration, ...common].map((answer) => `/api/booking/register ${answer}`),
    ]
    // A key is used again only after a booking was made with it, which chance may leave for later.
    for (let rounds = 0; rounds < 10 && kinds.some((kind) => !given[kind]); rounds++)
      await expectOfEveryRegistration()
    expect(Object.keys(given).sort()).toEqual(kinds.sort())
  })

  it('nothing is left half-written', async () => {
    expect(await system.db().$count(schema.bookings)).toBeGreaterThan(10)
    expect(await brokenBookings(system.db(), { now: system.clock.now })).toEqual([])
  })

  it('nobody got a price of their own', async () => {
    const db = system.db()
    const catalogue = await readCatalogue(db)
    const services = Map.groupBy(await db.select().from(schema.bookingServices), ({ bookingId }) => bookingId)
    for (const booking of await db.select().from(schema.bookings)) {
      const request = {
        ...booking,
        rentAt: labelOf(booking.rentDate),
        returnAt: labelOf(booking.returnDate),
      }
      const planned = planRental(catalogue, request, labelOf(TEST_NOW))
      const wanted = (services.get(booking.id) ?? []).map(({ serviceId, quantity }) => ({
        id: serviceId,
        quantity,
      }))
      const chosen = chooseServices(catalogue, wanted)
      const groupId = catalogue.cars.get(booking.carId)?.groupId
      if (!planned.ok || !chosen.ok || groupId === undefined)
        throw new Error(`booking ${booking.id} is impossible`)
      const fresh = quote(catalogue, groupId, planned.rental, { services: chosen.services })
      expect({ id: booking.id, price: booking.price }).toEqual({ id: booking.id, price: fresh?.total })
    }
  })
})
