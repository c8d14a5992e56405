import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { facts, failure } from './context.ts'

export { failureIn, provide } from './context.ts'

const GIVE_UP_MS = 10_000

/** No page waits for a part of itself, so each is sent whole: with one write, and to whoever reads without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(facts)
  const body = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: AbortSignal.timeout(GIVE_UP_MS),
    },
  )
  const html = await new Response(body).text()
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(withPatientScripts(html, nonce), { status, headers })
}

/** The router shows its error page; whoever asked it to render decides what is written down and said. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.set(failure, error)
}

/**
 * Every page can be read and used without its scripts, so they wait until it has been painted: on a slow connection
 * they would come between a visitor and the style sheet, the letters and the drawings.
 */
function withPatientScripts(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="after-paint"')
    .replace(
      /<script(?=[^>]* type="module")(?![^>]* src=)([^>]*) type="module"/g,
      '<script$1 type="after-paint"',
    )
    .replace('</body>', `<script nonce="${nonce}">${startAfterPaint}</script></body>`)
}

const startAfterPaint = `requestAnimationFrame(() => setTimeout(() => {
for (const link of document.querySelectorAll('link[rel=after-paint]')) link.rel = 'modulepreload'
for (const waiting of document.querySelectorAll('script[type=after-paint]')) {
const script = document.createElement('script')
script.type = 'module'
script.nonce = waiting.nonce
script.textContent = waiting.textContent
waiting.replaceWith(script)
}
}))`
