import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { isProof } from '../support/proof.ts'

/** The rows of a table are made by one part, and so are cars in a list: the first six stand for all. */
const FURTHER_ROWS = [
  'tbody > tr:nth-child(n + 7)',
  ':nth-child(n + 7) > .car-card',
  '.car-card:nth-child(n + 7)',
]

/** They take most of the time of a look, and are the same in every language. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/** Every rule but those. */
export const inGrey: RunOptions = {
  rules: Object.fromEntries(aboutColours.map((rule) => [rule, { enabled: false }])),
}

const WIDE = 640

/**
 * No violation of any rule, in Estonian, by day and by night. The other languages have the same parts: they are looked
 * at where they are narrow, and everywhere in `npm run proof`.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const language = await page.locator('html').getAttribute('lang')
  if (language === 'et') {
    await expectNoViolations(page, 'light')
    await expectNoViolations(page, 'dark', { runOnly: aboutColours })
  } else if (isProof || (page.viewportSize()?.width ?? 0) < WIDE)
    await expectNoViolations(page, 'light', inGrey)
}

export async function expectNoViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  options: RunOptions = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // While one page fades into another, styles are still those of the old one.
  await page.waitForFunction(() => !('activeViewTransition' in document && document.activeViewTransition))
  const violations = await violationsIn(page, { resultTypes: ['violations'], ...options })
  const found = violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))
  expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
}

/** There are no frames in our pages, so nothing needs to be put together; and a page that has axe is not given it anew. */
async function violationsIn(page: Page, options: RunOptions) {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([further, wanted]) =>
      (window as typeof window & { axe: typeof axe }).axe.run({ exclude: further }, wanted),
    [FURTHER_ROWS, options] as const,
  )
  return violations
}
