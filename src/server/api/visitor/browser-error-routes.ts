import { type Context, Hono } from 'hono'
import { isbot } from 'isbot'
import { browserErrorBody } from '../../../contract/visitor/browser-error.ts'
import { type CspReport, cspReports } from '../../../contract/visitor/csp-report.ts'
import { pageOfPath } from '../../../i18n/pages.ts'
import type { Log } from '../../../infra/log.ts'
import { RateLimit } from '../../../infra/rate-limit.ts'
import type { Limits } from '../../limits.ts'
import { readJson } from '../read-json.ts'
import { refuseIn } from '../refuse-in.ts'
import type { RequestContext, Texts } from '../request-context.ts'

const MOST = { bytes: 2 * 1024, values: 20 }
/** A report quotes the whole policy, and several may come together. */
const MOST_REPORTED = {
  bytes: 32 * 1024,
  values: 500,
  types: /^application\/(csp-report|reports\+json)\s*(;|$)/i,
}
/** Of everyone together: a fault of ours breaks every page at once, and the log must not drown in it. */
const LINES_PER_MINUTE = 120

/** Browsers tell what broke in them, and what a page was not allowed to do. Only what is in the contract reaches the log. */
export function browserErrorRoutes(
  texts: Texts,
  { browserErrors }: Pick<Limits, 'browserErrors'>,
  log: Log,
): Hono<RequestContext> {
  const app = new Hono<RequestContext>()
  const refuse = refuseIn(texts)
  const lines = new RateLimit(LINES_PER_MINUTE)
  let unwritten = 0
  const write = (context: Context<RequestContext>, told: object, message: string) => {
    if (lines.take('all', performance.now()) > 0) unwritten++
    else {
      const isCrawler = isbot(context.req.header('user-agent'))
      log.warn({ ...told, isCrawler, ...(unwritten > 0 ? { unwritten } : {}) }, message)
      unwritten = 0
    }
  }
  app.use(async (context, next) => {
    const wait = browserErrors.take(context.get('visitor'), performance.now())
    return wait > 0 ? refuse(context, 'too_many_requests', {}, { 'retry-after': String(wait) }) : next()
  })
  app.post('/', async (context) => {
    const body = await readJson(context.req.raw, MOST)
    if (!body.ok) return refuse(context, body.code)
    const told = browserErrorBody.safeParse(body.value)
    if (!told.success) return refuse(context, 'malformed')
    write(context, told.data, 'browser error')
    return context.body(null, 204)
  })
  app.post('/csp', async (context) => {
    const body = await readJson(context.req.raw, MOST_REPORTED)
    if (!body.ok) return refuse(context, body.code)
    const told = cspReports.safeParse(body.value)
    if (!told.success) return refuse(context, 'malformed')
    for (const report of told.data) write(context, withoutAddresses(report), 'browser refused')
    return context.body(null, 204)
  })
  return app
}

/** Addresses may hold a private link or what someone typed: the page's name and the kind of thing are enough. */
function withoutAddresses({ page, directive, blocked }: CspReport): CspReport {
  return {
    page: URL.canParse(page) ? (pageOfPath(new URL(page).pathname)?.page ?? 'other') : 'other',
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'other',
    blocked: /^(inline|eval|wasm-eval|data|blob)\b/.exec(blocked)?.[0] ?? 'address',
  }
}
