import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { exampleRecords } from '../support/staff-records.ts'
import { useTestSystem } from '../support/test-system.ts'

/** What is true of some records only. */
const system = useTestSystem()
let owner: AtWork
let agent: AtWork
const known = { bookingId: 0, lockerId: 0, otherRangeId: 0 }

beforeAll(async () => {
  owner = await signedIn(system, 'owner')
  agent = await signedIn(system, 'agent', { exportsClients: true })
})

const faults = async (answer: Response) => ({ status: answer.status, errors: (await answer.json()).errors })

describe('rules between fields', () => {
  it.each([
    ['group-prices', { start: '2028-04-01', end: '2028-03-31' }, 'end', 'before_start'],
    ['days-ranges', { minDay: 9, maxDay: 8 }, 'maxDay', 'before_start'],
    ['end-price-regulations', { startDate: '2027-07-01' }, 'endDate', 'before_start'],
    ['coupons', { start: '2027-01-01' }, 'end', 'before_start'],
    ['location-times', { start: '06:00', end: '06:00' }, 'end', 'same'],
    ['location-exceptions', { start: '2030-02-02', end: '2030-02-01' }, 'end', 'before_start'],
    ['location-exceptions', { closes: null }, 'closes', 'together'],
    ['location-exceptions', { opens: '10:00', closes: '10:00' }, 'closes', 'same'],
    ['location-exceptions', { reasonRu: null }, 'reasonRu', 'together'],
    ['services', { deductible: 100, maxQuantity: 2 }, 'maxQuantity', 'single'],
    ['clients', { idCode: null, birthDate: null }, 'idCode', 'required'],
    ['clients', { firstName: 'claim your refund at https://evil.example' }, 'firstName', 'format'],
    ['clients', { terms: false }, 'terms', 'must_accept'],
    ['clients', { dataHandling: false }, 'dataHandling', 'must_accept'],
    ['smart-locker-reservations', { end: '2026-12-01T08:00:00.000Z' }, 'end', 'before_start'],
  ] as const)('of %s with %j are told at %s', async (name, changes, path, code) => {
    const answer = await owner.post(`/${name}`, {
      ...exampleRecords[name]?.({ ...known, bookingId: 1, lockerId: 1 }),
      ...changes,
    })
    expect(await faults(answer)).toEqual({ status: 422, errors: [{ path, code }] })
  })

  it('let an opening run to midnight', async () => {
    const body = { ...exampleRecords['location-times']?.(known), start: '00:00', end: '00:00' }
    expect((await owner.post('/location-times', body)).status).toBe(201)
  })
})

describe('V16: exceptions of one place', () => {
  const exception = (start: string, end: string, opens: string | null, closes: string | null) =>
    owner.post('/location-exceptions', {
      ...exampleRecords['location-exceptions']?.(known),
      start,
      end,
      opens,
      closes,
    })

  it('do not speak of the same minute twice, closed or open', async () => {
    expect((await exception('2031-06-01', '2031-06-10', '09:00', '12:00')).status).toBe(201)
    expect((await exception('2031-06-05', '2031-06-05', '12:00', '15:00')).status).toBe(201)
    const overlapping = { status: 422, errors: [{ path: 'start', code: 'overlaps' }] }
    expect(await faults(await exception('2031-06-10', '2031-06-12', '11:00', '13:00'))).toEqual(overlapping)
    expect(await faults(await exception('2031-06-10', '2031-06-12', null, null))).toEqual(overlapping)
    expect((await exception('2031-06-11', '2031-06-12', null, null)).status).toBe(201)
  })

  it('are not without number', async () => {
    const { locationExceptions } = schema
    const rows = Array.from({ length: 200 }, (_, index) => {
      const date = new Date(Date.UTC(2040, 0, 1 + index)).toISOString().slice(0, 10)
      const free = { rentPrice: cents(0), returnPrice: cents(0) }
      return { locationId: ids.places.airport, start: date, end: date, ...free }
    })
    await system.db().insert(locationExceptions).values(rows)
    const answer = await owner.post('/location-exceptions', {
      ...exampleRecords['location-exceptions']?.(known),
      locationId: ids.places.airport,
    })
    expect(await faults(answer)).toEqual({ status: 422, errors: [{ path: 'locationId', code: 'full' }] })
  })
})

