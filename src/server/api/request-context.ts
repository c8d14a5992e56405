import type { Context } from 'hono'
import { detectLocale } from '../../i18n/detect.ts'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'

/** What the server's middleware knows of every request. */
export type RequestContext = {
  Variables: {
    requestId: string
    nonce: string
    visitor: string
    /** Visitors come over TLS. */
    isSecure: boolean
    problemCode: string
    /** Our own pages may show the answer in a frame. */
    isFramed?: boolean
  }
}

export type Texts = Record<Locale, Messages>

/** The API answers in the language the caller asks for. */
export function requestLocale(context: Context): Locale {
  return detectLocale({ acceptLanguage: context.req.header('accept-language') }) ?? defaultLocale
}
