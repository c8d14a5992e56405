import { startPostgres } from '../tests/support/postgres-server.ts'
import { loadTemplate, openCompany, searchBody } from './company.ts'
import { serve } from '@hono/node-server'
import { HttpLoad } from './http-load.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
const s = await startPostgres()
await loadTemplate(s.url)
const system = await openCompany(s.url, 'search')
const body = JSON.stringify(searchBody)
let answer: any = ''
let bytes: any
const floor = (get: () => any) => async (context: any) => { await context.req.json(); await system.database.db.execute(sql`select 1`); return new Response(get(), { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } }) }
system.app.post('/floor', floor(() => answer))
system.app.post('/floorb', floor(() => bytes))
const server = serve({ fetch: system.app.fetch, hostname: '127.0.0.1', port: 0 })
await new Promise((r) => server.on('listening', r))
const port = (server.address() as any).port
answer = await (await fetch(`http://127.0.0.1:${port}/api/booking/cars`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text()
bytes = Buffer.from(answer)
const load = new HttpLoad()
const pg = () => { let t = 0; for (const p of readdirSync('/proc')) if (/^\d+$/.test(p)) try { const st = readFileSync(`/proc/${p}/stat`, 'utf8'); if (readFileSync(`/proc/${p}/cmdline`, 'utf8').includes('autorent search')) { const f = st.slice(st.lastIndexOf(')') + 2).split(' '); t += Number(f[11]) + Number(f[12]) } } catch {} return t * 10 }
for (let i = 0; i < 3; i++) for (const path of ['/api/booking/cars', '/floor', '/floorb']) {
  const go = load.perSecond({ url: `http://127.0.0.1:${port}${path}`, body, connections: 10, seconds: 3 })
  const c = process.cpuUsage(), p = pg()
  const r = await go()
  const d = process.cpuUsage(c)
  console.log(path.padEnd(20), Math.round(r), 'node us/req', Math.round((d.user + d.system) / (r * 3)), 'user', Math.round(d.user/(r*3)), 'pg us/req', Math.round((pg() - p) * 1000 / (r * 3)))
}
load.stop(); server.close(); await system.close(); await s.stop()
