import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { compress } from 'hono/compress'
import { isDatabaseAway } from '../../db/database-away.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { pageOfPath, redirectOf } from '../../i18n/pages.ts'
import type { Log } from '../../infra/log.ts'
import type { CatalogueStore } from '../../use-cases/catalogue/catalogue-store.ts'
import type { KeptMarkup } from '../../web/kept-html.tsx'
import type { RequestContext } from '../api/request-context.ts'
import { describeError } from '../describe-error.ts'
import { Kept } from '../kept.ts'
import type { Limits } from '../limits.ts'
import { AWAY_SECONDS, refuseEarly } from '../refuse-early.ts'
import { AskedOnce } from './asked-once.ts'
import { browserOf } from './booking-cookie.ts'
import { languageCookie, languageRedirect } from './language.ts'
import { limitPages } from './limit-pages.ts'
import type { Build, SiteBuild } from './load-build.ts'
import { openBooking } from './open-booking.ts'
import { ownPages } from './own-page.ts'
import { KeptPages } from './page-cache.ts'
import { commonPage } from './same-for-everyone.ts'
import { sentForm } from './sent-form.ts'
import { siteFiles } from './site-files.ts'
import { type WebDependencies, webServices } from './web-services.ts'

type Website = Omit<WebDependencies, 'limits'> & { limits: Limits } & {
  build: Build
  publicUrl: string | undefined
  ownOrigin: string
  log: Log
}

/** The page that staff use beside a car: files that the phone keeps. */
export const HAND_OVER_PAGE = '/admin/hand-over/'

const gzip = { header: 'Accept-Encoding' as const, supports: ['gzip'], default: '' }

/** Some hundred customers at once; a page is shown again within the minute or never. */
const MOST_BYTES_OF_ONES = 8_000_000

/** Parts of pages that stand in many. */
const MOST_BYTES_OF_PARTS = 8_000_000

/** The visitors' site: its files, its old addresses, and the pages React Router renders. */
export function website({ build, publicUrl, ownOrigin, ...deps }: Website): Hono<RequestContext> {
  const app = new Hono<RequestContext>()
  const isDevelopment = typeof build === 'function'
  const rendererOf = (site: SiteBuild) =>
    site.entry.module.createRequestHandler(site, isDevelopment ? 'development' : 'production')
  const renderer = isDevelopment ? undefined : rendererOf(build)
  const buildId = isDevelopment ? 'development' : build.assets.version
  const kept = new KeptPages()
  /** Apart from those for everyone, which they would drive out. */
  const keptForOne = new KeptPages(MOST_BYTES_OF_ONES)
  const markups = isDevelopment ? undefined : new Kept<KeptMarkup>(MOST_BYTES_OF_PARTS)
  const ownPage = ownPages(deps.bookings)
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const { bookings } = deps
  const isLocker = (id: number) => bookings.catalogue.current.locations.get(id)?.hasLockers ?? false
  /** What a page stands on besides what names it. Opening hours are told to the minute. */
  const stateOf = async (asked: AskedOnce | undefined): Promise<string> => {
    const { version } = await (asked
      ? bookings.catalogue.notOlderThan(asked.taken.version)
      : newestReachable(bookings.catalogue))
    return `${version} ${Math.floor(deps.now().getTime() / 60_000)} ${asked?.taken.text ?? ''}`
  }

  app.use(compress())
  app.use('/assets/*', async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
  })
  const files = serveStatic<RequestContext>({
    root: 'build/client',
    precompressed: true,
    onFound: (_path, context) => {
      const isAskedAnew = context.req.path.startsWith(HAND_OVER_PAGE)
      context.header('cache-control', isAskedAnew ? 'no-cache' : 'public, max-age=3600')
    },
  })
  app.get(HAND_OVER_PAGE.slice(0, -1), (context) => context.redirect(HAND_OVER_PAGE, 301))
  // No file is called like a page, so none is looked for under its name.
  app.use((context, next) => (pageOfPath(context.req.path) ? next() : files(context, next)))
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
    const now = deps.now()
    const visitors = { nonce: context.get('nonce'), sentAt: String(now.getTime()) }
    const answering = { ...visitors, isGzipped: accepts(context, gzip) === 'gzip' }
    const browser = browserOf(context)
    const common = isDevelopment ? undefined : commonPage(context.req.raw, isSecure, isLocker)
    const asked = common?.search && (await AskedOnce.about(common.search, bookings, now))
    const own = isDevelopment || common ? undefined : await ownPage(context.req.raw, browser, now)
    const page = common ? { name: common.name, state: await stateOf(asked) } : own
    const pages = common ? kept : keptForOne
    const known = page && (await pages.find(page.name, page.state, answering))
    if (known) {
      languageCookie(context.req.raw, known.headers, isSecure)
      return known
    }
    const facts = {
      ...(page ? pages.marks : visitors),
      // A page kept for everyone cannot follow the name under which one of them asked.
      origin: publicUrl ?? (common ? ownOrigin : new URL(context.req.url).origin),
      isSecure,
      visitor: context.get('visitor'),
      userAgent: context.req.header('user-agent') ?? '',
      buildId,
      markups,
    }
    const site = isDevelopment ? await build() : build
    const render = renderer ?? rendererOf(site)
    const { entry } = site
    const sent = await sentForm(context)
    const opened = await openBooking(context, { ...deps, ...sent, browser, now })
    if (opened) return opened
    const visit = { ...deps, bookings: asked?.bookings ?? bookings }
    const provided = entry.module.provide(webServices(visit, { ...browser, visitor: facts.visitor }), facts)
    const rendered = await render(context.req.raw, provided)
    const failure: unknown = entry.module.failureIn(provided)
    if (failure instanceof Error) {
      deps.log.error({ requestId: context.get('requestId'), ...describeError(failure) }, 'page failed')
      if (isDatabaseAway(failure)) {
        return refuseEarly(context, deps.texts, 'database_away', { retryAfter: AWAY_SECONDS, ...sent })
      }
    }
    const isKept = page !== undefined && asked?.isAll !== false
    const response = isKept
      ? await pages.keep(page.name, page.state, rendered, answering)
      : page
        ? await pages.forOne(rendered, answering)
        : rendered
    languageCookie(context.req.raw, response.headers, isSecure)
    return response
  })
  return app
}

/** Pages that need no database go on while it is away. */
async function newestReachable(catalogue: CatalogueStore): Promise<Catalogue> {
  try {
    return await catalogue.newest()
  } catch (error) {
    if (isDatabaseAway(error)) return catalogue.current
    throw error
  }
}
