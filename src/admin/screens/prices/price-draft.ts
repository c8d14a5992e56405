import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import { type PriceEditBody, priceDraftBody } from '../../../contract/staff/prices.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { readAmount } from './amount-text.ts'
import {
  copyOfSeason,
  type EndRegulationForm,
  endRegulationEdit,
  endRegulationForm,
  type RangeForm,
  rangeEdit,
  rangeForm,
  type SeasonForm,
  type ServiceForm,
  seasonEdit,
  seasonForm,
  serviceEdit,
  serviceForm,
} from './price-forms.ts'

/** Records that were touched, by id; null is one that is to go. */
type Touched<Form> = Readonly<Record<number, Form | null>>

export type PriceDraft = {
  seasons: Touched<SeasonForm>
  ranges: Touched<RangeForm>
  endRegulations: Touched<EndRegulationForm>
  services: Touched<ServiceForm>
  /** Null until someone types it. */
  weekend: string | null
  tax: string | null
}

export const EMPTY_DRAFT: PriceDraft = {
  seasons: {},
  ranges: {},
  endRegulations: {},
  services: {},
  weekend: null,
  tax: null,
}

/** The price list as it would be: each record as it stands or as it was typed. */
export type DraftedList = {
  seasons: SeasonForm[]
  ranges: RangeForm[]
  endRegulations: EndRegulationForm[]
  services: ServiceForm[]
}

export function draftedList(list: PriceListAnswer, draft: PriceDraft, locale: Locale): DraftedList {
  return {
    seasons: overlay(
      list.seasons.map((facts) => seasonForm(facts, locale)),
      draft.seasons,
    ),
    ranges: overlay(list.ranges.map(rangeForm), draft.ranges),
    endRegulations: overlay(
      list.endRegulations.map((facts) => endRegulationForm(facts, locale)),
      draft.endRegulations,
    ),
    services: overlay(
      list.services.map((facts) => serviceForm(facts, list.ranges, locale)),
      draft.services,
    ),
  }
}

function overlay<Form extends { id: number }>(forms: readonly Form[], touched: Touched<Form>): Form[] {
  const known = new Set(forms.map(({ id }) => id))
  const kept = forms.flatMap((form) => {
    const draft = touched[form.id]
    return draft === null ? [] : [draft ?? form]
  })
  const added = Object.values(touched).filter((form): form is Form => form !== null && !known.has(form.id))
  return [...kept, ...added.toSorted((a, b) => b.id - a.id)]
}

/** The draft's own name for the next new record. */
export function nextDraftId({ seasons, ranges, endRegulations }: PriceDraft): number {
  const ids = [seasons, ranges, endRegulations].flatMap((touched) => Object.keys(touched).map(Number))
  return Math.min(0, ...ids) - 1
}

/** An edit and the record it is of, e.g. `seasons.7`. */
type DraftEdit = { record: string; edit: PriceEditBody }

