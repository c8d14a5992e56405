import { z } from 'zod'
import { parseDay } from '../../domain/calendar/wall-clock.ts'
import { LONGEST_CODE, parseCouponCode } from '../../domain/coupons/coupon-code.ts'
import { cents, centsFromEuros, MOST_PRICE_EUROS, percentHundredths } from '../../domain/money.ts'
import { MOST_MIN_DAYS } from '../../domain/pricing/shortest-rental.ts'
import { LARGEST_ID } from '../../domain/record-id.ts'
import { isStorable, readOr } from '../values.ts'

/** The values of the price list as the API and the forms carry them; their bounds are the database's. */

/** A record's id, or below zero the draft's own name for one that does not exist yet. */
export const draftId = z
  .number()
  .int()
  .min(-100_000)
  .max(LARGEST_ID)
  .refine((value) => value !== 0, { error: 'unknown' })

/** A number as a form holds it: null before anything is typed, NaN when what is typed is none. */
const typed = (least: number, most: number, read: (value: number) => number | undefined) =>
  z.custom<number | null>().transform((value: unknown, context): number => {
    const amount = typeof value === 'number' ? read(value) : undefined
    const isWithin = typeof value === 'number' && least <= value && value <= most
    if (amount !== undefined && isWithin) return amount
    const isMissing = value === null || value === undefined
    const isNumber = typeof value === 'number' && !Number.isNaN(value)
    const message = isMissing ? 'required' : isNumber && !isWithin ? 'out_of_bounds' : 'format'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const hundredths = (least: number, most: number) => typed(least, most, centsFromEuros)

/** Euros with at most two decimals. */
export const euros = hundredths(0, MOST_PRICE_EUROS).transform(cents)
export const signedEuros = hundredths(-MOST_PRICE_EUROS, MOST_PRICE_EUROS).transform(cents)
/** A percentage with at most two decimals: 24 is 24 %. */
export const percent = hundredths(0, 100).transform(percentHundredths)

export const date = z
  .string()
  .refine((value) => parseDay(value) !== undefined && value >= '2000' && value < '2100', {
    error: 'not_a_date',
    // What is not a date is not compared with another one.
    abort: true,
  })

export const words = (most: number) =>
  z
    .string()
    .refine((value) => value.trim() !== '', { error: 'required' })
    .refine((value) => value.length <= most, { error: 'too_long' })
    .refine(isStorable, { error: 'format' })

export const couponCode = words(LONGEST_CODE).transform(readOr('not_a_code', parseCouponCode))

export const weekly = <Value extends z.ZodType>(value: Value) =>
  z.tuple([value, value, value, value, value, value, value])

/** A name in the three languages, or none in any. */
export const namesOrNone = (most: number) =>
  z
    .strictObject({ et: perhaps(most), en: perhaps(most), ru: perhaps(most) })
    .superRefine((names, context) => {
      const missing = Object.entries(names).filter(([, name]) => name === '')
      if (missing.length === 3) return
      for (const [language] of missing)
        context.addIssue({ code: 'custom', message: 'required', path: [language] })
    })

const perhaps = (most: number) =>
  z
    .string()
    .refine((value) => value.length <= most, { error: 'too_long' })
    .refine(isStorable, { error: 'format' })
    .transform((value) => value.trim())

const whole = (least: number, most: number) =>
  typed(least, most, (value) => (Number.isInteger(value) ? value : undefined))

/** How long a rental is at least. */
export const minDays = whole(1, MOST_MIN_DAYS)

/** How often something may happen. */
export const times = whole(1, 1_000_000)

/** A number of rental days. */
export const days = whole(1, 999)
