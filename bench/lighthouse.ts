import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { pathOf } from '../src/i18n/pages.ts'
import { loadBuild } from '../src/server/site/load-build.ts'
import { chromiumFlags, ensureChromium } from '../tests/support/chromium.ts'
import { freePort } from '../tests/support/free-port.ts'
import { openCompany } from './company.ts'
import { listen } from './listen.ts'
import type { Row } from './table.ts'
import { type VisitorPage, visitorPages } from './visitor-pages.ts'

const RUNS = 5

/** Steps and own pages are not indexed: of SEO they say nothing. */
const unindexed = new Set(['car step', 'services', 'registration', 'own page'])

const goal = '≥ 98, 100, 100, 100; LCP ≤ 1.4 s, CLS ≤ 0.01, TBT ≤ 100 ms'

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
    const pages: Record<string, VisitorPage> = {
      ...(await visitorPages(system)),
      'home in Russian': { path: pathOf('index', 'ru') },
    }
    for (const [name, page] of Object.entries(pages)) {
      const results: Result[] = []
      for (let run = 0; run < RUNS; run++) results.push(await look(site.origin, page, port))
      const note = unindexed.has(name) ? ' (not indexed)' : ''
      rows.push({ what: `Lighthouse: ${name}${note}`, ...summary(results), goal })
    }
    return rows
  } finally {
    await browser.close()
    site.close()
    await system.close()
  }
}

/** On a busy machine the browser's own record of a load is at times incomplete; then it is loaded again. */
async function look(origin: string, page: VisitorPage, port: number, tries = 3): Promise<Result> {
  const url = origin + page.path
  const extraHeaders = page.cookie === undefined ? {} : { extraHeaders: { cookie: page.cookie } }
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', ...extraHeaders })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (tries > 1) return look(origin, page, port, tries - 1)
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
