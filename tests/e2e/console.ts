import { test as base, expect, type Page } from '@playwright/test'
import { CompanyInProcess } from './company-in-process.ts'

/**
 * A page that complains in the console fails its test: hydration and policy errors surface at once.
 * A worker has a company in its process from the first test on that asks for one. All files take this one `test`: where
 * they differ in what a worker has, Playwright starts a worker anew, with its browser and its company.
 */
export const test = base.extend<{ complaints: string[] }, { company: CompanyInProcess }>({
  company: [
    async ({ browser: _browser }, use) => {
      const company = await CompanyInProcess.open()
      await use(company)
      await company.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForScripts(page)
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', ({ message }) => {
        if (!isHalfSeen(message)) complaints.push(message)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** A page that is left or loaded anew while it fades in has its fading cut short, and the browser says so. */
const isHalfSeen = (message: string): boolean => /^Transition was (skipped|aborted)/.test(message)

/** A page that is left for nothing. */
export const NOWHERE = 'about:blank'

/** The scripts come after the paint; a test that begins earlier would test a page without them. */
function waitForScripts(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const settle = () => page.waitForFunction(() => document.documentElement.dataset.scripts === 'run')
  page.goto = async (...args) => {
    const response = await goto(...args)
    if (args[0] !== NOWHERE) await settle()
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    await settle()
    return response
  }
}

/** The browser itself reports an answer of 4xx, and the test wanted just that answer. */
export function expectReported(complaints: string[], words: string): void {
  const isExpected = (text: string) => text.includes(words)
  expect(complaints.filter(isExpected)).not.toEqual([])
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !isExpected(text)))
}

export { expect }
