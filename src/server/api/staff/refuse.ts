import type { FieldError } from '../../../contract/field-errors.ts'
import type { StaffArea, StaffMessages } from '../../../i18n/staff-messages.ts'
import { problemResponse } from '../problem.ts'
import { requestLocale } from '../request-context.ts'
import type { StaffRequest } from './staff-context.ts'

/** The areas that can say no. */
type Refusing = {
  [Area in StaffArea]: StaffMessages[Area] extends { errors: Record<string, string> } ? Area : never
}[StaffArea]

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503

export type RefusalExtras = { errors?: FieldError[]; detail?: string; [more: string]: unknown }

/** A problem in the asker's language; the sentence of its code says what to do next. */
export function refuse<Area extends Refusing>(
  context: StaffRequest,
  area: Area,
  code: keyof StaffMessages[Area]['errors'] & string,
  status: RefusalStatus,
  extras: RefusalExtras = {},
  headers: Record<string, string> = {},
): Response {
  const { errors } = context.get('staffTexts')[requestLocale(context)][area] as {
    errors: Record<string, string>
  }
  context.set('problemCode', code)
  const sentence = errors[code] ?? code
  return problemResponse({ code, status, title: sentence, detail: sentence, ...extras }, headers)
}
