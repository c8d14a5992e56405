import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler } from 'react-router'
import { isDatabaseAway } from '../../db/database-away.ts'
import { redirectOf } from '../../i18n/pages.ts'
import type { Log } from '../../infra/log.ts'
import type { RequestContext } from '../api/request-context.ts'
import { describeError } from '../describe-error.ts'
import type { Limits } from '../limits.ts'
import { AWAY_SECONDS, refuseEarly } from '../refuse-early.ts'
import { browserOf } from './booking-cookie.ts'
import { languageCookie, languageRedirect } from './language.ts'
import { limitPages } from './limit-pages.ts'
import type { Build } from './load-build.ts'
import { openBooking } from './open-booking.ts'
import { KeptPages } from './page-cache.ts'
import { sentForm } from './sent-form.ts'
import { siteFiles } from './site-files.ts'
import { type WebDependencies, webServices } from './web-services.ts'

type Website = Omit<WebDependencies, 'limits'> & { limits: Limits } & {
  build: Build
  publicUrl: string | undefined
  ownOrigin: string
  log: Log
}

/** The visitors' site: its files, its old addresses, and the pages React Router renders. */
export function website({ build, publicUrl, ownOrigin, ...deps }: Website): Hono<RequestContext> {
  const app = new Hono<RequestContext>()
  const isDevelopment = typeof build === 'function'
  const render = createRequestHandler(build, isDevelopment ? 'development' : 'production')
  const buildId = isDevelopment ? 'development' : build.assets.version
  const kept = new KeptPages()
  const isSecure = publicUrl?.startsWith('https:') ?? false

  app.use(compress())
  app.use('/assets/*', async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use(
    serveStatic({
      root: 'build/client',
      precompressed: true,
      onFound: (_path, context) => context.header('cache-control', 'public, max-age=3600'),
    }),
  )
  app.route('/', siteFiles({ texts: deps.texts, buildId, publicUrl, parts: deps.parts }))
  app.get('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const to = redirectOf(pathname)
    return to === undefined ? next() : context.redirect(to + search, 301)
  })

  app.all('*', async (context) => {
    const tooMany = await limitPages(context, deps.limits, deps.texts)
    if (tooMany) return tooMany
    const redirect = languageRedirect(context.req.raw, isSecure)
    if (redirect) return redirect
    const nonce = context.get('nonce')
    const key = isDevelopment ? undefined : kept.keyOf(context.req.raw)
    // A page kept for everyone cannot follow the name under which one of them asked.
    const origin = publicUrl ?? (key === undefined ? new URL(context.req.url).origin : ownOrigin)
    const moment = {
      catalogue: deps.bookings.catalogue.current.version,
      minute: Math.floor(deps.now().getTime() / 60_000),
    }
    const known = key === undefined ? undefined : kept.find(key, moment, nonce)
    if (known) {
      languageCookie(context.req.raw, known.headers, isSecure)
      return known
    }
    const facts = {
      nonce: key === undefined ? nonce : kept.nonce,
      origin,
      isSecure,
      visitor: context.get('visitor'),
      userAgent: context.req.header('user-agent') ?? '',
      buildId,
    }
    const { entry } = isDevelopment ? await build() : build
    const browser = browserOf(context)
    const sent = await sentForm(context)
    const opened = await openBooking(context, { ...deps, ...sent, browser, now: deps.now() })
    if (opened) return opened
    const provided = entry.module.provide(webServices(deps, { ...browser, visitor: facts.visitor }), facts)
    const rendered = await render(context.req.raw, provided)
    const failure: unknown = entry.module.failureIn(provided)
    if (failure instanceof Error) {
      deps.log.error({ requestId: context.get('requestId'), ...describeError(failure) }, 'page failed')
      if (isDatabaseAway(failure)) {
        return refuseEarly(context, deps.texts, 'database_away', { retryAfter: AWAY_SECONDS, ...sent })
      }
    }
    const response = key === undefined ? rendered : await kept.keep(key, moment, rendered, nonce)
    languageCookie(context.req.raw, response.headers, isSecure)
    return response
  })
  return app
}
