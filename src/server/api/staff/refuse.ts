import type { FieldError } from '../../../contract/field-errors.ts'
import type { StaffArea, StaffMessages } from '../../../i18n/staff-messages.ts'
import { askedLocale } from '../request-context.ts'
import type { StaffRequest } from './staff-context.ts'

/** The areas that can say no. */
type Refusing = {
  [Area in StaffArea]: StaffMessages[Area] extends { errors: Record<string, string> } ? Area : never
}[StaffArea]

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503

export type RefusalExtras = { errors?: FieldError[]; [more: string]: unknown }

/** RFC 9457 problem details: a stable code, and a sentence in the asker's language that says what to do next. */
export function refuse<Area extends Refusing>(
  context: StaffRequest,
  area: Area,
  code: keyof StaffMessages[Area]['errors'] & string,
  status: RefusalStatus,
  extras: RefusalExtras = {},
  headers: Record<string, string> = {},
): Response {
  const { errors } = context.get('staffTexts')[askedLocale(context)][area] as {
    errors: Record<string, string>
  }
  context.set('problemCode', code)
  const body = { type: `/api/docs#${code}`, title: code, status, code, detail: errors[code], ...extras }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
}
