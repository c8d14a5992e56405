import type { Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/pages.ts'
import { isProof } from '../support/proof.ts'
import { field, tripInWeek } from './booking.ts'
import { expect, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { messages } from './messages.ts'

const screens = [
  { width: 390, height: 844 },
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
