import type { RouterContextProvider } from 'react-router'
import { isOffered, pageOfPath } from '../i18n/pages.ts'
import { facts, services } from './context.ts'
import { type MessageArea, pickMessages } from './messages.tsx'
import { pageHead } from './seo/page-meta.ts'

/** What every page's loader starts from; `shown` is for its `meta` and for `PageMessages`. */
export function startPage(
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
  areas: readonly MessageArea[],
) {
  const found = pageOfPath(url.pathname)
  const web = context.get(services)
  if (!found || !isOffered(found.page, web.parts)) throw pageNotFound(url.pathname)
  const texts = web.messages(found.locale)
  const head = pageHead(found.page, found.locale, texts, context.get(facts).origin)
  return { web, ...found, texts, shown: { head, locale: found.locale, messages: pickMessages(texts, areas) } }
}

/** No route matches. */
function pageNotFound(path: string): Response {
  return new Response(`Page not found: ${path}`, { status: 404 })
}

/** An address that makes no sense: fatal, by the specification's spelling. */
export function pageNotValid(path: string): Response {
  return new Response(`Page Not Found: ${path}`, { status: 404 })
}
