import { describe, expect, it } from 'vitest'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import type { PriceEditBody } from '../../../contract/staff/prices.ts'
import { copiesOf, type DraftSeason, idOfRank, rankOf, seasonOf } from './draft-seasons.ts'
import { checkDraft, drafted, faultsIn, newIdIn, withEdit, withoutRecord } from './price-draft.ts'

const summer: DraftSeason = {
  kind: 'season',
  id: 7,
  groupId: 1,
  start: '2027-05-01',
  end: '2027-08-31',
  day: [45, 45, 45, 45, 49, 52, 47.5],
  hour: [9, 9, 9, 9, 9, 9, 9],
  adjustments: [
    { daysRangeId: 1, discount: 0, regulation: 5 },
    { daysRangeId: 2, discount: 4, regulation: 0 },
  ],
}
const list: PriceListAnswer = {
  lastChange: 0,
  lastSave: null,
  couponUses: [],
  groups: [{ id: 1, name: 'Väike', isActive: true }],
  locations: [],
  services: [],
  seasons: [summer],
  ranges: [
    { kind: 'range', id: 1, minDay: 1, maxDay: 2 },
    { kind: 'range', id: 2, minDay: 3, maxDay: null },
  ],
  weekend: { kind: 'weekend', discount: 10 },
  tax: { kind: 'tax', amount: 24 },
  endRegulations: [
    { kind: 'end-regulation', id: 3, start: '2027-06-20', end: '2027-06-24', amount: 8, isDiscount: false },
  ],
  servicePrices: [
    { kind: 'service', id: 5, price: 4, hourPrice: null, carPriceMarkupPercent: 0, discounts: [] },
  ],
  coupons: [],
  trial: null,
}

const draft = (...edits: PriceEditBody[]) =>
  edits.reduce<PriceEditBody[]>((made, edit) => withEdit(list, made, edit), [])
const season = (changes: Partial<DraftSeason> = {}): DraftSeason => ({ ...summer, ...changes })

describe('a draft', () => {
  it('is nothing until something differs, also after it was typed back', () => {
    expect(draft()).toEqual([])
    expect(draft(season(), list.weekend, { kind: 'tax', amount: 24 })).toEqual([])
    expect(draft(season({ end: '2027-09-15' }), season())).toEqual([])
    const nothing = { daysRangeId: -1, discount: 0, regulation: 0 }
    expect(draft(season({ adjustments: [...summer.adjustments, nothing] }))).toEqual([])
    const [service] = list.servicePrices
    if (!service) throw new Error('no service')
    expect(draft({ ...service, discounts: [{ daysRangeId: 1, amount: 0 }] })).toEqual([])
  })

  it('knows what cannot be read from what is not there', () => {
    const endless: PriceEditBody = { kind: 'range', id: 2, minDay: 3, maxDay: Number.NaN }
    expect(draft(endless)).toEqual([endless])
  })

  it('puts what is new before what needs it, and what goes last', () => {
    const made = [
      { kind: 'season', id: 7 },
      { kind: 'range', id: 2 },
      { kind: 'end-regulation', id: 3 },
    ] as const
    const edits = made.reduce<PriceEditBody[]>(
      (edits, record) => withoutRecord(list, edits, record),
      draft(
        season({ id: -2, adjustments: [{ daysRangeId: -1, discount: 5, regulation: 0 }] }),
        { kind: 'range', id: -1, minDay: 3, maxDay: null },
        { kind: 'weekend', discount: 12 },
      ),
    )
    expect(edits.map(({ kind }) => kind)).toEqual([
      'range',
      'season',
      'remove-season',
      'weekend',
      'remove-end-regulation',
      'remove-range',
    ])
    expect(newIdIn(edits)).toBe(-3)
  })

  it('speaks no longer of a range that is to go, and calls that no change of the season', () => {
    const dearer = season({ day: [50, 45, 45, 45, 49, 52, 47.5] })
    const edits = withoutRecord(list, draft(dearer), { kind: 'range', id: 2 })
    expect(edits).toEqual([
      { ...dearer, adjustments: [summer.adjustments[0]] },
      { kind: 'remove-range', id: 2 },
    ])
    expect(withEdit(list, edits, season()).map(({ kind }) => kind)).toEqual(['remove-range'])
  })

  it('forgets what was only drafted', () => {
    const edits = draft({ kind: 'range', id: -1, minDay: 9, maxDay: null })
    expect(withoutRecord(list, edits, { kind: 'range', id: -1 })).toEqual([])
  })

  it('is checked by the schema the server has, each fault at its record and field', () => {
    const faultsOf = (...edits: PriceEditBody[]) => {
      const made = draft(...edits)
      return Object.fromEntries(faultsIn(made, checkDraft(made)))
    }
    expect(
      faultsOf(season({ day: [45, 45, null, Number.NaN, -1, 52, 47.5] }), {
        kind: 'range',
        id: -1,
        minDay: 0,
        maxDay: null,
      }),
    ).toEqual({
      'range.-1.minDay': 'out_of_bounds',
      'season.7.day.2': 'required',
      'season.7.day.3': 'format',
      'season.7.day.4': 'out_of_bounds',
    })
    expect(faultsOf(season({ end: '2027-04-30' }))).toEqual({ 'season.7.end': 'before_start' })
    expect(faultsOf({ kind: 'weekend', discount: 101 })).toEqual({ 'weekend.discount': 'out_of_bounds' })
  })

  it('is the list as it would be', () => {
    const edits = withoutRecord(
      list,
      draft({ kind: 'range', id: -1, minDay: 9, maxDay: null }, { kind: 'weekend', discount: 12 }),
      { kind: 'range', id: 1 },
    )
    const { ranges, weekend } = drafted(list, edits)
    expect(ranges.map(({ id }) => id)).toEqual([2, -1])
    expect(weekend.discount).toBe(12)
  })
})

describe('seasons copied to the next year', () => {
  it('are new records a year later, as they are in the draft', () => {
    const autumn = season({ id: 8, start: '2027-09-01', end: '2028-02-29', day: [null, 1, 1, 1, 1, 1, 1] })
    expect(copiesOf([summer, autumn], [summer, autumn], -4)).toEqual([
      { ...summer, id: -4, start: '2028-05-01', end: '2028-08-31' },
      { ...autumn, id: -5, start: '2028-09-01', end: '2029-02-28' },
    ])
  })

  it('are left out when they are there already, or their dates are none', () => {
    const later = season({ id: 9, start: '2028-05-01', end: '2028-08-31' })
    expect(copiesOf([summer], [summer, later], -1)).toEqual([])
    expect(
      copiesOf([season({ start: '' }), season({ start: '2028-02-29', end: '2028-02-29' })], [], -1),
    ).toEqual([])
  })
})

describe('a season of the draft in the calendar', () => {
  it('is in cents, ranks after all that are saved, and is left out while its dates are none', () => {
    expect(seasonOf(season({ id: -2 }))).toMatchObject({
      id: rankOf(-2),
      day: [4500, 4500, 4500, 4500, 4900, 5200, 4750],
    })
    expect(rankOf(-2)).toBeGreaterThan(rankOf(-1))
    expect([idOfRank(rankOf(-2)), idOfRank(rankOf(7))]).toEqual([-2, 7])
    expect(seasonOf(season({ start: '' }))).toBeUndefined()
  })
})
