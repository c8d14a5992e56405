import type { Context } from 'hono'
import { localeOfPath } from '../i18n/pages.ts'
import { type ProblemCode, problem, problems } from './api/problem.ts'
import { type RequestContext, requestLocale, type Texts } from './api/request-context.ts'
import { refusalPage } from './site/refusal-page.ts'

/** A database that comes back is back in some seconds, and its absence is nobody's fault who asks. */
export const AWAY_SECONDS = 10

type Details = {
  /** Seconds until the same would be taken. */
  retryAfter?: number
  /** What was typed, when it was read. */
  fields?: URLSearchParams
}

/** Says no before any page or call is reached: to programs as a problem, to people as a page in its language. */
export async function refuseEarly(
  context: Context<RequestContext>,
  texts: Texts,
  code: ProblemCode,
  { retryAfter, fields }: Details = {},
): Promise<Response> {
  context.set('problemCode', code)
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  }
  const { pathname, search } = new URL(context.req.url)
  if (/^\/api(\/|$)/.test(pathname)) {
    const extras = retryAfter === undefined ? {} : { retryAfter }
    return problem(code, texts[requestLocale(context)], extras, headers)
  }
  const locale = localeOfPath(pathname)
  const sentence = texts[locale].errors[code]
  const { status } = problems[code]
  // What a script of ours asked for: it shows the sentence where it would have shown the page.
  if (pathname.endsWith('.data')) {
    return new Response(sentence, { status, headers: { ...headers, 'content-type': 'text/plain' } })
  }
  const page = refusalPage({
    locale,
    texts: texts[locale],
    sentence,
    nonce: context.get('nonce'),
    address: pathname + search,
    fields: context.req.method === 'POST' ? fields : undefined,
  })
  return new Response(String(await page), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}
