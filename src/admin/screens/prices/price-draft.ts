import { type FieldError, fieldErrors } from '../../../contract/field-errors.ts'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import { type PriceEditBody, type PriceRecord, priceDraftBody } from '../../../contract/staff/prices.ts'

/** Ranges come first and go last: in between, others speak of them. */
const order: readonly PriceEditBody['kind'][] = [
  'range',
  'season',
  'remove-season',
  'service',
  'weekend',
  'tax',
  'end-regulation',
  'remove-end-regulation',
  'coupon',
  'remove-coupon',
  'remove-range',
]

const removalOf = {
  season: 'remove-season',
  range: 'remove-range',
  'end-regulation': 'remove-end-regulation',
  coupon: 'remove-coupon',
} as const

export type Removable = { kind: keyof typeof removalOf; id: number }

/** The record an edit is of, e.g. `season.7`; the weekend and the tax are one each. */
export function recordOf(edit: PriceEditBody): string {
  const kind = edit.kind.replace('remove-', '')
  return 'id' in edit ? `${kind}.${edit.id}` : kind
}

/** The draft with one more edit, which takes the place of an earlier one of the same record. */
export function withEdit(
  list: PriceListAnswer,
  edits: readonly PriceEditBody[],
  edit: PriceEditBody,
): PriceEditBody[] {
  const isSame = (other: PriceEditBody) => recordOf(other) === recordOf(edit)
  const others = edits.map((other) => (isSame(other) ? edit : other))
  return settled(list, edits.some(isSame) ? others : [...others, edit])
}

/** One that was only drafted is forgotten; one that exists is to go. */
export function withoutRecord(
  list: PriceListAnswer,
  edits: readonly PriceEditBody[],
  { kind, id }: Removable,
): PriceEditBody[] {
  const removal: PriceEditBody = { kind: removalOf[kind], id }
  const others = edits.filter((edit) => recordOf(edit) !== recordOf(removal))
  const isLeft = (rangeId: number) => kind !== 'range' || rangeId !== id
  const kept = others.map((edit) => forRanges(edit, isLeft))
  return settled(list, id > 0 ? [...kept, removal] : kept)
}

/** In an order in which each finds what it refers to, without what was typed and typed back. */
function settled(list: PriceListAnswer, edits: readonly PriceEditBody[]): PriceEditBody[] {
  const listed = new Map(recordsOf(list).map((record) => [recordOf(record), record]))
  const rangeIds = new Set(drafted(list, edits).ranges.map(({ id }) => id))
  const isChange = (edit: PriceEditBody) => {
    const record = listed.get(recordOf(edit))
    return !record || meaningOf(record, rangeIds) !== meaningOf(edit, rangeIds)
  }
  return edits.filter(isChange).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

const recordsOf = (list: PriceListAnswer): PriceEditBody[] => [
  ...list.ranges,
  ...list.seasons,
  ...list.servicePrices,
  ...list.endRegulations,
  ...list.coupons,
  list.weekend,
  list.tax,
]

/** Two edits that mean the same are the same text. A part that changes no price means nothing. */
function meaningOf(edit: PriceEditBody, rangeIds: ReadonlySet<number>): string {
  const {
    adjustments = [],
    discounts = [],
    ...rest
  } = {
    adjustments: undefined,
    discounts: undefined,
    ...forRanges(edit, (rangeId) => rangeIds.has(rangeId)),
  }
  const said = {
    ...rest,
    adjustments: adjustments.filter(({ discount, regulation }) => discount !== 0 || regulation !== 0),
    discounts: discounts.filter(({ amount }) => amount !== 0),
  }
  return JSON.stringify(said, (_name, value: unknown) => (Number.isNaN(value) ? 'NaN' : value))
}

/** The edit without what it says about other ranges. */
function forRanges(edit: PriceEditBody, isMeant: (rangeId: number) => boolean): PriceEditBody {
  const isKept = ({ daysRangeId }: { daysRangeId: number }) => isMeant(daysRangeId)
  if (edit.kind === 'season') return { ...edit, adjustments: edit.adjustments.filter(isKept) }
  if (edit.kind === 'service') return { ...edit, discounts: edit.discounts.filter(isKept) }
  return edit
}

/** The price list as it would be: each record as it stands or as it was typed. */
export function drafted(list: PriceListAnswer, edits: readonly PriceEditBody[]): PriceListAnswer {
  return {
    ...list,
    seasons: overlaid(list.seasons, edits, 'season'),
    ranges: overlaid(list.ranges, edits, 'range'),
    endRegulations: overlaid(list.endRegulations, edits, 'end-regulation'),
    servicePrices: overlaid(list.servicePrices, edits, 'service'),
    coupons: overlaid(list.coupons, edits, 'coupon'),
    weekend: edits.find((edit) => edit.kind === 'weekend') ?? list.weekend,
    tax: edits.find((edit) => edit.kind === 'tax') ?? list.tax,
  }
}

function overlaid<Rec extends PriceRecord<keyof typeof removalOf | 'service'>>(
  records: readonly Rec[],
  edits: readonly PriceEditBody[],
  kind: Rec['kind'],
): Rec[] {
  const own = edits.filter((edit): edit is Rec => edit.kind === kind)
  const isGone = ({ id }: Rec) =>
    edits.some((edit) => edit.kind === `remove-${kind}` && 'id' in edit && edit.id === id)
  return [
    ...records.filter((one) => !isGone(one)).map((one) => own.find(({ id }) => id === one.id) ?? one),
    ...own.filter(({ id }) => id < 0),
  ]
}

/** The draft's own name for the next new record. */
export const newIdIn = (edits: readonly PriceEditBody[]): number =>
  Math.min(0, ...edits.map((edit) => ('id' in edit ? edit.id : 0))) - 1

/** Faults by record and field, e.g. `season.7.day.3`, with their codes. */
export type Faults = ReadonlyMap<string, string>

/** What the same schema says that the server will ask. */
export function checkDraft(edits: readonly PriceEditBody[]): FieldError[] {
  const checked = priceDraftBody.safeParse({ edits })
  return checked.success ? [] : fieldErrors(checked.error)
}

/** Faults of the draft, e.g. `edits.2.day.3`, at the records they are of; the first of a field stands. */
export function faultsIn(edits: readonly PriceEditBody[], errors: readonly FieldError[]): Faults {
  const places = errors.flatMap(({ path, code }) => {
    const [list, index, ...field] = path.split('.')
    const edit = list === 'edits' ? edits[Number(index)] : undefined
    return edit ? [[[recordOf(edit), ...field].join('.'), code] as const] : []
  })
  return new Map(places.toReversed())
}
