import { chromium, type Page } from '@playwright/test'
import { pathOf } from '../src/i18n/pages.ts'
import { loadBuild } from '../src/server/site/load-build.ts'
import { chromiumFlags, ensureChromium } from '../tests/support/chromium.ts'
import { openCompany } from './company.ts'
import { listen } from './listen.ts'
import { searchPage } from './post-search.ts'
import { milliseconds, type Row } from './table.ts'

const ROUNDS = 5
/** As Lighthouse's phone: slow 4G, and a processor four times slower. */
const slow4G = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const SLOWER = 4
/** The least time between the first field and the button. */
const CHOOSING_MS = 2_000

type Shown = { shell: number; answer: number; cars: number }

/** From "show cars" on the first page to the cars, in a browser on a slow line: its shape, the answer, the cars painted. */
export async function measureShowCars(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, 'show_cars', {}, await loadBuild())
  const site = await listen((request, env) => system.app.fetch(request, env))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const shown: Shown[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
      shown.push(await showCars(await context.newPage(), site.origin))
      await context.close()
    }
    const median = (of: (one: Shown) => number) =>
      shown.map(of).toSorted((a, b) => a - b)[Math.floor(shown.length / 2)] ?? Number.NaN
    return [
      {
        what: '"show cars", slow 4G, processor × 4: the form says it searches after',
        figure: milliseconds(median(({ shell }) => shell)),
        goal: '≤ 100 ms',
      },
      {
        what: 'cars painted',
        figure: milliseconds(median(({ cars }) => cars)),
        ratio: `${milliseconds(median(({ cars, answer }) => cars - answer))} after the answer`,
        goal: '≤ 500 ms after the answer',
      },
    ]
  } finally {
    await browser.close()
    site.close()
    await system.close()
  }
}

async function showCars(page: Page, origin: string): Promise<Shown> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(`${origin}${pathOf('index', 'en')}?${searchPage.split('?')[1]}`)
  await page.waitForFunction(() => document.documentElement.dataset.scripts === 'run')
  await page.waitForLoadState('networkidle')
  // Whoever searches has touched the form before they press its button.
  await page.locator('form select').first().focus()
  await page.waitForTimeout(CHOOSING_MS)
  return page.evaluate(watchCars)
}

/** On the page: presses the button and writes down when what was seen, each after the frame that painted it. */
async function watchCars(): Promise<Shown> {
  // The first button of the form takes away a coupon.
  const button = [...document.querySelectorAll<HTMLButtonElement>('form button[type=submit]')].at(-1)
  if (!button) throw new Error('there is no form to search with')
  // What is there when a frame begins is painted in it.
  const painted = (isSeen: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () =>
        isSeen() ? setTimeout(() => resolve(performance.now())) : requestAnimationFrame(look)
      requestAnimationFrame(look)
    })
  const answered = new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const answer = list.getEntries().find(({ name }) => name.endsWith('/api/booking/cars'))
      if (answer) resolve((answer as PerformanceResourceTiming).responseEnd)
    }).observe({ type: 'resource' })
  })
  const pressed = performance.now()
  button.click()
  const shell = await painted(() => button.disabled || !button.isConnected)
  const cars = await painted(() => document.querySelector('article[aria-labelledby^="car-"]') !== null)
  return { shell: shell - pressed, answer: (await answered) - pressed, cars: cars - pressed }
}
