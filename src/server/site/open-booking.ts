import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { OPEN_DAYS } from '../../domain/booking/links.ts'
import { pageOfPath, pages } from '../../i18n/pages.ts'
import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import { findBooking } from '../../use-cases/booking/find-booking.ts'
import { adoptByMailbox } from '../../use-cases/uploads/adopt-documents.ts'
import type { RequestContext, Texts } from '../api/request-context.ts'
import { barePage } from './bare-page.ts'
import { type Browser, cookiesToHold, heldToken } from './booking-cookie.ts'

type Opening = {
  bookings: Pick<BookingDependencies, 'db' | 'links' | 'catalogue'>
  texts: Texts
  browser: Browser
  /** What a form has sent. */
  fields?: URLSearchParams
  now: Date
}

const PRIVATE = { 'cache-control': 'private, no-store' }

/**
 * A private link opens its booking by a post, because mailboxes open links by themselves to look what is behind them;
 * scripts send it at once. From then on a cookie opens it, and the token is in no address any more. Undefined when there
 * is no such link in the request, or a dead one: the page itself then says how to get another.
 */
export async function openBooking(
  context: Context<RequestContext>,
  { bookings, texts, browser, fields, now }: Opening,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(context.req.url)
  const found = pageOfPath(pathname)
  if (!found || pages[found.page].layout !== 'essential') return undefined
  const isPost = context.req.method === 'POST'
  const token = (isPost ? fields : searchParams)?.get('token')
  if (!token) return undefined
  const id = (await findBooking(bookings.db, bookings.links.hash(token), now))?.booking.id
  if (id === undefined) return undefined
  // What else the link asks for, one paper of one driver, stays in the address.
  const asked = new URLSearchParams(
    [...searchParams].filter(([name]) => name !== 'token' && name !== 'booking'),
  )
  const rest = asked.size > 0 ? `&${asked}` : ''
  const address = `${pathname}?booking=${bookingNumber(id)}${rest}`
  const isHeld = heldToken(browser, String(id)) === token
  // It came by letter: whoever reads them is whom it was written to.
  if (isPost && !isHeld) await adoptByMailbox(bookings, id)
  if (isPost || isHeld) {
    const headers = new Headers({ ...PRIVATE, location: address })
    if (!isHeld)
      for (const cookie of cookiesToHold(browser, { id, token })) headers.append('set-cookie', cookie)
    return new Response(null, { status: 303, headers })
  }
  const words = texts[found.locale]
  const nonce = context.get('nonce')
  const title = words.essential.open.title
  // Sent before the page has loaded it takes this page's place: going back does not lead here again.
  const content = html`<h1>${title}</h1>
    <p>${words.essential.open.text.replace('{days}', String(OPEN_DAYS))}</p>
    <form method="post" action="${asked.size > 0 ? `${pathname}?${asked}` : pathname}">
      <input type="hidden" name="token" value="${token}" /><button>${words.essential.open.button}</button>
    </form>
    <script nonce="${nonce}">
      ${raw('document.forms[0].submit()')}
    </script>`
  const page = barePage({ locale: found.locale, title: `${title} – ${words.site.name}`, nonce, content })
  return new Response(String(await page), {
    headers: { ...PRIVATE, 'content-type': 'text/html; charset=utf-8' },
  })
}
