import { parse, serialize } from 'hono/utils/cookie'
import { isbot } from 'isbot'
import { cookieName } from '../../contract/visitor/cookie-name.ts'
import { detectLocale } from '../../i18n/detect.ts'
import { localeCookie } from '../../i18n/locales.ts'
import { localeOfPath, pageOfPath, pathOf } from '../../i18n/pages.ts'

/**
 * On the front page, and only there, someone who asks for another language is shown the way to it. Deep links mean what
 * they say, a search engine must find every language under its own address, and whoever comes from another page of ours
 * has chosen Estonian there.
 */
export function languageRedirect(request: Request, isSecure: boolean): Response | undefined {
  const { pathname, search } = new URL(request.url)
  if (pathname !== '/' || request.method !== 'GET' || isFromHere(request)) return undefined
  if (isbot(request.headers.get('user-agent'))) return undefined
  const asked = detectLocale({
    cookie: cookieOf(request, isSecure),
    acceptLanguage: request.headers.get('accept-language'),
  })
  if (!asked || asked === 'et') return undefined
  return new Response(null, {
    status: 302,
    headers: {
      location: pathOf('index', asked) + search,
      vary: VARY,
      'cache-control': 'no-store',
    },
  })
}

const VARY = 'Accept-Language, Cookie, Sec-Fetch-Site, Referer'

/** Browsers say it themselves over TLS and on this machine; elsewhere the page one came from does. */
function isFromHere({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  const before = headers.get('referer') ?? ''
  if (site !== null) return site === 'same-origin'
  return URL.canParse(before) && new URL(before).host === (headers.get('host') ?? new URL(url).host)
}

/** Whoever opens a page has chosen its language, also when the router fetches only its data. */
export function languageCookie(request: Request, headers: Headers, isSecure: boolean): void {
  const pathname = new URL(request.url).pathname.replace(/(\/_root)?\.data$/, '') || '/'
  if (request.method !== 'GET' || !pageOfPath(pathname)) return
  if (pathname === '/') headers.append('vary', VARY)
  const locale = localeOfPath(pathname)
  if (cookieOf(request, isSecure) === locale) return
  const options = {
    path: '/',
    maxAge: localeCookie.maxAgeDays * 86_400,
    sameSite: 'Lax',
    secure: isSecure,
  } as const
  headers.append('set-cookie', serialize(cookieName(localeCookie.name, isSecure), locale, options))
}

function cookieOf(request: Request, isSecure: boolean): string | undefined {
  const name = cookieName(localeCookie.name, isSecure)
  return parse(request.headers.get('cookie') ?? '', name)[name]
}
