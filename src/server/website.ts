import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { aliases } from '../i18n/pages.ts'
import type * as WebContext from '../web/context.ts'
import type { RequestContext } from './api/request-context.ts'
import { languageCookie, languageRedirect } from './language.ts'
import { siteFiles } from './site-files.ts'
import { type WebParts, webServices } from './web-services.ts'

export type Website = WebParts & { build: ServerBuild; publicUrl: string | undefined }

/** The visitors' site: its files, its old addresses, and the pages React Router renders. */
export function website({ build, publicUrl, ...parts }: Website): Hono<RequestContext> {
  const app = new Hono<RequestContext>()
  const render = createRequestHandler(build, 'production')
  const services = webServices(parts)
  const { provide } = build.entry.module as unknown as typeof WebContext

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
  app.route('/', siteFiles({ texts: parts.texts, build, publicUrl }))
  for (const [from, to] of aliases) app.get(from, (context) => context.redirect(to, 301))

  app.all('*', async (context) => {
    const redirect = languageRedirect(context.req.raw)
    if (redirect) return redirect
    const origin = publicUrl ?? new URL(context.req.url).origin
    const facts = {
      nonce: context.get('nonce'),
      origin,
      isSecure: origin.startsWith('https:'),
      buildId: build.assets.version,
    }
    const response = await render(context.req.raw, provide(services, facts))
    languageCookie(context.req.raw, response.headers, facts.isSecure)
    return response
  })
  return app
}
