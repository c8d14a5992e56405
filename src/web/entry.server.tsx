import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { facts, failure, stillOf } from './context.ts'
import { htmlKeeper } from './kept-html.server.ts'
import { HtmlKeeper } from './kept-html.tsx'
import { StillData } from './still-page.tsx'

export { createRequestHandler } from 'react-router'
export { failureIn, provide } from './context.ts'

/**
 * No page waits for a part of itself, so each is made in one go and sent whole: with one write, and to whoever reads
 * without scripts. A stream of bytes that is only read into a text again would take a third of the time.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, markups } = context.get(facts)
  const { serverHandoffStream: data, ...page } = entry
  const html = renderToString(
    <StillData value={context.get(stillOf)}>
      <HtmlKeeper value={markups && htmlKeeper(markups)}>
        <ServerRouter context={page} url={request.url} nonce={nonce} />
      </HtmlKeeper>
    </StillData>,
  )
  const scripts = data && entry.renderMeta?.didRenderScripts ? await dataScript(data, nonce) : ''
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(withPatientScripts(html, scripts, nonce), { status, headers })
}

/** What the loaders answered, as the router's part in the browser expects it. */
async function dataScript(data: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of data) text += decoder.decode(chunk, { stream: true })
  const controller = 'window.__reactRouterContext.streamController'
  const literal = JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, inScript)
  return `<script nonce="${nonce}">${controller}.enqueue(${literal});${controller}.close();</script>`
}

/** A sign that would end or change the script it stands in. */
const inScript = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The router shows its error page; whoever asked it to render decides what is written down and said. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.set(failure, error)
}

/**
 * Every page can be read and used without its scripts, so they wait until it has been painted: on a slow connection
 * they would come between a visitor and the style sheet, the letters and the drawings.
 */
function withPatientScripts(html: string, scripts: string, nonce: string): string {
  const files: string[] = []
  return html
    .replace(manifest, (text) => text.replace(/\n\s+/g, ''))
    .replace(preload, (_link, file: string) => {
      files.push(file)
      return ''
    })
    .replace(
      /<script(?=[^>]* type="module")(?![^>]* src=)([^>]*) type="module"(?: async="")?/g,
      '<script$1 type="after-paint"',
    )
    .replace(
      '</body>',
      () => `${scripts}<script nonce="${nonce}">${startAfterPaint(files, nonce)}</script></body>`,
    )
}

/** The router writes what it knows of its routes for people to read. */
const manifest = /window\.__reactRouterManifest = \{.*?\n\};/s

/** Of the scripts that a page needs only the names are sent: a link for each weighs as much as a paragraph. */
const preload = /<link rel="modulepreload" href="\/assets\/([^"]+)"[^>]*\/>/g

/** Whether anybody looks or not, a page that has loaded waits no longer than this. */
const UNSEEN_MS = 1_000

/** When the browser says that it has painted; a tab that nobody sees is ready all the same when someone comes to it. */
const startAfterPaint = (files: readonly string[], nonce: string) => `Promise.race([
new Promise((painted) => new PerformanceObserver((list) => {
if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(painted)
}).observe({ type: 'paint', buffered: true })),
new Promise((loaded) => addEventListener('load', () => setTimeout(loaded, ${UNSEEN_MS}))),
]).then(() => {
for (const file of '${files.join(' ')}'.split(' ')) if (file) {
const link = document.createElement('link')
link.rel = 'modulepreload'
link.nonce = '${nonce}'
link.href = '/assets/' + file
document.head.append(link)
}
for (const waiting of document.querySelectorAll('script[type=after-paint]')) {
const script = document.createElement('script')
script.type = 'module'
script.nonce = waiting.nonce
script.textContent = waiting.textContent
waiting.replaceWith(script)
}
})`
