import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { chromium } from '@playwright/test'
import { compose } from '../src/server/compose.ts'
import { parseEnv } from '../src/server/env.ts'
import { loadBuild } from '../src/server/load-build.ts'
import { carStep, tripInWeek } from '../tests/e2e/booking.ts'
import { chromiumFlags, ensureChromium } from '../tests/support/chromium.ts'

/** The pictures of the README, taken from the built website with the demo company. */
const pictures = [
  { name: 'home-desktop', path: '/en', width: 1440, height: 1000 },
  { name: 'home-phone', path: '/', width: 390, height: 844 },
  { name: 'cars-phone', path: carStep('ru', tripInWeek(1)), width: 390, height: 844 },
]

const folder = mkdtempSync(join(tmpdir(), 'autorent-screenshots-'))
const env = parseEnv({ DATA_DIR: folder, LOG_LEVEL: 'error' })
const system = await compose(env, { now: () => new Date(), build: await loadBuild() })
const server = serve({ fetch: system.app.fetch, hostname: '127.0.0.1', port: 0 })
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

mkdirSync('docs/screenshots', { recursive: true })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
for (const { name, path, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, locale: 'et-EE' })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `docs/screenshots/${name}.png` })
  await page.close()
}
await browser.close()
server.close()
await system.close()
rmSync(folder, { recursive: true })
