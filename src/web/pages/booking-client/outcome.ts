import type { CouponAnswer, Problem, QuotedPrice } from '../../../contract/visitor/answers.ts'
import type { BookingCookies } from '../../booking/booking-cookies.ts'
import type { FieldFault } from './client-fields.ts'
import { faultsAt, text } from './client-form-data.ts'
import { type Intent, intentOf, orderFrom } from './order.ts'

/** Every way a registration can fail that has a sentence of its own in the messages. */
const tellable = [
  'malformed',
  'invalid',
  'car_taken',
  'price_changed',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'cannot_book_online',
  'too_many_unpaid',
  'too_many_unpaid_today',
  'idempotency_key_reused',
  'internal',
  'offline',
] as const

type OutcomeCode = (typeof tellable)[number]

/** A registration that failed: the same whether the browser called the API or the form was posted. */
export type Outcome = {
  code: OutcomeCode
  intent: Intent
  faults: FieldFault[]
  /** What the server says of it, where that is more than the code does: numbers, and whom to ask. */
  sentence?: string
  /** The key that was tried; another try of the same order uses it again. */
  key: string
  changed?: ChangedPrice
  /** Only where no script keeps it: what was typed. */
  typed?: Record<string, string>
}

export type ChangedPrice = {
  before: number
  after: number
  carPrice: number
  /** Where that has changed. */
  deposit: { before: number; after: number } | undefined
  quote: QuotedPrice
  /** A coupon for new clients may be what is gone. */
  coupons: CouponAnswer[]
}

export function failed(code: string, data: FormData): Outcome {
  return {
    code: tellable.find((known) => known === code) ?? 'internal',
    intent: intentOf(data),
    faults: [],
    key: keyOf(data),
  }
}

export function outcomeOf(problem: Problem, data: FormData): Outcome {
  const outcome = failed(problem.code, data)
  outcome.faults = faultsAt(problem.errors ?? [], data)
  // Of the rental itself, which has no field here: when the place is open then, and the nearest time.
  const told = problem.errors?.flatMap(({ detail }) => detail ?? []) ?? []
  if (problem.phone) outcome.sentence = problem.detail
  else if (told.length > 0) outcome.sentence = told.join(' ')
  const changed = problem.code === 'price_changed' ? changedPrice(problem, data) : undefined
  return changed ? { ...outcome, changed } : outcome
}

/** The new price is told on the page that follows, so from then on it has been seen. */
export function seenCar(
  { changed }: Outcome,
  { chosenCar }: BookingCookies,
): Pick<BookingCookies, 'chosenCar'> {
  return changed && chosenCar ? { chosenCar: { ...chosenCar, price: changed.carPrice } } : {}
}

export const keyOf = (data: FormData): string => text(data, 'key')

/** The two prices to tell: of the whole, or of the car where the whole came out the same. */
function changedPrice({ quote, car, coupons }: Problem, data: FormData): ChangedPrice | undefined {
  if (!quote) return undefined
  const carPrice = priceOf(car) ?? quote.price
  const order = orderFrom(data)
  const seenTotal = typeof order.price === 'number' ? order.price : undefined
  const seenCar = priceOf(order.car)
  const { deposit: seenDeposit } = order
  const deposit =
    typeof seenDeposit === 'number' && seenDeposit !== quote.deposit
      ? { before: seenDeposit, after: quote.deposit }
      : undefined
  const now = { carPrice, deposit, quote, coupons: Array.isArray(coupons) ? (coupons as CouponAnswer[]) : [] }
  return seenTotal !== undefined && seenTotal !== quote.price
    ? { before: seenTotal, after: quote.price, ...now }
    : { before: seenCar ?? carPrice, after: carPrice, ...now }
}

function priceOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('price' in value)) return undefined
  return typeof value.price === 'number' ? value.price : undefined
}
