import type { FieldError } from '../../contract/field-errors.ts'
import type { Alternatives, QuotedPrice } from '../../contract/visitor/answers.ts'
import type { Messages } from '../../i18n/messages.ts'

/** What can go wrong on the API: its status, and what its description calls it. Readers are told the sentence that the messages have under the same code. */
export const problems = {
  malformed: { status: 400, title: 'The body is not what this call takes' },
  empty: { status: 400, title: 'The file is empty' },
  aborted: { status: 400, title: 'The file did not arrive whole' },
  cannot_book_online: { status: 403, title: 'People take this booking by telephone' },
  no_booking: { status: 404, title: 'The link opens no booking' },
  not_found: { status: 404, title: 'There is nothing here' },
  method_not_allowed: { status: 405, title: 'The address does not take this method' },
  car_taken: { status: 409, title: 'The car is taken' },
  price_changed: { status: 409, title: 'The price is no longer the one that was seen' },
  too_large: { status: 413, title: 'The body is too large' },
  pdf_too_large: { status: 413, title: 'The PDF is too large' },
  unsupported_media_type: { status: 415, title: 'Only application/json is taken' },
  not_a_picture: { status: 415, title: 'Only JPEG, PNG, HEIC and PDF are taken' },
  wrong_host: { status: 421, title: 'The server does not answer under this name' },
  unreadable: { status: 422, title: 'The file cannot be opened' },
  too_complex: { status: 422, title: 'Opening the file takes too long or too much memory' },
  too_many: { status: 422, title: 'The booking has too many files' },
  unknown_driver: { status: 422, title: 'The booking has no such driver' },
  invalid: { status: 422, title: 'Some fields need mending' },
  idempotency_key_reused: { status: 422, title: 'The Idempotency-Key belongs to another request' },
  too_many_unpaid: { status: 429, title: 'Too many cars are held without being paid for' },
  too_many_unpaid_today: {
    status: 429,
    title: 'Too many bookings were made in a day without being paid for',
  },
  too_many_requests: { status: 429, title: 'Too many requests' },
  busy: { status: 503, title: 'Too many files are on their way' },
  database_away: { status: 503, title: 'The database cannot be reached' },
  not_kept: { status: 503, title: 'The file could not be kept' },
  internal: { status: 500, title: 'Something broke' },
} as const

export type ProblemCode = keyof typeof problems

export type ProblemExtras = {
  errors?: FieldError[]
  alternatives?: Alternatives
  quote?: QuotedPrice
  [more: string]: unknown
}

type ProblemBody = {
  type: string
  title: string
  status: number
  code: ProblemCode
  detail: string
  statusCode: number
  message: string
} & ProblemExtras

/**
 * RFC 9457 problem details with a stable `code` and a sentence in the reader's language that says what to do next. What
 * stands in braces in the sentence is one of the extras.
 */
export function problemBody(
  code: ProblemCode,
  { errors: sentences }: Messages,
  extras: ProblemExtras = {},
): ProblemBody {
  const { status } = problems[code]
  const sentence = filled(sentences[code], extras)
  return {
    type: `/api/docs#${code}`,
    title: sentence,
    status,
    code,
    detail: sentence,
    ...byOtherNames(status, sentence),
    ...extras,
  }
}

/** What the specification calls them. */
const byOtherNames = (statusCode: number, message: string) => ({ statusCode, message })

function filled(sentence: string, extras: ProblemExtras): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = extras[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  })
}

export function problem(
  code: ProblemCode,
  messages: Messages,
  extras: ProblemExtras = {},
  headers: Record<string, string> = {},
): Response {
  return problemResponse(problemBody(code, messages, extras), headers)
}

/** RFC 9457: the code is stable and for programs, the title and the detail are sentences for people. */
export function problemResponse(
  { code, status, ...said }: { code: string; status: number; title: string; detail: string },
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { type: `/api/docs#${code}`, status, code, ...byOtherNames(status, said.detail), ...said },
    {
      status,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
    },
  )
}
