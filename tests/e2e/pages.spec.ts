import type { Page } from '@playwright/test'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { alternatesOf, type PageName, pageNames, pages, pathOf } from '../../src/i18n/pages.ts'
import { expectAccessible, expectNoViolations } from './accessible.ts'
import { expect, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { messages } from './messages.ts'
import { expectNoSidewaysScroll } from './sideways.ts'

/** The booking steps need a booking on its way; the tests of the flow open them. */
const open = pageNames.filter((page) => pages[page].layout !== 'registration')

for (const name of open) {
  test(`${name} is whole, accessible and fits its screen in every language`, async ({ page, baseURL }, {
    project,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const isPhone = project.name === 'phone'
    // A phone's layout needs one look, with the longest words; wide screens are looked at by day and by night.
    for (const locale of isPhone ? languagesTried('ru') : locales) {
      const response = await page.goto(pathOf(name, locale))
      expect(response?.status()).toBe(200)
      await expectNoSidewaysScroll(page)
      if (isPhone) {
        if (locale === 'ru') await expectNoViolations(page, 'dark')
        continue
      }
      await expectHead(page, name, locale, baseURL ?? '')
      await expect(page.locator('h1')).toHaveCount(1)
      await expectAccessible(page)
    }
  })
}

async function expectHead(page: Page, name: PageName, locale: Locale, origin: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  const { title, description } = messages[locale].meta[name]
  await expect(page).toHaveTitle(`${title} – ${messages[locale].site.name}`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + pathOf(name, locale))
  await expect(page.locator('meta[name="robots"]')).toHaveCount(pages[name].isIndexable ? 0 : 1)
  const alternates = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  const expected = alternatesOf(name).map(({ hreflang, path }) => [hreflang, origin + path])
  expect(alternates).toEqual(pages[name].isIndexable ? expected : [])
}
