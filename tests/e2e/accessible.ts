import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rows of a table are made by one part: the first six stand for all. */
const FURTHER_ROWS = 'tbody > tr:nth-child(n + 7)'

type RunOptions = Parameters<AxeBuilder['options']>[0]

/** They take most of the time of a look, and are the same in every language. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/** No violation of any rule; colours are looked at in one language, by day and by night. */
export async function expectAccessible(page: Page): Promise<void> {
  const language = await page.locator('html').getAttribute('lang')
  if (language !== 'et') {
    const disabled = Object.fromEntries(aboutColours.map((rule) => [rule, { enabled: false }]))
    return expectNoViolations(page, 'light', { rules: disabled })
  }
  await expectNoViolations(page, 'light')
  await expectNoViolations(page, 'dark', { runOnly: aboutColours })
}

export async function expectNoViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  options: RunOptions = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // While one page fades into another, styles are still those of the old one.
  await page.waitForFunction(() => !('activeViewTransition' in document && document.activeViewTransition))
  // There are no frames in our pages; without them the old way of running is the same and twice as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude(FURTHER_ROWS)
  axe.options({ resultTypes: ['violations'], ...options })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))
  expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
}
