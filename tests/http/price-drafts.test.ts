import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PriceEdit, PriceEditOf } from '../../src/contract/staff/prices.ts'
import { schema } from '../../src/db/schema.ts'
import { labelFrom } from '../../src/domain/calendar/wall-clock.ts'
import { cents, percentHundredths } from '../../src/domain/money.ts'
import type { ByStaff } from '../../src/domain/people/staff.ts'
import { savePrices } from '../../src/use-cases/prices/save-prices.ts'
import { type Trial, tryPrices } from '../../src/use-cases/prices/try-prices.ts'
import { search } from '../support/bodies.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { hire } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

/** On both databases, because a trial lives by what a transaction hides and a rollback takes back. */
const system = useTestSystem()

let staff: ByStaff

beforeAll(async () => {
  staff = { by: await hire(system, 'owner'), now: TEST_NOW }
})

const at = labelFrom
const deps = () => system.running().jobs.payments

const trial = (changes: Partial<Trial> = {}): Trial => ({
  groupId: ids.groups.small,
  rentAt: at('2026-11-16T10:00'),
  returnAt: at('2026-11-19T10:00'),
  rentLocationId: ids.places.office,
  returnLocationId: ids.places.office,
  couponCodes: [],
  services: [],
  isNewClient: true,
  ...changes,
})

const lowSeason = (changes: Partial<PriceEditOf<'season'>> = {}): PriceEditOf<'season'> => ({
  kind: 'season',
  id: 1,
  groupId: ids.groups.small,
  start: '2026-09-01',
  end: '2027-04-30',
  name: { et: '', en: '', ru: '' },
  minDays: 1,
  day: [cents(4000), cents(4000), cents(4000), cents(4000), cents(4400), cents(4600), cents(4200)],
  hour: [cents(600), cents(600), cents(600), cents(600), cents(600), cents(600), cents(600)],
  adjustments: [0, 500, 1000, 1500, 2500].map((discount, index) => ({
    daysRangeId: index + 1,
    discount: percentHundredths(discount),
    regulation: cents(0),
  })),
  ...changes,
})

const coupon = (changes: Partial<PriceEditOf<'coupon'>> = {}): PriceEditOf<'coupon'> => ({
  kind: 'coupon',
  id: -1,
  name: 'Talv',
  code: ' talv ',
  start: '2026-11-01',
  end: '2026-12-31',
  isNewClient: false,
  maxUses: null,
  maxUsesPerPerson: null,
  groups: [{ groupId: ids.groups.small, discount: cents(2500), isPercentage: true }],
  services: [],
  locations: [],
  rangeIds: [2],
  ...changes,
})

async function totals(edits: PriceEdit[], changes: Partial<Trial> = {}) {
  const tried = await tryPrices(deps(), edits, trial(changes), TEST_NOW)
  if (!tried.ok) throw new Error(`refused: ${JSON.stringify(tried.faults)}`)
  const { before, after } = tried
  return [before, after].map((side) => (side.kind === 'quoted' ? side.quote.total : side.kind))
}

async function faultsOf(...edits: PriceEdit[]) {
  const tried = await tryPrices(deps(), edits, trial(), TEST_NOW)
  const saved = await savePrices(deps(), edits, staff)
  if (tried.ok || saved.kind !== 'refused') throw new Error('not refused')
  expect(tried.faults).toEqual(saved.faults)
  return saved.faults.map(({ path, code }) => `${path} ${code}`)
}

const visitorsPrice = async (changes: object = {}): Promise<number | undefined> => {
  const answer = await system.post('/api/booking/cars', search(changes))
  const found = (await answer.json()) as { sortedCars: { id: number; price: number }[] }
  return found.sortedCars.find(({ id }) => id === ids.cars.yaris)?.price
}

/** All that a trial could have left behind. */
const traces = async () => {
  const { rows } = await system.running().database.executeSql(`select
    (select version from catalogue_version) as version,
    (select count(*) from audit_log) as log,
    (select jsonb_agg(to_jsonb(row) order by id) from group_prices row) as seasons,
    (select jsonb_agg(to_jsonb(row) order by id) from discounts row) as discounts,
    (select count(*) from coupons) as coupons`)
  expect(rows).toHaveLength(1)
  return rows
}

