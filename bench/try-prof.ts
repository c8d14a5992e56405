import { startPostgres } from '../tests/support/postgres-server.ts'
import { loadTemplate, openCompany, searchBody } from './company.ts'
import { serve } from '@hono/node-server'
import { HttpLoad } from './http-load.ts'
import { Session } from 'node:inspector/promises'
import { writeFileSync } from 'node:fs'
const s = await startPostgres()
await loadTemplate(s.url)
const system = await openCompany(s.url, 'search')
const server = serve({ fetch: system.app.fetch, hostname: '127.0.0.1', port: 0 })
await new Promise((r) => server.on('listening', r))
const port = (server.address() as any).port
const load = new HttpLoad()
const go = load.perSecond({ url: `http://127.0.0.1:${port}/api/booking/cars`, body: JSON.stringify(searchBody), connections: 10, seconds: 4 })
console.log(await go())
const session = new Session(); session.connect()
await session.post('Profiler.enable'); await session.post('Profiler.setSamplingInterval', { interval: 200 }); await session.post('Profiler.start')
console.log(await go())
const { profile } = await session.post('Profiler.stop')
writeFileSync('/tmp/search.cpuprofile', JSON.stringify(profile))
load.stop(); server.close(); await system.close(); await s.stop()
