import { expect, type Page } from '@playwright/test'

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide, page.url()).toBeLessThanOrEqual(0)
}
