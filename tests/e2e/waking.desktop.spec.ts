import type { Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/pages.ts'
import { carStep, tripInWeek } from './booking.ts'
import { expect, test } from './console.ts'
import { messages } from './messages.ts'

/** What browsers make of a page must be what the server made of it: otherwise parts of it are made twice, or not at all. */
const places: Record<string, string> = {
  'a page that is read': pathOf('contact', 'en'),
  'a page that is only HTML': pathOf('pricelist', 'en'),
  'the list of cars': carStep('en', tripInWeek(40)),
  'a customer who has no link': pathOf('documents', 'en'),
}

for (const [name, path] of Object.entries(places)) {
  test(`${name} is woken up as it was sent`, async ({ page }) => {
    await page.addInitScript(watchChanges)
    await page.goto(path)
    await expectAsSent(page, expected)
  })
}

test('services and the registration are woken up as they were sent', async ({ page }) => {
  await page.goto(carStep('en', tripInWeek(41)))
  await page.locator('article').first().getByRole('button', { name: messages.en.cars.choose }).click()
  await expect(page).toHaveURL(/booking\/services/)
  await page.addInitScript(watchChanges)
  await page.reload()
  await expectAsSent(page, expectedOfStep)
  await page.getByRole('button', { name: messages.en.services.submit }).click()
  await expect(page).toHaveURL(/booking\/registration/)
  await page.reload()
  await expectAsSent(page, expectedOfStep)
})

test('a page that nobody sees painted wakes up all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto(pathOf('contact', 'en'))
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'run')
})

test('what wakes in its turn stays the very element that was sent, and answers', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const sent = document.querySelectorAll(
        'header.site-header, header summary, article, article button, article input',
      )
      Object.assign(globalThis, { sent: [...sent] })
    })
  })
  await page.goto(carStep('en', tripInWeek(40)))
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'run')
  const stayed = await page.evaluate(() => {
    const { sent } = globalThis as unknown as { sent: Element[] }
    return { all: sent.length, connected: sent.filter(({ isConnected }) => isConnected).length }
  })
  expect(stayed.all).toBeGreaterThan(20)
  expect(stayed.connected).toBe(stayed.all)
  await page.locator('article').first().getByRole('button', { name: messages.en.cars.choose }).click()
  await expect(page).toHaveURL(/booking\/services/)
})

test('what an extension of the browser puts beside the page stays, and the page wakes up all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const place of [document.head, document.body, document.documentElement]) {
        const strange = place.appendChild(document.createElement('strange-thing'))
        strange.append('hello')
      }
    })
  })
  await page.goto(pathOf('contact', 'en'))
  await expect(page.locator('strange-thing')).toHaveCount(3)
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'run')
  await expect(page.locator('strange-thing')).toHaveCount(3)
})

/** Fields that only scripts can offer take the place of the browser's own. */
const expected = /^(form|noscript|ul|head)\b|^body (added|removed): (script|noscript)$|sr-only/
/** A step has no such fields: what is in its form stays, and takes on what the tab remembers. */
const expectedOfStep = /^(form|ul): (value|class)$|^head\b|^body (added|removed): script$/

async function expectAsSent(page: Page, known: RegExp): Promise<void> {
  await expect.poll(() => changesOf(page)).not.toEqual([])
  const changes = await changesOf(page)
  expect(changes.filter((change) => !known.test(change))).toEqual([])
}

const changesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { changes: string[] }).changes)

/** Elements and attributes alone: a text that is put apart reads the same. */
function watchChanges(): void {
  const changes: string[] = []
  Object.assign(globalThis, { changes })
  const nameOf = (target: Node) => {
    const inside = target instanceof Element ? target.closest('form, noscript, ul, select, .sr-only') : null
    if (inside)
      return inside.matches('.sr-only') ? 'sr-only' : inside.matches('select') ? 'form' : inside.localName
    return target instanceof Element ? `${target.localName} ${target.className}` : target.nodeName
  }
  const note = (records: readonly MutationRecord[]) => {
    for (const { target, type, attributeName, addedNodes, removedNodes } of records) {
      const name = nameOf(target)
      if (type === 'attributes' && attributeName !== 'data-scripts') changes.push(`${name}: ${attributeName}`)
      for (const node of addedNodes)
        if (node instanceof Element) changes.push(`${name.trim()} added: ${node.localName}`)
      for (const node of removedNodes)
        if (node instanceof Element) changes.push(`${name.trim()} removed: ${node.localName}`)
    }
  }
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true }),
  )
}