describe('a coupon code no visitor could send', () => {
  it.each([
    ['SUVI 2027', 'format'],
    ['A;B', 'format'],
    ['A', 'format'],
    ['A'.repeat(41), 'too_long'],
  ])('%j is refused at its field', async (code, fault) => {
    const answer = await owner.post('/coupons', { ...exampleRecords.coupons?.(known), code })
    expect(await faults(answer)).toEqual({ status: 422, errors: [{ path: 'code', code: fault }] })
  })
})

describe('what must be one of its kind', () => {
  it.each([
    ['cars', { registerNumber: '001 aaa' }, 'registerNumber'],
    ['coupons', { code: 'kymme' }, 'code'],
    ['group-coupons', { couponId: ids.coupons.tenPercent, groupId: ids.groups.small }, 'groupId'],
    ['discounts', { groupPriceId: 1, daysRangeId: 1 }, 'daysRangeId'],
  ] as const)('of %s %j is told at %s', async (name, changes, path) => {
    const answer = await owner.post(`/${name}`, { ...exampleRecords[name]?.(known), ...changes })
    expect(await faults(answer)).toEqual({ status: 422, errors: [{ path, code: 'taken' }] })
  })

  it('keeps its place when two ask at once', async () => {
    const body = { ...exampleRecords.cars?.(known), registerNumber: '777ABC' }
    const both = await Promise.all([owner.post('/cars', body), owner.post('/cars', body)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 422]))
  })
})

describe('records', () => {
  it('that others refer to stay, and can be taken out of use', async () => {
    const answer = await owner.del(`/groups/${ids.groups.small}`)
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'still_used'])
    const retired = await owner.put(`/groups/${ids.groups.large}`, { isActive: false })
    expect(await retired.json()).toMatchObject({ isActive: false, name: 'Suur', deposit: 400 })
  })

  it('are changed in the fields that are sent, and only what differs is written down', async () => {
    const answer = await agent.put(`/cars/${ids.cars.fabia}`, {
      mileage: 4321,
      registerNumber: ' 002-aab ',
      id: 99,
      createdAt: 'x',
    })
    expect(await answer.json()).toMatchObject({ id: ids.cars.fabia, mileage: 4321, registerNumber: '002AAB' })
    const { auditLog } = schema
    const [entry] = await system
      .db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'cars'), eq(auditLog.recordId, ids.cars.fabia)))
    expect(entry).toMatchObject({
      adminName: agent.name,
      action: 'update',
      after: { mileage: 4321, registerNumber: '002AAB' },
    })
    expect(Object.keys(entry?.before ?? {}).toSorted()).toEqual(['mileage', 'registerNumber'])
    const history = await agent.get(`/cars/${ids.cars.fabia}/history?count=10`)
    expect(await history.json()).toMatchObject([{ action: 'update', adminName: agent.name }])
  })

  it('are named by what they are, also where they refer to others', async () => {
    const season = await (await agent.get('/group-prices/1')).json()
    expect(season.title).toBe('Väike · 01.09.2026 · 30.04.2027')
    const discount = await (await agent.get('/discounts/1')).json()
    expect(discount.title).toContain('Väike · 01.09.2026')
    expect((await (await agent.get('/cars/1')).json()).title).toBe('Toyota Yaris · 001 AAA')
  })

  it('are found by any word, in any order', async () => {
    const find = async (q: string) => {
      const answer = await agent.get(`/cars?filter=${encodeURIComponent(JSON.stringify({ q }))}`)
      return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
    }
    expect(await find('yaris toyota')).toEqual(['Toyota Yaris'])
    expect(await find('001aaa')).toEqual(['Toyota Yaris'])
    expect(await find('%')).toEqual([])
    expect(await find("'; drop table cars; --")).toEqual([])
  })

  it('change what visitors see at once', async () => {
    await owner.put('/group-prices/3', { monday: 77.77 })
    const [season] = await system.db().select().from(schema.groupPrices).where(eq(schema.groupPrices.id, 3))
    expect(season?.monday).toBe(7777)
  })
})

