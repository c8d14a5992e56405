import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { loadBuild } from '../src/server/site/load-build.ts'
import { chromiumFlags, ensureChromium } from '../tests/support/chromium.ts'
import { openCompany } from './company.ts'
import { listen } from './listen.ts'
import { milliseconds, type Row } from './table.ts'
import { type VisitorPage, visitorPages } from './visitor-pages.ts'

const ROUNDS = 3
/** A phone's processor against this one, as Lighthouse counts. */
const SLOWER = 4
/** After the page has loaded: what it does by itself is over by then. */
const QUIET_MS = 2_000

const goals: Record<string, string> = {
  home: '≤ 110 KB in ≤ 10 files',
  'car step': '≤ 120 KB in ≤ 12 files',
}

type Load = { scripts: string[]; tasks: number[] }

/**
 * What a browser fetches and does to load a page: the scripts it asks for, packed as the build packs them, and the work
 * of its main thread. That is counted in time of the processor and not on the clock, so that others on the machine do
 * not count, and multiplied as for a phone.
 */
export async function measureBrowserLoad(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, 'browser_load', {}, await loadBuild())
  const site = await listen((request, env) => system.app.fetch(request, env))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const rows: Row[] = []
    const pages: Record<string, VisitorPage> = await visitorPages(system)
    for (const [name, page] of Object.entries(pages)) {
      const loads: Load[] = []
      for (let round = -1; round < ROUNDS; round++) {
        const load = await loadOnce(browser, site.origin, page)
        if (round >= 0) loads.push(load)
      }
      rows.push(...rowsOf(name, goals[name] ?? '', loads))
    }
    return rows
  } finally {
    await browser.close()
    site.close()
    await system.close()
  }
}

function rowsOf(name: string, goal: string, loads: readonly Load[]): Row[] {
  const scripts = loads[0]?.scripts ?? []
  const median = (of: (load: Load) => number) =>
    loads.map(of).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? Number.NaN
  const work = median(({ tasks }) => tasks.reduce((sum, task) => sum + task, 0))
  const longest = median(({ tasks }) => Math.max(...tasks))
  return [
    {
      what: `scripts as loaded: ${name}`,
      figure: `${kilobytes(scripts, (file) => gzipSync(readFileSync(file), { level: 9 }).length)} gzip in ${scripts.length} files`,
      ratio: `${kilobytes(scripts, (file) => readFileSync(`${file}.br`, { flag: 'r' }).length)} brotli`,
      goal,
    },
    {
      what: `main thread while loading: ${name}`,
      figure: `${milliseconds(SLOWER * work)}, longest task ${milliseconds(SLOWER * longest)}`,
      ratio: `of the processor, × ${SLOWER}`,
      goal: name === 'car step' ? '≤ 1,500 ms, ≤ 80 ms' : '',
    },
  ]
}

function kilobytes(files: readonly string[], size: (file: string) => number): string {
  const sizeOf = (file: string) => {
    try {
      return size(file)
    } catch {
      // What is too small to be packed travels as it is.
      return readFileSync(file).length
    }
  }
  return `${(files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024).toFixed(1)} KB`
}

async function loadOnce(browser: Browser, origin: string, { path, cookie }: VisitorPage): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  try {
    if (cookie !== undefined) await context.setExtraHTTPHeaders({ cookie })
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) scripts.push(join('build/client', pathname))
    })
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    })
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'run')
    await page.waitForTimeout(QUIET_MS)
    return { scripts, tasks: tasksIn(await browser.stopTracing()) }
  } finally {
    await context.close()
  }
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** The tasks of the thread that renders the page, in milliseconds of the processor. */
function tasksIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const tasks = traceEvents.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
  const threads = new Map<string, number[]>()
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  for (const { pid, tid, tdur, dur } of tasks) {
    const thread = `${pid} ${tid}`
    if (mains.has(thread)) threads.set(thread, [...(threads.get(thread) ?? []), (tdur ?? dur ?? 0) / 1000])
  }
  const work = (list: readonly number[]) => list.reduce((sum, task) => sum + task, 0)
  return [...threads.values()].toSorted((one, other) => work(other) - work(one))[0] ?? []
}
