import { randomBytes, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { OpenDatabase } from '../db/client.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import { type OutsideParts, partsThatAre } from '../domain/outside-parts.ts'
import type { Log } from '../infra/log.ts'
import { SANDBOX_BANK } from './adapters/bank.ts'
import { refuseIn } from './api/refuse-in.ts'
import type { RequestContext } from './api/request-context.ts'
import type { StaffDependencies } from './api/staff/staff-dependencies.ts'
import { adminRoutes } from './api/staff/staff-routes.ts'
import { type BookingApi, bookingRoutes } from './api/visitor/booking-routes.ts'
import { browserErrorRoutes } from './api/visitor/browser-error-routes.ts'
import { companyInvoiceRoutes } from './api/visitor/company-invoice-routes.ts'
import { customerRoutes } from './api/visitor/customer-routes.ts'
import { apiDocsPage } from './api/visitor/docs-page.ts'
import { openApi } from './api/visitor/openapi.ts'
import { paymentRoutes } from './api/visitor/payment-routes.ts'
import { boundBody } from './bound-body.ts'
import { describeError } from './describe-error.ts'
import { knownHosts } from './known-hosts.ts'
import type { Limits } from './limits.ts'
import { routeOf } from './metrics/route-of.ts'
import type { Watch } from './metrics/watch.ts'
import { parallelUploads } from './parallel-uploads.ts'
import { isReady, storeStates } from './readiness.ts'
import { AWAY_SECONDS, refuseEarly } from './refuse-early.ts'
import { securityHeaders } from './security.ts'
import { type CustomerDependencies, customerServices } from './site/customer-services.ts'
import type { Build } from './site/load-build.ts'
import { pictures } from './site/pictures.ts'
import { HAND_OVER_PAGE, website } from './site/website.ts'

type AppDependencies = BookingApi & {
  database: OpenDatabase
  customer: CustomerDependencies
  staff: StaffDependencies
  limits: Limits
  uploadsAtOnce: number
  /** The simulated bank's page, when there is no real bank. */
  sandboxBank: Hono | undefined
  log: Log
  /** What is real, simulated and off. */
  parts: OutsideParts
  /** Turns true when the process has been told to stop: it answers, and asks for no new traffic. */
  isStopping: () => boolean
  trustedProxies: number
  /** The origin visitors see; without it this machine's own. */
  publicUrl: string | undefined
  /** Where this process listens, as an origin. */
  ownOrigin: string
  /** The built website; without it only the API answers. */
  build: Build | undefined
  /** Whoever counts what is asked for. */
  watch: Watch | undefined
}

const isLoose = /^\/(admin|sandbox)(\/|$)/
/** The page beside the car has a folder of its own, and stricter rules than the rest of the staff area. */
const isKeptByPhone = (path: string): boolean => path.startsWith(HAND_OVER_PAGE)

export function createApp(deps: AppDependencies): Hono<RequestContext> {
  const { log, texts, database, isStopping, trustedProxies, publicUrl } = deps
  const app = new Hono<RequestContext>()
  const isDevelopment = typeof deps.build === 'function'
  const storeState = storeStates(deps.staff.files)
  const isSecure = publicUrl?.startsWith('https:') ?? false

  const warnOfProxy = once(() =>
    log.warn(
      {},
      'a proxy says who the visitor is and is not believed, so all of them share one limit: set TRUSTED_PROXIES',
    ),
  )
  app.use(async (context, next) => {
    if (trustedProxies === 0 && context.req.header('x-forwarded-for')) warnOfProxy()
    const started = performance.now()
    context.set('requestId', randomUUID())
    context.set('nonce', randomBytes(16).toString('base64'))
    context.set('visitor', visitorAddress(context, trustedProxies))
    context.set('isSecure', isSecure)
    await next()
    securityHeaders(context.res.headers, {
      nonce: context.get('nonce'),
      isSecure,
      isFramed: context.get('isFramed') ?? false,
      hasLooseStyles: isDevelopment || (isLoose.test(context.req.path) && !isKeptByPhone(context.req.path)),
      isKeptByPhone: isKeptByPhone(context.req.path),
      isDevelopment,
    })
    context.res.headers.set('x-request-id', context.get('requestId'))
    // Whoever asks again is to ask one that stays.
    if (isStopping()) context.res.headers.set('connection', 'close')
    const ms = performance.now() - started
    deps.watch?.request({
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
      seconds: ms / 1000,
      traceparent: context.req.header('traceparent'),
    })
    // The path as it was typed, without its query: that carries private links.
    log.info(
      {
        requestId: context.get('requestId'),
        method: context.req.method,
        route: context.req.path,
        status: context.res.status,
        code: context.get('problemCode'),
        ms: Math.round(ms),
      },
      'request',
    )
  })

  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    const isUp = !isStopping() && (await isReady(database))
    const files = await storeState()
    const [simulated, off] = [partsThatAre(deps.parts, 'simulated'), partsThatAre(deps.parts, 'off')]
    return context.json({ status: isUp ? 'ready' : 'not ready', files, simulated, off }, isUp ? 200 : 503)
  })

  const own = [deps.ownOrigin, publicUrl ?? deps.ownOrigin].map((origin) => new URL(origin).hostname)
  app.use(knownHosts(own, texts))
  app.use(boundBody(texts))
  app.use(parallelUploads(deps.uploadsAtOnce, texts))

  app.get('/api/openapi.json', (context) => context.json(openApi()))
  app.get('/api/docs', (context) => context.html(apiDocsPage(openApi(), context.get('nonce'))))
  app.route('/api/booking', bookingRoutes(deps))
  app.route('/api/browser-errors', browserErrorRoutes(texts, deps.limits, log))
  app.route('/api/company-invoices', companyInvoiceRoutes(deps.staff.papers, texts))
  app.route('/api/payments', paymentRoutes(deps.customer.payments, deps.limits, texts, deps.now))
  app.route(
    '/api/customer',
    customerRoutes({
      bookings: deps.bookings,
      customer: customerServices(deps.customer),
      files: deps.customer.uploads.files,
      texts,
      limit: deps.limits.customer,
      now: deps.now,
    }),
  )
  app.route('/api/admin', adminRoutes(deps.staff))
  app.route('/pictures', pictures(deps.staff.files))
  if (deps.sandboxBank) app.route(SANDBOX_BANK, deps.sandboxBank)

  const refuse = refuseIn(texts)
  app.all('/api/*', (context) => {
    const { path } = context.req
    const allowed = methodsAt(app, path)
    return allowed.length > 0
      ? refuse(context, 'method_not_allowed', { path }, { allow: allowed.join(', ') })
      : refuse(context, 'not_found', { path })
  })
  if (deps.build) app.route('/', website({ ...deps, build: deps.build, publicUrl }))
  app.onError((error, context) => {
    const requestId = context.get('requestId')
    log.error({ requestId, ...describeError(error) }, 'request failed')
    return isDatabaseAway(error)
      ? refuseEarly(context, texts, 'database_away', { retryAfter: AWAY_SECONDS })
      : refuse(context, 'internal', { requestId })
  })
  return app
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

/** By which methods something is done at a path; what is done by any method does not count. */
function methodsAt({ router }: Hono<RequestContext>, path: string): string[] {
  const handlers = (method: string) => router.match(method, path)[0].length
  return ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => handlers(method) > handlers('TRACE'))
}

/** The address that limits count by. A header is believed only as far as our customer proxies wrote it. */
function visitorAddress(context: Context, trustedProxies: number): string {
  const chain = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const forwarded = trustedProxies > 0 ? chain.at(-trustedProxies) : undefined
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return forwarded || incoming?.socket?.remoteAddress || 'unknown'
}