/** The draft as edits, in an order in which each finds what it refers to. What was typed and typed back is none. */
export function editsOf(list: PriceListAnswer, draft: PriceDraft, locale: Locale): DraftEdit[] {
  const { ranges } = draftedList(list, draft, locale)
  const rangeIds = new Set(ranges.map(({ id }) => id))
  const listedRanges = new Set(list.ranges.map(({ id }) => id))
  const changed = <Form extends { id: number }>(
    name: keyof DraftedList,
    touched: Touched<Form>,
    editOf: (form: Form) => PriceEditBody,
    isAsListed: (form: Form, edit: PriceEditBody) => boolean,
  ): DraftEdit[] =>
    Object.values(touched)
      .filter((form) => form !== null)
      .toSorted((a, b) => b.id - a.id)
      .map((form) => ({ form, record: `${name}.${form.id}`, edit: editOf(form) }))
      .filter(({ form, edit }) => !isAsListed(form, edit))
      .map(({ record, edit }) => ({ record, edit }))
  const removed = (
    name: keyof DraftedList,
    touched: Touched<unknown>,
    kind: 'remove-season' | 'remove-range' | 'remove-end-regulation',
  ): DraftEdit[] =>
    Object.entries(touched)
      .filter(([id, form]) => form === null && Number(id) > 0)
      .map(([id]) => ({ record: `${name}.${id}`, edit: { kind, id: Number(id) } }))

  const listedSeason = (id: number) => list.seasons.find((facts) => facts.id === id)
  return [
    ...changed('ranges', draft.ranges, rangeEdit, (form, edit) => {
      const facts = list.ranges.find(({ id }) => id === form.id)
      return facts !== undefined && isSame(rangeEdit(rangeForm(facts)), edit)
    }),
    ...changed(
      'seasons',
      draft.seasons,
      (form) => copyEdit(form, list, draft, locale, rangeIds) ?? seasonEdit(form, rangeIds),
      (form, edit) => {
        const facts = listedSeason(form.id)
        // A range that was added or removed by the draft is no change of the season.
        const own = edit.kind === 'season' ? withoutNothing(edit, listedRanges) : edit
        return (
          facts !== undefined &&
          isSame(withoutNothing(seasonEdit(seasonForm(facts, locale), rangeIds), listedRanges), own)
        )
      },
    ),
    ...removed('seasons', draft.seasons, 'remove-season'),
    ...changed(
      'services',
      draft.services,
      (form) => serviceEdit(form, rangeIds),
      (form, edit) => {
        const facts = list.services.find(({ id }) => id === form.id)
        return (
          facts !== undefined && isSame(serviceEdit(serviceForm(facts, list.ranges, locale), rangeIds), edit)
        )
      },
    ),
    ...(draft.weekend !== null && readAmount(draft.weekend) !== list.weekend
      ? [
          {
            record: 'weekend',
            edit: { kind: 'weekend', discount: readAmount(draft.weekend) as number } as const,
          },
        ]
      : []),
    ...(draft.tax !== null && readAmount(draft.tax) !== list.tax
      ? [{ record: 'tax', edit: { kind: 'tax', amount: readAmount(draft.tax) as number } as const }]
      : []),
    ...changed('endRegulations', draft.endRegulations, endRegulationEdit, (form, edit) => {
      const facts = list.endRegulations.find(({ id }) => id === form.id)
      return facts !== undefined && isSame(endRegulationEdit(endRegulationForm(facts, locale)), edit)
    }),
    ...removed('endRegulations', draft.endRegulations, 'remove-end-regulation'),
    // Last: until here a season may have been rid of its discount for the range.
    ...removed('ranges', draft.ranges, 'remove-range'),
  ]
}

const isSame = (a: PriceEditBody, b: PriceEditBody): boolean => JSON.stringify(a) === JSON.stringify(b)

function withoutNothing(edit: PriceEditBody, ranges: ReadonlySet<number>): PriceEditBody {
  if (edit.kind !== 'season') return edit
  const adjustments = edit.adjustments.filter(
    ({ daysRangeId, discount, regulation }) => ranges.has(daysRangeId) || discount !== 0 || regulation !== 0,
  )
  return { ...edit, adjustments }
}

/** A copy that nobody has changed yet, of a season that nobody has changed: the server can make it by itself. */
function copyEdit(
  form: SeasonForm,
  list: PriceListAnswer,
  draft: PriceDraft,
  locale: Locale,
  rangeIds: ReadonlySet<number>,
): PriceEditBody | undefined {
  const source = list.seasons.find(({ id }) => id === form.copiedFrom)
  if (!source || draft.seasons[source.id] !== undefined || form.id > 0) return undefined
  const copy = copyOfSeason(seasonForm(source, locale), form.id)
  if (!copy || !isSame(seasonEdit(copy, rangeIds), seasonEdit(form, rangeIds))) return undefined
  return { kind: 'copy-season', id: form.id, from: source.id }
}

/** Faults by record and field, e.g. `seasons.7.day.3`, with their codes. */
export type Faults = ReadonlyMap<string, string>

/** What the same schema says that the server will ask. */
export function checkDraft(edits: readonly DraftEdit[]): Faults {
  const checked = priceDraftBody.safeParse({ edits: edits.map(({ edit }) => edit) })
  if (checked.success) return new Map()
  return new Map(
    checked.error.issues.map((issue) => [
      placeOf(edits, issue.path.join('.')),
      // The schema's own words are codes; zod's are sentences in English.
      /^[a-z_]+$/.test(issue.message) ? issue.message : 'format',
    ]),
  )
}

/** `edits.2.day.3` of the API as the record and field it is about. */
export function placeOf(edits: readonly DraftEdit[], path: string): string {
  const [, index, ...field] = path.split('.')
  const record = edits[Number(index)]?.record
  return record ? [record, ...field].join('.') : path
}
