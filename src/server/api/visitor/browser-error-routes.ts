import { Hono } from 'hono'
import { isbot } from 'isbot'
import { browserErrorBody } from '../../../contract/visitor/browser-error.ts'
import type { Log } from '../../../infra/log.ts'
import { RateLimit } from '../../../infra/rate-limit.ts'
import type { Limits } from '../../limits.ts'
import { readJson } from '../read-json.ts'
import { refuseIn } from '../refuse-in.ts'
import type { RequestContext, Texts } from '../request-context.ts'

const MOST = { bytes: 2 * 1024, values: 20 }
/** Of everyone together: a fault of ours breaks every page at once, and the log must not drown in it. */
const LINES_PER_MINUTE = 120

/** Browsers tell what broke in them. Only what is in the contract reaches the log. */
export function browserErrorRoutes(
  texts: Texts,
  { browserErrors }: Pick<Limits, 'browserErrors'>,
  log: Log,
): Hono<RequestContext> {
  const app = new Hono<RequestContext>()
  const refuse = refuseIn(texts)
  const lines = new RateLimit(LINES_PER_MINUTE)
  let unwritten = 0
  app.post('/', async (context) => {
    const now = performance.now()
    const wait = browserErrors.take(context.get('visitor'), now)
    if (wait > 0) return refuse(context, 'too_many_requests', {}, { 'retry-after': String(wait) })
    const body = await readJson(context.req.raw, MOST)
    if (!body.ok) return refuse(context, body.code)
    const told = browserErrorBody.safeParse(body.value)
    if (!told.success) return refuse(context, 'malformed')
    if (lines.take('all', now) > 0) unwritten++
    else {
      const isCrawler = isbot(context.req.header('user-agent'))
      log.warn({ ...told.data, isCrawler, ...(unwritten > 0 ? { unwritten } : {}) }, 'browser error')
      unwritten = 0
    }
    return context.body(null, 204)
  })
  return app
}
