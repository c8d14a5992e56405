import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { pathOf } from '../src/i18n/pages.ts'
import { loadBuild } from '../src/server/site/load-build.ts'
import { chromiumFlags, ensureChromium } from '../tests/support/chromium.ts'
import { freePort } from '../tests/support/free-port.ts'
import { openCompany } from './company.ts'
import { listen } from './listen.ts'
import { searchPage } from './post-search.ts'
import type { Row } from './table.ts'

const RUNS = 3

/** What a visitor on a phone meets first, and the first step of a booking. */
const pages: Record<string, string> = {
  home: pathOf('index', 'en'),
  'home in Russian': pathOf('index', 'ru'),
  'price list': pathOf('pricelist', 'en'),
  airport: pathOf('services-airport', 'en'),
  'car step (not indexed)': searchPage,
}

const goal = '≥ 98, 100, 100, 100; LCP ≤ 1.5 s, CLS ≤ 0.01, TBT ≤ 100 ms'

/** Lighthouse as on a slow phone with a slow connection: each figure the median of some runs. */
export async function measureLighthouse(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, 'lighthouse', {}, await loadBuild())
  const site = await listen((request, env) => system.app.fetch(request, env))
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages)) {
      const results: Result[] = []
      for (let run = 0; run < RUNS; run++) results.push(await look(site.origin + path, port))
      rows.push({ what: `Lighthouse: ${name}`, ...summary(results), goal })
    }
    return rows
  } finally {
    await browser.close()
    site.close()
    await system.close()
  }
}

/** On a busy machine the browser's own record of a load is at times incomplete; then it is loaded again. */
async function look(url: string, port: number, tries = 3): Promise<Result> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (tries > 1) return look(url, port, tries - 1)
  throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`)
}

function summary(results: readonly Result[]): { figure: string; ratio: string } {
  const median = (of: (result: Result) => number) =>
    results.map(of).sort((a, b) => a - b)[Math.floor(results.length / 2)] ?? Number.NaN
  const score = (category: string) =>
    Math.round(100 * median(({ categories }) => categories[category]?.score ?? Number.NaN))
  const audit = (id: string) => median(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  return {
    figure: ['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(', '),
    ratio: [
      `LCP ${(audit('largest-contentful-paint') / 1000).toFixed(1)} s`,
      `CLS ${audit('cumulative-layout-shift').toFixed(3)}`,
      `TBT ${Math.round(audit('total-blocking-time'))} ms`,
    ].join(', '),
  }
}