describe('a trial', () => {
  it('says what the rental costs now and with the draft, and leaves nothing behind', async () => {
    const before = await traces()
    let told = 0
    const { listen } = system.running().database
    const stop = await listen('catalogue', () => told++)
    expect(await totals([lowSeason()])).toEqual([8550, 11_400])
    expect(await traces()).toEqual(before)
    expect(await visitorsPrice()).toBe(85.5)
    expect(told).toBe(0)
    // A change that stays is told, so the silence above was one.
    await system
      .db()
      .update(schema.weekends)
      .set({ discount: percentHundredths(0) })
    await expect.poll(() => told).toBe(1)
    await stop()
  })

  it('follows each kind of edit', async () => {
    expect(await totals([{ kind: 'remove-season', id: 1 }])).toEqual([8550, 'no_price'])
    expect(await totals([{ kind: 'range', id: 2, minDay: 4, maxDay: 6 }])).toEqual([8550, 9000])
    expect(await totals([{ kind: 'remove-range', id: 2 }])).toEqual([8550, 9000])
    const weekend = { rentAt: at('2026-11-20T12:00'), returnAt: at('2026-11-22T12:00') }
    expect(await totals([{ kind: 'weekend', discount: percentHundredths(1000) }], weekend)).toEqual([
      7000, 6300,
    ])
    const [start, end] = ['2026-11-16', '2026-11-16']
    const dearer: PriceEdit = {
      kind: 'end-regulation',
      id: -1,
      start,
      end,
      amount: percentHundredths(1000),
      isDiscount: false,
    }
    expect(await totals([dearer])).toEqual([8550, 9405])
    expect(await totals([dearer, { kind: 'remove-end-regulation', id: -1 }])).toEqual([8550, 8550])
    const seat = {
      kind: 'service',
      id: ids.services.childSeat,
      hourPrice: null,
      carPriceMarkupPercent: percentHundredths(0),
    } as const
    expect(
      await totals(
        [{ ...seat, price: cents(500), discounts: [{ daysRangeId: 2, amount: percentHundredths(2000) }] }],
        {
          services: [{ id: ids.services.childSeat, quantity: 2 }],
        },
      ),
    ).toEqual([8550 + 2400, 8550 + 2400])
    expect(await totals([coupon()], { couponCodes: ['Talv'] })).toEqual([8550, 6412])
    expect(
      await totals([{ kind: 'remove-coupon', id: ids.coupons.tenPercent }], { couponCodes: ['KYMME'] }),
    ).toEqual([7695, 8550])
  })

  it('asks for a price where a season is only made by the draft, with its own names for what is new', async () => {
    const nextAutumn = { rentAt: at('2027-09-06T10:00'), returnAt: at('2027-09-08T10:00') }
    const nextSeason = lowSeason({ id: -1, start: '2027-09-01', end: '2028-04-30' })
    expect(await totals([nextSeason], nextAutumn)).toEqual(['no_price', 8000])
    // Two days are a range of their own now, for which the new season has a discount.
    const draft: PriceEdit[] = [
      { kind: 'range', id: -5, minDay: 2, maxDay: 2 },
      {
        ...nextSeason,
        adjustments: [{ daysRangeId: -5, discount: percentHundredths(5000), regulation: cents(-200) }],
      },
    ]
    expect(await totals(draft, nextAutumn)).toEqual(['no_price', 3800])
    // The same name again is the same record.
    expect(await totals([...draft, { ...nextSeason, adjustments: [] }], nextAutumn)).toEqual([
      'no_price',
      8000,
    ])
  })
})

describe('an edit the database refuses', () => {
  it('is answered with its field, all of them at once, and keeps nothing', async () => {
    const before = await traces()
    expect(
      await faultsOf(
        lowSeason({ end: '2026-08-31' }),
        { kind: 'weekend', discount: percentHundredths(1000) },
        lowSeason({ id: 99 }),
        lowSeason({ id: -1, groupId: 99 }),
        { kind: 'range', id: -2, minDay: 9, maxDay: 8 },
        { kind: 'remove-range', id: 5 },
        coupon({ code: 'kymme' }),
        coupon({ code: ' ' }),
        coupon({ rangeIds: [77] }),
        coupon({ rangeIds: [-8] }),
        { kind: 'tax', amount: percentHundredths(10_001) },
      ),
    ).toEqual([
      'edits.0.end before_start',
      'edits.2.id gone',
      'edits.3.groupId unknown_value',
      'edits.4.maxDay before_start',
      'edits.5.id used_by_coupon',
      'edits.6.code taken',
      'edits.7.code required',
      'edits.8.rangeIds unknown_value',
      'edits.9.rangeIds unknown_value',
      'edits.10.amount out_of_bounds',
    ])
    expect(await traces()).toEqual(before)
  })
})

describe('saving', () => {
  it('makes the trial true for the next visitor, and writes down who changed which field', async () => {
    const edits: PriceEdit[] = [
      lowSeason({
        adjustments: [
          { daysRangeId: 2, discount: percentHundredths(1000), regulation: cents(-50) },
          { daysRangeId: 5, discount: percentHundredths(2500), regulation: cents(0) },
        ],
      }),
      coupon(),
    ]
    const [, after] = await totals(edits, { couponCodes: ['talv'] })
    expect(await savePrices(deps(), edits, staff)).toEqual({ kind: 'saved' })
    expect(await visitorsPrice({ couponCodes: ['talv'] })).toBe(Number(after) / 100)
    const log = await system.db().select().from(schema.auditLog).orderBy(schema.auditLog.id)
    expect(log.map(({ resource, action }) => `${action} ${resource}`)).toEqual([
      'update group-prices',
      'update discounts',
      'remove discounts',
      'remove discounts',
      'remove discounts',
      'create price-regulations',
      'create coupons',
      'create group-coupons',
      'create coupon-days-ranges',
    ])
    expect(log[1]).toMatchObject({
      adminName: staff.by.name,
      before: { amount: 500 },
      after: { amount: 1000 },
    })
  })

  it('writes nothing down when nothing differs', async () => {
    const [row] = await system.db().select().from(schema.coupons).where(eq(schema.coupons.code, 'TALV'))
    const count = () => system.db().$count(schema.auditLog)
    const before = await count()
    await savePrices(deps(), [coupon({ id: row?.id ?? 0, code: 'TALV' })], staff)
    expect(await count()).toBe(before)
  })
})
