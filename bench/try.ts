import { startPostgres } from '../tests/support/postgres-server.ts'
import { loadTemplate } from './company.ts'
import { measureSearch } from './search.ts'
import { printTable } from './table.ts'
const s = await startPostgres()
await loadTemplate(s.url)
try { printTable(await measureSearch(s.url)) } finally { await s.stop() }
