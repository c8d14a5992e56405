import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'
import { isProof } from '../support/proof.ts'
import { paleTexts } from './contrast.ts'

/** The rows of a table are made by one part, and so are cars in a list: the first six stand for all. */
const FURTHER_ROWS = [
  'tbody > tr:nth-child(n + 7)',
  ':nth-child(n + 7) > .car-card',
  '.car-card:nth-child(n + 7)',
]

/** Found by a way of our own at every change, and by axe in `npm run proof`. */
const CONTRAST = 'color-contrast'
const aboutColours = [CONTRAST, 'link-in-text-block']

const WIDE = 640

/** Without its comments it is half as long, and it is given to a hundred pages. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * No violation of any rule, in Estonian, by day and by night. The other languages have the same parts: they are looked
 * at where they are narrow, and everywhere in `npm run proof`.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const language = await page.locator('html').getAttribute('lang')
  if (language === 'et') {
    await expectNoViolations(page, 'light')
    await expectColours(page, 'dark')
  } else if (isProof || (page.viewportSize()?.width ?? 0) < WIDE)
    await expectNoViolations(page, 'light', { isInGrey: true })
}

/** Axe's rules, and the contrast of every text; in grey without what is about colours, which no language changes. */
export async function expectNoViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  { isInGrey = false } = {},
): Promise<void> {
  await paint(page, colorScheme)
  const off = isInGrey ? aboutColours : isProof ? [] : [CONTRAST]
  const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]))
  await expectNothingFound(page, colorScheme, { rules })
  if (!isInGrey && !isProof) await expectColours(page, colorScheme)
}

/** The contrast of every text alone: by night the parts are those of the day. */
export async function expectColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await paint(page, colorScheme)
  if (isProof) await expectNothingFound(page, colorScheme, { runOnly: aboutColours })
  else expect(await paleTexts(page), `${page.url()} in ${colorScheme}`).toEqual([])
}

async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // While one page fades into another, styles are still those of the old one.
  await page.waitForFunction(() => !('activeViewTransition' in document && document.activeViewTransition))
}

async function expectNothingFound(page: Page, colorScheme: string, options: Axe.RunOptions): Promise<void> {
  const violations = await violationsIn(page, { resultTypes: ['violations'], ...options })
  const found = violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))
  expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
}

/** There are no frames in our pages, so nothing needs to be put together; and a page that has axe is not given it anew. */
async function violationsIn(page: Page, options: Axe.RunOptions) {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    ([further, wanted]) =>
      (window as typeof window & { axe: typeof Axe }).axe.run({ exclude: further }, wanted),
    [FURTHER_ROWS, options] as const,
  )
  return violations
}
