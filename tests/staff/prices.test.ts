import { beforeAll, describe, expect, it } from 'vitest'
import type { PriceListAnswer, TrialAnswer } from '../../src/contract/staff/price-answers.ts'
import type { PriceEditBody, PriceRecord, TrialBody } from '../../src/contract/staff/prices.ts'
import { weekly } from '../../src/domain/pricing/seasons.ts'
import { search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
let owner: AtWork
let agent: AtWork
beforeAll(async () => {
  owner = await signedIn(system, 'owner')
  agent = await signedIn(system, 'agent')
})

const trial = (changes: Partial<TrialBody> = {}): TrialBody => ({
  groupId: ids.groups.small,
  rentDate: '2026-11-16T10:00',
  returnDate: '2026-11-19T10:00',
  rentLocationId: ids.places.office,
  returnLocationId: ids.places.office,
  services: [],
  couponCodes: [],
  isNewClient: true,
  ...changes,
})

const readList = async () => (await (await owner.get('/prices/list')).json()) as PriceListAnswer

type Season = PriceRecord<'season'>

async function season(id: number, changes: Partial<Season> = {}): Promise<Season> {
  const found = (await readList()).seasons.find((one) => one.id === id)
  if (!found) throw new Error(`no season ${id}`)
  return { ...found, ...changes }
}

const week = (price: number) => weekly(() => price)

async function tryDraft(edits: PriceEditBody[], changes: Partial<TrialBody> = {}): Promise<TrialAnswer> {
  const answer = await owner.post('/prices/trial', { edits, trial: trial(changes) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as TrialAnswer
}

const priceOf = (side: TrialAnswer['before']) => (side.kind === 'quoted' ? side.price : null)

/** What a visitor is told for the same rental; null when no car of the group is offered. */
async function visitors(changes: Partial<TrialBody> = {}) {
  const { rentDate, returnDate, rentLocationId, returnLocationId, couponCodes } = trial(changes)
  const answer = await system.post(
    '/api/booking/cars',
    search({ rentDate, returnDate, rentLocationId, returnLocationId, couponCodes }),
  )
  const found = (await answer.json()) as { sortedCars: { id: number; price: number; lines: unknown[] }[] }
  const car = found.sortedCars.find(({ id }) => id === ids.cars.yaris)
  return car ? { price: car.price, lines: car.lines } : null
}

const errorsOf = async (response: Response) => {
  const body = (await response.json()) as { errors?: { path: string; code: string }[] }
  return body.errors?.map(({ path, code }) => `${path} ${code}`)
}

describe('the price list', () => {
  it('is read by all staff, whole, with a rental to try it on', async () => {
    const answer = await agent.get('/prices/list')
    expect(answer.status).toBe(200)
    const list = (await answer.json()) as PriceListAnswer
    expect(list.seasons[0]).toMatchObject({
      id: 1,
      start: '2026-09-01',
      day: [30, 30, 30, 30, 34, 36, 32],
      adjustments: [0, 5, 10, 15, 25].map((discount, index) => ({
        daysRangeId: index + 1,
        discount,
        regulation: 0,
      })),
    })
    expect(list).toMatchObject({
      weekend: { discount: 0 },
      tax: { amount: 24 },
      trial: { rentDate: '2026-11-23T10:00' },
    })
    expect(list.coupons.find(({ code }) => code === 'LEND')).toMatchObject({
      locations: [{ locationId: ids.places.airport, rentDiscount: 10, returnDiscount: 100 }],
    })
  })
})

describe('a trial', () => {
  it('shows both prices with their lines and what lies between, and saves nothing', async () => {
    const before = await readList()
    const edits = [await season(1, { day: [40, 40, 40, 40, 44, 46, 42] })]
    const tried = await tryDraft(edits, { services: [{ id: ids.services.childSeat, quantity: 1 }] })
    expect([priceOf(tried.before), priceOf(tried.after), tried.difference]).toEqual([97.5, 126, 28.5])
    const lines = tried.after.kind === 'quoted' ? tried.after.lines : []
    expect(lines.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'car-days 114',
      'service 0',
      'service 12',
    ])
    expect(await readList()).toEqual(before)
    expect(await visitors()).toMatchObject({ price: 85.5 })
  })

  it('takes a car instead of a group, and knows a client who is not new', async () => {
    const { groupId: _group, ...rest } = trial({ couponCodes: ['UUS'] })
    const ask = async (isNewClient: boolean) => {
      const body = { edits: [], trial: { ...rest, carId: ids.cars.fabia, isNewClient } }
      return (await (await agent.post('/prices/trial', body)).json()) as TrialAnswer
    }
    expect(priceOf((await ask(true)).after)).toBe(68.4)
    const known = (await ask(false)).after
    expect(known).toMatchObject({ price: 85.5, coupons: [{ code: 'UUS', reason: 'new_clients_only' }] })
  })

  it('says that a rental has no price before or after', async () => {
    const tried = await tryDraft([{ kind: 'remove-season', id: 1 }])
    expect(tried).toMatchObject({ after: { kind: 'no_price' }, difference: null })
  })

  it('answers what is wrong with the rental at its field', async () => {
    const ask = async (changes: object) =>
      errorsOf(await owner.post('/prices/trial', { edits: [], trial: { ...trial(), ...changes } }))
    expect(await ask({ rentDate: '2026-11-16T03:00' })).toEqual(['trial.rentDate closed'])
    expect(await ask({ rentDate: 'homme' })).toEqual(['trial.rentDate not_a_time'])
    expect(await ask({ returnDate: '2026-11-16T10:00' })).toEqual(['trial.returnDate not_after_pick_up'])
    expect(await ask({ groupId: 99 })).toEqual(['trial.groupId unknown'])
    expect(await ask({ groupId: undefined, carId: 99 })).toEqual(['trial.carId unknown'])
    expect(await ask({ carId: 1 })).toEqual(['trial.groupId required'])
    expect(
      await ask({
        services: [
          { id: 1, quantity: 1 },
          { id: 2, quantity: 1 },
        ],
      }),
    ).toEqual(['trial.services.1 one_cover_only'])
  })
})

describe('what is saved', () => {
  const nextAutumn = { rentDate: '2027-09-06T10:00', returnDate: '2027-09-13T12:30' }
  const weekend = { rentDate: '2026-11-20T13:00', returnDate: '2026-11-22T18:00' }

  it.each<[string, () => Promise<PriceEditBody[]>, Partial<TrialBody>]>([
    ['a season', async () => [await season(1, { day: [31.5, 33, 33, 33, 39.9, 41, 37] })], {}],
    [
      'its discounts and regulations',
      async () => [await season(1, { adjustments: [{ daysRangeId: 2, discount: 12.5, regulation: -1.25 }] })],
      {},
    ],
    [
      'a copy for the next year',
      async () => [await season(1, { id: -1, start: '2027-09-01', end: '2028-04-30' })],
      nextAutumn,
    ],
    [
      'a season on top of another',
      async () => [await season(1, { id: -1, start: '2026-11-17', end: '2026-11-17', day: week(99) })],
      {},
    ],
    ['ranges', async () => [{ kind: 'range', id: 2, minDay: 2, maxDay: 6 }], weekend],
    ['the weekend', async () => [{ kind: 'weekend', discount: 12.5 }], weekend],
    [
      'an end regulation',
      async () => [
        {
          kind: 'end-regulation',
          id: -1,
          start: '2026-11-16',
          end: '2026-11-30',
          amount: 7.77,
          isDiscount: true,
        },
      ],
      {},
    ],
    ['the tax', async () => [{ kind: 'tax', amount: 25 }], {}],
    [
      'a coupon with its parts',
      async () => [
        {
          kind: 'coupon',
          id: -1,
          name: 'Sügis',
          code: 'sügis',
          start: '2026-11-15',
          end: '2026-11-15',
          isNewClient: false,
          groups: [{ groupId: ids.groups.small, discount: 33.33, isPercentage: true }],
          services: [],
          locations: [
            {
              locationId: ids.places.airport,
              rentDiscount: 100,
              isRentPercentage: true,
              returnDiscount: 4.5,
              isReturnPercentage: false,
            },
          ],
          rangeIds: [2],
        },
      ],
      {
        couponCodes: ['Sügis'],
        rentLocationId: ids.places.airport,
        returnLocationId: ids.places.airport,
      },
    ],
    [
      'the removal of a season',
      async () => [{ kind: 'remove-season', id: 2 }],
      { rentDate: '2027-06-14T10:00', returnDate: '2027-06-16T10:00' },
    ],
  ])(
    'is what was tried, to the cent and line by line, for the next visitor: %s',
    async (_name, draft, rental) => {
      const edits = await draft()
      const { before, after } = await tryDraft(edits, rental)
      expect(priceOf(before)).toBe((await visitors(rental))?.price ?? null)
      const saved = await owner.post('/prices/save', { edits })
      expect(saved.status).toBe(200)
      const told = await visitors(rental)
      expect(told?.price ?? null).toBe(priceOf(after))
      // The visitor has chosen no service yet: the free cover stands in the trial alone.
      const lines = after.kind === 'quoted' ? after.lines.filter(({ kind }) => kind !== 'service') : []
      expect(told?.lines ?? []).toEqual(lines.map(({ text: _text, ...line }) => line))
      for (const { text } of lines) expect(text).toMatch(/\p{L}/u)
      // Saving the same again changes nothing more, except for what is created anew each time.
      const isRepeatable = (edit: PriceEditBody) =>
        'id' in edit && edit.id > 0 && !edit.kind.startsWith('remove')
      const again = edits.every(isRepeatable) ? edits : []
      const repeated = await tryDraft(again, rental)
      expect(repeated.after).toEqual(repeated.before)
    },
  )

  it('stands in the history of each record', async () => {
    const answer = await owner.get(
      `/audit-log?filter=${encodeURIComponent(JSON.stringify({ resource: 'weekends' }))}`,
    )
    expect(await answer.json()).toMatchObject([
      { resource: 'weekends', action: 'update', before: { discount: 0 }, after: { discount: 1250 } },
    ])
  })
})

describe('a draft that cannot be', () => {
  it('is refused with each fault at its field, and nothing of it is kept', async () => {
    const before = await readList()
    const refused = async (...edits: unknown[]) => {
      const answer = await owner.post('/prices/save', { edits })
      expect(answer.status).toBe(422)
      return errorsOf(answer)
    }
    expect(
      await refused(
        await season(1, { day: [-1, null, 30, 30.005, 30, 30, 10_001] }),
        await season(1, { end: '2026-02-30' }),
        await season(1, { end: '2026-08-31' }),
        await season(1, { adjustments: [{ daysRangeId: 1, discount: 101, regulation: -10_001 }] }),
        { kind: 'range', id: -1, minDay: 0, maxDay: null },
        { kind: 'range', id: -1, minDay: 3, maxDay: 2 },
        { kind: 'weekend', discount: 100.01 },
        {
          kind: 'end-regulation',
          id: -1,
          start: '2027-01-02',
          end: '2027-01-01',
          amount: 5,
          isDiscount: true,
        },
      ),
    ).toEqual([
      'edits.0.day.0 out_of_bounds',
      'edits.0.day.1 required',
      'edits.0.day.3 format',
      'edits.0.day.6 out_of_bounds',
      'edits.1.end not_a_date',
      'edits.2.end before_start',
      'edits.3.adjustments.0.discount out_of_bounds',
      'edits.3.adjustments.0.regulation out_of_bounds',
      'edits.4.minDay out_of_bounds',
      'edits.5.maxDay before_start',
      'edits.6.discount out_of_bounds',
      'edits.7.end before_start',
    ])
    expect(
      await refused(
        { kind: 'weekend', discount: 50 },
        await season(1, { groupId: 99 }),
        { kind: 'remove-range', id: 5 },
        { kind: 'remove-season', id: 999 },
      ),
    ).toEqual(['edits.1.groupId unknown_value', 'edits.2.id used_by_coupon', 'edits.3.id gone'])
    expect(await readList()).toEqual(before)
  })

  it('is refused to agents, who may look at everything', async () => {
    const edits = [{ kind: 'weekend', discount: 50 }]
    const calls = [
      agent.post('/prices/save', { edits }),
      agent.post('/prices/trial', { edits, trial: trial() }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403])
  })

  it('does not stand in the way of another one', async () => {
    const drafts = [1, 2, 3, 4, 5, 6].map(async (price) =>
      price % 2 === 0
        ? tryDraft([await season(1, { day: week(price) })])
        : owner.post('/prices/save', { edits: [await season(3, { day: week(price) })] }),
    )
    expect(await Promise.all(drafts)).toHaveLength(6)
  })
})
