import '../src/server/production.ts'

import { openServer } from '../src/db/client.ts'
import { readCatalogue } from '../src/db/read-catalogue.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { measureBrowserLoad } from './browser-load.ts'
import { measureCarStep } from './car-step.ts'
import { loadTemplate, templateUrl } from './company.ts'
import { measureFigures } from './figures.ts'
import { measureFleetSize } from './fleet-size.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMarketplace } from './marketplace.ts'
import { measurePages } from './pages.ts'
import { measurePapers } from './papers.ts'
import { measurePastBookings } from './past-bookings.ts'
import { measureQuotes } from './quotes.ts'
import { measureRegistrations } from './registrations.ts'
import { measureScale } from './scale.ts'
import { measureSearch } from './search.ts'
import { measureShowCars } from './show-cars.ts'
import { measureStart } from './start.ts'
import { printTable, type Row } from './table.ts'
import { makeTenMillion, measureTenMillion } from './ten-million.ts'
import { measureTimeline } from './timeline.ts'
import { measureTimelineFrames } from './timeline-frames.ts'

/** `npm run bench`: one table of ratios, each pair measured side by side. It asserts nothing: machines differ. */

const measurements: Record<string, (serverUrl: string) => Promise<Row[]>> = {
  quotes: measureDemoQuotes,
  search: measureSearch,
  'fleet-size': measureFleetSize,
  registrations: measureRegistrations,
  'past-bookings': measurePastBookings,
  figures: measureFigures,
  papers: measurePapers,
  start: measureStart,
  pages: measurePages,
  'browser-load': measureBrowserLoad,
  'show-cars': measureShowCars,
  'car-step': measureCarStep,
  lighthouse: measureLighthouse,
  timeline: measureTimeline,
  'timeline-frames': measureTimelineFrames,
  scale: measureScale,
  marketplace: measureMarketplace,
  'ten-million-made': makeTenMillion,
  'ten-million': measureTenMillion,
}

async function measureDemoQuotes(serverUrl: string): Promise<Row[]> {
  const database = openServer(templateUrl(serverUrl), 1)
  const catalogue = await readCatalogue(database.db)
  await database.close()
  return measureQuotes(catalogue)
}

/** An hour and 40 GB each: only where they are asked for. */
const onlyByName = new Set(['ten-million-made', 'ten-million'])

/** Enough for the indexes of millions of rows, and for the connections of many companies; all else is as it comes. */
const BUILDING = { maintenance_work_mem: '512MB', max_wal_size: '8GB', max_connections: 500 }
/** As a company's own server does; not where ten million rows are made. */
const FLUSHING = { fsync: 'on', full_page_writes: 'on' }

/** All of them, or those named on the command line; `BENCH_DATA` is a folder that keeps their companies for the next. */
async function run(names: readonly string[]): Promise<void> {
  const isFlushing = !names.some((name) => onlyByName.has(name))
  const settings = isFlushing ? { ...BUILDING, ...FLUSHING } : BUILDING
  const server = await startPostgres(settings, process.env.BENCH_DATA)
  try {
    await loadTemplate(server.url)
    const rows: Row[] = []
    for (const [name, measure] of Object.entries(measurements)) {
      const isWanted = names.length > 0 ? names.includes(name) : !onlyByName.has(name)
      if (!isWanted) continue
      const started = performance.now()
      rows.push(...(await measure(server.url)))
      process.stderr.write(`${name}: ${Math.round((performance.now() - started) / 1_000)} s\n`)
    }
    printTable(rows)
  } finally {
    await server.stop()
  }
}

await run(process.argv.slice(2))
