import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { openCompany, searchBody } from './company.ts'
import { HttpLoad } from './http-load.ts'
import { sideBySide } from './measure.ts'
import { rate, type Row, times } from './table.ts'

const ROUNDS = 12
const SECONDS = 1
const CONNECTIONS = 10

/**
 * Searches over HTTP against a floor: a route of the same app that parses the same body, makes one trivial query on
 * the same pool and returns the same bytes.
 */
export async function measureSearch(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, 'search')
  const body = JSON.stringify(searchBody)
  let answer = ''
  system.app.post('/floor', async (context) => {
    await context.req.json()
    await system.database.db.execute(sql`select 1`)
    return new Response(answer, {
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
  })
  const server = serve({ fetch: system.app.fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const load = new HttpLoad()
  try {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const search = `http://127.0.0.1:${port}/api/booking/cars`
    answer = await (
      await fetch(search, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    ).text()
    const from = (url: string) =>
      load.perSecond({ url, body, connections: CONNECTIONS, seconds: SECONDS })
    const measured = await sideBySide(ROUNDS, {
      search: from(search),
      floor: from(`http://127.0.0.1:${port}/floor`),
    })
    const kilobytes = Math.round(Buffer.byteLength(answer) / 1_000)
    return [
      {
        what: `floor: same body, \`select 1\`, same ${kilobytes} kB`,
        figure: rate(measured.median('floor'), 'requests'),
      },
      {
        what: 'search',
        figure: rate(measured.median('search'), 'requests'),
        ratio: `${times(measured.ratio('search', 'floor'))} the floor's rate`,
        goal: '≥ 0.6 ×',
      },
    ]
  } finally {
    load.stop()
    server.close()
    await system.close()
  }
}
