import { serviceIds } from '../src/demo/services.ts'
import { bookingNumber } from '../src/domain/booking/booking-number.ts'
import { pathOf } from '../src/i18n/pages.ts'
import type { System } from '../src/server/compose.ts'
import { loadBuild } from '../src/server/site/load-build.ts'
import { client } from '../tests/support/bodies.ts'
import { barePage } from './bare-page.ts'
import { openCompany } from './company.ts'
import { HttpLoad } from './http-load.ts'
import { listen } from './listen.ts'
import { sideBySide } from './measure.ts'
import { searchBody, searchPage } from './post-search.ts'
import { type Row, rate, times } from './table.ts'

const ROUNDS = 15
const SECONDS = 0.5
const CONNECTIONS = 10

const pages = {
  "a customer's own, with a booking": '',
  // Whatever an address says besides the booking is not kept.
  "a customer's own, made anew each time": '&anew',
  "a customer's own, without its link": '/en/documents',
  contact: '/en/contact',
  home: '/en',
  'price list': '/en/pricelist',
  'car step': searchPage,
}
type Name = keyof typeof pages | 'bare'

/** Pages as the server renders them, against the least page React Router can render, in the same process. */
export async function measurePages(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, 'pages', {}, await loadBuild())
  const site = await listen((request, env) => system.app.fetch(request, env))
  const floor = await listen(await barePage())
  const load = new HttpLoad()
  const at = (url: string, headers: Record<string, string> = {}) =>
    load.perSecond({ url, headers, connections: CONNECTIONS, seconds: SECONDS })
  const own = await ownBooking(system)
  try {
    const measured = await sideBySide<Name>(ROUNDS, {
      bare: at(floor.origin),
      "a customer's own, with a booking": at(site.origin + own.path, own.headers),
      "a customer's own, made anew each time": at(
        site.origin + own.path + pages["a customer's own, made anew each time"],
        own.headers,
      ),
      "a customer's own, without its link": at(site.origin + pages["a customer's own, without its link"]),
      contact: at(site.origin + pages.contact),
      home: at(site.origin + pages.home),
      'price list': at(site.origin + pages['price list']),
      'car step': at(site.origin + pages['car step']),
    })
    const rows = Object.keys(pages).map((name) => ({
      what: `page: ${name}`,
      figure: rate(measured.median(name as Name), 'pages'),
      ratio: `${times(measured.ratio(name as Name, 'bare'))} the bare page's rate`,
      goal: '≥ 0.4 ×',
    }))
    return [
      { what: 'bare page: one line, no loader', figure: rate(measured.median('bare'), 'pages') },
      ...rows,
    ]
  } finally {
    load.stop()
    site.close()
    floor.close()
    await system.close()
  }
}

/** A booking of someone, and what their browser sends to see it. */
async function ownBooking({ app }: System): Promise<{ path: string; headers: Record<string, string> }> {
  const response = await app.request('/api/booking/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'bench of pages' },
    body: JSON.stringify({
      ...searchBody,
      car: { id: 1 },
      services: [{ id: serviceIds.zeroExcess }, { id: serviceIds.childSeat, quantity: 2 }],
      client: client(),
    }),
  })
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith('booking-'))
  const id = Number(/^booking-(\d+)=/.exec(cookie ?? '')?.[1])
  if (!cookie || !id) throw new Error(`the booking was answered with ${await response.text()}`)
  return {
    path: `${pathOf('documents', 'en')}?booking=${bookingNumber(id)}`,
    headers: { cookie: cookie.split(';')[0] ?? '' },
  }
}
