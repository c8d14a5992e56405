import type { Page } from '@playwright/test'

/** It is said for some seconds only: on a busy machine whoever looks now and then may look too late. */
export async function listenFor(page: Page, text: string): Promise<{ said: Promise<void> }> {
  const heard = await page.evaluateHandle((sentence) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    new MutationObserver((_, observer) => {
      if (!document.body.textContent.includes(sentence)) return
      observer.disconnect()
      resolve()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return { promise }
  }, text)
  return { said: heard.evaluate(({ promise }) => promise) }
}
