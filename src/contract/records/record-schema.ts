import { z } from 'zod'
import { parseDay } from '../../domain/calendar/wall-clock.ts'
import { parseCouponCode } from '../../domain/coupons/coupon-code.ts'
import { countriesOf } from '../../domain/people/client.ts'
import { parseDrivingLicence } from '../../domain/people/driving-licence.ts'
import { parseEmail } from '../../domain/people/email.ts'
import { parsePersonalCode } from '../../domain/people/foreign-id-code.ts'
import { parseIban } from '../../domain/people/iban.ts'
import { parsePersonName } from '../../domain/people/person-name.ts'
import { parsePhone } from '../../domain/people/phone.ts'
import { parsePlate } from '../../domain/people/plate.ts'
import { parseCompanyCode, parseRegistryCode } from '../../domain/people/registry-code.ts'
import { parseVatNumber } from '../../domain/people/vat-number.ts'
import { parseVin } from '../../domain/people/vin.ts'
import { plainText } from '../staff/plain-text.ts'
import { id, isStorable } from '../values.ts'
import type { Field, Resource, Rule, TextForm } from './resource.ts'

/** A record as it is sent: by field, in the API's units. */
export type RecordBody = Record<string, unknown>

/** How a text with a form of its own is written down; undefined when it is none. */
const forms: Record<TextForm, (text: string) => string | undefined> = {
  personName: parsePersonName,
  email: parseEmail,
  phone: (text) => parsePhone(text),
  plate: parsePlate,
  vin: parseVin,
  couponCode: parseCouponCode,
  acriss: (text) => /^[A-Z]{4}$/.exec(text.trim().toUpperCase())?.[0],
  iban: parseIban,
  registryCode: parseRegistryCode,
  // Staff who write down a company from abroad may know its code alone.
  companyCode: (text) => parseCompanyCode(text, 'XX'),
  vatNumber: parseVatNumber,
  drivingLicence: (text) => parseDrivingLicence(text)?.number,
  personalCode: (text) => {
    const codes = countriesOf(text).map((country) => parsePersonalCode(text, country))
    return codes.flatMap((result) => (result.ok ? [result.code] : []))[0]
  },
}

/** The one check of a record: the form uses it before sending, the API before writing; the database has it as constraints. */
export function recordSchema({ fields, rules = [] }: Resource): z.ZodType<RecordBody, RecordBody> {
  const shape = Object.fromEntries(
    fields.filter(({ isReadOnly }) => !isReadOnly).map((field) => [field.name, fieldSchema(field)]),
  )
  return z.object(shape).superRefine((record: RecordBody, context) => {
    for (const field of fields) {
      if (
        field.kind === 'discount' &&
        record[field.isPercentage] === true &&
        Number(record[field.name]) > 100
      ) {
        context.addIssue({ code: 'custom', path: [field.name], message: 'too_many' })
      }
    }
    for (const rule of rules) {
      const broken = faultOf(rule, record)
      if (broken) context.addIssue({ code: 'custom', path: [broken.path], message: broken.code })
    }
  })
}

function fieldSchema(field: Field): z.ZodType {
  const schema = valueSchema(field)
  if (field.usually !== undefined) return schema.default(field.usually)
  if (!field.isOptional) return schema
  if (field.kind === 'references') return z.preprocess((value) => value ?? [], schema)
  const empty = field.kind === 'text' && field.emptyAs === 'text' ? '' : null
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  return z.preprocess(
    (value) => (isEmpty(value) ? empty : value),
    empty === null ? schema.nullable() : z.union([z.literal(''), schema]),
  )
}

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textSchema(field.max, field.form)
    case 'integer':
      return z.int().min(field.min).max(field.max)
    case 'decimal':
      return z.number().min(field.min).max(field.max).refine(hasDecimals(1), 'format')
    case 'money':
      return z.number().min(field.min).max(field.max).refine(hasDecimals(2), 'format')
    case 'percent':
      return z.number().min(0).max(field.max).refine(hasDecimals(2), 'format')
    case 'discount':
      return z.number().min(0).max(1_000_000).refine(hasDecimals(2), 'format')
    case 'boolean':
      return z.boolean()
    case 'day':
      return z.string().refine((text) => parseDay(text) !== undefined, 'format')
    case 'moment':
      return z.iso.datetime({ offset: true })
    case 'time':
      return z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    case 'choice':
      return z.enum(field.options as [string, ...string[]])
    case 'reference':
      return id
    case 'references':
      return z.array(id).max(100)
    case 'json':
      return z.unknown()
  }
}

/** Written down without spaces around it, and without letters that are none. */
function textSchema(max: number, form: TextForm | undefined): z.ZodType {
  const words = z
    .string()
    .refine(isStorable, 'format')
    .transform((text) => text.trim())
    .pipe(
      z
        .string()
        .max(max)
        .refine((text) => text !== '', 'required'),
    )
  if (!form) return words
  return words.transform((text, context) => {
    const written = forms[form](text)
    if (written === undefined) context.addIssue({ code: 'custom', message: 'format' })
    return written ?? text
  })
}

/** Euros have cents and nothing below; a number in a computer has more, and must not lose them in silence. */
const hasDecimals = (decimals: number) => (value: number) =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6

function faultOf(rule: Rule, record: RecordBody): { path: string; code: string } | undefined {
  switch (rule.kind) {
    case 'order':
      return isBefore(record[rule.to], record[rule.from], rule.isStrict ?? false)
        ? { path: rule.to, code: 'before_start' }
        : undefined
    case 'either': {
      const [first, second] = rule.fields
      return record[first] || record[second] ? undefined : { path: first, code: 'required' }
    }
    case 'yes':
      return record[rule.field] === true ? undefined : { path: rule.field, code: 'must_accept' }
    case 'differ': {
      const [first, second] = rule.fields
      const isSame =
        record[first] === record[second] &&
        record[second] !== rule.unless &&
        record[first] !== null &&
        record[first] !== undefined
      return isSame ? { path: second, code: 'same' } : undefined
    }
    case 'together': {
      const isEmpty = (field: string) => record[field] === null || record[field] === undefined
      const missing = rule.fields.filter(isEmpty)
      const [first] = missing
      return first && missing.length < rule.fields.length ? { path: first, code: 'together' } : undefined
    }
    case 'one': {
      const [, second] = rule.fields.filter(
        (field) => record[field] !== null && record[field] !== undefined && record[field] !== false,
      )
      return second ? { path: second, code: 'only_one' } : undefined
    }
    case 'single':
      return record[rule.when] !== null && record[rule.when] !== undefined && record[rule.field] !== 1
        ? { path: rule.field, code: 'single' }
        : undefined
  }
}

function isBefore(end: unknown, start: unknown, isStrict: boolean): boolean {
  if (end === null || end === undefined || start === null || start === undefined) return false
  if (typeof end === 'number' && typeof start === 'number') return end < start
  // Days compare as texts; moments may come with different offsets.
  const [to, from] = [end, start].map((value) => Date.parse(plainText(value)))
  if (to === undefined || from === undefined) return false
  return isStrict ? to <= from : to < from
}
