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

/** Searches that nobody else has at the same moment. */
const DIFFERENT = 50

const shifted = (label: string, days: number): string =>
  formatLabel(addMinutes(labelFrom(label), days * MINUTES_PER_DAY))
const laterBy = (days: number) => ({
  rentDate: shifted(searchBody.rentDate, days),
  returnDate: shifted(searchBody.returnDate, days),
})

function daysBody() {
  const { rentDate: _rent, returnDate: _return, ...wishes } = searchBody
  return { ...wishes, periods: Array.from({ length: DAYS }, (_, days) => laterBy(days)) }
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
    const at = (path: string, body: string | string[] = JSON.stringify(searchBody)) =>
      load.perSecond({
        url: `http://127.0.0.1:${port}${path}`,
        ...(typeof body === 'string' ? { body } : { bodies: body }),
        connections: CONNECTIONS,
        seconds: SECONDS,
      })
    const different = Array.from({ length: DIFFERENT }, (_, days) =>
      JSON.stringify({ ...searchBody, ...laterBy(days) }),
    )
    const measured = await sideBySide(ROUNDS, {
      search: at('/api/booking/cars'),
      different: at('/api/booking/cars', different),
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
        what: `${DIFFERENT} searches in turn, each asked again, against both floors`,
        figure: rate(measured.median('different'), 'searches'),
        ratio: `${times(measured.ratio('different', 'text'))}, ${times(measured.ratio('different', 'bytes'))} the floors' rate`,
      },
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
