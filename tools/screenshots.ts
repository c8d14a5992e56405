import '../src/server/production.ts'

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pathOf } from '../src/i18n/pages.ts'
import { compose } from '../src/server/compose.ts'
import { parseEnv } from '../src/server/env.ts'
import { loadBuild } from '../src/server/site/load-build.ts'
import { carStep, chooseCar, tripInWeek } from '../tests/e2e/booking.ts'
import { messages } from '../tests/e2e/messages.ts'
import { chromiumFlags, ensureChromium } from '../tests/support/chromium.ts'

/** The pictures of the README, taken from the built website with the demo company. */
const screens = {
  desktop: { viewport: { width: 1440, height: 960 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true },
}
const cars = (locale: 'en' | 'ru') => carStep(locale, tripInWeek(1))
const toServices = async (page: Page) => {
  await chooseCar(page, 'en')
  await page.getByRole('heading', { level: 1, name: messages.en.services.title }).waitFor()
  await page.waitForFunction(() => window.scrollY === 0)
}

const pictures: {
  name: string
  screen: keyof typeof screens
  path: string
  colorScheme?: 'dark'
  go?: (page: Page) => Promise<void>
}[] = [
  { name: 'home-desktop', screen: 'desktop', path: pathOf('index', 'en') },
  { name: 'services-desktop', screen: 'desktop', path: cars('en'), go: toServices },
  { name: 'home-phone', screen: 'phone', path: pathOf('index', 'et') },
  { name: 'cars-phone', screen: 'phone', path: cars('ru') },
  { name: 'prices-phone', screen: 'phone', path: pathOf('pricelist', 'en'), colorScheme: 'dark' },
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
for (const { name, screen, path, colorScheme = 'light', go } of pictures) {
  const page = await browser.newPage({ ...screens[screen], colorScheme, locale: 'et-EE' })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await go?.(page)
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).webp({ quality: 80 }).toFile(`docs/screenshots/${name}.webp`)
  await page.close()
}
await browser.close()
server.close()
await system.close()
rmSync(folder, { recursive: true })
