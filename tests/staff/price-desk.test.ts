import { beforeAll, describe, expect, it } from 'vitest'
import type { PriceListAnswer, TrialAnswer } from '../../src/contract/staff/price-answers.ts'
import type { PriceEditBody, PriceRecord } from '../../src/contract/staff/prices.ts'
import { weekly } from '../../src/domain/pricing/seasons.ts'
import { registration, search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { exampleRecords } from '../support/staff-records.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
let owner: AtWork
let agent: AtWork
beforeAll(async () => {
  owner = await signedIn(system, 'owner')
  agent = await signedIn(system, 'agent')
})

const readList = async () => (await (await owner.get('/prices/list')).json()) as PriceListAnswer
const save = async (...edits: PriceEditBody[]) => {
  const saved = await owner.post('/prices/save', { edits })
  expect(saved.status).toBe(200)
  return (await saved.json()) as PriceListAnswer
}
const undo = (saveId: number | undefined) => owner.post('/prices/undo', { saveId })

type Season = PriceRecord<'season'>
async function season(id: number, changes: Partial<Season> = {}): Promise<Season> {
  const found = (await readList()).seasons.find((one) => one.id === id)
  if (!found) throw new Error(`no season ${id}`)
  return { ...found, ...changes }
}
const prices = ({ lastChange: _entry, lastSave: _save, ...list }: PriceListAnswer) => list

describe('D60: what was saved is taken back', () => {
  it('whole, with what was added, changed and removed, and visitors pay the earlier price at once', async () => {
    const before = await readList()
    const coupon = before.coupons[0]
    if (!coupon) throw new Error('no coupon')
    const saved = await save(
      await season(1, { day: weekly(() => 99), adjustments: [] }),
      { ...(await season(1)), id: -1, start: '2027-01-01', end: '2027-01-07' },
      { kind: 'weekend', discount: 12.5 },
      { kind: 'remove-coupon', id: coupon.id },
    )
    expect(saved.lastSave).toMatchObject({ isCovered: false, by: expect.any(String) })
    expect(saved.lastSave?.count).toBeGreaterThan(4)
    const undone = await undo(saved.lastSave?.id)
    expect(undone.status).toBe(200)
    expect(prices((await undone.json()) as PriceListAnswer)).toEqual(prices(before))
    const found = await system.post('/api/booking/cars', search())
    const { sortedCars } = (await found.json()) as { sortedCars: { id: number; price: number }[] }
    expect(sortedCars.find(({ id }) => id === ids.cars.yaris)?.price).toBe(85.5)
    const log = await owner.get('/audit-log?filter=%7B%22resource%22%3A%22weekends%22%7D')
    expect(JSON.stringify(await log.json())).toContain('1250')
  })

  it('step by step, each once', async () => {
    const before = await readList()
    const first = await save({ kind: 'weekend', discount: 5 })
    const second = await save({ kind: 'weekend', discount: 6 })
    expect((await undo(first.lastSave?.id)).status).toBe(409)
    const back = (await (await undo(second.lastSave?.id)).json()) as PriceListAnswer
    expect(back).toMatchObject({ weekend: { discount: 5 }, lastSave: { id: first.lastSave?.id } })
    expect((await undo(second.lastSave?.id)).status).toBe(409)
    expect((await undo(first.lastSave?.id)).status).toBe(200)
    expect(prices(await readList())).toEqual(prices(before))
  })

  it('is refused once prices were changed elsewhere, and says so in the list', async () => {
    const saved = await save({ kind: 'weekend', discount: 7 })
    const [range] = saved.ranges
    const changed = await owner.put(`/days-ranges/${range?.id}`, { minDay: range?.minDay, maxDay: 3 })
    expect(changed.status).toBe(200)
    expect((await readList()).lastSave).toMatchObject({ id: saved.lastSave?.id, isCovered: true })
    const refused = await undo(saved.lastSave?.id)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'newer_prices' })
    await owner.put(`/days-ranges/${range?.id}`, { minDay: range?.minDay, maxDay: range?.maxDay })
    await save({ kind: 'weekend', discount: 0 })
  })

  it('by owners alone', async () => {
    const { lastSave } = await readList()
    expect((await agent.post('/prices/undo', { saveId: lastSave?.id ?? 1 })).status).toBe(403)
  })
})

