import { ask } from '../../../browser/ask.ts'
import type { Problem, RegisterAnswer } from '../../../contract/visitor/answers.ts'
import { localeOfPath } from '../../../i18n/pages.ts'
import { noBookingCookies } from '../../booking/write-cookies.ts'
import { recallInBrowser } from '../../browser/browser-cookies.ts'
import { rememberInBrowser } from '../../browser/remember-in-browser.ts'
import { endPath } from '../booking-end/end-path.ts'
import { registerBody } from './order.ts'
import { failed, keyOf, type Outcome, outcomeOf, seenCar } from './outcome.ts'
import { forgetBooking } from './tab-memory.ts'

/** Longer than any answer takes, shorter than anyone waits. */
const PATIENCE_MS = 30_000

/** Where the booking that was made is shown. */
export type Booked = { end: string }

/** The form as the browser sends it: `POST /api/booking/register`, by the specification. */
export async function sendOrder(data: FormData, path: string): Promise<Outcome | Booked> {
  const locale = localeOfPath(path)
  // A refusal has a body that says what to do.
  const answer = await ask('/api/booking/register', {
    body: registerBody(data, locale),
    headers: { 'idempotency-key': keyOf(data), 'accept-language': locale },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    ({ body }) => body,
    () => undefined,
  )
  if (isBooking(answer)) {
    rememberInBrowser(noBookingCookies)
    forgetBooking()
    return { end: endPath(answer, locale) }
  }
  if (!isProblem(answer)) return failed(navigator.onLine ? 'internal' : 'offline', data)
  const outcome = outcomeOf(answer, data)
  rememberInBrowser(seenCar(outcome, recallInBrowser()))
  if (outcome.changed) rememberInAddress(outcome.changed.carPrice)
  return outcome
}

/** The new price has been told: a page that is loaded anew orders at it. */
function rememberInAddress(carPrice: number): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('carPrice')) return
  address.searchParams.set('carPrice', String(carPrice))
  history.replaceState(history.state, '', address)
}

function isBooking(answer: unknown): answer is RegisterAnswer {
  return typeof answer === 'object' && answer !== null && 'links' in answer
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string'
}
