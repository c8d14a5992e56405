import { expect, type Page } from '@playwright/test'

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  // A page whose window has just become narrow needs a moment to follow.
  await expect.poll(tooWide, { message: page.url() }).toBeLessThanOrEqual(0)
}