describe('D60: a season with a name and a shortest rental', () => {
  const name = { et: 'Jõulud', en: 'Christmas', ru: 'Рождество' }
  const short = { rentDate: '2026-12-21T10:00', returnDate: '2026-12-22T10:00' }
  const long = { rentDate: '2026-12-21T10:00', returnDate: '2026-12-24T10:00' }
  const ofAllGroups = async (changes: Partial<Season>) => {
    const { seasons } = await readList()
    return seasons.map((one) => ({ ...one, ...changes }))
  }

  it('needs its name in all three languages or in none', async () => {
    const edits = [await season(1, { name: { ...name, ru: '' } })]
    const refused = await owner.post('/prices/save', { edits })
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'edits.0.name.ru', code: 'required' }] })
  })

  it('refuses what is shorter, with how long it has to be, to visitors and on the phone', async () => {
    await save(...(await ofAllGroups({ name, minDays: 3 })))
    const refused = await system.post('/api/booking/cars', search(short))
    expect(refused.status).toBe(422)
    const tooShort = { path: 'returnDate', code: 'too_short', nearest: '2026-12-24T10:00' }
    expect(await refused.json()).toMatchObject({
      errors: [{ ...tooShort, detail: expect.stringContaining('3') }],
    })
    const found = await system.post('/api/booking/cars', search(long))
    expect(JSON.stringify(await found.json())).toContain('Christmas')

    const registered = await system.post('/api/booking/register', registration(short))
    expect(await registered.json()).toMatchObject({ errors: [tooShort] })
    const phone = await agent.post('/phone/quote', { ...search(short), services: [] })
    expect(await phone.json()).toMatchObject({ errors: [tooShort] })
  })

  it('is seen in a trial before it is saved', async () => {
    const trial = {
      groupId: ids.groups.small,
      ...short,
      rentLocationId: ids.places.office,
      returnLocationId: ids.places.office,
      services: [],
      couponCodes: [],
      isNewClient: true,
    }
    const edits = await ofAllGroups({ minDays: 1 })
    const tried = (await (await owner.post('/prices/trial', { edits, trial })).json()) as TrialAnswer
    expect(tried).toMatchObject({ before: { kind: 'too_short', days: 3 }, after: { kind: 'quoted' } })
    await save(...edits)
    expect((await system.post('/api/booking/cars', search(short))).status).toBe(200)
  })
})

describe('D60: a company with prices of its own by group', () => {
  it('pays the agreed day, online, on the phone and after a change, and others do not', async () => {
    const example = exampleRecords['company-accounts']?.({ bookingId: 0, lockerId: 0, otherRangeId: 0 })
    const account = await owner.post('/company-accounts', { ...example, code: 'LEPING' })
    const { id: accountId } = (await account.json()) as { id: number }
    const agreed = { accountId, groupId: ids.groups.small, start: '2026-01-01', end: null, discount: null }
    const made = await owner.post('/company-prices', { ...agreed, dayPrice: 21.5 })
    expect(made.status).toBe(201)
    const twice = await owner.post('/company-prices', { ...agreed, start: '2027-01-01', dayPrice: 20 })
    expect(await twice.json()).toMatchObject({ errors: [{ path: 'start', code: 'overlaps' }] })
    const both = await owner.post('/company-prices', {
      ...agreed,
      start: '2020-01-01',
      end: '2020-02-01',
      dayPrice: 20,
      discount: 5,
    })
    expect(await both.json()).toMatchObject({ errors: [{ path: 'dayPrice', code: 'one_of_two' }] })

    const couponCodes = ['leping']
    const car = { id: ids.cars.yaris, price: 64.5 }
    const booked = await system.post('/api/booking/register', registration({ couponCodes, car }))
    const booking = (await booked.json()) as { id: number; price: number; lines: { kind: string }[] }
    expect([booked.status, booking.price]).toEqual([201, 64.5])
    expect(booking.lines).toMatchObject([{ kind: 'company-days', unitPrice: 21.5 }, { kind: 'service' }])

    const later = { rentDate: '2026-11-23T10:00', returnDate: '2026-11-26T10:00' }
    const phone = await agent.post('/phone/quote', { ...search({ ...later, couponCodes }), services: [] })
    const { cars } = (await phone.json()) as { cars: { id: number; price: number }[] }
    expect(cars.find(({ id }) => id === ids.cars.yaris)?.price).toBe(64.5)
    const longer = await agent.post(`/bookings/${booking.id}/change`, {
      isTrial: true,
      returnDate: '2026-11-20T10:00',
    })
    expect(await longer.json()).toMatchObject({ price: 86 })

    const others = await system.post('/api/booking/cars', search(later))
    const { sortedCars } = (await others.json()) as { sortedCars: { id: number; price: number }[] }
    expect(sortedCars.find(({ id }) => id === ids.cars.yaris)?.price).toBe(85.5)
  })
})
