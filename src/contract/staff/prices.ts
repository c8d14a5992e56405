import { z } from 'zod'
import { LONGEST_CODE, MOST_CODES } from '../../domain/coupons/coupon-code.ts'
import { LONGEST_SEASON_NAME } from '../../domain/pricing/seasons.ts'
import { id, label, quantity } from '../values.ts'
import {
  couponCode,
  date,
  days,
  draftId,
  euros,
  minDays,
  namesOrNone,
  percent,
  signedEuros,
  times,
  weekly,
  words,
} from './price-values.ts'

/**
 * A draft of the price list, as the form holds it and the API takes it: one description checks both. A negative id is
 * the draft's own name for a record that does not exist yet; later edits of the same draft may refer to it. A record is
 * given whole: what it has in the database and not here, goes.
 */

const MOST_EDITS = 500
const MOST_PARTS = 200

const ordered = ({ start, end }: { start: string; end: string }) => start <= end
const beforeStart = { error: 'before_start', path: ['end'] }

/** Parts of a record, no two of them about the same thing. */
const parts = <Part extends z.ZodType>(part: Part, targetOf: (part: z.output<Part>) => number) =>
  z
    .array(part)
    .max(MOST_PARTS)
    .refine((all) => new Set(all.map(targetOf)).size === all.length, { error: 'twice' })

/** What most seasons are called: by their dates. */
export const NO_NAME = { et: '', en: '', ru: '' }

const season = z
  .strictObject({
    kind: z.literal('season'),
    id: draftId,
    groupId: id,
    start: date,
    end: date,
    name: namesOrNone(LONGEST_SEASON_NAME).default(NO_NAME),
    minDays: minDays.default(1),
    day: weekly(euros),
    hour: weekly(euros),
    adjustments: parts(
      z.strictObject({ daysRangeId: draftId, discount: percent, regulation: signedEuros }),
      ({ daysRangeId }) => daysRangeId,
    ),
  })
  .refine(ordered, beforeStart)

const range = z
  .strictObject({ kind: z.literal('range'), id: draftId, minDay: days, maxDay: days.nullable() })
  .refine(({ minDay, maxDay }) => maxDay === null || minDay <= maxDay, {
    error: 'before_start',
    path: ['maxDay'],
  })

const endRegulation = z
  .strictObject({
    kind: z.literal('end-regulation'),
    id: draftId,
    start: date,
    end: date,
    amount: percent,
    isDiscount: z.boolean(),
  })
  .refine(ordered, beforeStart)

const service = z.strictObject({
  kind: z.literal('service'),
  id,
  price: euros,
  hourPrice: euros.nullable(),
  carPriceMarkupPercent: percent,
  discounts: parts(
    z.strictObject({ daysRangeId: draftId, amount: percent }),
    ({ daysRangeId }) => daysRangeId,
  ),
})

const atMostAll = (isPercentage: boolean, hundredths: number) => !isPercentage || hundredths <= 10_000
const part = { discount: euros, isPercentage: z.boolean() }
const partWithin = { error: 'out_of_bounds', path: ['discount'] }

const groupPart = z
  .strictObject({ groupId: id, ...part })
  .refine(({ isPercentage, discount }) => atMostAll(isPercentage, discount), partWithin)
const servicePart = z
  .strictObject({ serviceId: id, ...part })
  .refine(({ isPercentage, discount }) => atMostAll(isPercentage, discount), partWithin)
const locationPart = z
  .strictObject({
    locationId: id,
    rentDiscount: euros,
    isRentPercentage: z.boolean(),
    returnDiscount: euros,
    isReturnPercentage: z.boolean(),
  })
  .refine(({ isRentPercentage, rentDiscount }) => atMostAll(isRentPercentage, rentDiscount), {
    error: 'out_of_bounds',
    path: ['rentDiscount'],
  })
  .refine(({ isReturnPercentage, returnDiscount }) => atMostAll(isReturnPercentage, returnDiscount), {
    error: 'out_of_bounds',
    path: ['returnDiscount'],
  })

/** Without a range it is for any length of rental. */
const coupon = z
  .strictObject({
    kind: z.literal('coupon'),
    id: draftId,
    name: words(200),
    code: couponCode,
    start: date,
    end: date,
    isNewClient: z.boolean(),
    maxUses: times.nullable().default(null),
    maxUsesPerPerson: times.nullable().default(null),
    groups: parts(groupPart, ({ groupId }) => groupId),
    services: parts(servicePart, ({ serviceId }) => serviceId),
    locations: parts(locationPart, ({ locationId }) => locationId),
    rangeIds: parts(draftId, (rangeId) => rangeId),
  })
  .refine(ordered, beforeStart)

const removal = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind), id: draftId })

const priceEdit = z.discriminatedUnion('kind', [
  season,
  removal('remove-season'),
  range,
  removal('remove-range'),
  z.strictObject({ kind: z.literal('weekend'), discount: percent }),
  z.strictObject({ kind: z.literal('tax'), amount: percent }),
  endRegulation,
  removal('remove-end-regulation'),
  service,
  coupon,
  removal('remove-coupon'),
])

const edits = z.array(priceEdit).max(MOST_EDITS)

/** Someone's rental, with a car or any car of a group. */
const trial = z
  .strictObject({
    groupId: id.optional(),
    carId: id.optional(),
    rentDate: label,
    returnDate: label,
    rentLocationId: id,
    returnLocationId: id,
    services: z.array(z.strictObject({ id, quantity })).max(50),
    couponCodes: z.array(z.string().max(LONGEST_CODE)).max(MOST_CODES),
    isNewClient: z.boolean(),
  })
  .refine(({ groupId, carId }) => (groupId === undefined) !== (carId === undefined), {
    error: 'required',
    path: ['groupId'],
  })

/** With the last change that whoever saves knows of, nobody overwrites what they have not seen. */
export const priceDraftBody = z.strictObject({ edits, lastChange: z.number().int().min(0).optional() })
export const priceUndoBody = z.strictObject({ saveId: id })
export const priceTrialBody = z.strictObject({ edits, trial })

/** A change of the price list as it is made: cents and hundredths of a percent. */
export type PriceEdit = z.output<typeof priceEdit>
export type PriceEditOf<Kind extends PriceEdit['kind']> = Extract<PriceEdit, { kind: Kind }>

/** As it is typed and sent: euros and percents. */
export type PriceEditBody = z.input<typeof priceEdit>
/** A record as it is read, and given back when it is changed. */
export type PriceRecord<Kind extends PriceEditBody['kind']> = Extract<PriceEditBody, { kind: Kind }>

export type TrialBody = z.input<typeof trial>
