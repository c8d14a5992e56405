import { sql } from 'drizzle-orm'
import { readCatalogue } from '../src/db/read-catalogue.ts'
import type { System } from '../src/server/compose.ts'
import { openCompany } from './company.ts'
import { latency, sideBySide } from './measure.ts'
import { postSearch } from './post-search.ts'
import { registerFar } from './register-far.ts'
import { milliseconds, type Row, times } from './table.ts'

/** What one more costs shows with these; a thousand would want more connections than a server gives. */
const COMPANIES = 40
const ROUNDS = 5
const SLICE_MS = 400

/** A marketplace: many companies of the demo's size in one process, each with a database of its own, as one is today. */
export async function measureMarketplace(serverUrl: string): Promise<Row[]> {
  const systems: System[] = []
  try {
    systems.push(await open(serverUrl, 0))
    const before = megabytes()
    const began = performance.now()
    while (systems.length <= COMPANIES) systems.push(await open(serverUrl, systems.length))
    const [opening, memory] = [(performance.now() - began) / COMPANIES, (megabytes() - before) / COMPANIES]
    const [first] = systems
    if (!first) return []
    const { rows } = (await first.database.db.execute(
      sql`select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'`,
    )) as { rows: { n: number }[] }
    const cars = [...(await readCatalogue(first.database.db)).cars.keys()]
    let turn = 0
    const next = () => systems[turn++ % systems.length] ?? first
    const measured = await sideBySide(ROUNDS, {
      one: latency(() => postSearch(first), SLICE_MS),
      turns: latency(() => postSearch(next()), SLICE_MS),
      all: latency(() => Promise.all(systems.map((system) => postSearch(system))), SLICE_MS),
      registration: latency(() => registerFar(next(), cars), SLICE_MS),
    })
    const named = `${systems.length} companies`
    return [
      { what: `${named}: memory for one more`, figure: `${memory.toFixed(1)} MB` },
      { what: `${named}: connections for each`, figure: ((rows[0]?.n ?? 0) / systems.length).toFixed(1) },
      { what: `${named}: one more is opened in`, figure: milliseconds(opening) },
      { what: 'a search, of one company', figure: milliseconds(measured.median('one')) },
      {
        what: `a search, of ${named} in turn`,
        figure: milliseconds(measured.median('turns')),
        ratio: times(measured.ratio('turns', 'one')),
      },
      {
        what: `a search over all ${named}`,
        figure: milliseconds(measured.median('all')),
        ratio: times(measured.ratio('all', 'one')),
      },
      { what: 'a registration, of each in turn', figure: milliseconds(measured.median('registration')) },
    ]
  } finally {
    for (const system of systems) await system.close()
  }
}

const open = (serverUrl: string, at: number): Promise<System> =>
  openCompany(serverUrl, `market_${at}`, {}, undefined, { DATABASE_POOL: '2' })

function megabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss / 1e6
}
