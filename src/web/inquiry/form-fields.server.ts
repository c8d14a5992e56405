import { z } from 'zod'
import { type CalendarDay, parseDay } from '../../domain/calendar/wall-clock.ts'
import { parseEmail } from '../../domain/people/email.ts'
import { parsePhone } from '../../domain/people/phone.ts'
import { type ErrorCode, type FieldName, limits } from './form-answer.ts'

const code = (value: ErrorCode): ErrorCode => value

export function optional(name: FieldName) {
  return z.string().max(limits[name], code('tooLong'))
}

export function required(name: FieldName, missing: ErrorCode) {
  return z.string().min(1, missing).max(limits[name], code('tooLong'))
}

/** Text that a parser turns into its one right form; an empty text stays empty. */
function parsed<Text extends z.ZodType<string>>(
  text: Text,
  parse: (text: string) => string | undefined,
  wrong: ErrorCode,
) {
  return text.transform((typed, context) => {
    if (typed === '') return typed
    const right = parse(typed)
    if (right !== undefined) return right
    context.addIssue({ code: 'custom', message: wrong })
    return z.NEVER
  })
}

export const email = parsed(required('email', 'emailRequired'), parseEmail, 'email')
export const optionalPhone = parsed(optional('phone'), (text) => parsePhone(text), 'phone')
export const requiredPhone = parsed(required('phone', 'phoneRequired'), (text) => parsePhone(text), 'phone')

/** `YYYY-MM-DD`, as a date field sends it, and not before today. */
export function comingDay(today: CalendarDay) {
  return z
    .string()
    .refine((text) => text === '' || parseDay(text) !== undefined, { error: code('date'), abort: true })
    .refine((text) => text === '' || (parseDay(text) ?? today) >= today, code('datePast'))
}

export function wholeNumber(from: number, to: number, wrong: ErrorCode) {
  return parsed(
    z.string(),
    (text) => {
      const digits = text.replace(/[\s.,]/g, '')
      const number = /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN
      return number >= from && number <= to ? String(number) : undefined
    },
    wrong,
  )
}
