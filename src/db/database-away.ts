import { textIn } from './error-text.ts'

/** The driver's and PostgreSQL's own names for: not reached, going away, no connection to be had, no room to write. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** What the driver says without a code of its own. */
const LOST = /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/

/** Nothing is wrong with what was asked: the database cannot answer just now, and the same works once it can. */
export function isDatabaseAway(error: unknown): boolean {
  const code = textIn(error, 'code')
  if (code !== undefined) return AWAY.has(code) || /^08...$/.test(code)
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (LOST.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
  }
  return false
}
