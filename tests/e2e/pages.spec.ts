import { pageNames, pages, pathOf } from '../../src/i18n/pages.ts'
import { expectAccessible, expectNoViolations } from './accessible.ts'
import { expect, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { expectNoSidewaysScroll } from './sideways.ts'
import { expectSoundHtml } from './sound-html.ts'

/** The booking steps need a booking on its way; the tests of the flow open them. */
const open = pageNames.filter((page) => pages[page].layout !== 'registration')

for (const name of open) {
  test(`${name} is whole, accessible and fits its screen in every language`, async ({ page }, {
    project,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const isPhone = project.name === 'phone'
    // A phone's layout needs one look, with the longest words; wide screens are looked at by day and by night.
    for (const locale of languagesTried(isPhone ? 'ru' : 'et')) {
      const response = await page.goto(pathOf(name, locale))
      expect(response?.status()).toBe(200)
      await expectNoSidewaysScroll(page)
      await expectSoundHtml(page)
      if (isPhone) {
        if (locale === 'ru') await expectNoViolations(page, 'dark')
        continue
      }
      await expect(page.locator('h1')).toHaveCount(1)
      await expectAccessible(page)
    }
  })
}
