import { chromium, type Page } from '@playwright/test'
import { loadBuild } from '../src/server/site/load-build.ts'
import { codeAt, stepAt } from '../src/use-cases/sign-in/one-time-code.ts'
import { chromiumFlags, ensureChromium } from '../tests/support/chromium.ts'
import { CODE_SECRET, cookieOf, hire, PASSWORD } from '../tests/support/staff.ts'
import { BENCH_NOW, openCompany } from './company.ts'
import { listen } from './listen.ts'
import { milliseconds, type Row, times } from './table.ts'

const ROUNDS = 5
const FRAMES = 120

type Frames = { mean: number; slow: number }

/**
 * Frames while the timeline of 300 cars and 20,000 bookings is scrolled and a bar is dragged, against an empty box of
 * the same size that is scrolled in the same way on the same page.
 */
export async function measureTimelineFrames(serverUrl: string): Promise<Row[]> {
  const system = await openCompany(serverUrl, 'timeline_frames', { cars: 300, busy: 67 }, await loadBuild())
  const site = await listen((request, env) => system.app.fetch(request, env))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, site.origin, await hire({ db: () => system.database.db }, 'owner'))
    await page.clock.setFixedTime(BENCH_NOW)
    await page.goto(`${site.origin}/admin/timeline`)
    await page.locator('.tl-bar').first().waitFor()
    await page.evaluate(addEmptyBox)

    const samples = { sideways: [], downwards: [], drag: [] } as Record<Way, { own: Frames; empty: Frames }[]>
    for (let round = -1; round < ROUNDS; round++) {
      for (const way of ['sideways', 'downwards'] as const) {
        const empty = await page.evaluate(scroll, { selector: '#empty-box', way, frames: FRAMES })
        const own = await page.evaluate(scroll, { selector: '.tl-box', way, frames: FRAMES })
        if (round >= 0) samples[way].push({ own, empty })
      }
      const empty = await drag(page, '#empty-box')
      const own = await drag(page, '.tl-box')
      if (round >= 0) samples.drag.push({ own, empty })
    }
    return (Object.keys(samples) as Way[]).map((way) => rowOf(way, samples[way]))
  } finally {
    await browser.close()
    site.close()
    await system.close()
  }
}

type Way = 'sideways' | 'downwards' | 'drag'

const names: Record<Way, string> = {
  sideways: 'timeline scrolled through the days',
  downwards: 'timeline scrolled through the cars',
  drag: 'a booking dragged over the timeline',
}

function rowOf(way: Way, samples: readonly { own: Frames; empty: Frames }[]): Row {
  const median = (of: (sample: { own: Frames; empty: Frames }) => number) =>
    samples.map(of).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN
  return {
    what: names[way],
    figure: `${milliseconds(median(({ own }) => own.mean))} a frame, ${milliseconds(median(({ own }) => own.slow))} at the 95th percentile`,
    ratio: `${times(median(({ own, empty }) => own.mean / empty.mean))} and ${times(median(({ own, empty }) => own.slow / empty.slow))} an empty box`,
    goal: way === 'downwards' ? '≤ 1.3 ×' : '≤ 1.5 ×',
  }
}

async function signIn(page: Page, origin: string, { email }: { email: string }): Promise<void> {
  const login = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: PASSWORD, code: codeAt(CODE_SECRET, stepAt(BENCH_NOW)) }),
  })
  const [name = '', value = ''] = cookieOf(login).split('=')
  await page.context().addCookies([{ name, value, domain: '127.0.0.1', path: '/api/admin' }])
}

/** Over the timeline and as large, with as much to scroll, and nothing in it. */
function addEmptyBox(): void {
  const own = document.querySelector('.tl-box')
  if (!own) throw new Error('there is no timeline')
  const frame = own.getBoundingClientRect()
  const box = document.createElement('div')
  box.id = 'empty-box'
  Object.assign(box.style, {
    position: 'fixed',
    zIndex: '9999',
    left: `${frame.left}px`,
    top: `${frame.top}px`,
    width: `${frame.width}px`,
    height: `${frame.height}px`,
    overflow: 'auto',
    background: '#fff',
    display: 'none',
  })
  const inside = document.createElement('div')
  Object.assign(inside.style, { width: `${own.scrollWidth}px`, height: `${own.scrollHeight}px` })
  box.append(inside)
  document.body.append(box)
}

/** To and fro, a few pixels a frame: over days that are known, and back. */
async function scroll(asked: {
  selector: string
  way: 'sideways' | 'downwards'
  frames: number
}): Promise<Frames> {
  const box = document.querySelector<HTMLElement>(asked.selector)
  if (!box) throw new Error('there is nothing to scroll')
  const isEmpty = asked.selector === '#empty-box'
  if (isEmpty) box.style.display = 'block'
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const taken: number[] = []
  let last = await frame()
  for (let count = 0; count < asked.frames; count++) {
    const step = count < asked.frames / 2 ? 48 : -48
    if (asked.way === 'sideways') box.scrollLeft += step
    else box.scrollTop += step
    const now = await frame()
    taken.push(now - last)
    last = now
  }
  if (isEmpty) box.style.display = 'none'
  taken.sort((a, b) => a - b)
  return {
    mean: taken.reduce((sum, value) => sum + value, 0) / taken.length,
    slow: taken[Math.floor(taken.length * 0.95)] ?? Number.NaN,
  }
}

/** A pointer that takes hold of something and moves; Escape lets go of it again. */
async function drag(page: Page, selector: string): Promise<Frames> {
  const isEmpty = selector === '#empty-box'
  if (isEmpty) await page.locator(selector).evaluate((box) => void (box.style.display = 'block'))
  const bar = await page
    .locator(isEmpty ? selector : '.tl-row .tl-bar >> visible=true')
    .nth(isEmpty ? 0 : 3)
    .boundingBox()
  if (!bar) throw new Error('there is nothing to drag')
  const [x, y] = [bar.x + Math.min(60, bar.width / 2), bar.y + Math.min(12, bar.height / 2)]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(watch)
  for (let step = 0; step < FRAMES; step++) {
    await page.mouse.move(x + 3 * Math.min(step, FRAMES - step), y + 2 * Math.min(step, FRAMES - step))
  }
  const frames = await page.evaluate(() => (window as unknown as { seen: () => Frames }).seen())
  await page.keyboard.press('Escape')
  await page.mouse.up()
  if (isEmpty) await page.locator(selector).evaluate((box) => void (box.style.display = 'none'))
  return frames
}

function watch(): void {
  const taken: number[] = []
  let last = performance.now()
  let isOver = false
  const look = (now: number) => {
    taken.push(now - last)
    last = now
    if (!isOver) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const seen = () => {
    isOver = true
    taken.sort((a, b) => a - b)
    return {
      mean: taken.reduce((sum, value) => sum + value, 0) / taken.length,
      slow: taken[Math.floor(taken.length * 0.95)] ?? Number.NaN,
    }
  }
  Object.assign(window, { seen })
}
