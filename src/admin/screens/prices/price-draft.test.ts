import { describe, expect, it } from 'vitest'
import type { PriceListAnswer, SeasonFacts } from '../../../contract/staff/price-answers.ts'
import { readAmount, writeAmount } from './amount-text.ts'
import { checkDraft, draftedList, EMPTY_DRAFT, editsOf, type PriceDraft, placeOf } from './price-draft.ts'
import { copyOfSeason, idOfRank, rankOf, type SeasonForm, seasonForm, seasonOf } from './price-forms.ts'

const summer: SeasonFacts = {
  id: 7,
  groupId: 1,
  start: '2027-05-01',
  end: '2027-08-31',
  day: [45, 45, 45, 45, 49, 52, 47.5],
  hour: [9, 9, 9, 9, 9, 9, 9],
  adjustments: [
    { daysRangeId: 2, discount: 4, regulation: 0 },
    { daysRangeId: 1, discount: 0, regulation: 5 },
  ],
}
const list: PriceListAnswer = {
  groups: [{ id: 1, name: 'Väike', isActive: true }],
  seasons: [summer],
  ranges: [
    { id: 1, minDay: 1, maxDay: 2 },
    { id: 2, minDay: 3, maxDay: null },
  ],
  weekend: 10,
  tax: 24,
  endRegulations: [{ id: 3, start: '2027-06-20', end: '2027-06-24', amount: 8, isDiscount: false }],
  services: [],
  locations: [],
  coupons: [],
  trial: null,
}

const form = (changes: Partial<SeasonForm> = {}): SeasonForm => ({ ...seasonForm(summer, 'et'), ...changes })
const edits = (draft: Partial<PriceDraft>) => editsOf(list, { ...EMPTY_DRAFT, ...draft }, 'et')

describe('an amount', () => {
  it.each([
    ['12,50', 12.5],
    ['12.5', 12.5],
    [' 1 200,00 € ', 1200],
    ['−3', -3],
    ['-3,5 %', -3.5],
    ['', undefined],
    ['  ', undefined],
    ['12,', Number.NaN],
    ['kolm', Number.NaN],
    ['1e3', Number.NaN],
  ])('typed as "%s" is %s', (text, amount) => {
    expect(readAmount(text)).toEqual(amount)
  })

  it('is written as it is read in each language, without cents when there are none', () => {
    expect(['et', 'en', 'ru'].map((locale) => writeAmount(12.5, locale as 'et'))).toEqual([
      '12,50',
      '12.50',
      '12,50',
    ])
    expect(writeAmount(12, 'et')).toBe('12')
  })
})

describe('a draft', () => {
  it('is nothing until something differs, also after it was typed back', () => {
    expect(edits({})).toEqual([])
    expect(edits({ seasons: { 7: form() }, weekend: '10,00', tax: '24' })).toEqual([])
    expect(edits({ seasons: { 7: form({ day: form().day.with(0, '45.00') }) } })).toEqual([])
  })

  it('sends a season whole, with what was typed read as numbers', () => {
    const [first] = edits({ seasons: { 7: form({ day: form().day.with(0, '46,5') }) } })
    expect(first).toMatchObject({
      record: 'seasons.7',
      edit: { kind: 'season', id: 7, day: [46.5, 45, 45, 45, 49, 52, 47.5] },
    })
  })

  it('puts what is new before what needs it, and what goes last', () => {
    const kinds = edits({
      seasons: {
        7: null,
        [-2]: form({ id: -2, adjustments: [{ daysRangeId: -1, discount: '5', regulation: '' }] }),
      },
      ranges: { 2: null, [-1]: { id: -1, minDay: '3', maxDay: '' } },
      endRegulations: { 3: null },
      weekend: '12',
    }).map(({ edit }) => edit.kind)
    expect(kinds).toEqual([
      'range',
      'season',
      'remove-season',
      'weekend',
      'remove-end-regulation',
      'remove-range',
    ])
  })

  it('leaves a copy to the server until the copy or its source is changed', () => {
    const copy = copyOfSeason(form(), -1)
    if (!copy) throw new Error('no copy')
    expect(copy).toMatchObject({ start: '2028-05-01', end: '2028-08-31', copiedFrom: 7 })
    expect(edits({ seasons: { [-1]: copy } })).toEqual([
      { record: 'seasons.-1', edit: { kind: 'copy-season', id: -1, from: 7 } },
    ])
    const dearer = { ...copy, day: copy.day.with(0, '50') }
    expect(edits({ seasons: { [-1]: dearer } })[0]?.edit).toMatchObject({
      kind: 'season',
      day: [50, 45, 45, 45, 49, 52, 47.5],
    })
    const both = edits({ seasons: { 7: form({ end: '2027-09-15' }), [-1]: copy } })
    expect(both.map(({ edit }) => edit.kind)).toEqual(['season', 'season'])
  })

  it('is checked by the schema the server has, each fault at its record and field', () => {
    const faulty = edits({
      seasons: { 7: form({ end: '2027-04-30', day: form().day.with(2, '').with(3, 'kolm').with(4, '-1') }) },
      ranges: { [-1]: { id: -1, minDay: '0', maxDay: '' } },
    })
    expect(Object.fromEntries(checkDraft(faulty))).toEqual({
      'ranges.-1.minDay': 'out_of_bounds',
      'seasons.7.day.2': 'required',
      'seasons.7.day.3': 'format',
      'seasons.7.day.4': 'out_of_bounds',
    })
    expect(Object.fromEntries(checkDraft(edits({ seasons: { 7: form({ end: '2027-04-30' }) } })))).toEqual({
      'seasons.7.end': 'ends_before_start',
    })
    expect(placeOf(faulty, 'edits.1.adjustments')).toBe('seasons.7.adjustments')
  })

  it('is the list as it would be', () => {
    const drafted = draftedList(
      list,
      { ...EMPTY_DRAFT, ranges: { 1: null, [-1]: { id: -1, minDay: '9', maxDay: '' } } },
      'et',
    )
    expect(drafted.ranges.map(({ id }) => id)).toEqual([2, -1])
  })
})

describe('a season of the draft in the calendar', () => {
  it('is in cents, ranks after all that are saved, and is left out while its dates are none', () => {
    expect(seasonOf(form({ id: -2 }))).toMatchObject({
      id: rankOf(-2),
      day: [4500, 4500, 4500, 4500, 4900, 5200, 4750],
    })
    expect(rankOf(-2)).toBeGreaterThan(rankOf(-1))
    expect([idOfRank(rankOf(-2)), idOfRank(rankOf(7))]).toEqual([-2, 7])
    expect(seasonOf(form({ start: '' }))).toBeUndefined()
  })
})
