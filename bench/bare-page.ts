import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { EntryContext, ServerBuild } from 'react-router'

/** The least that React Router can render: one route, one line, no loader, no scripts. */
export async function barePage(): Promise<(request: Request) => Promise<Response>> {
  // Once the program runs: only then is it the build that production takes.
  const { createRequestHandler, ServerRouter } = await import('react-router')
  const Line = () => createElement('html', null, createElement('body', null, 'A line'))
  const respond = async (request: Request, status: number, headers: Headers, context: EntryContext) => {
    const body = await renderToReadableStream(createElement(ServerRouter, { context, url: request.url }))
    headers.set('content-type', 'text/html; charset=utf-8')
    return new Response(body, { status, headers })
  }
  const route = {
    id: 'root',
    path: '',
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    module: '',
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }
  const build = {
    entry: { module: { default: respond } },
    routes: { root: { id: 'root', path: '', module: { default: Line } } },
    assets: { entry: { imports: [], module: '' }, routes: { root: route }, url: '', version: 'bare' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  return createRequestHandler(build, 'production')
}
