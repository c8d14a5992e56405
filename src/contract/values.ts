import { z } from 'zod'
import { parseDay, parseLabel } from '../domain/calendar/wall-clock.ts'
import { centsFromEuros } from '../domain/money.ts'
import { LARGEST_ID } from '../domain/record-id.ts'

/** The values that several calls carry: euros become cents, Tallinn labels become wall-clock minutes. */

export const id = z.int().min(1).max(LARGEST_ID)

/** How often one service is booked. */
export const quantity = z.int().min(1).max(9)

/** What `read` makes of a value, or a fault with this code. */
export const readOr =
  <Raw, Value>(code: string, read: (raw: Raw) => Value | undefined) =>
  (raw: Raw, context: z.RefinementCtx): Value => {
    const value = read(raw)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: code })
    return z.NEVER
  }

/** PostgreSQL stores neither the zero character nor half of a surrogate pair. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

export const text = (most: number) => z.string().max(most).refine(isStorable, { error: 'format' })
export const trimmedText = (most: number) =>
  z.string().trim().max(most).refine(isStorable, { error: 'format' })
export const neededText = (most: number) =>
  trimmedText(most).refine((value) => value !== '', { error: 'required' })

export const euros = z.number().min(0).max(1_000_000).transform(readOr('format', centsFromEuros))

/** `YYYY-MM-DDTHH:mm` on Tallinn's clocks. */
export const label = z.string().transform(readOr('not_a_time', parseLabel))
/** `YYYY-MM-DD`. */
export const calendarDay = z.string().transform(readOr('not_a_day', parseDay))
