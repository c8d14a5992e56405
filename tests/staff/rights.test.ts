import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { resourceNames } from '../../src/contract/records/resource.ts'
import { callRights, type StaffCall } from '../../src/contract/staff/call-rights.ts'
import { recordRights } from '../../src/contract/staff/record-rights.ts'
import { schema } from '../../src/db/schema.ts'
import { labelText } from '../../src/domain/calendar/tallinn.ts'
import { cents } from '../../src/domain/money.ts'
import { hasRight, type Right, type StaffRole, staffRoles } from '../../src/domain/people/rights.ts'
import { client, registration, search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const team = {} as Record<StaffRole, AtWork>

beforeAll(async () => {
  for (const role of staffRoles) team[role] = await signedIn(system, role)
})

const REFUSED = new Set(['no_right', 'owners_only'])
const codeOf = async (answer: Response): Promise<string> => {
  const text = await answer.text()
  return answer.headers.get('content-type')?.includes('json') && answer.status >= 400
    ? ((JSON.parse(text) as { code?: string }).code ?? '')
    : ''
}
const ask = (by: AtWork, call: string): Promise<Response> => {
  const [method = '', path = ''] = call.replaceAll(/:[a-zA-Z]+/g, '999999').split(' ')
  if (method === 'GET') return by.get(path)
  if (method === 'DELETE') return by.del(path)
  return method === 'PUT' ? by.put(path, {}) : by.post(path, {})
}

describe.each(staffRoles)('%s', (role) => {
  it('reaches every call that the table gives them, and no other', async () => {
    const wrong: string[] = []
    for (const [call, { right }] of Object.entries(callRights) as [StaffCall, { right: string | null }][]) {
      if (right === null || right === 'read' || right === 'write') continue
      const isRefused = REFUSED.has(await codeOf(await ask(team[role], call)))
      if (isRefused === hasRight(team[role], right as Right)) wrong.push(call)
    }
    expect(wrong).toEqual([])
  })

  it('reads and writes the records that the table gives them, and no others', async () => {
    const wrong: string[] = []
    for (const name of resourceNames) {
      const { read, write } = recordRights[name]
      const asked = [
        [`GET /${name}`, read],
        [`GET /${name}/999999`, read],
        [`GET /${name}/999999/history`, read],
        [`POST /${name}`, write],
        [`PUT /${name}/999999`, write],
        [`DELETE /${name}/999999`, write],
        [`POST /${name}/import`, write],
      ] as const
      for (const [call, right] of asked) {
        const isRefused = REFUSED.has(await codeOf(await ask(team[role], call)))
        if (isRefused === hasRight(team[role], right)) wrong.push(call)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('who is bound to a place', () => {
  let place: number
  let there: number
  let elsewhere: number
  let bound: AtWork

  beforeAll(async () => {
    const { bookings } = schema
    const booked = await system.post('/api/booking/register', registration())
    there = ((await booked.json()) as { id: number }).id
    const [row] = await system.db().select().from(bookings).where(eq(bookings.id, there))
    if (!row) throw new Error('nothing was booked')
    place = row.rentLocationId
    const other = place === ids.places.office ? ids.places.airport : ids.places.office
    await system.db().update(schema.cars).set({ homeLocationId: other })
    const { id: _, linkHash, ...rest } = row
    const copy = { ...rest, linkHash: `${linkHash}x`, rentLocationId: other, returnLocationId: other }
    const [made] = await system.db().insert(bookings).values(copy).returning()
    elsewhere = made?.id ?? 0
    bound = await signedIn(system, 'agent', { placeIds: [place] })
  })

  it('sees and changes what is there, and nothing elsewhere', async () => {
    expect((await bound.get(`/bookings/${there}/page`)).status).toBe(200)
    for (const answer of [
      await bound.get(`/bookings/${elsewhere}/page`),
      await bound.post(`/bookings/${elsewhere}/cancel`, { reason: 'x' }),
      await bound.get(`/bookings/${elsewhere}`),
      await bound.put(`/bookings/${elsewhere}`, { notes: 'x' }),
    ])
      expect([answer.status, await codeOf(answer)]).toEqual([404, 'other_place'])
    const listed = (await (await bound.get('/bookings?range=[0,24]')).json()) as { id: number }[]
    expect(listed.map(({ id }) => id)).toEqual([there])
    const found = await (await bound.get(`/today/find?q=AR-${elsewhere}`)).json()
    expect(found.bookings).toEqual([])
  })

  it('sees the cars of the place alone, on the timeline and the board too', async () => {
    const [car] = await system
      .db()
      .select({ carId: schema.bookings.carId })
      .from(schema.bookings)
      .where(eq(schema.bookings.id, there))
    const cars = (await (await bound.get('/cars?range=[0,24]')).json()) as { id: number }[]
    expect(cars.map(({ id }) => id)).toEqual([car?.carId])
    const timeline = await (await bound.get('/timeline?from=2026-11-01&to=2026-12-01')).json()
    const rows = timeline.groups.flatMap((group: { cars: { id: number }[] }) => group.cars)
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([car?.carId])
    const board = await (await bound.get('/readiness')).json()
    expect(board.cars.map(({ id }: { id: number }) => id)).toEqual([car?.carId])
  })

  it.each([
    ['an offer', 'offers', {}],
    [
      'a booking by phone',
      'phone/bookings',
      { car: { id: ids.cars.fabia }, services: [], client: client(), hold: 'tomorrow', key: 'a first call' },
    ],
  ])('makes %s for rentals of the place, and for no others', async (_, call, more) => {
    const other = place === ids.places.office ? ids.places.airport : ids.places.office
    const to = { firstName: 'Kati', lastName: 'Kask', email: 'kati@example.ee', language: 'et' }
    const body = {
      ...search(),
      ...to,
      carId: ids.cars.fabia,
      price: 1,
      holdsCar: false,
      until: 'tomorrow',
      ...more,
    }
    const codeFor = async (rentLocationId: number, returnLocationId: number) =>
      codeOf(await bound.post(`/${call}`, { ...body, rentLocationId, returnLocationId }))
    expect(await codeFor(other, other)).toBe('other_place')
    for (const [from, to] of [
      [place, place],
      [place, other],
      [other, place],
    ] as const)
      expect(await codeFor(from, to)).not.toBe('other_place')
  })

  it('asks a claim of whoever had a car of the place, and has the sheets of the place on the phone', async () => {
    const { bookings, cars } = schema
    const [row] = await system.db().select().from(bookings).where(eq(bookings.id, there))
    if (!row) throw new Error('nothing was booked')
    const { carId, status, rentDate, returnDate, handedOverAt } = row
    const before = { carId, status, rentDate, returnDate, handedOverAt }
    const hour = 3_600_000
    const now = system.clock.now.getTime()
    const [early, late] = [new Date(now - 3 * hour), new Date(now - 2 * hour)]
    const rented = { status: 'CONFIRMED' as const, carId: ids.cars.fabia, rentDate: early, returnDate: late }
    for (const id of [there, elsewhere])
      await system
        .db()
        .update(bookings)
        .set({ ...rented, handedOverAt: early })
        .where(eq(bookings.id, id))
    const [car] = await system.db().select().from(cars).where(eq(cars.id, ids.cars.fabia))
    const claim = async () => {
      const happenedAt = labelText(new Date(now - 2.5 * hour))
      const body = { plate: car?.registerNumber, kind: 'fine', amount: 20, reason: 'Kiirus', happenedAt }
      return codeOf(await bound.post('/extra-charges/claims', body))
    }
    // The later booking had the car, and it is another place's.
    expect(await claim()).toBe('other_place')
    const sheets = await (await bound.get('/hand-overs')).json()
    expect(sheets.sheets.map(({ bookingId }: { bookingId: number }) => bookingId)).toEqual([there])
    const all = await (await team.owner.get('/hand-overs')).json()
    expect(all.sheets).toHaveLength(2)
    await system.db().update(bookings).set({ handedOverAt: null }).where(eq(bookings.id, elsewhere))
    expect(await claim()).toBe('')
    await system.db().update(bookings).set(before).where(eq(bookings.id, there))
  })

  it('asks for nothing that is about the whole company', async () => {
    for (const path of ['/money/vat', '/money/ages', '/money/revenue', '/bank-entries'])
      expect(await codeOf(await bound.get(path))).toBe('whole_company')
    const figures = await (await bound.get('/figures')).json()
    expect(figures.places.map(({ id }: { id: number }) => id)).toEqual([place])
    expect(figures.cars).toEqual([])
  })
})

describe('what is written at an account', () => {
  it('keeps revenue from whoever must not see it', async () => {
    const agent = await signedIn(system, 'agent', { seesRevenue: false })
    for (const path of ['/figures', '/figures/months.csv', '/money/revenue'])
      expect(await codeOf(await agent.get(path))).toBe('no_right')
  })

  it('lets lists of customers out only where it says so', async () => {
    const path = '/clients?range=[0,500]'
    expect(await codeOf(await team.agent.get(path))).toBe('no_export')
    expect((await team.owner.get(path)).status).toBe(200)
    const may = await signedIn(system, 'agent', { exportsClients: true })
    expect((await may.get(path)).status).toBe(200)
  })

  it('lets a sum go back up to its limit, and more by an owner', async () => {
    const [row] = await system.db().select({ id: schema.bookings.id }).from(schema.bookings).limit(1)
    const money = `/bookings/${row?.id}/money`
    const body = { account: 'rent', method: 'CASH', amount: 60 }
    expect((await team.owner.post(money, { ...body, direction: 'in' })).status).toBe(200)
    const careful = await signedIn(system, 'agent', { refundLimit: cents(50_00) })
    expect(await codeOf(await careful.post(money, { ...body, direction: 'back' }))).toBe('above_limit')
    expect((await careful.post(money, { ...body, direction: 'back', amount: 50 })).status).toBe(200)
    expect((await team.owner.post(money, { ...body, direction: 'back', amount: 10 })).status).toBe(200)
  })

  it('is set by an owner, for the role as for the person', async () => {
    const made = await team.owner.post('/admins', {
      name: 'Meelis Mehaanik',
      email: 'meelis@example.ee',
      role: 'mechanic',
      isActive: true,
      placeIds: [ids.places.airport],
      refundLimit: 25.5,
    })
    expect(await made.json()).toMatchObject({
      role: 'mechanic',
      placeIds: [ids.places.airport],
      refundLimit: 25.5,
      seesRevenue: true,
      exportsClients: false,
      language: 'et',
    })
  })
})

it('a mechanic sees a car without people and money', async () => {
  const [row] = await system.db().select().from(schema.bookings).limit(1)
  const card = await (await team.mechanic.get(`/cars/${row?.carId}/card`)).json()
  expect(card.rentals.length).toBeGreaterThan(0)
  for (const { client, price } of card.rentals) expect([client, price]).toEqual(['', null])
  expect(card.costs).toBeNull()
  const timeline = await (await team.mechanic.get('/timeline?from=2026-11-01&to=2026-12-31')).json()
  expect(JSON.stringify(timeline)).not.toMatch(/"customer":"\p{L}/u)
})
