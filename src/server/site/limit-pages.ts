import type { Context } from 'hono'
import { type PageName, pageOfPath, pages } from '../../i18n/pages.ts'
import type { RequestContext, Texts } from '../api/request-context.ts'
import type { Limits } from '../limits.ts'
import { refuseEarly } from '../refuse-early.ts'
import { sentForm } from './sent-form.ts'

/** Looking for cars and prices is what costs most. */
const searching = new Set<PageName>(['booking-car', 'booking-services', 'booking-client'])

/**
 * Asks whoever is faster than people to wait. A page behind a private link asks for news of a payment by itself, so
 * its posts count as pages: what matters there is limited by booking.
 */
export async function limitPages(
  context: Context<RequestContext>,
  limits: Pick<Limits, 'pages' | 'posts' | 'searches'>,
  texts: Texts,
): Promise<Response | undefined> {
  const page = pageOfPath(context.req.path.replace(/(\/_root)?\.data$/, '') || '/')?.page
  const isPost = context.req.method === 'POST' && !(page && pages[page].layout === 'essential')
  const counted = [isPost ? limits.posts : limits.pages]
  if (page && searching.has(page)) counted.push(limits.searches)
  // Not the wall clock: that may be set back, and the limit would then last for as long.
  const now = performance.now()
  const retryAfter = Math.max(...counted.map((limit) => limit.take(context.get('visitor'), now)))
  if (retryAfter === 0) return undefined
  return refuseEarly(context, texts, 'too_many_requests', { retryAfter, ...(await sentForm(context)) })
}
