import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { addMinutes, formatLabel, labelFrom, MINUTES_PER_DAY } from '../src/domain/calendar/wall-clock.ts'
import { openCompany } from './company.ts'
import { HttpLoad } from './http-load.ts'
import { sideBySide } from './measure.ts'
import { postSearch, searchBody } from './post-search.ts'
import { type Row, rate, times } from './table.ts'

const ROUNDS = 25
const SECONDS = 0.4
const CONNECTIONS = 10

/** Two months of a calendar. */
const DAYS = 62

function daysBody() {
  const { rentDate, returnDate, ...wishes } = searchBody
  const shifted = (label: string, days: number) =>
    formatLabel(addMinutes(labelFrom(label), days * MINUTES_PER_DAY))
  const periods = Array.from({ length: DAYS }, (_, days) => ({
    rentDate: shifted(rentDate, days),
    returnDate: shifted(returnDate, days),
  }))
  return { ...wishes, periods }
}

/**
 * Searches over HTTP against two floors, routes of the same app that parse the same body, make one trivial query on the
 * same pool and return the same bytes: one encodes them from text, as any route does that writes its answer, the other
 * has them ready and does not even copy them.
 */
export async function measureSearch(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, 'search')
  let text = ''
  const floor = (answer: () => BodyInit) => async (context: Context) => {
    await context.req.json()
    await system.database.db.execute(sql`select 1`)
    return new Response(answer(), {
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
  }
  let bytes = Buffer.from(text)
  system.app.post(
    '/floor/text',
    floor(() => text),
  )
  system.app.post(
    '/floor/bytes',
    floor(() => bytes),
  )
  text = await postSearch(system)
  bytes = Buffer.from(text)
  const server = serve({ fetch: system.app.fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const load = new HttpLoad()
  try {
    const at = (path: string, body: string = JSON.stringify(searchBody)) =>
      load.perSecond({
        url: `http://127.0.0.1:${port}${path}`,
        body,
        connections: CONNECTIONS,
        seconds: SECONDS,
      })
    const measured = await sideBySide(ROUNDS, {
      search: at('/api/booking/cars'),
      // With a code, if an empty one, an answer is for whoever asks.
      anew: at('/api/booking/cars', JSON.stringify({ ...searchBody, couponCodes: [''] })),
      days: at('/api/booking/prices-by-day', JSON.stringify(daysBody())),
      text: at('/floor/text'),
      bytes: at('/floor/bytes'),
    })
    const kilobytes = `${Math.round(bytes.length / 1_000)} kB`
    const search = rate(measured.median('search'), 'searches')
    const against = (name: 'text' | 'bytes') => `${times(measured.ratio('search', name))} the floor's rate`
    return [
      {
        what: `floor: same body, \`select 1\`, same ${kilobytes} from text`,
        figure: rate(measured.median('text'), 'requests'),
      },
      { what: 'search asked again', figure: search, ratio: against('text'), goal: '≥ 0.8 ×' },
      {
        what: `floor: same body, \`select 1\`, same ${kilobytes} ready`,
        figure: rate(measured.median('bytes'), 'requests'),
      },
      { what: 'search asked again', figure: search, ratio: against('bytes'), goal: '≥ 0.8 ×' },
      {
        what: 'search made anew, against both floors',
        figure: rate(measured.median('anew'), 'searches'),
        ratio: `${times(measured.ratio('anew', 'text'))}, ${times(measured.ratio('anew', 'bytes'))} the floors' rate`,
      },
      {
        what: `prices of ${DAYS} days`,
        figure: rate(measured.median('days'), 'requests'),
        ratio: `${times(measured.ratio('days', 'search'))} the search's rate`,
      },
    ]
  } finally {
    load.stop()
    server.close()
    await system.close()
  }
}
