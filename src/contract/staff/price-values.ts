import { z } from 'zod'
import { parseDay, parseLabel } from '../../domain/calendar/wall-clock.ts'
import { LONGEST_CODE, parseCouponCode } from '../../domain/coupons/coupon-code.ts'
import { cents, centsFromEuros, percentHundredths } from '../../domain/money.ts'

/** The values of the price list as the API and the forms carry them; their bounds are the database's. */

const LARGEST_ID = 2_147_483_647

export const knownId = z.number().int().min(1).max(LARGEST_ID)

/** A record's id, or below zero the draft's own name for one that does not exist yet. */
export const draftId = z
  .number()
  .int()
  .min(-100_000)
  .max(LARGEST_ID)
  .refine((value) => value !== 0, { error: 'unknown' })

/** The dearest day of a year still fits into what a booking can store. */
const MOST_EUROS = 10_000

const typedNumber = z.number({ error: ({ input }) => (input === undefined ? 'required' : 'format') })

const hundredths = (least: number, most: number) =>
  typedNumber.transform((value, context) => {
    const parsed: number | undefined = centsFromEuros(value)
    const code = value < least || value > most ? 'out_of_bounds' : 'format'
    if (parsed !== undefined && code === 'format') return parsed
    context.addIssue({ code: 'custom', message: code })
    return z.NEVER
  })

/** Euros with at most two decimals. */
export const euros = hundredths(0, MOST_EUROS).transform(cents)
export const signedEuros = hundredths(-MOST_EUROS, MOST_EUROS).transform(cents)
/** A percentage with at most two decimals: 24 is 24 %. */
export const percent = hundredths(0, 100).transform(percentHundredths)

export const date = z
  .string()
  .refine((value) => parseDay(value) !== undefined && value >= '2000' && value < '2100', {
    error: 'not_a_date',
    // What is not a date is not compared with another one.
    abort: true,
  })

/** A Tallinn label `YYYY-MM-DDTHH:mm`. */
export const label = z.string().transform((value, context) => {
  const parsed = parseLabel(value)
  if (parsed !== undefined) return parsed
  context.addIssue({ code: 'custom', message: 'not_a_time' })
  return z.NEVER
})

/** What PostgreSQL cannot store is refused here: the zero character, and half of a surrogate pair. */
export const words = (most: number) =>
  z
    .string()
    .refine((value) => value.trim() !== '', { error: 'required' })
    .refine((value) => value.length <= most, { error: 'too_long' })
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), { error: 'format' })

export const couponCode = words(LONGEST_CODE).transform((value, context) => {
  const code = parseCouponCode(value)
  if (code === undefined) context.addIssue({ code: 'custom', message: 'not_a_code' })
  return code ?? z.NEVER
})

export const weekly = <Value extends z.ZodType>(value: Value) =>
  z.tuple([value, value, value, value, value, value, value])

/** A number of rental days. */
export const days = typedNumber.refine((value) => Number.isInteger(value) && value >= 1 && value <= 999, {
  error: 'out_of_bounds',
})
