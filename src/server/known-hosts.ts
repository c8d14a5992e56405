import type { MiddlewareHandler } from 'hono'
import type { RequestContext, Texts } from './api/request-context.ts'
import { isLoopback } from './loopback.ts'
import { refuseEarly } from './refuse-early.ts'

/**
 * Answers only under its own names: addresses in pages, letters and at the bank are made from the name that was asked
 * for, and nobody else may choose it.
 */
export function knownHosts(own: readonly string[], texts: Texts): MiddlewareHandler<RequestContext> {
  const names = new Set(own.map((name) => name.toLowerCase()))
  return async (context, next) => {
    const { hostname } = new URL(context.req.url)
    if (names.has(hostname) || isLoopback(hostname)) return next()
    return refuseEarly(context, texts, 'wrong_host')
  }
}
