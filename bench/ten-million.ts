import type { System } from '../src/server/compose.ts'
import { messageOf } from '../src/server/operate/checks/finding.ts'
import { closeYears } from '../src/use-cases/years/close-years.ts'
import { carsUpTo, upcomingBookingsOf } from './bulk-rows.ts'
import { BENCH_NOW, composeOn, databaseUrl, hasDatabase, onServer, templateUrl } from './company.ts'
import { median } from './measure.ts'
import { rentOnce } from './one-rental.ts'
import { writePastYears } from './past-years.ts'
import { milliseconds, type Row, times } from './table.ts'
import { sizeOf, worksOf } from './years-work.ts'

const CARS = 1_000
const UPCOMING = 9
/** Ten years of them; the young company has been at it for forty days at the same pace. */
const MOST = Number(process.env.PAST_BOOKINGS ?? 10_000_000)
const PER_DAY = 10_000_000 / 3_652
const FEW = Math.round(PER_DAY * 40)
const SAMPLES_MS = 3_000
const MOST_SAMPLES = 15

/**
 * What a company does by day and by night after ten million rentals, against the same after forty days. It takes some
 * 40 GB and an hour, so it runs only when it is named; `PAST_BOOKINGS=1000000` makes it a tenth, and `BENCH_DATA`, a
 * folder, keeps both for another run.
 */
export async function measureTenMillion(serverUrl: string): Promise<Row[]> {
  const few = await companyOf(serverUrl, 'years_few', FEW)
  const most = await companyOf(serverUrl, 'years_most', MOST)
  try {
    const rows = await compared(few, most, 'before its years are closed')
    const began = performance.now()
    const moved = await closeYears(most.database.db, BENCH_NOW)
    const seconds = (performance.now() - began) / 1_000
    rows.push({
      what: `closing years: ${moved.toLocaleString('en')} occupancies moved`,
      figure: `${seconds.toFixed(0)} s`,
    })
    await onServer(databaseUrl(serverUrl, 'years_most'), 'vacuum analyze car_occupancies, past_occupancies')
    return [...rows, ...(await compared(few, most, 'its years closed'))]
  } finally {
    await Promise.all([few.close(), most.close()])
  }
}

/** The two companies alone, to be measured by a later run on the same `BENCH_DATA`. */
export async function makeTenMillion(serverUrl: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, count] of [
    ['years_few', FEW],
    ['years_most', MOST],
  ] as const) {
    const began = performance.now()
    const company = await companyOf(serverUrl, name, count)
    const minutes = (performance.now() - began) / 60_000
    const gigabytes = (await sizeOf(company)) / 1e9
    await company.close()
    const figure = `${gigabytes.toFixed(1)} GB in ${minutes.toFixed(1)} min`
    process.stderr.write(`${name}: ${figure}\n`)
    rows.push({ what: `${name}: ${count.toLocaleString('en')} rentals made`, figure })
  }
  return rows
}

async function companyOf(serverUrl: string, name: string, count: number): Promise<System> {
  const url = databaseUrl(serverUrl, name)
  const clock = { now: BENCH_NOW }
  if (await hasDatabase(serverUrl, name)) return composeOn(url, () => clock.now)
  // It has its name once it is whole: a run that was cut off leaves nothing to go on with.
  const unfinished = `${name}_unfinished`
  await onServer(serverUrl, `drop database if exists ${unfinished}`)
  const template = new URL(templateUrl(serverUrl)).pathname.slice(1)
  await onServer(serverUrl, `create database ${unfinished} template ${template}`)
  await fill(databaseUrl(serverUrl, unfinished), count, clock)
  await onServer(serverUrl, `alter database ${unfinished} rename to ${name}`)
  return composeOn(url, () => clock.now)
}

async function fill(url: string, count: number, clock: { now: Date }): Promise<void> {
  const system = await composeOn(url, () => clock.now)
  const bookingId = await rentOnce(system, clock)
  await onServer(url, carsUpTo(CARS))
  await writePastYears(url, { bookingId, count, today: '2026-11-15', perDay: PER_DAY })
  await onServer(url, upcomingBookingsOf(UPCOMING))
  await system.close()
  await onServer(url, 'vacuum analyze')
}

async function compared(few: System, most: System, when: string): Promise<Row[]> {
  const rows: Row[] = []
  const works = await worksOf(most)
  for (const [index, work] of (await worksOf(few)).entries()) {
    const other = works[index]
    if (!other) continue
    const [short, long] = [await taken(work.run), await taken(other.run)]
    const isAnswered = short !== undefined && long !== undefined
    const row = {
      what: `${work.what}, ${when}`,
      figure: isAnswered ? milliseconds(long) : 'no answer in 30 s',
      ratio: isAnswered ? `${times(long / short)} the time after forty days` : '',
      goal: '≤ 1.5 ×',
    }
    process.stderr.write(`${Object.values(row).join(' | ')}\n`)
    rows.push(row)
  }
  const gigabytes = (await sizeOf(most)) / 1e9
  return [...rows, { what: `on disk, ${when}`, figure: `${gigabytes.toFixed(1)} GB` }]
}

/** The median of what fits into some seconds, the first left out where there are others; nothing where it gave up. */
async function taken(run: () => Promise<unknown>): Promise<number | undefined> {
  const samples: number[] = []
  const end = performance.now() + SAMPLES_MS
  while (samples.length === 0 || (performance.now() < end && samples.length < MOST_SAMPLES)) {
    const began = performance.now()
    try {
      await run()
    } catch (error) {
      process.stderr.write(`${messageOf(error)}\n`)
      return undefined
    }
    samples.push(performance.now() - began)
  }
  return median(samples.length > 1 ? samples.slice(1) : samples)
}
