import { randomBytes } from 'node:crypto'
import { cookieName } from '../../contract/visitor/cookie-name.ts'
import { localeCookie } from '../../i18n/locales.ts'
import { pageOfPath, pages, pathOf } from '../../i18n/pages.ts'

/** What a page stands on besides its address: when one of these changes it is rendered again. */
export type Moment = { catalogue: number; minute: number }

/** A booking is shown on no page that is kept. */
const isOfBooking = /^(__Host-)?booking-\d+=/

type Kept = Moment & { parts: string[]; headers: [string, string][] }

/** Rendered with this in place of the nonce, which is put in anew for every visitor. */
const MARK = randomBytes(16).toString('hex')

/**
 * Pages that are the same for everyone: opened by an address without a query and without a booking on its way. Each is
 * kept for the minute in which it was rendered, because opening hours are told to the minute; there are never more than
 * there are pages.
 */
export class KeptPages {
  readonly #pages = new Map<string, Kept>()
  readonly nonce = MARK

  /** The name a page would be kept under; undefined when it depends on who asks. */
  keyOf(request: Request): string | undefined {
    const url = new URL(request.url)
    const found = pageOfPath(url.pathname)
    if (request.method !== 'GET' || url.search !== '' || !found || !pages[found.page].isIndexable) {
      return undefined
    }
    const cookies = (request.headers.get('cookie') ?? '').split(';').map((part) => part.trim())
    const isStranger = cookies.every(
      (cookie) => cookie === '' || isOfLanguage(cookie) || isOfBooking.test(cookie),
    )
    return isStranger ? pathOf(found.page, found.locale) : undefined
  }

  find(key: string, moment: Moment, nonce: string): Response | undefined {
    const kept = this.#pages.get(key)
    const isFresh = kept?.catalogue === moment.catalogue && kept.minute === moment.minute
    return kept && isFresh ? answer(kept, nonce) : undefined
  }

  /** Keeps what was just rendered with the mark, and answers with it. */
  async keep(key: string, moment: Moment, response: Response, nonce: string): Promise<Response> {
    const parts = (await response.text()).split(MARK)
    const page = { ...moment, parts, headers: [...response.headers] }
    if (response.status !== 200) {
      return new Response(parts.join(nonce), { status: response.status, headers: response.headers })
    }
    this.#pages.set(key, page)
    return answer(page, nonce)
  }
}

const languageNames = [false, true].map((isSecure) => `${cookieName(localeCookie.name, isSecure)}=`)
const isOfLanguage = (cookie: string): boolean => languageNames.some((name) => cookie.startsWith(name))

function answer({ parts, headers }: Kept, nonce: string): Response {
  return new Response(parts.join(nonce), { headers })
}