describe('a client', () => {
  it('can be given everything held about them, and be forgotten by an owner', async () => {
    const { id } = await (
      await agent.post('/clients', { ...exampleRecords.clients?.(known), firstName: 'Unustatav' })
    ).json()
    const zip = await agent.post(`/clients/${id}/export`, { reason: 'Küsis kirjaga' })
    expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect((await agent.post(`/clients/${id}/erase`)).status).toBe(403)
    expect((await owner.post(`/clients/${id}/erase`)).status).toBe(200)
    const { auditLog } = schema
    const log = await system
      .db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'clients'), eq(auditLog.recordId, id)))
    expect(log.map(({ action }) => action)).toEqual(['create', 'export', 'erase'])
    expect(JSON.stringify(log)).not.toContain('Unustatav')
    expect(JSON.stringify(await (await owner.get(`/clients/${id}`)).json())).not.toContain('Unustatav')
    for (const path of ['/clients/999999/export', '/clients/99999999999/export'])
      expect((await owner.post(path)).status).toBe(404)
    expect((await owner.post('/clients/999999/erase')).status).toBe(404)
  })
})

describe('staff accounts', () => {
  it('always leave an owner, and nobody removes themselves', async () => {
    const others = await (await owner.get('/admins?filter={"role":"owner","isActive":true}')).json()
    for (const { id } of others as { id: number }[]) {
      if (id !== owner.id) await owner.put(`/admins/${id}`, { isActive: false })
    }
    for (const changes of [{ role: 'agent' }, { isActive: false }]) {
      const answer = await owner.put(`/admins/${owner.id}`, changes)
      expect([answer.status, (await answer.json()).code]).toEqual([409, 'last_owner'])
    }
    const removal = await owner.del(`/admins/${owner.id}`)
    expect([removal.status, (await removal.json()).code]).toEqual([409, 'yourself'])
  })
})

describe('a file of records', () => {
  const send = (rows: object[], isTrial: boolean) => owner.post('/representatives/import', { rows, isTrial })
  const names = async () =>
    ((await (await owner.get('/representatives?range=[0,99]')).json()) as { name: string }[]).map(
      ({ name }) => name,
    )

  it('is tried first: what would happen to each row, and nothing happens', async () => {
    const made = await (await owner.post('/representatives', { name: 'Anne' })).json()
    const rows = [
      { name: 'Uus' },
      { id: made.id, name: 'Anneli' },
      { id: made.id },
      { id: 999_999, name: 'x' },
      { name: '' },
    ]
    const answer = await (await send(rows, true)).json()
    expect(answer).toEqual({
      isSaved: false,
      rows: [
        { outcome: 'create' },
        { outcome: 'update', changes: [{ field: 'name', before: 'Anne', after: 'Anneli' }] },
        { outcome: 'same' },
        { outcome: 'refused', errors: [{ path: 'id', code: 'unknown_value' }] },
        { outcome: 'refused', errors: [{ path: 'name', code: 'required' }] },
      ],
    })
    expect(await names()).toContain('Anne')
    expect(await names()).not.toContain('Uus')
  })

  it('is taken whole or not at all', async () => {
    const bad = await (await send([{ name: 'Hea' }, { name: '' }], false)).json()
    expect(bad.isSaved).toBe(false)
    expect(await names()).not.toContain('Hea')
    const good = await (await send([{ name: 'Hea' }, { name: 'Parem' }], false)).json()
    expect(good).toEqual({ isSaved: true, rows: [{ outcome: 'create' }, { outcome: 'create' }] })
    expect(await names()).toEqual(expect.arrayContaining(['Hea', 'Parem']))
  })

  it('whose rows get in each other’s way is told so', async () => {
    const car = (registerNumber: string) => ({ ...exampleRecords.cars?.(known), registerNumber })
    const answer = await (
      await owner.post('/cars/import', { rows: [car('888ABC'), car('888ABC')], isTrial: true })
    ).json()
    expect(answer.rows).toEqual([
      { outcome: 'create' },
      { outcome: 'refused', errors: [{ path: 'registerNumber', code: 'taken' }] },
    ])
  })

  it('has an end', async () => {
    expect(
      (
        await send(
          Array.from({ length: 2001 }, () => ({ name: 'x' })),
          true,
        )
      ).status,
    ).toBe(422)
    expect(
      (
        await owner.post('/representatives/import', {
          rows: [{ name: 'x'.repeat(5_000_000) }],
          isTrial: true,
        })
      ).status,
    ).toBe(413)
  })
})
