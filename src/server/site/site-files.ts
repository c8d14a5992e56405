import { Hono } from 'hono'
import type { OutsideParts } from '../../domain/outside-parts.ts'
import { isLocale, locales } from '../../i18n/locales.ts'
import { aliases, alternatesOf, isOffered, pageNames, pages, pathOf } from '../../i18n/pages.ts'
import type { RequestContext, Texts } from '../api/request-context.ts'

type Parts = { texts: Texts; buildId: string; publicUrl: string | undefined; parts: OutsideParts }

/** The files that programs read: messages, builds, the sitemap and the word to robots. */
export function siteFiles({ texts, buildId: id, publicUrl, parts }: Parts): Hono<RequestContext> {
  const app = new Hono<RequestContext>()
  const started = Date.now()
  const originOf = (url: string) => publicUrl ?? new URL(url).origin

  app.get('/_i18n/:locale/messages.json', (context, next) => {
    const locale = context.req.param('locale')
    if (!isLocale(locale)) return next()
    return context.json(texts[locale], 200, { 'cache-control': 'public, max-age=86400' })
  })

  app.get('/builds/latest.json', (context) =>
    context.json({ id, timestamp: started }, 200, { 'cache-control': 'no-store' }),
  )
  app.get('/builds/meta/:file', (context, next) =>
    context.req.param('file') === `${id}.json`
      ? context.json({ id, timestamp: started, redirects: Object.fromEntries(aliases) })
      : next(),
  )

  app.get('/robots.txt', (context) => {
    const hidden = pageNames.filter((page) => !pages[page].isIndexable && isOffered(page, parts))
    const lines = hidden.flatMap((page) => locales.map((locale) => `Disallow: ${pathOf(page, locale)}`))
    const sitemap = `Sitemap: ${originOf(context.req.url)}/sitemap.xml`
    return context.text(['User-agent: *', 'Disallow: /api/', ...new Set(lines), '', sitemap, ''].join('\n'))
  })

  app.get('/sitemap.xml', (context) => {
    const origin = originOf(context.req.url)
    const entries = pageNames
      .filter((page) => pages[page].isIndexable)
      .flatMap((page) => {
        const links = alternatesOf(page).map(
          ({ hreflang, path }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`,
        )
        return locales.map(
          (locale) => `<url><loc>${origin}${pathOf(page, locale)}</loc>${links.join('')}</url>`,
        )
      })
    const namespaces =
      'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    context.header('content-type', 'application/xml; charset=utf-8')
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces}>${entries.join('')}</urlset>`,
    )
  })
  return app
}
