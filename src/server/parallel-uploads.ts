import type { MiddlewareHandler } from 'hono'
import type { RequestContext, Texts } from './api/request-context.ts'
import { isUpload } from './bound-body.ts'
import { refuseEarly } from './refuse-early.ts'

const TRY_AGAIN_SECONDS = 30

/** Each file on its way is held in memory: only so many are taken at once. */
export function parallelUploads(most: number, texts: Texts): MiddlewareHandler<RequestContext> {
  let underWay = 0
  return async (context, next) => {
    if (context.req.method !== 'POST' || !isUpload(context.req.path)) return next()
    if (underWay >= most) {
      return refuseEarly(context, texts, 'busy', { retryAfter: TRY_AGAIN_SECONDS })
    }
    underWay++
    try {
      return await next()
    } finally {
      underWay--
    }
  }
}
