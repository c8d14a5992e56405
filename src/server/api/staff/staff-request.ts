import type { Context } from 'hono'
import type { z } from 'zod'
import { type FieldError, fieldErrors } from '../../../contract/field-errors.ts'
import type { AnswerOf, EndpointName } from '../../../contract/staff/endpoints.ts'
import { MOST_MONTHS } from '../../../contract/staff/figures.ts'
import { MOST_PICTURES, PICTURE_SHAPE } from '../../../domain/fleet/car-picture.ts'
import { MOST_ISSUES } from '../../../domain/fleet/damage-sheet.ts'
import { MOST_LOGO_MEGABYTES } from '../../../domain/paper-colour.ts'
import { boundTo } from '../../../domain/people/rights.ts'
import type { ByStaff } from '../../../domain/people/staff.ts'
import { MOST_UPLOAD_MEGABYTES } from '../../../domain/people/upload-size.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { StaffArea, StaffMessages } from '../../../i18n/staff-messages.ts'
import type { AdminRow, SessionRow } from '../../../use-cases/sign-in/sessions.ts'
import { problemResponse } from '../problem.ts'
import { type JsonLimits, readJson } from '../read-json.ts'
import { type RequestContext, requestLocale } from '../request-context.ts'

/** A request of someone who is signed in: what it carries, and how it is answered or refused. */

export type StaffContext = {
  Variables: RequestContext['Variables'] & {
    staff: ByStaff
    session: { admin: AdminRow; session: SessionRow }
    staffTexts: Record<Locale, StaffMessages>
  }
}

export type StaffRequest = Context<StaffContext>

/** The number a path names; 0, which no record has, when it is none. */
export function requestedId(context: StaffRequest, name = 'id'): number {
  const text = context.req.param(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

/** The places whoever asks is bound to; undefined: none. */
export const placesOf = (context: StaffRequest): readonly number[] | undefined =>
  boundTo(context.get('staff').by)

const LONGEST_SEARCH = 100

/** What someone typed into a search box, without what no text can hold. */
export function typedText(context: StaffRequest, name = 'q'): string {
  const text = context.req.query(name) ?? ''
  return text.toWellFormed().replaceAll('\u0000', '').slice(0, LONGEST_SEARCH)
}

const UNREADABLE = { malformed: 400, too_large: 413, unsupported_media_type: 415 } as const

/** The body as its schema wants it; every fault at once, each with its field. */
export async function readBody<Schema extends z.ZodType>(
  context: StaffRequest,
  schema: Schema,
  limits?: JsonLimits,
): Promise<{ ok: true; data: z.output<Schema> } | { ok: false; response: Response }> {
  const read = await readJson(context.req.raw, limits)
  if (!read.ok) return { ok: false, response: refuse(context, 'errors', read.code, UNREADABLE[read.code]) }
  const parsed = schema.safeParse(read.value)
  if (parsed.success) return { ok: true, data: parsed.data }
  return { ok: false, response: refuseFields(context, fieldErrors(parsed.error)) }
}

/** What a call answers, held against the table of calls: an answer that lacks something does not compile. */
export function answer<Name extends EndpointName>(
  context: StaffRequest,
  _call: Name,
  value: AnswerOf<Name>,
  { status = 200, headers = {} }: { status?: 200 | 201; headers?: Record<string, string> } = {},
): Response {
  return context.json(value, status, headers)
}

/** The areas that can say no. */
type Refusing = {
  [Area in StaffArea]: StaffMessages[Area] extends { errors: Record<string, string> } ? Area : never
}[StaffArea]

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503

/** What a sentence can name as the most or the least. */
const limits = {
  megabytes: MOST_UPLOAD_MEGABYTES,
  pictures: MOST_PICTURES,
  issues: MOST_ISSUES,
  months: MOST_MONTHS,
  logoMegabytes: MOST_LOGO_MEGABYTES,
  ...PICTURE_SHAPE,
}

/** A problem in the asker's language; the sentence of its code says what to do next. */
export function refuse<Area extends Refusing>(
  context: StaffRequest,
  area: Area,
  code: keyof StaffMessages[Area]['errors'] & string,
  status: RefusalStatus,
  extras: { errors?: FieldError[]; detail?: string; [more: string]: unknown } = {},
  headers: Record<string, string> = {},
): Response {
  const { errors } = context.get('staffTexts')[requestLocale(context)][area] as {
    errors: Record<string, string>
  }
  context.set('problemCode', code)
  const sentence = (errors[code] ?? code).replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(limits, name) ? String(Reflect.get(limits, name)) : whole,
  )
  return problemResponse({ code, status, title: sentence, detail: sentence, ...extras }, headers)
}

/** What was sent is wrong at these fields. */
export const refuseFields = (context: StaffRequest, errors: FieldError[]): Response =>
  refuse(context, 'errors', 'invalid', 422, { errors })
