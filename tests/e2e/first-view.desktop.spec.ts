import type { Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/pages.ts'
import { listenLocally } from '../../src/infra/local-server.ts'
import { isProof } from '../support/proof.ts'
import { field, tripInWeek } from './booking.ts'
import { expect, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { messages } from './messages.ts'

const phone = { width: 390, height: 844 }
const screens = [
  phone,
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]

const submit = (page: Page, locale: 'et' | 'en' | 'ru') =>
  page.getByRole('button', { name: messages[locale].search.submit })

for (const viewport of isProof ? screens : screens.slice(0, 2)) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('the whole search with its button is in the first view', async ({ page }) => {
      for (const locale of languagesTried('ru')) {
        await page.goto(pathOf('index', locale))
        await expect(submit(page, locale)).toBeInViewport({ ratio: 1 })
        for (const name of ['rentLocationId', 'rentTime', 'returnLocationId', 'returnTime']) {
          await expect(field(page, name)).toBeInViewport({ ratio: 1 })
        }
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
      }
    })

    test('a link to a search that cannot be shows what is wrong with it', async ({ page }) => {
      for (const locale of languagesTried('ru')) {
        const query = tripInWeek(3).query.replace(/returnDate=[\d-]+/, 'returnDate=2020-01-01')
        await page.goto(`${pathOf('booking-car', locale)}?${query}`)
        const said = page.getByText(messages[locale].search.errors.returnBeforeRent)
        await expect(said).toBeInViewport({ ratio: 1 })
        await expect(page.locator('[data-invalid="true"]:focus')).toHaveCount(1)
        await expect(submit(page, locale)).toBeInViewport({ ratio: 1 })
      }
    })
  })
}

test('a group on the front page leads to its free cars', async ({ page }) => {
  await page.goto(pathOf('index', 'en'))
  const group = page.getByRole('region', { name: messages.en.home.groups.title }).getByRole('link').nth(1)
  const name = (await group.textContent()) ?? ''
  await group.click()
  await expect(page).toHaveURL(/\/en\/booking\/car\?.*groups=\d+/)
  await expect(page.getByRole('article').first()).toContainText(name)
})

test.describe('a page that comes slowly', () => {
  test.use({ viewport: phone })

  test('shows nothing that moves when the rest is there', async ({ page, baseURL }) => {
    const home = pathOf('index', 'et')
    const slow = await listenLocally(() => async ({ url }) => {
      const { pathname, search } = new URL(url)
      const answer = await fetch(`${baseURL}${pathname}${search}`)
      const headers = { 'content-type': answer.headers.get('content-type') ?? '' }
      if (pathname !== home) return new Response(answer.body, { headers })
      return new Response(inParts(await answer.text(), '<h2 id="search-title"'), { headers })
    })
    try {
      await page.goto(slow.url + home)
      expect(await shifted(page)).toBeLessThan(0.01)
    } finally {
      await slow.close()
    }
  })
})

/** A page up to a place, and the rest of it when the browser has had time to show that. */
function inParts(html: string, place: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const end = html.indexOf(place)
  expect(end).toBeGreaterThan(0)
  return new ReadableStream<string>({
    async start(parts) {
      parts.enqueue(html.slice(0, end))
      await new Promise((resolve) => setTimeout(resolve, 500))
      parts.enqueue(html.slice(end))
      parts.close()
    },
  }).pipeThrough(new TextEncoderStream())
}

/** How much of what was shown went elsewhere while the page was loaded, as the browser counts. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
