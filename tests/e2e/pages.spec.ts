import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { type PageName, pageNames, pages, pathOf } from '../../src/i18n/pages.ts'
import { expectAccessible, expectNoViolations } from './accessible.ts'
import { expect, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { phone } from './phone.ts'
import { expectNoSidewaysScroll } from './sideways.ts'
import { expectSoundHtml } from './sound-html.ts'

/** The booking steps need a booking on its way; the tests of the flow open them. */
const open = pageNames.filter((page) => pages[page].layout !== 'registration')

for (const name of open) {
  test(`${name} is whole, accessible and fits its screen in every language`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const locale of languagesTried('et')) {
      await expectWhole(page, name, locale)
      await expect(page.locator('h1')).toHaveCount(1)
      await expectAccessible(page)
    }
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  // Its layout needs one look, with the longest words; wide screens are looked at by day and by night.
  for (const name of open) {
    test(`${name} fits its screen`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const locale of languagesTried('ru')) {
        await expectWhole(page, name, locale)
        if (locale === 'ru') await expectNoViolations(page, 'dark')
      }
    })
  }
})

async function expectWhole(page: Page, name: PageName, locale: Locale): Promise<void> {
  const response = await page.goto(pathOf(name, locale))
  expect(response?.status()).toBe(200)
  await expectNoSidewaysScroll(page)
  await expectSoundHtml(page)
}
