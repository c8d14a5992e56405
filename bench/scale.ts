import { sql } from 'drizzle-orm'
import { readCatalogue } from '../src/db/read-catalogue.ts'
import type { System } from '../src/server/compose.ts'
import { prepareTakenCars } from '../src/use-cases/search/taken-cars.ts'
import { BENCH_NOW, openCompany } from './company.ts'
import { latency, sideBySide } from './measure.ts'
import { carsIn, postSearch, searchPeriod } from './post-search.ts'
import { registerFar } from './register-far.ts'
import { milliseconds, type Row, times } from './table.ts'

/** Bookings ahead of each car. */
const UPCOMING = 4
const ROUNDS = 3
const SLICE_MS = 400
const fleets = [
  { cars: 200, places: 5 },
  { cars: 5_000, places: 50 },
  { cars: 50_000, places: 500 },
] as const

type Fleet = (typeof fleets)[number]

/** The core of searching and booking in fleets of a town, a country and a continent: time, rows, bytes and memory. */
export async function measureScale(serverUrl: string): Promise<Row[]> {
  const rows: Row[] = []
  let first: Record<string, number> | undefined
  for (const fleet of fleets) {
    const system = await openCompany(serverUrl, `scale_${fleet.cars}`, {
      cars: fleet.cars,
      places: fleet.places,
      upcoming: UPCOMING,
    })
    try {
      const { figures, text } = await measureFleet(system)
      first ??= figures
      process.stderr.write(`${named(fleet)}: ${text}; ${JSON.stringify(figures)}\n`)
      rows.push(...rowsOf(fleet, figures, first), { what: `${named(fleet)}: ${text}`, figure: '' })
    } finally {
      await system.close()
    }
  }
  return rows
}

const named = ({ cars, places }: Fleet) =>
  `${cars.toLocaleString('en')} cars, ${places.toLocaleString('en')} places`

function rowsOf(fleet: Fleet, figures: Record<string, number>, first: Record<string, number>): Row[] {
  return Object.entries(figures).map(([what, value]) => ({
    what: `${named(fleet)}: ${what}`,
    figure: what.endsWith('MB') ? `${value.toFixed(1)} MB` : milliseconds(value),
    ratio: times(value / (first[what] ?? value)),
  }))
}

async function measureFleet(system: System) {
  const { db } = system.database
  const takenCars = prepareTakenCars(db)
  const heapBefore = heapMegabytes()
  const held = await readCatalogue(db)
  const catalogueMegabytes = heapMegabytes() - heapBefore
  const cars = [...held.cars.keys()]
  const answer = await postSearch(system)
  const taken = await takenCars(searchPeriod, BENCH_NOW)
  const measured = await sideBySide(ROUNDS, {
    catalogue: latency(() => readCatalogue(db), SLICE_MS),
    query: latency(() => takenCars(searchPeriod, BENCH_NOW), SLICE_MS),
    search: latency(() => postSearch(system), SLICE_MS),
    registration: latency(() => registerFar(system, cars), SLICE_MS),
  })
  const { rows } = (await db.execute(
    sql`select pg_database_size(current_database())::float8 / 1e6 as megabytes`,
  )) as { rows: { megabytes: number }[] }
  return {
    figures: {
      'the catalogue read': measured.median('catalogue'),
      'which cars are taken, the query': measured.median('query'),
      'a search, with every price': measured.median('search'),
      registration: measured.median('registration'),
      'its answer, MB': answer.length / 1e6,
      'what the query tells, MB': taken.text.length / 1e6,
      'the catalogue in memory, MB': catalogueMegabytes,
      'the database, MB': rows[0]?.megabytes ?? 0,
    },
    text: `${carsIn(answer).toLocaleString('en')} cars found, ${taken.text.split(',').length.toLocaleString('en')} rows told`,
  }
}

function heapMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}
