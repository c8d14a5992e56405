import { pageNames, pages, pathOf } from '../../src/i18n/pages.ts'
import { test } from './console.ts'
import { languagesTried } from './languages.ts'
import { phone } from './phone.ts'
import { expectNoSidewaysScroll } from './sideways.ts'

test.use(phone)

test('no page is wider than the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of pageNames.filter((page) => pages[page].layout !== 'registration')) {
    for (const locale of languagesTried('ru')) {
      await page.goto(pathOf(name, locale))
      await expectNoSidewaysScroll(page)
    }
  }
})
