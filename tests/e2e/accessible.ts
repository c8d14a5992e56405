import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * No violation of any rule by day. By night only colours differ, so only they are looked at again, and only once: they
 * are the same in every language.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, 'light')
  const language = await page.locator('html').getAttribute('lang')
  if (language === 'et') await expectNoViolations(page, 'dark', ['color-contrast', 'link-in-text-block'])
}

export async function expectNoViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules?: string[],
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // While one page fades into another, styles are still those of the old one.
  await page.waitForFunction(() => !('activeViewTransition' in document && document.activeViewTransition))
  // There are no frames in our pages; without them the old way of running is the same and twice as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  axe.options({ resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))
  expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
}
